#include "play/position_file.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/trim.hpp"
#include "record/start.hpp"

namespace play {
namespace {

/// Of an EPD, whose operations follow four fields and end with semicolons, these fields.
std::string position_of(const std::string& line) {
    if (line.find(';') == std::string::npos) return line;
    std::size_t end = 0;
    for (int field = 0; field < 4 && end != std::string::npos; ++field)
        end = line.find(' ', line.find_first_not_of(' ', end));
    return line.substr(0, end);
}

/// Whether a text that looks like a position can be meant as one of this game; any can be of
/// Stackchess.
bool can_be(game::Rules rules, std::string_view line) {
    const std::string_view ranks = line.substr(0, line.find(' '));
    switch (rules) {
    case game::Rules::stackchess: return true;
    case game::Rules::chess:
        return std::ranges::count(ranks, '/') == 7 && ranks.find('(') == std::string_view::npos;
    }
    return false;
}

} // namespace

bool is_like_position(std::string_view line) {
    const std::string_view ranks = line.substr(0, line.find(' '));
    return std::ranges::count(ranks, '/') >= 3 && ranks.find('[') == std::string_view::npos;
}

game::Rules rules_meant(std::string_view line, game::Rules preferred) {
    while (!can_be(preferred, line)) preferred = game::next_game(preferred);
    return preferred;
}

std::vector<std::string> position_lines(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string line(core::trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.empty()) continue;
        if (!is_like_position(line)) return {};
        lines.push_back(std::move(line));
    }
    return lines;
}

LoadResult read_position(const std::string& line) {
    const std::string position = position_of(line);
    std::optional<record::Problem> problem;
    game::Rules rules = rules_meant(position, game::Rules::chess);
    for (std::size_t i = 0; i < game::every_game.size(); ++i, rules = game::next_game(rules)) {
        const auto start = record::read_wild_start(record::start_tags(rules, position));
        if (!start) {
            // A position that can be read, though not played, is known by that.
            if (!problem) problem = start.error();
            if (start.error().kind == record::ProblemKind::unplayable_fen) problem = start.error();
            continue;
        }
        LoadedGame game;
        game.record.setup = start->setup;
        if (!start->repairs.empty())
            game.warnings.push_back({.kind = record::ProblemKind::repaired_fen,
                                     .line = 1,
                                     .text = position,
                                     .repairs = start->repairs});
        return game;
    }
    return core::Failure<LoadError>(
        LoadError{.fault = LoadFault::damaged, .problem = std::move(problem)});
}

} // namespace play
