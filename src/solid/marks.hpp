#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/coord.hpp"
#include "solid/decal.hpp"
#include "solid/piece_stack.hpp"

/// What is marked on a board in space: never by colour alone.
namespace solid {

enum class Mark : std::uint8_t {
    last_from, ///< of the last move
    last_to,
    check,
    premove,
    selected,
    target,      ///< an empty square
    join,        ///< one's own pieces
    capture,     ///< those of the enemy
    hollow_join, ///< only another number of pieces can go there
    hollow_capture,
    pointed, ///< where what is dragged would go
    cursor,
    circle, ///< drawn by somebody
    arrow,
    hint, ///< an arrow, too
    line, ///< an arrow: the best move of an analysis
    other_line,
    past, ///< all of the board: an earlier position
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
    target, ///< of what is drawn, too, unless it has a colour of its own
    capture,
    cursor,
    past,
    drawn_red, ///< this and the next two: what somebody has drawn
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
    bool is_arrow = false; ///< shines through what stands on it
};

/// A corner of a shade that is soft at its rim.
struct SoftPoint {
    Vec3 at{};
    float opacity = 1;
};
/// It is darker where a piece touches the board or the ground; none under one that does not.
void add_contact(const Placed& placed, std::vector<SoftPoint>& points);

/// The parts of a mark on a board of this size, from the lowest on; `to` is that of an arrow.
std::vector<Laid> laid(Mark mark, core::Coord from, core::Coord to, int size);

} // namespace solid
