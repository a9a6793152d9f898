#pragma once

#include <optional>
#include <span>
#include <vector>

#include "solid/captions.hpp"
#include "view/game_drawing.hpp"

/// Drawing of boards in space.
namespace view {

/// All pieces on a board, except those of a square that is left out.
std::vector<solid::Placed> towers_on(const session::BoardView& board,
                                     std::optional<core::Coord> left_out);

/// The resting pieces on the board of a game, with the held ones slightly raised.
std::vector<solid::Placed> standing_pieces(const GameScreen& screen, const Snapshot& snapshot);

/// How much room the towers of a game have on this board.
float room_for(const session::BoardView& board, game::Rules rules);
/// How much of it a game has that is shown; while a move is on its way it grows or shrinks gently.
float room_shown(const GameScreen& screen, const Snapshot& snapshot);

/// The point over the board of the dragged pieces; nothing if the pointer is outside the board's
/// picture.
std::optional<solid::Vec3> carried_at(const BoardLayout& board, Point pointer);

/// The board with all its marks, in the space of its layout.
void draw_solid_board(const GameScreen& screen, const Snapshot& snapshot, const BoardMarks& marks,
                      const BoardLayout& board, const Look& look, Scene& scene);

/// The squares to which a different number of pieces can go.
struct SolidTarget {
    solid::TargetNumber number{};
    bool is_capture = false;
};
/// The numbers of targets, and the heights of stacks above their visible parts.
void draw_solid_numbers(const BoardLayout& board, const Look& look,
                        std::span<const SolidTarget> targets,
                        std::span<const solid::StackNumber> towers, Scene& scene);

/// Letters and numbers along the nearest sides.
void draw_solid_coordinates(const BoardLayout& board, const Look& look, Scene& scene);

} // namespace view
