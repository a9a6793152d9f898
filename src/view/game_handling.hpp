#pragma once

#include "view/game_layout.hpp"

/// How the game's screen answers: one input at a time, on the state as it is.
namespace view {

/// One input on its way.
struct GameHandling {
    GameScreen& screen;
    const Snapshot& snapshot;
    const Look& look;
    GameLayout layout;
};

// Squares, whichever way they are meant.
/// Lifts what stands there, or sets down what is held, or says why not.
Orders use_square(GameHandling& handling, core::Coord square);
/// Sets down what is held; `is_drag` where it was carried there by hand.
Orders drop_on(GameHandling& handling, core::Coord square, bool is_drag);
/// Lets go what is held, unless a touched piece must move.
Orders let_go(GameHandling& handling);

/// Shows the board in space, or flat again.
Orders toggle_solid(const Look& look);

// The past.
void look_at(GameHandling& handling, std::size_t place);
void look_by(GameHandling& handling, int step);
/// Goes on from the moment that is shown.
Orders play_on(const GameHandling& handling);

/// What an answer to the question means.
Orders answered(GameHandling& handling, bool is_yes);
/// Plays the choice of a promotion.
Orders promote(GameHandling& handling, std::size_t choice);

/// What an input means to a question, by keyboard or pointer.
Orders handle_question(GameHandling& handling, const Input& input, const std::string& question);

Orders handle_pointer(GameHandling& handling, const Input& input);
Orders handle_keys(GameHandling& handling, const Input& input);

} // namespace view
