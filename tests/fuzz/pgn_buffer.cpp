// Any text, read as PGN of either game behind as much else that the scanner's buffer ends in it:
// where that is makes no difference. Such texts fill the buffer, so that the target is slow.

#include <array>
#include <string>
#include <string_view>

#include "fuzz/heard.hpp"
#include "fuzz/target.hpp"
#include "record/pgn_scanner.hpp"

namespace {

/// What may precede a text any number of times without changing how it is read.
struct Filler {
    std::string_view before;
    char repeated;
    std::size_t least; ///< fewer are read as something else
    std::string_view after;

    std::string text(std::size_t count, std::string_view rest) const {
        return std::string(before) + std::string(count, repeated) + std::string(after) +
               std::string(rest);
    }
};

constexpr std::size_t more_than_a_word = record::PgnScanner::max_word + 45;

// The text starts after the filler, or inside it: a comment, a line, a word or a row of signs.
constexpr std::array fillers{
    Filler{"%", 'x', 0, "\n\n"},
    Filler{"{", 'x', 1, "}\n\n"},
    Filler{"", '\n', 20, ""},
    Filler{"", ' ', 20, ""},
    Filler{"%", 'x', 1, ""},
    Filler{";no ", 'x', 1, ""}, // or it might begin like moves, which is told
    Filler{"{", 'x', 1, ""},
    Filler{"", 'x', more_than_a_word, ""},
    Filler{"", '+', more_than_a_word, ""},
    Filler{"[Event \"x\"]\n\n1. e4 ", ' ', 20, ""},
    Filler{"[Event \"x\"]\n\n1. e4 {", 'x', 1, "} "},
};

/// The end of the scanner's buffer, `end` bytes into the text, makes no difference.
void check_buffer_end(const Filler& filler, std::size_t end, std::string_view text,
                      const record::Habits& habits) {
    const std::size_t beside = filler.before.size() + filler.after.size();
    const std::size_t count = record::PgnScanner::capacity - end - beside;
    const std::size_t lines = filler.repeated == '\n' ? count - filler.least : 0;
    fuzz::require(fuzz::hear(filler.text(filler.least, text), habits, lines) ==
                      fuzz::hear(filler.text(count, text), habits),
                  "the end of the buffer makes no difference");
}

} // namespace

void fuzz::check(Input input) {
    const std::uint8_t choice = input.byte();
    const Filler& filler = fillers[input.byte() % fillers.size()];
    const std::size_t high = input.byte();
    const std::size_t end = high << 8 | input.byte();
    // Words are read with enough before them that the buffer is refilled long before.
    const std::size_t most = input.text().size() + record::PgnScanner::lookahead;
    const record::Habits habits{.standard = choice % 2 != 0};
    check_buffer_end(filler, end % most, input.text(), habits);
}
