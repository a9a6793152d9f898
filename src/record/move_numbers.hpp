#pragma once

#include <cstddef>

#include "core/color.hpp"
#include "record/game_reading.hpp"

namespace record {

/// Compares the numbers before moves with those that belong there.
class MoveNumbers {
  public:
    /// The number of the next move, and whose it is.
    struct Expected {
        std::size_t number;
        core::Color turn;
    };

    /// Compares the number before the word that the scanner has found, where there is one.
    void check(GameReading& reading, PgnWord word, Expected expected) {
        if (!is_right(reading.scanner, expected)) compare(reading, word, expected);
    }
    /// Another line begins, or goes on.
    void begin_line() { is_side_told_ = false; }

  private:
    static bool is_right(const PgnScanner& scanner, Expected expected) {
        const std::size_t dots = scanner.number_dots();
        const bool is_right_side = expected.turn == core::Color::white ? dots < 2 : dots != 1;
        return is_right_side && scanner.number() == expected.number;
    }

    void compare(GameReading& reading, PgnWord word, Expected expected);
    void compare_number(GameReading& reading, std::size_t expected);
    void compare_side(GameReading& reading, core::Color turn);

    std::size_t shift_ = 0;     ///< by which the last wrong number was larger, modulo 2⁶⁴
    bool is_side_told_ = false; ///< in this line: a number is for the other side
};

} // namespace record
