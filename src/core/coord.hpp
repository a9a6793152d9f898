#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// The widest board of any game.
inline constexpr int max_board_size = 26;

/// A square as players name it, counted from 0: a1 is {0, 0}, j10 is {9, 9}. It is not tied to a
/// board.
struct Coord {
    std::int8_t file{};
    std::int8_t rank{};

    friend constexpr auto operator<=>(Coord, Coord) = default;
};

constexpr Coord coord_at(int file, int rank) {
    return {static_cast<std::int8_t>(file), static_cast<std::int8_t>(rank)};
}

constexpr bool is_on_board(Coord coord, int size) {
    return coord.file >= 0 && coord.rank >= 0 && coord.file < size && coord.rank < size;
}

/// `a2`, `j10`.
std::string to_text(Coord coord);

/// Reads one square at the start of `text` (a lower-case letter, then a number from 1 to 26 without
/// leading zeros) and removes it from `text`; if there is none, leaves `text` unchanged.
std::optional<Coord> take_coord(std::string_view& text);

} // namespace core
