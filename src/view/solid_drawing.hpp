#pragma once

#include <optional>
#include <vector>

#include "view/game_drawing.hpp"

/// Boards in space: the same game, other shapes.
namespace view {

/// Everything on a board, but for what stands on a square that is left out.
std::vector<solid::Placed> towers_on(const session::BoardView& board,
                                     std::optional<core::Coord> left_out);

/// What stands on the board of a game, the pieces in hand a little higher; not what is on its way.
std::vector<solid::Placed> standing_pieces(const GameScreen& screen, const Snapshot& snapshot);

/// Where what is dragged hangs over the board; nothing where the pointer has left the picture of
/// it.
std::optional<solid::Vec3> carried_at(const BoardLayout& board, Point pointer);

/// The board with all that is marked on it, in its layout's space.
void draw_solid_board(const GameScreen& screen, const Snapshot& snapshot, const BoardMarks& marks,
                      const BoardLayout& board, const Look& look, Scene& scene);

/// Letters and numbers along the sides that are nearest.
void draw_solid_coordinates(const BoardLayout& board, Scene& scene);

/// The height of a tower, above what is seen of it.
void draw_tower_number(const std::string& text, solid::Vec3 top, const BoardLayout& board,
                       Scene& scene);

} // namespace view
