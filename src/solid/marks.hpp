#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/coord.hpp"
#include "solid/decal.hpp"
#include "solid/piece_stack.hpp"

/// Marks on a board in space. A marked square shows a shape, not only a colour.
namespace solid {

enum class Mark : std::uint8_t {
    last_from, ///< of the last move
    last_to,
    check,
    premove,
    selected,
    target,      ///< an empty square
    join,        ///< a square with one's own pieces
    capture,     ///< a square with pieces of the opponent
    hollow_join, ///< only another number of pieces can go there
    hollow_capture,
    pointed, ///< where the dragged pieces would go
    cursor,
    circle, ///< drawn by a person, as arrows are
    arrow,
    hint, ///< also an arrow
    line, ///< an arrow for the best move of an analysis
    other_line,
    past, ///< the whole board, when it shows an earlier position
};
inline constexpr std::array<std::string_view, 18> mark_names{
    "last_from", "last_to", "check",       "premove",        "selected",   "target",
    "join",      "capture", "hollow_join", "hollow_capture", "pointed",    "cursor",
    "circle",    "arrow",   "hint",        "line",           "other_line", "past"};

/// What a mark is painted with.
enum class Dye : std::uint8_t {
    last,
    last_line,
    check,
    hint,
    selected,
    target, ///< also of drawn marks, unless they have a colour of their own
    capture,
    cursor,
    past,
    drawn_red, ///< this and the next two: marks drawn by a person
    drawn_yellow,
    drawn_blue,
    shade, ///< where a piece touches the board
};
inline constexpr std::array<std::string_view, 13> dye_names{
    "last",   "last-line", "check",     "hint",         "selected",   "target", "capture",
    "cursor", "past",      "drawn-red", "drawn-yellow", "drawn-blue", "shade"};

/// A part of a mark: its triangles, from above.
struct Laid {
    Decal decal{};
    Dye dye{};
    float opacity = 1;
    bool is_arrow = false; ///< shows through the pieces that stand on it
};

/// A corner of a shade with a soft rim.
struct SoftPoint {
    Vec3 at{};
    float opacity = 1;
};
/// Adds the shade of a piece where it touches the board or the ground; none if it does not.
void add_contact(const Placed& placed, std::vector<SoftPoint>& points);

/// The parts of a mark on a board of this size, from the lowest on; only arrows use `to`.
std::vector<Laid> laid(Mark mark, core::Coord from, core::Coord to, int size);

} // namespace solid
