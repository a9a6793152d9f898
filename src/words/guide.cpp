#include "words/guide.hpp"

#include <cassert>

#include "game/rules_text.hpp"
#include "record/start.hpp"
#include "words/refusals.hpp"

namespace words {

using game::Rules;

std::span<const GuidePage> guide_pages(Rules rules) {
    return of_game<std::span<const GuidePage>>(rules, message::stackchess_guide,
                                               message::chess_guide);
}

std::unique_ptr<session::Session> guide_session(Rules rules, const GuidePage& page) {
    const auto setup = record::read_start(
        {.variant = std::string(to_text(rules)), .fen = std::string(page.position)});
    assert(setup);
    return session::make_session(*setup);
}

std::string guide_remark(Voice voice, const session::Session& session,
                         const GuideExample& example) {
    if (example.remark) return say(voice, *example.remark);
    const auto move = session.read(example.move.in(voice.language), letters(voice.language));
    assert(!move);
    return refusal_sentence(voice, move.error(), session.rules(), session.turn());
}

} // namespace words
