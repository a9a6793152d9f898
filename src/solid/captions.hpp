#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/coord.hpp"
#include "solid/camera.hpp"
#include "solid/piece_stack.hpp"

/// What is written over a board in space: upright, large enough to be read, and without overlaps,
/// except for the number of a selected part of a stack, which needs no room. All lengths are in
/// pixels of the picture.
namespace solid {

/// The picture that is written on.
struct Paper {
    Camera camera{};
    float width = 1;
    float height = 1;
    float readable = 11; ///< the least height of letters
};

/// Where something is written, with the plate behind it.
struct Plate {
    float x = 0; ///< its middle
    float y = 0;
    float width = 0;
    float height = 0;
    float letters = 0;       ///< their height
    bool is_written = false; ///< it is in the picture, and there is room for it
    bool is_behind = false;  ///< what it belongs to is hidden by something nearer

    friend bool operator==(const Plate&, const Plate&) = default;
};

/// The height of a stack, and how many of its pieces are selected.
struct StackNumber {
    Vec3 foot{};
    Vec3 tip{};
    int height = 0;
    int meant = 0; ///< if none or all of them, only the height is written

    bool has_part() const { return meant > 0 && meant < height; }
    std::string text() const;
};
StackNumber number_of(std::span<const core::Piece> tower, Vec3 foot, int meant = 0);

/// How many pieces can go to a square.
struct TargetNumber {
    core::Coord square{};
    int count = 0;
    bool is_empty = false; ///< nothing stands there
};

/// Numbers over stacks, and on squares that other numbers of pieces can reach.
struct NumberPlates {
    std::vector<Plate> targets{}; ///< round; a mark without a number where there is no room
    std::vector<Plate> towers{};
};
/// Places the numbers of targets first, then those of selected parts of stacks, then the others
/// from the nearest on. A number that would cover an earlier one is written beside its stack. So is
/// the number of a stack whose tip is hidden by another stack, so that it is not taken for a number
/// of that one. Without room there either, the number is left out; only that of a selected part is
/// then written over another one.
NumberPlates numbers_on(const Paper& paper, int size, std::span<const TargetNumber> targets,
                        std::span<const StackNumber> towers, std::span<const Placed> standing);

/// Letters along the nearest side of the board, numbers along the left one.
struct Coordinates {
    std::vector<Plate> letters{};
    std::vector<Plate> numbers{};
};
Coordinates coordinates_of(const Paper& paper, int size);

} // namespace solid
