#include "words/refusals.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>

#include "words/message.hpp"
#include "words/names.hpp"
#include "words/refusal_messages.hpp"

namespace words {
namespace {

using game::Refusal;
using game::RefusalKind;

Argument square_of(const Refusal& refusal) { return {"square", core::to_text(refusal.square)}; }

std::uint64_t limit_of(const Refusal& refusal) {
    return static_cast<std::uint64_t>(std::max(refusal.limit, 0));
}

/// "This pawn" rather than "the pawn", because how a pawn moves depends on its past.
std::string moved_piece(Voice voice, core::Role role) {
    return role == core::Role::pawn ? this_piece(voice, role) : the_piece(voice, role);
}

/// In Stackchess a promotion is a number of pawns, in chess a choice of piece.
std::string promotion_reason(Voice voice, const Refusal& refusal) {
    if (refusal.count == 0)
        return say(voice, message::promotion_impossible,
                   {{"piece", piece_name(voice, refusal.piece.role)}});
    if (refusal.limit == 0) return say(voice, message::promotes_none);
    return say(voice, message::promotes_only, limit_of(refusal), {{"count", refusal.count}});
}

/// There is only one king, but there may be several of any other piece.
std::string no_such_move(Voice voice, const Refusal& refusal) {
    if (refusal.piece.role == core::Role::king)
        return say(voice, message::king_cannot_go, {square_of(refusal)});
    return say(voice, message::no_such_move,
               {{"piece", no_piece(voice, refusal.piece.role)}, square_of(refusal)});
}

/// The coordinates of the move by which a piece comes to the square of a refusal.
std::string coordinates(const Refusal& refusal, const game::LetterReading& reading) {
    return core::to_text(reading.from) + core::to_text(refusal.square);
}

/// Names two of the moves, where they are known.
std::string ambiguous(Voice voice, const Refusal& refusal) {
    const auto& [first, second] = refusal.readings;
    if (first.from == second.from) return say(voice, message::ambiguous);
    return say(voice, message::ambiguous_moves,
               {{"first", coordinates(refusal, first)}, {"second", coordinates(refusal, second)}});
}

/// `exd5`, or `exd8=Q`, which is understood in every language.
std::string pawn_capture(const Refusal& refusal) {
    const std::string target = core::to_text(refusal.square);
    const bool promotes = target.ends_with('1') || target.ends_with('8');
    return core::to_text(refusal.readings[0].from).substr(0, 1) + 'x' + target +
           (promotes ? "=Q" : "");
}

/// The reason after "Coup illégal :" or "Mouvement impossible :"; empty for a refusal that has a
/// sentence of its own.
std::string reason(Voice voice, const Refusal& refusal) {
    const core::Role role = refusal.piece.role;
    switch (refusal.kind) {
    case RefusalKind::same_square: return say(voice, message::same_square);
    case RefusalKind::role_cannot:
        return say(voice, message::piece_cannot, {{"piece", moved_piece(voice, role)}});
    case RefusalKind::group_member_cannot:
        return say(voice, message::group_cannot, {{"piece", the_piece(voice, role)}});
    case RefusalKind::blocked: return say(voice, message::blocked, {square_of(refusal)});
    case RefusalKind::pawn_has_moved: return say(voice, message::pawn_has_moved);
    case RefusalKind::pawn_captures_diagonally:
        return say(voice, message::pawn_captures_diagonally);
    case RefusalKind::pawn_needs_capture: return say(voice, message::pawn_needs_capture);
    case RefusalKind::needs_more_pieces:
        return say(voice, message::needs_more_pieces, limit_of(refusal));
    case RefusalKind::knights_carry_too_few:
        return say(voice, message::knights_carry, limit_of(refusal),
                   {{"most", 2 * limit_of(refusal)}});
    case RefusalKind::own_piece_there:
        return say(voice, message::own_piece_there, {square_of(refusal)});
    case RefusalKind::promotion_missing: return say(voice, message::promotion_missing);
    case RefusalKind::promotion_impossible: return promotion_reason(voice, refusal);
    case RefusalKind::ambiguous: return ambiguous(voice, refusal);
    case RefusalKind::no_target:
        return say(voice, message::no_target, {{"move", pawn_capture(refusal)}});
    case RefusalKind::no_such_move: return no_such_move(voice, refusal);
    default: return {};
    }
}

/// The reason after "Roque impossible :", or nothing.
std::string castling_reason(Voice voice, const Refusal& refusal) {
    switch (refusal.kind) {
    case RefusalKind::castling_no_right: return say(voice, message::castling_no_right);
    case RefusalKind::castling_in_check: return say(voice, message::castling_in_check);
    case RefusalKind::castling_attacked:
        return say(voice, message::castling_attacked, {square_of(refusal)});
    case RefusalKind::castling_blocked:
        return say(voice, message::castling_blocked, {square_of(refusal)});
    default: return {};
    }
}

std::string not_yours(Voice voice, game::Rules rules, core::Color turn) {
    return say(voice,
               of_game(rules, message::not_yours, message::not_your_turn[core::index(~turn)]));
}

/// The two meanings of a letter, each with the unambiguous coordinates of its move.
std::string two_readings(Voice voice, const Refusal& refusal, const Message& message) {
    const auto& [first, second] = refusal.readings;
    return say(voice, message,
               {{"first", the_piece(voice, first.piece.role)},
                {"first_language", language_name(voice, first.letters)},
                {"first_move", coordinates(refusal, first)},
                {"second", the_piece(voice, second.piece.role)},
                {"second_language", language_name(voice, second.letters)},
                {"second_move", coordinates(refusal, second)}});
}

std::string whole_sentence(Voice voice, const Refusal& refusal, game::Rules rules,
                           core::Color turn) {
    switch (refusal.kind) {
    case RefusalKind::not_a_move:
        return say(voice,
                   of_game(rules, message::not_a_stackchess_move, message::not_a_chess_move));
    case RefusalKind::no_such_square:
        return say(voice, message::no_such_square, {square_of(refusal)});
    case RefusalKind::no_piece: return say(voice, message::no_piece_there);
    case RefusalKind::not_yours: return not_yours(voice, rules, turn);
    case RefusalKind::no_pieces_asked: return say(voice, message::wrong_count, limit_of(refusal));
    case RefusalKind::too_many_pieces:
        return say(voice, message::too_many_pieces, limit_of(refusal), {{"count", refusal.count}});
    case RefusalKind::king_in_check: return say(voice, message::king_in_check);
    case RefusalKind::game_over: return say(voice, message::game_over);
    case RefusalKind::two_readings: return two_readings(voice, refusal, message::two_readings);
    case RefusalKind::foreign_letter: return two_readings(voice, refusal, message::foreign_letter);
    case RefusalKind::passing: return say(voice, message::passing);
    case RefusalKind::two_words: return say(voice, message::two_words);
    default: assert(false && "this refusal has no sentence"); return {};
    }
}

} // namespace

std::string refusal_sentence(Voice voice, const Refusal& refusal, game::Rules rules,
                             core::Color turn) {
    if (std::string why = castling_reason(voice, refusal); !why.empty())
        return say(voice, message::cannot_castle, {{"reason", std::move(why)}});
    if (std::string why = reason(voice, refusal); !why.empty())
        return say(voice, of_game(rules, message::illegal_move, message::impossible_move),
                   {{"reason", std::move(why)}});
    return whole_sentence(voice, refusal, rules, turn);
}

std::string record_refusal_sentence(Voice voice, const Refusal& refusal, game::Rules rules,
                                    core::Color turn) {
    if (refusal.kind == RefusalKind::not_a_move && of_game(rules, false, true))
        return say(voice, message::not_a_written_move);
    switch (refusal.kind) {
    case RefusalKind::castling_no_right:
        return say(voice, message::cannot_castle,
                   {{"reason", say(voice, message::castling_not_granted)}});
    case RefusalKind::king_in_check:
        return say(voice, of_game(rules, message::illegal_move, message::impossible_move),
                   {{"reason", say(voice, message::king_would_be_in_check)}});
    case RefusalKind::promotion_missing:
        return say(voice, of_game(rules, message::illegal_move, message::impossible_move),
                   {{"reason", say(voice, message::written_promotion_missing)}});
    case RefusalKind::no_piece: return say(voice, message::no_piece_on, {square_of(refusal)});
    case RefusalKind::two_readings:
        return two_readings(voice, refusal, message::two_written_readings);
    default: return refusal_sentence(voice, refusal, rules, turn);
    }
}

} // namespace words
