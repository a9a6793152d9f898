#include <algorithm>
#include <string>
#include <utility>
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

std::string kind_name(Voice voice, const GameKind& kind) {
    if (kind.rules == words::Rules::chess)
        return say(voice, kind.set_up ? message::stats_chess_set_up : message::stats_chess);
    return say(voice, kind.set_up ? message::stats_stackchess_set_up : message::stats_stackchess,
               {{"size", kind.size}});
}

/// A line of a table: what is counted, how many, and a share in percent where there is one.
std::string line(const std::string& name, std::uint64_t count, int percent = -1) {
    const std::string share = percent < 0 ? std::string() : fmt::format("{:>5} %", percent);
    return fmt::format("  {:<44}{:>10}{}\n", name, count, share);
}

int share_of(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? -1 : static_cast<int>((200 * part + whole) / (2 * whole));
}

std::string results(Voice voice, const GameStats& stats) {
    const std::uint64_t games = stats.results().games();
    const auto row = [&](const words::Message& name, GameResult result) {
        const std::uint64_t count = stats.results()[result];
        return line(say(voice, name), count, share_of(count, games));
    };
    return line(say(voice, message::stats_games), games) +
           line(say(voice, message::stats_bad_games), stats.bad_games()) +
           row(message::stats_white_wins, GameResult::white_wins) +
           row(message::stats_black_wins, GameResult::black_wins) +
           row(message::stats_draws, GameResult::draw) +
           row(message::stats_unfinished, GameResult::unfinished);
}

std::string lengths(Voice voice, const GameStats& stats) {
    const double plies = static_cast<double>(stats.plies());
    const double games = static_cast<double>(std::max<std::uint64_t>(stats.results().games(), 1));
    return fmt::format("  {:<44}{:>10.1f}\n", say(voice, message::stats_average),
                       plies / games / 2) +
           line(say(voice, message::stats_longest), (stats.longest() + 1) / 2);
}

std::string kinds(Voice voice, const GameStats& stats) {
    std::string text = '\n' + say(voice, message::stats_kinds) + '\n';
    for (const auto& [kind, counts] : stats.kinds())
        text += line(kind_name(voice, kind), counts.games());
    return text;
}

/// The most frequent openings of one kind of game, and what White made of them.
std::string openings(Voice voice, const GameKind& kind, const GameStats::Openings& openings) {
    std::vector<std::pair<std::string, ResultCounts>> rows(openings.begin(), openings.end());
    std::ranges::stable_sort(rows, [](const auto& left, const auto& right) {
        return left.second.games() > right.second.games();
    });
    rows.resize(std::min(rows.size(), longest_table));
    std::string text =
        '\n' + say(voice, message::stats_openings, {{"kind", kind_name(voice, kind)}}) + '\n';
    for (const auto& [moves, counts] : rows)
        text += line(moves, counts.games(), counts.white_percent());
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
