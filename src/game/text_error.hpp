#pragma once

#include <cstddef>
#include <cstdint>

namespace game {

/// The fields of a position text, in either game.
enum class Field : std::uint8_t {
    board,
    turn,
    castling,
    en_passant,
    unmoved,
    quiet_plies,
    move_number,
    option,
    end, ///< there is something after the last field
};

/// What is wrong with the text of a field.
enum class TextFault : std::uint8_t {
    empty,             ///< no text at all
    unknown_character, ///< a character that is not allowed here
    bad_number,        ///< zero, leading zeros, or too large
    rank_too_long,
    rank_too_short,
    too_few_ranks,
    too_many_ranks,
    bad_size, ///< fewer than 4 or more than 26 squares wide
    empty_stack,
    lone_stack, ///< one piece in parentheses
    open_stack, ///< no closing parenthesis
    repeated_flag,
    unknown_word,
};

/// Why a text is not a position: what is wrong, in which field, and at which byte offset.
struct TextError {
    TextFault fault{};
    Field field{};
    std::size_t offset{};

    friend constexpr bool operator==(const TextError&, const TextError&) = default;
};

} // namespace game
