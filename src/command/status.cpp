#include "command/status.hpp"

#include <string_view>

namespace command {
namespace {

using game::Reason;

std::string_view reason_text(Reason reason) {
    switch (reason) {
    case Reason::all_captured: return "all captured";
    case Reason::checkmate: return "checkmate";
    case Reason::stalemate: return "stalemate";
    case Reason::nothing_can_be_captured: return "nothing can be captured";
    case Reason::dead_position: return "dead position";
    case Reason::fivefold_repetition: return "fivefold repetition";
    case Reason::seventy_five_moves: return "75 moves";
    case Reason::threefold_repetition: return "threefold repetition";
    case Reason::fifty_moves: return "50 moves";
    case Reason::agreement: return "agreement";
    case Reason::resignation: return "resignation";
    case Reason::time: return "time";
    case Reason::none: break;
    }
    return {};
}

} // namespace

std::string status_text(const game::Outcome& outcome) {
    if (!outcome.is_over()) return "ongoing";
    std::string text = outcome.is_draw()                        ? "draw"
                       : outcome.winner() == core::Color::white ? "white wins"
                                                                : "black wins";
    text += " (";
    text += reason_text(outcome.reason());
    return text += ')';
}

} // namespace command
