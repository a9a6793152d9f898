// Any text followed by its checksum, read as a profile. What can be read is written as the same
// text.

#include "core/checksum.hpp"
#include "fuzz/target.hpp"
#include "play/profiles.hpp"

void fuzz::check(Input input) {
    std::string text(input.text());
    text += "checksum " + core::checksum_text(core::checksum(input.text())) + '\n';
    const auto profile = play::read_profile("Zoe", text);
    if (!profile) return;
    require(play::profile_text(*profile) == text, "a profile is written as it was read");
    for (const game::Rules rules : {game::Rules::stackchess, game::Rules::chess}) {
        const auto rating = profile->rating(rules);
        require(!rating || (rating->value > -10'000 && rating->value < 10'000 &&
                            rating->deviation > 0 && rating->deviation <= 350),
                "a rating is one");
    }
    require(profile->total(game::Rules::stackchess).played() +
                    profile->total(game::Rules::chess).played() ==
                profile->games.size(),
            "every game counts once");
}
