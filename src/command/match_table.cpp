#include "command/match_table.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "record/annotation.hpp"
#include "words/command_messages.hpp"
#include "words/layout.hpp"
#include "words/match_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using match::Estimate;
using match::Standings;
using words::say;
using words::Voice;

using Row = std::vector<std::string>;

/// A number with one or two decimals, and always with its sign if `with_sign`.
std::string number_text(Voice voice, double number, int decimals, bool with_sign = false) {
    const long unit = decimals == 2 ? 100 : 10;
    const long rounded = std::lround(std::abs(number) * static_cast<double>(unit));
    std::string part = std::to_string(rounded % unit);
    part.insert(0, static_cast<std::size_t>(decimals) - part.size(), '0');
    const std::string sign = rounded > 0 && number < 0 ? "-" : with_sign ? "+" : "";
    return sign + say(voice, message::decimal, {{"whole", rounded / unit}, {"tenths", part}});
}

std::string signed_text(double number) {
    if (std::isinf(number)) return number < 0 ? "-inf" : "+inf";
    const long rounded = std::lround(number);
    return (rounded < 0 ? "" : "+") + std::to_string(rounded);
}

/// `+89 [-89, +338]`.
std::string elo_text(Voice voice, const Estimate& elo) {
    return say(voice, message::match_interval,
               {{"value", signed_text(elo.value)},
                {"low", signed_text(elo.low)},
                {"high", signed_text(elo.high)}});
}

/// `62.5% [37.5, 87.5]`.
std::string share_cell(Voice voice, const match::MatchScore& score) {
    if (score.results.games() == 0) return "-";
    std::string share = share_text(voice, score.results.share());
    const auto estimate = match::share_estimate(score);
    if (!estimate) return share;
    return say(voice, message::match_interval,
               {{"value", share},
                {"low", number_text(voice, 100 * estimate->low, 1)},
                {"high", number_text(voice, 100 * estimate->high, 1)}});
}

std::string elo_cell(Voice voice, const match::MatchScore& score) {
    const auto elo = match::elo_estimate(score);
    return elo ? elo_text(voice, *elo) : "-";
}

/// The rows in aligned columns, the first to the left and the others to the right.
std::vector<std::string> aligned(const std::vector<Row>& rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], words::columns(row[i]));
    std::vector<std::string> lines;
    for (const Row& row : rows) {
        std::string line = row[0] + std::string(widths[0] - words::columns(row[0]), ' ');
        for (std::size_t i = 1; i < row.size(); ++i)
            line += "  " + words::right_aligned(row[i], widths[i]);
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string shown_name(const MatchSettings& settings, std::size_t player) {
    return words::harmless(settings.plan.players[player].name, 30);
}

std::vector<std::string> player_table(Voice voice, const MatchSettings& settings,
                                      const Standings& standings) {
    std::vector<Row> rows{
        {say(voice, message::match_player_column), say(voice, message::match_games_column),
         say(voice, message::match_wins_column), say(voice, message::match_draws_column),
         say(voice, message::match_losses_column), say(voice, message::match_share_column),
         say(voice, message::match_elo_column)}};
    for (std::size_t player = 0; player < settings.plan.players.size(); ++player) {
        const match::WinDrawLoss results = standings.results(player);
        const match::MatchScore score{results, standings.pairs(player)};
        rows.push_back({shown_name(settings, player), std::to_string(results.games()),
                        std::to_string(results.wins), std::to_string(results.draws),
                        std::to_string(results.losses), share_cell(voice, score),
                        elo_cell(voice, score)});
    }
    return aligned(rows);
}

std::string decision_text(Voice voice, const MatchSettings& settings, const match::Pairs& pairs) {
    const match::Sprt& sprt = *settings.sprt;
    const match::SprtDecision decision = match::decide(sprt, pairs);
    if (decision == match::SprtDecision::none) return say(voice, message::match_sprt_open);
    return say(voice,
               decision == match::SprtDecision::elo0 ? message::match_sprt_elo0
                                                     : message::match_sprt_elo1,
               {{"first", shown_name(settings, 0)}, {"elo1", number_text(voice, sprt.elo1, 1)}});
}

const words::Message& fault_message(match::Fault fault) {
    switch (fault) {
    case match::Fault::none:
    case match::Fault::no_room: break;
    case match::Fault::cannot_start: return message::fault_cannot_start;
    case match::Fault::no_greeting: return message::fault_no_greeting;
    case match::Fault::not_ready: return message::fault_not_ready;
    case match::Fault::crash: return message::fault_crash;
    case match::Fault::hang: return message::fault_hang;
    case match::Fault::illegal_move: return message::fault_illegal_move;
    case match::Fault::late: return message::fault_late;
    }
    return message::fault_crash;
}

} // namespace

std::string share_text(Voice voice, double share) {
    return say(voice, message::percent, {{"number", number_text(voice, 100 * share, 1)}});
}

std::string duration_text(std::chrono::seconds time) { return record::written_time(time); }

std::string sprt_text(Voice voice, const MatchSettings& settings, const Standings& standings) {
    const match::Sprt& sprt = *settings.sprt;
    const double ratio = match::log_likelihood_ratio(sprt, standings.pairs(0, 1));
    return say(voice, message::match_sprt,
               {{"elo0", number_text(voice, sprt.elo0, 1)},
                {"elo1", number_text(voice, sprt.elo1, 1)},
                {"ratio", number_text(voice, ratio, 2)},
                {"lower", number_text(voice, sprt.lower(), 2)},
                {"upper", number_text(voice, sprt.upper(), 2)}});
}

std::vector<std::string> standing_lines(Voice voice, const MatchSettings& settings,
                                        const Standings& standings) {
    std::vector<std::string> lines = player_table(voice, settings, standings);
    if (settings.plan.players.size() > 2) return lines;
    const match::MatchScore score{standings.results(0, 1), standings.pairs(0, 1)};
    if (const auto elo = match::elo_estimate(score)) {
        const double first = *match::superiority(score);
        lines.push_back(say(voice, message::match_elo_difference,
                            {{"elo", elo_text(voice, *elo)},
                             {"player", shown_name(settings, first < 0.5 ? 1 : 0)},
                             {"likelihood", share_text(voice, std::max(first, 1 - first))}}));
        std::vector<std::string> counts;
        for (const auto count : score.pairs) counts.push_back(std::to_string(count));
        lines.push_back(say(voice, message::match_pairs, {{"pairs", words::joined(counts, " ")}}));
    }
    if (settings.sprt) {
        lines.push_back(sprt_text(voice, settings, standings));
        lines.push_back(decision_text(voice, settings, score.pairs));
    }
    return lines;
}

std::vector<std::string> cross_table(Voice voice, const MatchSettings& settings,
                                     const Standings& standings) {
    const std::size_t players = settings.plan.players.size();
    if (players <= 2) return {};
    std::vector<Row> rows(1, Row{""});
    for (std::size_t player = 0; player < players; ++player) {
        rows.front().push_back(std::to_string(player + 1));
        Row row{std::to_string(player + 1) + ' ' + shown_name(settings, player)};
        for (std::size_t other = 0; other < players; ++other) {
            const bool has_met = other != player && standings.results(player, other).games() > 0;
            row.push_back(has_met ? share_text(voice, standings.results(player, other).share())
                                  : "-");
        }
        rows.push_back(std::move(row));
    }
    return aligned(rows);
}

std::string blame_text(Voice voice, const std::string& player, match::Fault fault) {
    return say(
        voice, message::match_blame,
        {{"player", words::harmless(player, 30)}, {"fault", say(voice, fault_message(fault))}});
}

std::vector<std::string> fault_lines(Voice voice, const MatchSettings& settings,
                                     const Standings& standings) {
    std::vector<std::string> lines;
    const auto add = [&](std::size_t player, match::Fault fault) {
        const std::size_t count = standings.faults(player)[match::index(fault)];
        if (count == 0) return;
        lines.push_back(
            say(voice, message::match_fault_count, count,
                {{"blame", blame_text(voice, settings.plan.players[player].name, fault)}}));
        if (fault != match::Fault::illegal_move) return;
        for (const auto& [index, move, position] : standings.illegal_moves(player))
            lines.push_back(say(voice, message::match_illegal_line,
                                {{"round", index + 1}, {"move", move}, {"position", position}}));
    };
    for (std::size_t player = 0; player < settings.plan.players.size(); ++player)
        for (const match::Fault fault : match::all_faults) add(player, fault);
    return lines;
}

} // namespace command
