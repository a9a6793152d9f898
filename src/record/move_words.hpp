#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "chess/position.hpp"
#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "core/capitals.hpp"
#include "core/digits.hpp"
#include "game/outcome.hpp"
#include "record/move_form.hpp"
#include "record/move_tree.hpp"
#include "record/pgn_reader.hpp"
#include "record/pgn_scanner.hpp"
#include "stackchess/notation.hpp"

/// What a word among the moves of a game means, in either game.
namespace record {

/// The legal move that a word means, or why there is none.
template <typename Board>
core::Result<stackchess::Move, game::Refusal>
read_word(const stackchess::BasicPosition<Board>& position, std::string_view text,
          game::LetterSet letters) {
    return read_written(position, text, letters);
}

inline core::Result<chess::Move, game::Refusal>
read_word(const chess::Position& position, std::string_view text, game::LetterSet letters) {
    constexpr game::LetterSet english{game::Letters::english};
    if (core::is_digit(text.front())) text = without_number(text);
    if (letters == english) return read_written(position, text, game::Letters::english);
    return read_written(position, text, letters);
}

/// In Chess960 a word that was refused may castle, the king taking its own rook: `e1h1`.
inline core::Result<chess::Move, game::Refusal> read_rook_castling(const chess::Position& position,
                                                                   std::string_view text,
                                                                   const game::Refusal& refusal) {
    const auto move = chess::read_uci(position, text);
    if (move && move->kind() == chess::MoveKind::castling) return move;
    return core::Failure(refusal);
}
template <typename Board>
core::Result<stackchess::Move, game::Refusal>
read_rook_castling(const stackchess::BasicPosition<Board>&, std::string_view,
                   const game::Refusal& refusal) {
    return core::Failure(refusal);
}

/// The move of a word in strict SAN, as nearly all are; 0 if the word needs a closer look.
inline std::uint32_t read_clean(const chess::Position& position, std::string_view text,
                                const Habits& habits) {
    constexpr game::LetterSet english{game::Letters::english};
    if (habits.standard || habits.letters != english) return 0;
    return read_strict(position, text).bits();
}
template <typename Board>
std::uint32_t read_clean(const stackchess::BasicPosition<Board>&, std::string_view, const Habits&) {
    return 0;
}

/// Whether a word behind a move describes it correctly: `mate`, or `ch` for a check.
inline bool tells_check(const chess::Position& position, std::string_view text) {
    constexpr std::array<std::string_view, 5> mates{"mate", "mat", "matt", "checkmate", "#"};
    constexpr std::array<std::string_view, 6> checks{"ch", "check", "échec", "schach", "+", "++"};
    if (!position.in_check()) return false;
    if (std::ranges::find(checks, text) != checks.end()) return true;
    return std::ranges::find(mates, text) != mates.end() && position.move_count() == 0;
}
template <typename Board>
bool tells_check(const stackchess::BasicPosition<Board>&, std::string_view) {
    return false;
}

/// Whether a word is only a figurine or the letter of a piece, written apart from its move: `N f3`.
inline bool is_piece_alone(const chess::Position&, std::string_view text, game::LetterSet letters) {
    if (is_figurine(text)) return true;
    bool is_piece = false;
    letters.for_each([&](game::Letters language) {
        is_piece |= game::role_named(text.front(), language) != core::Role::none;
    });
    return text.size() == 1 && is_piece;
}
template <typename Board>
bool is_piece_alone(const stackchess::BasicPosition<Board>&, std::string_view, game::LetterSet) {
    return false;
}

/// The piece that a word names, as it would begin a move: its letter or figurine as it is, and a
/// figurine for an English name. Nothing where it names none.
inline std::string_view piece_meant(const chess::Position& position, std::string_view word,
                                    game::LetterSet letters) {
    struct Name {
        std::string_view name;
        std::string_view figurine;
    };
    constexpr std::array<Name, 5> names{
        {{"knight", "♘"}, {"bishop", "♗"}, {"rook", "♖"}, {"queen", "♕"}, {"king", "♔"}}};
    if (!word.empty() && is_piece_alone(position, word, letters)) return word;
    for (const auto& [name, figurine] : names)
        if (core::is_same_but_for_capitals(word, name)) return figurine;
    return {};
}
template <typename Board>
std::string_view piece_meant(const stackchess::BasicPosition<Board>&, std::string_view,
                             game::LetterSet) {
    return {};
}

inline bool is_en_passant(const chess::Position&, std::uint32_t move) {
    return move != null_move && chess::Move::from_bits(move).kind() == chess::MoveKind::en_passant;
}
template <typename Board>
bool is_en_passant(const stackchess::BasicPosition<Board>&, std::uint32_t) {
    return false;
}

/// The number that is glued to a move of chess, `1e4`; nothing where there is none.
inline std::optional<std::size_t> glued_number(const chess::Position&, std::string_view text) {
    const std::size_t digits = text.size() - without_number(text).size();
    return core::read_number<std::size_t>(text.substr(0, digits), 0, 100'000'000);
}
template <typename Board>
std::optional<std::size_t> glued_number(const stackchess::BasicPosition<Board>&, std::string_view) {
    return std::nullopt;
}

/// Whether there is no move in a position that ends a game for this reason.
constexpr bool has_no_move(game::Reason reason) {
    return reason == game::Reason::checkmate || reason == game::Reason::stalemate ||
           reason == game::Reason::all_captured;
}

/// Whether moves begin with the count of their pieces, as `2a5-a4` does.
template <class P>
constexpr bool has_counts = !std::is_same_v<P, chess::Position>;

/// Whether a number without a dot before a move may be that count: `2 a5-a4`.
template <class P>
bool may_be_count(const PgnScanner& scanner) {
    return has_counts<P> && scanner.is_after_number() && scanner.number_dots() == 0 &&
           scanner.number() != 1;
}

} // namespace record
