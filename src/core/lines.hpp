#pragma once

#include <array>
#include <cstddef>

#include "core/bits.hpp"
#include "core/steps.hpp"

namespace core {

/// The squares seen along the lines from one square, looked up by the pieces on those lines: a
/// multiplication gathers the relevant squares into an index ("magic bitboards").
struct LineTable {
    Bits relevant{};
    Bits magic{};
    const Bits* seen{};
    unsigned shift{};

    Bits operator[](Bits occupied) const { return seen[(occupied & relevant) * magic >> shift]; }
};

/// The tables of every square, filled before `main`.
class LineTables {
  public:
    LineTables();

    std::array<LineTable, 64> rook;
    std::array<LineTable, 64> bishop;

  private:
    std::array<Bits, 102400 + 5248> storage_; // static, so initialised with zeros
};

extern const LineTables line_tables;

/// The squares a rook on `square` of an 8×8 board sees: in each direction up to and including the
/// first occupied one. For a smaller board, the squares outside it are counted as occupied.
inline Bits rook_lines(int square, Bits occupied) {
    return line_tables.rook[static_cast<std::size_t>(square)][occupied];
}

/// The same for a bishop.
inline Bits bishop_lines(int square, Bits occupied) {
    return line_tables.bishop[static_cast<std::size_t>(square)][occupied];
}

/// The squares seen from `square` along `steps`, found one by one; the tables are built from this.
Bits walk_lines(int square, Bits occupied, const std::array<Step, 4>& steps);

} // namespace core
