#pragma once

#include "view/game_layout.hpp"

/// The handling of inputs by the game's screen, one at a time.
namespace view {

/// The handling of one input.
struct GameHandling {
    GameScreen& screen;
    const Snapshot& snapshot;
    const Look& look;
    GameLayout layout;
};

// Squares, chosen by pointer or keyboard.
/// Picks up the pieces there, puts down the held ones, or says why it cannot.
Orders use_square(GameHandling& handling, core::Coord square);
/// Puts down the held pieces; `is_drag` if they were dragged there.
Orders drop_on(GameHandling& handling, core::Coord square, bool is_drag);
/// Puts the held pieces back, unless a touched piece must move.
Orders let_go(GameHandling& handling);

/// Shows the board in space, or flat.
Orders toggle_solid(const Look& look);

// The past.
void look_at(GameHandling& handling, std::size_t place);
void look_by(GameHandling& handling, int step);
/// Plays on from the shown moment.
Orders play_on(const GameHandling& handling);

/// Handles an answer to the question.
Orders answered(GameHandling& handling, bool is_yes);
/// Plays the choice of a promotion.
Orders promote(GameHandling& handling, std::size_t choice);

/// Edits a text outside of any form.
Orders type_in(TextEntry& entry, const Input& input);

/// Handles an input to a question, by keyboard or pointer.
Orders handle_question(GameHandling& handling, const Input& input, const std::string& question);

Orders handle_pointer(GameHandling& handling, const Input& input);
Orders handle_keys(GameHandling& handling, const Input& input);

} // namespace view
