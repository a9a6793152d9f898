#include "record/move_numbers.hpp"

#include <string>
#include <utility>

namespace record {

void MoveNumbers::compare(GameReading& reading, PgnWord word, Expected expected) {
    if (word == PgnWord::first_number) return;
    const bool is_of_move = word == PgnWord::move || word == PgnWord::pass;
    if (is_of_move || reading.scanner.number_dots() > 0) compare_number(reading, expected.number);
    if (is_of_move) compare_side(reading, expected.turn);
}

/// Reports a wrong move number, unless the last wrong one differed by the same amount; with
/// `--standard`, every wrong one.
void MoveNumbers::compare_number(GameReading& reading, std::size_t expected) {
    const std::size_t number = reading.scanner.number();
    const std::size_t shift = number - expected;
    const bool is_told = shift == shift_ && !reading.habits.standard;
    if (shift == 0 || is_told) return;
    shift_ = shift;
    Problem problem;
    problem.kind = ProblemKind::wrong_number;
    problem.text = std::to_string(number);
    problem.standard = std::to_string(expected);
    reading.report(std::move(problem));
}

/// Reports a number with the dots of the other side's moves, once in a line: `2... Nf3` or
/// `1. e4 1. e5`.
void MoveNumbers::compare_side(GameReading& reading, core::Color turn) {
    const std::size_t dots = reading.scanner.number_dots();
    const bool is_of_black = dots > 1;
    const bool is_right = dots == 0 || is_of_black == (turn == core::Color::black);
    if (is_right || std::exchange(is_side_told_, true)) return;
    Problem problem;
    problem.kind = ProblemKind::wrong_side;
    problem.text = std::to_string(reading.scanner.number()) + (is_of_black ? "..." : ".");
    problem.turn = turn;
    reading.report(std::move(problem));
}

} // namespace record
