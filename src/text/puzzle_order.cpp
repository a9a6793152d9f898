#include "text/puzzle_order.hpp"

#include <algorithm>
#include <array>

#include "core/digits.hpp"
#include "text/typed.hpp"
#include "words/puzzle_messages.hpp"
#include "words/refusal_messages.hpp"
#include "words/stackchess_messages.hpp"

namespace text {
namespace {

namespace message = words::message;

constexpr int usual_size = 8;

struct PuzzleWord {
    std::string_view word;
    PuzzleOrder order;
};

constexpr std::array puzzle_words{
    PuzzleWord{"poser", PuzzleOrder::place},         PuzzleWord{"placer", PuzzleOrder::place},
    PuzzleWord{"place", PuzzleOrder::place},         PuzzleWord{"enlever", PuzzleOrder::remove},
    PuzzleWord{"retirer", PuzzleOrder::remove},      PuzzleWord{"annuler", PuzzleOrder::remove},
    PuzzleWord{"remove", PuzzleOrder::remove},       PuzzleWord{"undo", PuzzleOrder::remove},
    PuzzleWord{"vérifier", PuzzleOrder::check},      PuzzleWord{"verifier", PuzzleOrder::check},
    PuzzleWord{"check", PuzzleOrder::check},         PuzzleWord{"conseil", PuzzleOrder::hint},
    PuzzleWord{"hint", PuzzleOrder::hint},           PuzzleWord{"effacer", PuzzleOrder::clear},
    PuzzleWord{"clear", PuzzleOrder::clear},         PuzzleWord{"solution", PuzzleOrder::solution},
    PuzzleWord{"abandonner", PuzzleOrder::solution}, PuzzleWord{"give", PuzzleOrder::solution},
    PuzzleWord{"resign", PuzzleOrder::solution},
};

} // namespace

PuzzleLine read_puzzle_line(std::string_view line) {
    const std::string_view whole = trimmed(line);
    const std::string_view word = whole.substr(0, whole.find(' '));
    const auto* const found =
        std::ranges::find(puzzle_words, small_letters(word), &PuzzleWord::word);
    if (found == puzzle_words.end()) return {PuzzleOrder::none, std::string(whole)};
    return {found->order, std::string(trimmed(whole.substr(word.size())))};
}

bool is_puzzle_left_by(std::string_view line) {
    const std::string word = small_letters(line);
    return word == "q" || word == "cancel";
}

std::optional<int> ask_puzzle_size(Dialogue& dialogue, const PuzzleSizes& sizes) {
    const words::Argument least{"least", sizes.least};
    const words::Argument most{"most", sizes.most};
    const Question question{dialogue.words(message::ask_puzzle_size, {least, most}),
                            dialogue.words(message::ask_puzzle_size_help, {least, most})};
    while (const auto line = dialogue.ask_value(question)) {
        if (line->empty()) return usual_size;
        const auto size = core::read_number<int>(*line, 2, sizes.most);
        if (!size)
            dialogue.say(message::puzzle_size_refused, {least, most});
        else if (*size < sizes.least)
            dialogue.say(sizes.none_below, {{"size", *size}});
        else
            return size;
    }
    return std::nullopt;
}

std::optional<puzzle::Square> read_puzzle_square(Dialogue& dialogue, std::string_view text,
                                                 int size) {
    const auto square = puzzle::read_square(text);
    if (square && puzzle::is_on_board(*square, size)) return square;
    if (text.empty())
        dialogue.say(message::nothing_typed);
    else
        dialogue.say(message::no_such_square, {{"square", words::shown(text)}});
    return std::nullopt;
}

} // namespace text
