#include "play/position_file.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "record/start.hpp"

namespace play {
namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(blanks) - first + 1));
}

/// Of an EPD, whose operations follow four fields and end with semicolons, these fields.
std::string position_of(const std::string& line) {
    if (line.find(';') == std::string::npos) return line;
    std::size_t end = 0;
    for (int field = 0; field < 4 && end != std::string::npos; ++field)
        end = line.find(' ', line.find_first_not_of(' ', end));
    return line.substr(0, end);
}

/// The game whose position it is meant to be: eight ranks without stacks are those of chess.
game::Rules rules_meant(std::string_view line) {
    const std::string_view ranks = line.substr(0, line.find(' '));
    const bool can_be_chess =
        std::ranges::count(ranks, '/') == 7 && ranks.find('(') == std::string_view::npos;
    return can_be_chess ? game::Rules::chess : game::Rules::stackchess;
}

} // namespace

bool is_like_position(std::string_view line) {
    const std::string_view ranks = line.substr(0, line.find(' '));
    return std::ranges::count(ranks, '/') >= 3 && ranks.find('[') == std::string_view::npos;
}

std::vector<std::string> position_lines(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string line = trimmed(text.substr(0, end));
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
    for (const game::Rules rules : {game::Rules::chess, game::Rules::stackchess}) {
        record::StartTags tags{.fen = position};
        tags.variant = game::of_game(rules, std::optional<std::string>("Stackchess"),
                                     std::optional<std::string>());
        const auto start = record::read_wild_start(tags);
        if (!start) {
            // A position that can be read, though not played, is known by that.
            if (rules == rules_meant(position) && !problem) problem = start.error();
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
