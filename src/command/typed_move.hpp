#pragma once

#include <string_view>

#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "stackchess/notation.hpp"
#include "words/language.hpp"

namespace command {

/// Reads a move as a person types it, in any notation of the game. In chess a lone `R` is the king
/// for a French reader and the rook for an English one.
template <class Board>
core::Result<stackchess::Move, game::Refusal>
read_typed_move(const stackchess::BasicPosition<Board>& position, std::string_view text,
                words::Language) {
    return read_move(position, text);
}

inline core::Result<chess::Move, game::Refusal>
read_typed_move(const chess::Position& position, std::string_view text, words::Language language) {
    auto move = chess::read_uci(position, text);
    if (move || move.error().kind != game::RefusalKind::not_a_move) return move;
    return chess::read_san(position, text, words::letters(language));
}

} // namespace command
