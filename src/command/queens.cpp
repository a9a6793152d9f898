#include "puzzle/queens.hpp"

#include <memory>
#include <string>

#include "command/subcommand.hpp"
#include "core/digits.hpp"
#include "game/letters.hpp"
#include "text/puzzle_board.hpp"
#include "words/help_messages.hpp"
#include "words/puzzle_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

constexpr int max_size = 1000;
constexpr int max_listed = 16;
constexpr int max_drawn = 26; // beyond it, files have no single letter

struct QueensOptions {
    std::string size;
    bool count = false;
    bool all = false;
};

std::vector<puzzle::Square> squares_of(const puzzle::Queens& queens) {
    std::vector<puzzle::Square> squares;
    for (const int file : queens) squares.push_back({file, static_cast<int>(squares.size())});
    return squares;
}

/// Prints one solution, as a board unless it is too large.
void print_one(const Console& console, const puzzle::Queens& queens, int size) {
    if (size > max_drawn) {
        console.out << text::square_list(squares_of(queens));
        return;
    }
    const core::Piece queen{core::Color::white, core::Role::queen};
    text::PuzzleBoard board(size);
    for (const puzzle::Square square : squares_of(queens))
        board.set(square,
                  std::string(game::letter_text(queen, words::letters(console.voice.language))));
    console.out << board.picture(false).text();
}

/// Prints a line for each solution, until the reader closes the pipe.
void print_all(const Console& console, int size) {
    puzzle::QueensSearch search(size);
    while (const puzzle::Queens* queens = console.out ? search.next() : nullptr)
        console.out << text::square_list(squares_of(*queens));
}

int execute(const Console& console, const QueensOptions& options) {
    const words::Voice voice = console.voice;
    if (options.size.empty())
        return console.misuse(
            say(voice, message::missing_board_size, {{"example", "stackchess queens 8"}}));
    const auto size = core::read_number<int>(options.size, 1, max_size);
    if (!size)
        return console.misuse(
            say(voice, message::wrong_board_size,
                {{"size", words::shown(options.size)}, {"least", 1}, {"most", max_size}}));
    if (options.all && *size > max_listed)
        return console.misuse(say(voice, message::listing_stops, {{"most", max_listed}}));
    if (options.count && *size > puzzle::max_counted_queens)
        return console.misuse(
            say(voice, message::counting_stops, {{"most", puzzle::max_counted_queens}}));
    const auto queens = puzzle::place_queens(*size);
    if (!queens) {
        console.out << say(voice, message::queens_impossible, {{"size", *size}}) << '\n';
        return success;
    }
    if (options.all) print_all(console, *size);
    if (options.count) {
        const puzzle::QueensCount count = puzzle::count_queens(*size);
        console.out << say(voice, message::queens_counted, count.all,
                           {{"distinct", count.distinct}})
                    << '\n';
    }
    if (!options.all && !options.count) print_one(console, *queens, *size);
    return success;
}

} // namespace

Subcommand add_queens(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("queens", say(voice, message::help_queens),
                                            say(voice, message::help_queens_examples));
    auto options = std::make_shared<QueensOptions>();
    line.argument("N", options->size, say(voice, message::help_queens_size));
    line.flag("--count", options->count,
              say(voice, message::help_queens_count, {{"most", puzzle::max_counted_queens}}));
    line.flag("--all", options->all, say(voice, message::help_queens_all, {{"most", max_listed}}));
    return {line, [options](Console& console) { return execute(console, *options); }};
}

} // namespace command
