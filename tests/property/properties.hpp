#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "common/positions.hpp"
#include "core/random.hpp"
#include "game/letters.hpp"
#include "game/position.hpp"

/// What must hold in every position of every game. Each function returns what is wrong, or an empty
/// text; none knows which game it tests.
namespace property {

using Complaint = std::string;
using common::SetupOf;

/// The first failure of several; the rest are not checked.
template <class... Questions>
Complaint first_complaint(const Questions&... questions) {
    Complaint found;
    ((found = questions(), found.empty()) && ...);
    return found;
}

template <game::Position P>
std::vector<std::string> sorted_texts(const P& position, const typename P::MoveList& moves) {
    std::vector<std::string> texts;
    for (const auto move : moves) texts.push_back(move_text(position, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// The legal moves are those of the naive rules, and are counted correctly.
template <game::Position P>
Complaint moves_are_naive(const P& position, const SetupOf<P>& setup,
                          const typename P::MoveList& moves) {
    if (position.move_count() != moves.size()) return "move_count is not the size of the list";
    const auto fast = sorted_texts(position, moves);
    const auto slow = naive::move_texts(setup);
    if (fast == slow) return {};
    Complaint complaint = "moves differ from the naive ones:";
    std::vector<std::string> odd;
    std::set_symmetric_difference(fast.begin(), fast.end(), slow.begin(), slow.end(),
                                  std::back_inserter(odd));
    for (const auto& text : odd) complaint += ' ' + text;
    return complaint;
}

/// Position, setup and text can be converted into each other and back.
template <game::Position P>
Complaint texts_return(const P& position, const SetupOf<P>& setup) {
    if (position.setup() != setup) return "setup() is not the naive one";
    const std::string text = position_text(position);
    if (text != to_text(setup)) return "position_text differs from the setup's";
    const auto read = common::read_setup_like(setup, text);
    if (!read || *read != setup) return "the position text is read as another setup";
    const auto again = P::from(*read);
    if (!again || *again != position) return "the setup is made into another position";
    if (again->key() != position.key()) return "the position made from the setup has another key";
    return {};
}

template <game::Position P>
Complaint key_is_fresh(const P& position) {
    return position.key() == position.fresh_key() ? "" : "the key kept is not the fresh one";
}

/// The exact bytes of a position.
template <game::Position P>
class Snapshot {
    static_assert(std::is_trivially_copyable_v<P>);

  public:
    explicit Snapshot(const P& position) { std::memcpy(bytes_.data(), &position, sizeof(P)); }
    bool is_still(const P& position) const {
        return std::memcmp(bytes_.data(), &position, sizeof(P)) == 0;
    }

  private:
    std::array<std::byte, sizeof(P)> bytes_;
};

/// A move changes the side to move and keeps the key correct, and undoing it restores every byte.
template <game::Position P>
Complaint move_is_undone(P& position, typename P::Move move) {
    const Snapshot<P> before(position);
    const core::PositionKey key = position.key();
    const core::Color turn = position.turn();
    const auto undo = position.play(move);
    Complaint complaint = key_is_fresh(position);
    if (position.turn() == turn) complaint = "the turn stays";
    position.undo(move, undo);
    if (!before.is_still(position) || position.key() != key)
        complaint = "undo does not restore all";
    return complaint.empty() ? complaint : complaint + " at " + move_text(position, move);
}

/// What a move is predicted to change is what it changes.
template <game::Position P>
Complaint change_is_foretold(const P& position, typename P::Move move) {
    if constexpr (requires { position.change_by(move); }) {
        const auto change = position.change_by(move);
        P played = position;
        P told = position;
        played.play(move);
        told.play(move, change);
        if (change.key != played.key() || !Snapshot<P>(played).is_still(told))
            return "another change is foretold at " + move_text(position, move);
    }
    return {};
}

/// Every notation that is written is read as the same move.
template <game::Position P>
Complaint move_texts_return(const P& position, typename P::Move move) {
    const auto is_move = [&](const auto& read) { return read && *read == move; };
    const std::string text = move_text(position, move);
    if (!is_move(read_move(position, text))) return "not read back: " + text;
    if (!is_move(read_written(position, text, game::Letters::english)))
        return "not read back as written: " + text;
    const auto written_returns = [&](game::Letters letters) {
        return is_move(read_written(position, score_text(position, move, letters), letters));
    };
    if (!written_returns(game::Letters::figurines)) return "figurines are not read back: " + text;
    for (const auto letters : game::languages)
        if (!written_returns(letters))
            return "not read back: " + score_text(position, move, letters) + " for " + text;
    for (const auto letters : {game::Letters::english, game::Letters::french}) {
        const std::string score = score_text(position, move, letters);
        const auto typed = read_move(position, score, letters);
        const bool is_asked = !typed && letters == game::Letters::french &&
                              typed.error().kind == game::RefusalKind::two_readings;
        if (!is_move(typed) && !is_asked) return "not read as typed: " + score + " for " + text;
    }
    if (P::Move::from_bits(move.bits()) != move) return "bits do not return for " + text;
    return {};
}

/// Any move is legal if and only if it is in the list and is not refused.
template <game::Position P>
Complaint legality_is_membership(const P& position, const typename P::MoveList& moves,
                                 typename P::Move move) {
    const bool listed = std::find(moves.begin(), moves.end(), move) != moves.end();
    const bool legal = position.is_legal(move);
    const bool refused = position.refusal(move).kind != game::RefusalKind::none;
    const std::string bits = std::to_string(move.bits());
    if (listed != legal) return "is_legal is wrong about the move of bits " + bits;
    if (legal == refused) return "refusal is wrong about the move of bits " + bits;
    return {};
}

/// What is said about a refused move is true.
template <game::Position P>
Complaint refusal_is_true(const P& position, const SetupOf<P>& setup, typename P::Move move) {
    const game::Refusal refusal = position.refusal(move);
    if (naive::is_true(setup, common::naive_move(move), refusal)) return {};
    return "refusal " + std::to_string(static_cast<int>(refusal.kind)) + " square " +
           core::to_text(refusal.square) + " count " + std::to_string(refusal.count) + " limit " +
           std::to_string(refusal.limit) + " is not true of " + move_text(position, move);
}

/// The outcome is that of the naive rules.
template <game::Position P>
Complaint outcome_is_naive(const P& position, const SetupOf<P>& setup) {
    if (position.outcome() != naive::outcome(setup))
        return "the outcome differs from the naive one";
    for (const core::Color color : core::colors)
        if (position.can_win(color) != naive::can_win(setup, color))
            return "can_win differs from the naive one";
    return {};
}

/// A random move: random bits, or the bits of legal moves mixed up.
template <game::Position P>
typename P::Move wild_move(const typename P::MoveList& moves, core::Random& random) {
    const auto noise = static_cast<std::uint32_t>(random.next());
    if (moves.empty() || random.below(4) == 0) return P::Move::from_bits(noise);
    const std::uint32_t one = moves[random.below(moves.size())].bits();
    const std::uint32_t other = moves[random.below(moves.size())].bits();
    if (random.below(2) == 0) return P::Move::from_bits(one ^ std::uint32_t{1} << noise % 28);
    return P::Move::from_bits((one & noise) | (other & ~noise));
}

} // namespace property
