#include "words/names.hpp"

#include <algorithm>
#include <cassert>

#include "game/letters.hpp"
#include "words/message.hpp"
#include "words/name_messages.hpp"
#include "words/query_messages.hpp"

namespace words {
namespace {

const message::PieceNames& names(core::Role role) {
    assert(role != core::Role::none);
    return message::pieces[core::index(role) - 1];
}

} // namespace

std::string piece_name(Voice voice, core::Role role) { return say(voice, names(role).name); }

std::string the_piece(Voice voice, core::Role role) { return say(voice, names(role).the); }

std::string one_piece(Voice voice, core::Role role) { return say(voice, names(role).one); }

std::string several_pieces(Voice voice, core::Role role, int count) {
    return say(voice, message::piece_counts[static_cast<std::size_t>(count - 2)],
               {{"pieces", say(voice, names(role).several)}});
}

std::string this_piece(Voice voice, core::Role role) { return say(voice, names(role).that); }

std::string no_piece(Voice voice, core::Role role) { return say(voice, names(role).none); }

std::string colored_name(Voice voice, core::Piece piece) {
    const message::PieceNames& kind = names(piece.role);
    return say(voice, piece.color == core::Color::white ? kind.white : kind.black);
}

core::Role role_named(std::string_view word) {
    const auto is_called = [&](const Message& name) {
        return std::ranges::any_of(languages, [&](Language language) {
            const std::string_view one = name.in(language);
            return word.starts_with(one) &&
                   (word.size() == one.size() || word.substr(one.size()) == "s");
        });
    };
    if (is_called(message::queen_alias)) return core::Role::queen;
    const auto found = std::ranges::find_if(
        core::all_roles, [&](core::Role role) { return is_called(names(role).name); });
    return found == core::all_roles.end() ? core::Role::none : *found;
}

std::string language_name(Voice voice, game::Letters letters) {
    return say(voice, message::language_names[static_cast<std::size_t>(letters)]);
}

std::string side_name(Voice voice, core::Color color) {
    return say(voice, message::sides[core::index(color)]);
}

std::string side_name_first(Voice voice, core::Color color) {
    return say(voice, message::sides_first[core::index(color)]);
}

std::string stack_cell(Voice voice, core::Piece piece) {
    std::string cell(game::letter_text(piece, letters(voice.language)));
    return cell + say(voice, message::color_letters[core::index(piece.color)]);
}

char chess_cell(Voice voice, core::Piece piece) {
    assert(piece.role != core::Role::none);
    const Message& row = message::chess_cells[core::index(piece.color)];
    return row.in(voice.language)[core::index(piece.role) - 1];
}

} // namespace words
