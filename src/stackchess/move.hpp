#pragma once

#include <cstdint>

#include "core/coord.hpp"

namespace stackchess {

using core::Coord;

/// The top `count` pieces of the stack on `from` move to `to`. One type for every board size, with
/// room for counts from 0 to 4095 and squares of a 32×32 board, most of which are never legal.
class Move {
  public:
    constexpr Move() = default;
    constexpr Move(Coord from, int count, Coord to)
        : bits_(pack(from) | pack(to) << 10 | static_cast<std::uint32_t>(count) << 20) {}

    static constexpr Move from_bits(std::uint32_t bits) {
        Move move;
        move.bits_ = bits;
        return move;
    }
    constexpr std::uint32_t bits() const { return bits_; }

    constexpr Coord from() const { return unpack(bits_); }
    constexpr Coord to() const { return unpack(bits_ >> 10); }
    constexpr int count() const { return static_cast<int>(bits_ >> 20); }

    friend constexpr bool operator==(Move, Move) = default;

  private:
    static constexpr std::uint32_t pack(Coord coord) {
        return static_cast<std::uint32_t>(coord.rank << 5 | coord.file);
    }
    static constexpr Coord unpack(std::uint32_t bits) {
        return core::coord_at(static_cast<int>(bits & 31), static_cast<int>(bits >> 5 & 31));
    }

    std::uint32_t bits_ = 0;
};

} // namespace stackchess
