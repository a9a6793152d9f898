#include "puzzle/tour.hpp"

#include <memory>
#include <string>

#include "command/subcommand.hpp"
#include "core/digits.hpp"
#include "text/puzzle_board.hpp"
#include "words/help_messages.hpp"
#include "words/puzzle_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;

// A board of numbers with three digits is then 80 columns wide.
constexpr int max_drawn = 19;

struct TourOptions {
    std::string size;
    std::string from = "a1";
    bool closed = false;
};

void print_tour(const Console& console, const std::vector<puzzle::Square>& squares, int size) {
    if (size > max_drawn) {
        console.out << text::square_list(squares);
        return;
    }
    text::PuzzleBoard board(size);
    int number = 0;
    for (const puzzle::Square square : squares) board.set(square, std::to_string(++number));
    console.out << board.picture(false).text();
}

std::string why_none(words::Voice voice, puzzle::NoTour reason, puzzle::Square from, int size) {
    switch (reason) {
    case puzzle::NoTour::too_small: return say(voice, message::tour_too_small);
    case puzzle::NoTour::odd_closed: return say(voice, message::tour_odd_closed, {{"size", size}});
    case puzzle::NoTour::minority_square: break;
    }
    return say(voice, message::tour_minority_square, {{"square", square_text(from)}});
}

int execute(const Console& console, const TourOptions& options) {
    const words::Voice voice = console.voice;
    if (options.size.empty())
        return console.misuse(
            say(voice, message::missing_board_size, {{"example", "stackchess tour 8"}}));
    const auto size = core::read_number<int>(options.size, 1, puzzle::max_tour_size);
    if (!size)
        return console.misuse(say(voice, message::wrong_board_size,
                                  {{"size", words::shown(options.size)},
                                   {"least", puzzle::min_tour_size},
                                   {"most", puzzle::max_tour_size}}));
    const auto from = puzzle::read_square(options.from);
    const std::string typed = words::shown(options.from);
    if (!from || !puzzle::is_on_board(*from, *size))
        return console.misuse(
            say(voice, message::no_such_first_square, {{"square", typed}, {"size", *size}}));
    const puzzle::Tour tour = puzzle::find_tour(*size, *from, options.closed);
    if (tour.squares.empty())
        console.out << why_none(voice, tour.reason, *from, *size) << '\n';
    else
        print_tour(console, tour.squares, *size);
    return success;
}

} // namespace

Subcommand add_tour(const Declaration& parent, words::Voice voice) {
    const Declaration line = parent.command("tour", say(voice, message::help_tour),
                                            say(voice, message::help_tour_examples));
    auto options = std::make_shared<TourOptions>();
    line.argument("N", options->size, say(voice, message::help_tour_size));
    line.option("--from", options->from, say(voice, message::help_tour_from),
                say(voice, message::help_tour_square_value));
    line.flag("--closed", options->closed, say(voice, message::help_tour_closed));
    return {line, [options](Console& console) { return execute(console, *options); }};
}

} // namespace command
