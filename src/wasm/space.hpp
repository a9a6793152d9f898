#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "solid/camera.hpp"
#include "solid/captions.hpp"
#include "solid/flight.hpp"
#include "solid/marks.hpp"
#include "solid/pick.hpp"
#include "solid/piece_stack.hpp"

namespace wasm {

/// Numbers for a page, to be read as typed arrays.
struct Numbers {
    std::vector<float> floats{};
    std::vector<std::int32_t> wholes{};
};

/// A board in space, as a page shows it: what stands there, who holds what, and from where it is
/// seen. Places in the picture go from 0 to 1, squares are counted from a1 on, rank by rank.
class Space {
  public:
    /// What stands on the board: stacks as letters, with a slash between two squares; whether
    /// pieces can stand on each other there.
    void stand(int size, bool is_flipped, bool has_stacks, std::string_view stacks);
    /// Lets the move fly that has led from another board to this one or, taken back, from this one
    /// there. False if it has not, and nothing flies.
    bool fly(std::string_view stacks, int from, int count, int to);
    bool fly_back(std::string_view stacks, int from, int count, int to);
    /// What flies has landed.
    void land();
    /// So much of a flight's time has passed: while the highest towers grow, one steps back.
    void advance(float part);
    bool is_flying() const { return flight_.has_value(); }

    /// So many pieces of this square are in hand; none: nothing is.
    void hold(int square, int count);
    /// So many pieces of this square are meant, as what is written over it says; none: all of them.
    void mean(int square, int count);
    /// They hang on a pointer at this place of the picture.
    void drag(float x, float y);
    void drop() { dragged_.reset(); }
    /// The pieces that a side has captured, as letters.
    void capture(core::Color by, std::string_view pieces);

    void clear_marks();
    /// In another dye than the mark's own, if there is one of this number.
    void mark(solid::Mark mark, int from, int to, int dye = -1);
    /// Another number of pieces can go there.
    void number(int square, int count);

    // Where it is seen from. Each of these says whether anything has changed.
    bool turn(float around, float higher);
    /// By a pointer that has moved across these parts of the picture.
    bool turn_by_pointer(float x, float y);
    /// What is seen at this place of the picture stays there, as far as that is on the board.
    bool zoom(float factor, float x, float y);
    bool reset();
    bool is_usual() const { return orbit_ == solid::Orbit{}; }
    /// Keys and notches of a wheel come in such steps.
    static constexpr float turn_step = 0.13F;
    static constexpr float zoom_step = 1.12F;

    /// The size of the picture, in the page's pixels.
    void see(float width, float height);

    /// The matrices of view and projection, the eye, the sun, the width of a square of the board
    /// as a part of the picture's, how far the light reaches, and the height of the ground.
    Numbers camera() const;
    /// Of every piece after this part of a flight's time: place, turn, opacity; role, side, and
    /// how much of the selection's colour it takes on, in hundredths.
    Numbers pieces(float part) const;
    /// Of every corner of the triangles that lie on the board: place and opacity; dye, and 1 for
    /// arrows.
    Numbers marks(float part) const;
    /// What is written on squares, then over towers, each with its plate in pixels (middle, width,
    /// height, height of the letters); the square of a target or -1, the count of pieces, the
    /// height of a tower, and 1 if there is room for it, 2 if its tower is hidden. While a part of
    /// a tower is dragged, it and what is left are two.
    Numbers captions() const;
    /// The letters along the nearest side, then the numbers along the left one, likewise; 1 where
    /// there is room.
    Numbers coordinates() const;
    /// Where each square is seen: left, top, width, height.
    Numbers cells() const;
    /// What is seen there: the square and the layer of the piece; -1 where there is none.
    std::array<int, 2> pick(float x, float y) const;

  private:
    solid::PieceStacks read(std::string_view stacks) const;
    float room_above(const solid::PieceStacks& towers) const;
    const solid::PieceStacks& resting() const { return flight_ ? flight_->resting : towers_; }
    core::Coord coord(int square) const;
    solid::Paper paper() const { return {camera_, width_, height_}; }
    std::size_t taken_of(const solid::PieceStack& stack) const;
    std::optional<solid::Vec3> dragged_foot() const;
    std::vector<solid::StackNumber> heights() const;
    void add_parts(const solid::PieceStack& stack, solid::Vec3 foot,
                   std::vector<solid::StackNumber>& numbers) const;
    std::vector<solid::Placed> standing() const;
    std::vector<solid::Placed> all(float part) const;
    void place_held(const solid::PieceStack& stack, std::vector<solid::Placed>& placed) const;
    void look(float part = 1);
    bool changed(const solid::Orbit& orbit);

    solid::PieceStacks towers_{};
    bool is_flipped_ = false;
    bool has_stacks_ = true;
    std::optional<solid::Flight> flight_{};
    float room_before_ = 0; ///< that there was for towers when the flight began
    int held_square_ = -1;
    int held_count_ = 0;
    int meant_square_ = -1;
    int meant_count_ = 0;
    std::optional<solid::Spot> dragged_{};
    std::array<solid::PieceStack, 2> captured_{}; ///< by who has taken them
    std::vector<solid::Laid> marks_{};
    std::vector<solid::TargetNumber> targets_{};
    solid::Orbit orbit_{};
    solid::Vec3 aim_{}; ///< how far from the middle of the board one looks
    float width_ = 1;
    float height_ = 1;
    solid::Camera camera_{};
};

} // namespace wasm
