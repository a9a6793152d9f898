#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game/outcome.hpp"
#include "game/refusal.hpp"
#include "stackchess/setup.hpp"

/// The rules of both games a second time, written for reading straight from their law and with no
/// thought of speed. They share nothing with `src/` but the written position and its parser.
namespace naive {

/// The top `count` pieces of the stack on `from` go to `to`; any numbers at all, legal or not.
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

/// What a legal move makes of a position.
stackchess::Setup after(const stackchess::Setup& setup, const StackMove& move);

/// The status of the position by itself, so without repetition.
game::Outcome outcome(const stackchess::Setup& setup);

/// Whether a side can move two of its pieces together at some time: without that it cannot win.
bool can_win(const stackchess::Setup& setup, core::Color color);

/// Whether what `refusal` says about the move is so, its square, piece and numbers included.
bool is_true(const stackchess::Setup& setup, const StackMove& move, const game::Refusal& refusal);

/// The number of ways to play `depth` moves one after another.
std::uint64_t perft(const stackchess::Setup& setup, int depth);

/// The number of pieces of one colour.
int piece_count(const stackchess::Setup& setup, core::Color color);

/// What has to agree for a position to be the same again: all but the two counts of moves.
std::string repetition_text(const stackchess::Setup& setup);

} // namespace naive
