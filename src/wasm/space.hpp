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

/// A board in space, as a page shows it: what stands there, what is in hand, and from where it is
/// seen. Places in the picture go from 0 to 1; squares are counted from a1 on, rank by rank.
class Space {
  public:
    /// Sets what stands on the board: stacks as letters, with a slash between two squares;
    /// `has_stacks` tells whether pieces can stand on each other in this game.
    void stand(int size, bool is_flipped, bool has_stacks, std::string_view stacks);
    /// Begins the animation of the move that led from another board (`stacks`) to this one; or of a
    /// move taken back, which had led from this one to the other. False, and no animation, if it
    /// cannot have led there.
    bool fly(std::string_view stacks, int from, int count, int to);
    bool fly_back(std::string_view stacks, int from, int count, int to);
    /// Ends the animation.
    void land();
    /// Moves the camera to where it is after this part of a flight's time: it steps back while the
    /// highest stacks grow.
    void advance(float part);
    bool is_flying() const { return flight_.has_value(); }

    /// Takes so many pieces of this square in hand; 0: nothing is in hand.
    void hold(int square, int count);
    /// Shows over this square that so many of its pieces are selected; 0: all of them.
    void mean(int square, int count);
    /// The pieces in hand follow a pointer, which is at this place of the picture.
    void drag(float x, float y);
    void drop() { dragged_.reset(); }
    /// Sets the pieces that a side has captured, as letters.
    void capture(core::Color by, std::string_view pieces);

    void clear_marks();
    /// Adds a mark; in the dye with this number instead of its own, if there is one.
    void mark(solid::Mark mark, int from, int to, int dye = -1);
    /// Writes on a square that this other number of pieces can go there.
    void number(int square, int count);

    // Where the board is seen from. `turn`, `zoom` and `reset` return whether that has changed.
    bool turn(float around, float higher);
    /// Turns by a pointer that has moved across these parts of the picture.
    bool turn_by_pointer(float x, float y);
    /// Keeps what is seen at this place of the picture there, as far as that is on the board.
    bool zoom(float factor, float x, float y);
    bool reset();
    bool is_usual() const { return orbit_ == solid::Orbit{}; }
    /// The steps of keys and of a wheel's notches.
    static constexpr float turn_step = 0.13F;
    static constexpr float zoom_step = 1.12F;

    /// Sets the size of the picture, in the page's pixels.
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
    /// What is written on squares, then over stacks, each with its plate in pixels (middle, width,
    /// height, height of the letters); the square of a target or -1, the count of pieces, the
    /// height of a stack; 0 for a target without room for its number, 2 for a hidden stack,
    /// otherwise 1. Numbers over stacks are left out if there is no room. While a part of a stack
    /// is dragged, that part and the rest count as two stacks.
    Numbers captions() const;
    /// The letters along the nearest side, then the numbers along the left one: the plate of each,
    /// and 1 if it is written.
    Numbers coordinates() const;
    /// Where each square is seen: left, top, width, height.
    Numbers cells() const;
    /// What is seen there: a square and the layer of its piece; -1 if there is none.
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
    float room_before_ = 0; ///< the room for stacks before the flight
    int held_square_ = -1;
    int held_count_ = 0;
    int meant_square_ = -1;
    int meant_count_ = 0;
    std::optional<solid::Spot> dragged_{};
    std::array<solid::PieceStack, 2> captured_{}; ///< by the side that has captured them
    std::vector<solid::Laid> marks_{};
    std::vector<solid::TargetNumber> targets_{};
    solid::Orbit orbit_{};
    solid::Vec3 aim_{}; ///< where the camera looks, from the middle of the board
    float width_ = 1;
    float height_ = 1;
    solid::Camera camera_{};
};

} // namespace wasm
