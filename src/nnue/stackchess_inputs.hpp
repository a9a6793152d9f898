#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/color.hpp"
#include "core/piece.hpp"
#include "nnue/inputs.hpp"
#include "stackchess/position.hpp"

namespace nnue {

/// What a network is shown of a Stackchess position, as one side sees it: its own rank 1 comes
/// first. There is an input for each piece, by whose it is, its role, how many pieces lie on it (0,
/// 1, 2, more) and its square; and one for each file whose first pawn has never moved.
class StackchessInputs {
  public:
    using Position = stackchess::SmallPosition;
    using Tower = stackchess::SmallBoard::Tower;
    using Square = stackchess::SmallBoard::Square;

    /// What a move makes of the two squares that it touches, and of the pawns that never moved.
    struct Change {
        Square from;
        Square to;
        core::Color us;
        bool captures;
        Tower left;   ///< the stack on `from` before the move
        Tower rest;   ///< and after it
        Tower met;    ///< the stack on `to` before the move
        Tower landed; ///< and after it
        std::array<std::uint32_t, 2> unmoved_before;
        std::array<std::uint32_t, 2> unmoved_after;
    };

    explicit StackchessInputs(int size);

    static int pieces(const Position& position) {
        return position.piece_count(core::Color::white) + position.piece_count(core::Color::black);
    }

    /// What a legal move, not yet played, will change.
    static Change change(const Position& position, stackchess::Move move,
                         const Position::Change& foreseen);

    /// The inputs that are on, as `side` sees the board.
    InputList active(const Position& position, core::Color side) const;
    /// Never: the view of a side does not change.
    static constexpr bool changes_all(const Change&, core::Color) { return false; }
    /// Those that a move switches.
    InputChange switched(const Change& change, core::Color side) const;

  private:
    static constexpr int depths = 4;

    /// The input of a piece of `color` with `above` others on it.
    std::uint16_t piece(core::Color side, core::Color color, core::Role role, int above,
                        Square square) const {
        const auto whose = static_cast<std::size_t>(side != color);
        const std::size_t kind = whose * 6 + core::index(role) - 1;
        const auto depth = static_cast<std::size_t>(above < depths ? above : depths - 1);
        return static_cast<std::uint16_t>(
            (kind * depths + depth) * area_ +
            places_[core::index(side)][static_cast<std::size_t>(square)]);
    }
    std::uint16_t unmoved_pawn(core::Color side, core::Color color, int file) const {
        const int whose = side == color ? 0 : size_;
        return static_cast<std::uint16_t>(2 * 6 * depths * static_cast<int>(area_) + whose + file);
    }
    void add_tower(InputList& list, core::Color side, core::Color color, Tower tower,
                   Square square) const;
    void replace_tower(InputChange& change, core::Color side, core::Color color, Tower before,
                       Tower after, Square square) const;

    int size_;
    std::size_t area_;
    std::array<std::array<std::uint8_t, 64>, 2> places_{}; ///< by side and square
};

} // namespace nnue
