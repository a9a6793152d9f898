#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/coord.hpp"
#include "solid/camera.hpp"
#include "solid/piece_stack.hpp"

/// What is written over a board in space: upright, large enough to be read, and never two things
/// over each other, but for what is meant where no place is free. All lengths are in pixels of the
/// picture.
namespace solid {

/// The picture that is written on.
struct Paper {
    Camera camera{};
    float width = 1;
    float height = 1;
    float readable = 11; ///< letters are at least as high
};

/// Where something is written, with the plate behind it.
struct Plate {
    float x = 0; ///< its middle
    float y = 0;
    float width = 0;
    float height = 0;
    float letters = 0;       ///< how high they are
    bool is_written = false; ///< it is in the picture, and there is room for it
    bool is_behind = false;  ///< what it belongs to is hidden by something nearer

    friend bool operator==(const Plate&, const Plate&) = default;
};

/// The height of a tower, and how many of its pieces are meant.
struct StackNumber {
    Vec3 foot{};
    Vec3 tip{};
    int height = 0;
    int meant = 0; ///< none, or all of them: only the height is written

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

/// Numbers over towers, and on squares that other numbers of pieces can reach.
struct NumberPlates {
    std::vector<Plate> targets{}; ///< round ones, however little room they have
    std::vector<Plate> towers{};
};
/// Targets come first, then what is meant, then what is nearest; what would lie over one of those
/// is written beside its tower. So is the number of a tower whose tip is hidden by what stands
/// before it: nobody may take it for a part of that. Where there is no room either, one has to come
/// closer, except for what is meant: its number is then written over another one.
NumberPlates numbers_on(const Paper& paper, int size, std::span<const TargetNumber> targets,
                        std::span<const StackNumber> towers, std::span<const Placed> standing);

/// Letters along the nearest side of the board, numbers along the left one.
struct Coordinates {
    std::vector<Plate> letters{};
    std::vector<Plate> numbers{};
};
Coordinates coordinates_of(const Paper& paper, int size);

} // namespace solid
