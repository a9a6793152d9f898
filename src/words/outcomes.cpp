#include "words/outcomes.hpp"

#include <cassert>

#include "words/layout.hpp"
#include "words/message.hpp"
#include "words/names.hpp"
#include "words/outcome_messages.hpp"

namespace words {
namespace {

using game::Reason;

std::string win_sentence(Voice voice, Reason reason, core::Color winner) {
    const Argument side{"Side", side_name_first(voice, winner)};
    switch (reason) {
    case Reason::resignation: return say(voice, message::wins_by_resignation, {side});
    case Reason::time: return say(voice, message::wins_on_time, {side});
    case Reason::abandonment: return say(voice, message::wins_by_abandonment, {side});
    default: return say(voice, message::wins, {side});
    }
}

std::string draw_sentence(Voice voice, Reason reason, core::Color turn) {
    switch (reason) {
    case Reason::stalemate:
        return say(voice, message::stalemate, {{"side", side_name(voice, turn)}});
    case Reason::time:
        return say(voice, message::draw_on_time, {{"side", side_name(voice, ~turn)}});
    case Reason::nothing_can_be_captured: return say(voice, message::nothing_can_be_captured);
    case Reason::dead_position: return say(voice, message::dead_position);
    case Reason::fivefold_repetition: return say(voice, message::repetition, {{"times", 5}});
    case Reason::threefold_repetition: return say(voice, message::repetition, {{"times", 3}});
    case Reason::seventy_five_moves: return say(voice, message::quiet_moves, {{"moves", 75}});
    case Reason::fifty_moves: return say(voice, message::quiet_moves, {{"moves", 50}});
    case Reason::agreement: return say(voice, message::agreement);
    case Reason::too_many_moves: return say(voice, message::too_many_moves);
    case Reason::unrecorded: return say(voice, message::draw);
    default: assert(false && "no draw has this reason"); return {};
    }
}

std::string win_reason(Voice voice, Reason reason) {
    switch (reason) {
    case Reason::all_captured: return say(voice, message::by_capture);
    case Reason::checkmate: return say(voice, message::by_checkmate);
    case Reason::resignation: return say(voice, message::by_resignation);
    case Reason::time: return say(voice, message::on_time);
    case Reason::abandonment: return say(voice, message::by_abandonment);
    default: return {};
    }
}

std::string draw_reason(Voice voice, Reason reason, core::Color turn) {
    const auto by_count = [&](const Message& message, const char* name, int count) {
        return say(voice, message, {{name, count}});
    };
    switch (reason) {
    case Reason::stalemate:
        return say(voice, message::by_stalemate, {{"side", side_name(voice, turn)}});
    case Reason::time:
        return say(voice, message::drawn_on_time, {{"side", side_name(voice, ~turn)}});
    case Reason::nothing_can_be_captured: return say(voice, message::by_lack_of_captures);
    case Reason::dead_position: return say(voice, message::by_dead_position);
    case Reason::fivefold_repetition: return by_count(message::by_repetition, "times", 5);
    case Reason::threefold_repetition: return by_count(message::by_repetition, "times", 3);
    case Reason::seventy_five_moves: return by_count(message::by_quiet_moves, "moves", 75);
    case Reason::fifty_moves: return by_count(message::by_quiet_moves, "moves", 50);
    case Reason::agreement: return say(voice, message::by_agreement);
    case Reason::too_many_moves: return say(voice, message::by_length);
    default: return {};
    }
}

} // namespace

std::string result_title(Voice voice, const game::Outcome& outcome) {
    const auto winner = outcome.winner();
    if (!winner) return say(voice, message::result_draw);
    return say(voice, message::result_wins, {{"Side", side_name_first(voice, *winner)}});
}

std::string result_reason(Voice voice, const game::Outcome& outcome, core::Color turn) {
    return outcome.winner() ? win_reason(voice, outcome.reason())
                            : draw_reason(voice, outcome.reason(), turn);
}

std::string result_sentence(Voice voice, const game::Outcome& outcome, core::Color turn) {
    const Argument title{"title", result_title(voice, outcome)};
    std::string reason = result_reason(voice, outcome, turn);
    if (reason.empty()) return say(voice, message::result_alone, {title});
    return say(voice, message::result_sentence, {title, {"reason", std::move(reason)}});
}

std::vector<std::string> outcome_lines(Voice voice, const game::Outcome& outcome,
                                       core::Color turn) {
    if (!outcome.is_over()) return {say(voice, message::ongoing)};
    const auto winner = outcome.winner();
    if (!winner) return {draw_sentence(voice, outcome.reason(), turn)};
    std::string wins = win_sentence(voice, outcome.reason(), *winner);
    if (outcome.reason() != Reason::checkmate) return {wins};
    return {say(voice, message::checkmate), wins};
}

std::string outcome_sentence(Voice voice, const game::Outcome& outcome, core::Color turn) {
    return joined(outcome_lines(voice, outcome, turn), " ");
}

std::string turn_sentence(Voice voice, core::Color turn) {
    return say(voice, message::side_to_move[core::index(turn)]);
}

std::string turn_sentence(Voice voice, core::Color turn, game::Rules rules) {
    return say(voice,
               of_game(rules, message::side_to_move, message::chess_turn)[core::index(turn)]);
}

} // namespace words
