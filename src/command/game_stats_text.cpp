#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "command/game_stats.hpp"
#include "words/command_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using record::GameResult;
using words::say;
using words::Voice;

constexpr std::size_t longest_table = 10;

std::string kind_name(Voice voice, const GameGroup& kind) {
    const words::Message& start =
        kind.knights ? message::stats_stackchess_knights : message::stats_stackchess;
    return say(voice,
               kind.set_up ? of_game(kind.rules, message::stats_stackchess_set_up,
                                     message::stats_chess_set_up)
                           : of_game(kind.rules, start, message::stats_chess),
               {{"size", kind.size}});
}

/// A line of a table: what is counted, the count, and a share in percent if there is one.
std::string line(Voice voice, const std::string& name, const std::string& count,
                 std::optional<int> share = {}) {
    std::string text = fmt::format("  {:<44}{:>10}", name, count);
    if (share) text += fmt::format("{:>8}", say(voice, message::percent, {{"number", *share}}));
    return text + '\n';
}

/// A share in percent, rounded; nothing if `whole` is 0.
std::optional<int> share_of(std::uint64_t part, std::uint64_t whole) {
    if (whole == 0) return std::nullopt;
    return static_cast<int>((200 * part + whole) / (2 * whole));
}

std::string results(Voice voice, const GameStats& stats) {
    const std::uint64_t games = stats.results().games();
    const auto row = [&](const words::Message& name, GameResult result) {
        const std::uint64_t count = stats.results()[result];
        return line(voice, say(voice, name), std::to_string(count), share_of(count, games));
    };
    return line(voice, say(voice, message::stats_games), std::to_string(games)) +
           line(voice, say(voice, message::stats_bad_games), std::to_string(stats.bad_games())) +
           row(message::stats_white_wins, GameResult::white_wins) +
           row(message::stats_black_wins, GameResult::black_wins) +
           row(message::stats_draws, GameResult::draw) +
           row(message::stats_unfinished, GameResult::unfinished);
}

/// The average number of moves of both sides, to one decimal.
std::string average_length(Voice voice, const GameStats& stats) {
    const std::uint64_t games = std::max<std::uint64_t>(stats.whole_games(), 1);
    const std::uint64_t tenths = (5 * stats.plies() + games / 2) / games;
    return say(voice, message::decimal, {{"whole", tenths / 10}, {"tenths", tenths % 10}});
}

std::string lengths(Voice voice, const GameStats& stats) {
    return line(voice, say(voice, message::stats_average), average_length(voice, stats)) +
           line(voice, say(voice, message::stats_longest),
                std::to_string((stats.longest() + 1) / 2));
}

std::string kinds(Voice voice, const GameStats& stats) {
    std::string text = '\n' + say(voice, message::stats_kinds) + '\n';
    for (const auto& [kind, counts] : stats.kinds())
        text += line(voice, kind_name(voice, kind), std::to_string(counts.games()));
    return text;
}

/// The most frequent openings of one kind of game, with White's results.
std::string openings(Voice voice, const GameGroup& kind, const OpeningCounts& found) {
    std::vector<OpeningCount> rows;
    for (const auto& [moves, opening] : found) rows.push_back(opening);
    std::ranges::sort(rows, [](const OpeningCount& left, const OpeningCount& right) {
        const std::uint64_t more = left.results.games();
        const std::uint64_t less = right.results.games();
        return more != less ? more > less : left.text < right.text;
    });
    rows.resize(std::min(rows.size(), longest_table));
    std::string text =
        '\n' + say(voice, message::stats_openings, {{"kind", kind_name(voice, kind)}}) + '\n';
    for (const auto& [moves, counts] : rows)
        text += line(voice, moves, std::to_string(counts.games()), counts.white_percent());
    return text;
}

} // namespace

std::string stats_text(Voice voice, const GameStats& stats) {
    std::string text = results(voice, stats) + lengths(voice, stats);
    if (!stats.kinds().empty()) text += kinds(voice, stats);
    for (const auto& [kind, found] : stats.openings()) text += openings(voice, kind, found);
    return text;
}

} // namespace command
