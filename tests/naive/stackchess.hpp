#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game/outcome.hpp"
#include "game/refusal.hpp"
#include "stackchess/setup.hpp"

/// A second implementation of the rules of both games, written to follow their text closely and
/// without regard to speed. It shares only the position text and its parser with `src/`.
namespace naive {

/// The top `count` pieces of the stack on `from` move to `to`; any numbers, legal or not.
struct StackMove {
    core::Coord from;
    int count;
    core::Coord to;
};

/// `a2a3`, `2a2a6`.
std::string to_text(const StackMove& move);

/// Whether rules 1 to 4 allow the move, whether or not the game is over.
bool is_legal(const stackchess::Setup& setup, const StackMove& move);

/// Every legal move: each square, each number of pieces and each target is tried.
std::vector<StackMove> moves(const stackchess::Setup& setup);

/// Every legal move as text, in byte order: `2a2a6`, `a2a3`.
std::vector<std::string> move_texts(const stackchess::Setup& setup);

/// The position after a legal move.
stackchess::Setup after(const stackchess::Setup& setup, const StackMove& move);

/// The state of the position alone, without repetition.
game::Outcome outcome(const stackchess::Setup& setup);

/// Whether a side can ever move two of its pieces together: otherwise it cannot win.
bool can_win(const stackchess::Setup& setup, core::Color color);

/// Whether what `refusal` says about the move is true, including its square, piece and numbers.
bool is_true(const stackchess::Setup& setup, const StackMove& move, const game::Refusal& refusal);

/// The number of ways to play `depth` moves in a row.
std::uint64_t perft(const stackchess::Setup& setup, int depth);

/// The number of pieces of one colour.
int piece_count(const stackchess::Setup& setup, core::Color color);

/// What must agree for a position to count as repeated: everything but the two move counters.
std::string repetition_text(const stackchess::Setup& setup);

} // namespace naive
