#include "play/position_file.hpp"

#include <algorithm>
#include <utility>

#include "core/capitals.hpp"
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

/// Takes the next line on which there is something; it is empty at the end.
std::string take_line(std::string_view& text) {
    std::string line;
    while (line.empty() && !text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        line = core::trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return line;
}

} // namespace

bool is_position_file(std::string_view path) {
    const std::string small = core::small_letters(path);
    return small.ends_with(".fen") || small.ends_with(".epd");
}

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
    for (std::string line = take_line(text); !line.empty(); line = take_line(text)) {
        if (!is_like_position(line)) return {};
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string no_position_line(std::string_view text) {
    std::string line = take_line(text);
    while (is_like_position(line)) line = take_line(text);
    return line;
}

LoadResult read_position(const std::string& line) {
    const std::string position = position_of(line);
    const auto start = record::find_start(position, rules_meant(position, game::Rules::chess));
    if (!start)
        return core::Failure<LoadError>(
            LoadError{.fault = LoadFault::damaged, .problem = start.error()});
    LoadedGame game;
    game.record.setup = start->setup;
    if (!start->repairs.empty())
        game.warnings.push_back({.kind = record::ProblemKind::repaired_fen,
                                 .line = 1,
                                 .text = position,
                                 .repairs = start->repairs});
    if (record::hides_chess960({}, start->setup))
        game.warnings.push_back(
            {.kind = record::ProblemKind::chess960_rights, .line = 1, .text = position});
    return game;
}

} // namespace play
