#include "words/squares.hpp"

#include <algorithm>
#include <optional>

#include "core/capitals.hpp"
#include "core/digits.hpp"
#include "core/trim.hpp"
#include "words/layout.hpp"
#include "words/message.hpp"
#include "words/names.hpp"
#include "words/query_messages.hpp"

namespace words {
namespace {

using core::Coord;
using session::BoardView;
using session::Stack;

/// The squares that pass a test, in words; nothing if there are none.
template <class Test>
std::string squares_sentence(Voice voice, const BoardView& board, Test is_wanted) {
    std::vector<std::string> found;
    for (int rank = 0; rank < board.size; ++rank)
        for (int file = 0; file < board.size; ++file) {
            const Coord square = core::coord_at(file, rank);
            const Stack& stack = board.at(square);
            if (!stack.empty() && is_wanted(square, stack))
                found.push_back(square_text(voice, square, stack));
        }
    return found.empty() ? std::string()
                         : joined(found, say(voice, message::between_squares)) + '.';
}

std::string no_line(Voice voice, std::string_view named) {
    return say(voice, message::no_line, {{"line", shown(named)}});
}

std::string line_empty(Voice voice, std::string_view named) {
    return say(voice, message::line_empty, {{"line", shown(named)}});
}

/// A word in the form used for comparisons: in small letters, without accents.
std::string plain(std::string_view word) { return core::small_letters(to_ascii(word)); }

/// Whether a word is one of several with `|` between them.
bool is_among(std::string_view word, std::string_view all) {
    while (!all.empty()) {
        const std::size_t end = std::min(all.find('|'), all.size());
        if (word == all.substr(0, end)) return true;
        all.remove_prefix(std::min(end + 1, all.size()));
    }
    return false;
}

std::optional<core::Color> side_called(std::string_view word) {
    for (const core::Color color : core::colors)
        for (const Language language : languages)
            if (is_among(word, message::query_sides[index(color)].in(language))) return color;
    return std::nullopt;
}

/// Which pieces are meant.
struct Kind {
    std::optional<core::Color> side{};
    core::Role role = core::Role::none; ///< any

    bool has(core::Piece piece) const {
        return (!side || piece.color == *side) && (role == core::Role::none || piece.role == role);
    }
};

/// Reads which pieces these words name; returns the first word that names none, if there is one.
std::optional<std::string_view> read_kind(std::string_view named, Kind& kind) {
    while (!named.empty()) {
        const std::size_t end = std::min(named.find(' '), named.size());
        const std::string_view typed = named.substr(0, end);
        named = core::trimmed(named.substr(end));
        const std::string word = plain(typed);
        const auto side = side_called(word);
        const core::Role role = side ? core::Role::none : role_named(word);
        if (!side && role == core::Role::none) return typed;
        if (side) kind.side = side;
        if (!side) kind.role = role;
    }
    return std::nullopt;
}

} // namespace

std::string square_text(Voice voice, Coord square, const Stack& stack) {
    const Argument name{"square", core::to_text(square)};
    if (stack.empty()) return say(voice, message::square_empty, {name});
    if (stack.size() == 1)
        return say(voice, message::square_piece,
                   {name, {"piece", colored_name(voice, stack.front())}});
    std::vector<std::string> pieces;
    for (const core::Piece piece : stack) pieces.push_back(piece_name(voice, piece.role));
    return say(voice, message::square_stack,
               {name,
                {"height", stack.size()},
                {"pieces", joined(pieces, ", ")},
                {"side", say(voice, message::stack_sides[index(stack.front().color)])}});
}

std::vector<std::string> square_texts(Voice voice, const BoardView& board) {
    std::vector<std::string> texts;
    texts.reserve(board.stacks.size());
    for (int rank = 0; rank < board.size; ++rank)
        for (int file = 0; file < board.size; ++file) {
            const Coord square = core::coord_at(file, rank);
            texts.push_back(square_text(voice, square, board.at(square)));
        }
    return texts;
}

std::string rank_sentence(Voice voice, const BoardView& board, std::string_view named) {
    const auto rank = core::read_number<int>(named, 1, board.size);
    if (!rank) return no_line(voice, named);
    const std::string found = squares_sentence(
        voice, board, [&](Coord square, const Stack&) { return square.rank + 1 == *rank; });
    return found.empty() ? line_empty(voice, named) : found;
}

std::string file_sentence(Voice voice, const BoardView& board, std::string_view named) {
    const int file = named.size() == 1 ? core::small(named.front()) - 'a' : -1;
    if (file < 0 || file >= board.size) return no_line(voice, named);
    const std::string found = squares_sentence(
        voice, board, [&](Coord square, const Stack&) { return square.file == file; });
    return found.empty() ? line_empty(voice, named) : found;
}

std::string pieces_sentence(Voice voice, const BoardView& board, std::string_view named) {
    Kind kind;
    if (const auto unknown = read_kind(named, kind))
        return say(voice, message::no_kind, {{"piece", shown(*unknown)}});
    const std::string found = squares_sentence(voice, board, [&](Coord, const Stack& stack) {
        return std::ranges::any_of(stack, [&](core::Piece piece) { return kind.has(piece); });
    });
    return found.empty() ? say(voice, message::none_of_kind, {{"piece", shown(named)}}) : found;
}

} // namespace words
