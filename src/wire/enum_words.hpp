#pragma once

#include <array>
#include <string_view>

#include "core/color.hpp"
#include "game/game.hpp"
#include "game/letters.hpp"
#include "game/outcome.hpp"
#include "game/refusal.hpp"
#include "game/rules.hpp"
#include "play/offer.hpp"
#include "wire/from_server.hpp"

/// The words for values in messages: stable, and independent of the language.
namespace wire {

/// The words of an enumeration, in its order.
template <class Enum>
inline constexpr std::array<std::string_view, 0> words_of{};

/// Whether a table covers an enumeration.
template <class Enum>
constexpr bool reaches(Enum last) {
    return words_of<Enum>.size() == static_cast<std::size_t>(last) + 1;
}

template <>
inline constexpr std::array<std::string_view, 2> words_of<core::Color>{"white", "black"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<game::Rules>{"stackchess", "chess"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<play::OfferKind>{"draw", "takeback"};
template <>
inline constexpr std::array<std::string_view, 2> words_of<game::Claim>{"threefold_repetition",
                                                                       "fifty_moves"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<ColorWish>{"any", "white", "black"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<PersonKind>{"account", "guest",
                                                                      "computer"};
template <>
inline constexpr std::array<std::string_view, 3> words_of<Participant>{"white", "black", "watcher"};
template <>
inline constexpr std::array<std::string_view, 4> words_of<ChallengeEnd>{"accepted", "declined",
                                                                        "cancelled", "lapsed"};
template <>
inline constexpr std::array<std::string_view, 5> words_of<Speed>{"bullet", "blitz", "rapid",
                                                                 "classical", "correspondence"};
template <>
inline constexpr std::array<std::string_view, 7> words_of<game::Letters>{
    "english", "french", "german", "spanish", "italian", "dutch", "figurines"};

/// A game without a reason to be over was aborted.
template <>
inline constexpr std::array<std::string_view, 16> words_of<game::Reason>{"aborted",
                                                                         "all_captured",
                                                                         "checkmate",
                                                                         "stalemate",
                                                                         "nothing_can_be_captured",
                                                                         "dead_position",
                                                                         "fivefold_repetition",
                                                                         "seventy_five_moves",
                                                                         "threefold_repetition",
                                                                         "fifty_moves",
                                                                         "agreement",
                                                                         "resignation",
                                                                         "time",
                                                                         "abandonment",
                                                                         "too_many_moves",
                                                                         "unrecorded"};
static_assert(reaches(game::Reason::unrecorded));

template <>
inline constexpr std::array<std::string_view, 28> words_of<Why>{
    "unreadable",        "unknown_kind",   "bad_field",     "say_hello",
    "too_many",          "closing",        "not_saved",     "banned",
    "bad_name",          "name_taken",     "needs_account", "no_such_seek",
    "no_such_challenge", "no_such_player", "not_for_you",   "out_of_range",
    "unwelcome",         "not_rated",      "unplayable",    "bad_terms",
    "no_such_game",      "not_a_player",   "behind",        "too_late",
    "not_over",          "not_gone",       "no_clock",      "no_chat"};
static_assert(reaches(Why::no_chat));

template <>
inline constexpr std::array<std::string_view, 11> words_of<play::Denial>{
    "none",          "game_over", "not_your_turn", "strict",          "declared",   "finished",
    "nothing_there", "touched",   "needs_consent", "already_offered", "not_offered"};
static_assert(reaches(play::Denial::not_offered));

/// A table's denials come first, so that the end of a game has only one word.
template <>
inline constexpr std::array<std::string_view, 32> words_of<game::RefusalKind>{
    "none",
    "not_a_move",
    "no_such_square",
    "no_piece",
    "not_yours",
    "same_square",
    "game_over",
    "role_cannot",
    "blocked",
    "pawn_has_moved",
    "pawn_captures_diagonally",
    "pawn_needs_capture",
    "no_pieces_asked",
    "too_many_pieces",
    "group_member_cannot",
    "needs_more_pieces",
    "knights_carry_too_few",
    "own_piece_there",
    "king_in_check",
    "promotion_missing",
    "promotion_impossible",
    "castling_no_right",
    "castling_in_check",
    "castling_attacked",
    "castling_blocked",
    "ambiguous",
    "two_readings",
    "foreign_letter",
    "no_target",
    "passing",
    "two_words",
    "no_such_move"};
static_assert(reaches(game::RefusalKind::no_such_move));

} // namespace wire
