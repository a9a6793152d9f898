#include "play/position_file.hpp"

#include <string>

#include "record/start.hpp"

namespace play {
namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(blanks) - first + 1));
}

} // namespace

std::optional<LoadedGame> read_position(std::string_view text) {
    const std::string line = trimmed(text);
    if (line.find('\n') != std::string::npos) return std::nullopt;
    for (const game::Rules rules : {game::Rules::chess, game::Rules::stackchess}) {
        record::StartTags tags{.fen = line};
        tags.variant = game::of_game(rules, std::optional<std::string>("Stackchess"),
                                     std::optional<std::string>());
        const auto start = record::read_wild_start(tags);
        if (!start) continue;
        LoadedGame game{.is_foreign = true};
        game.record.setup = start->setup;
        if (!start->repairs.empty())
            game.warnings.push_back({.kind = record::ProblemKind::repaired_fen,
                                     .line = 1,
                                     .text = line,
                                     .repairs = start->repairs});
        return game;
    }
    return std::nullopt;
}

} // namespace play
