#include "command/status.hpp"

#include "record/game_result.hpp"

namespace command {

std::string status_text(const game::Outcome& outcome) {
    if (!outcome.is_over()) return "ongoing";
    std::string text = outcome.is_draw()                        ? "draw"
                       : outcome.winner() == core::Color::white ? "white wins"
                                                                : "black wins";
    text += " (";
    text += record::reason_word(outcome.reason());
    return text += ')';
}

} // namespace command
