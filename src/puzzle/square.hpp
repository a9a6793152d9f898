#pragma once

#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace puzzle {

/// A square of a board that may be larger than any game's, counted from 0.
struct Square {
    int file{};
    int rank{};

    friend constexpr bool operator==(Square, Square) = default;
};

constexpr bool is_on_board(Square square, int size) {
    return square.file >= 0 && square.rank >= 0 && square.file < size && square.rank < size;
}

inline bool is_leap(Square from, Square to) {
    return std::abs(from.file - to.file) * std::abs(from.rank - to.rank) == 2;
}

/// For each square of a board, rank by rank from a1 on, the indices of those a jump away.
std::vector<std::vector<int>> leaps_of_board(int size);

/// `a1`, `z26`, then as in a spreadsheet: `aa27`, `all1000`.
std::string square_text(Square square);

/// The square that a whole text names, in either case, on a board of any size up to 1000; nothing
/// for any other text.
std::optional<Square> read_square(std::string_view text);

} // namespace puzzle
