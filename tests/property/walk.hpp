#pragma once

#include <string>
#include <utility>
#include <vector>

#include "common/random_play.hpp"
#include "game/game.hpp"
#include "property/properties.hpp"

namespace property {

/// How a random game is played.
struct Manner {
    int plies;
    bool shuffles; ///< moves back and forth, so that positions repeat
};

/// A random game of the fast rules in parallel with a naive one, with all properties checked in
/// every position.
template <game::Position P>
class Walk {
  public:
    using Move = typename P::Move;
    using MoveList = typename P::MoveList;
    using Setup = SetupOf<P>;

    Walk(const Setup& start, const P& position, core::Random& random)
        : random_(random), game_(position), setup_(start) {
        remember();
    }

    /// Continues until the game is over, the plies are played or something is wrong.
    Complaint run(const Manner& manner) {
        Complaint complaint;
        for (int ply = 0;; ++ply) {
            MoveList moves;
            game_.position().generate(moves);
            ++positions_;
            complaint = look(moves);
            if (!complaint.empty() || ply == manner.plies || game_.outcome().is_over()) break;
            complaint = play(choose(moves, manner));
            if (!complaint.empty()) break;
        }
        if (complaint.empty()) complaint = goes_back_and_forth();
        return complaint.empty() ? complaint : complaint + "\n  " + story();
    }

    int positions() const { return positions_; }

  private:
    static constexpr int moves_tried = 6;
    static constexpr int wild_moves_tried = 8;

    void remember() {
        seen_.push_back(naive::repetition_text(setup_));
        positions_seen_.push_back(game_.position());
    }

    Complaint look(const MoveList& moves) {
        const P& position = game_.position();
        return first_complaint(
            [&] { return moves_are_naive(position, setup_, moves); },
            [&] { return texts_return(position, setup_); }, [&] { return key_is_fresh(position); },
            [&] { return outcome_is_naive(position, setup_); }, [&] { return history_is_naive(); },
            [&] { return some_moves_hold(moves); }, [&] { return wild_moves_hold(moves); });
    }

    Complaint some_moves_hold(const MoveList& moves) {
        P position = game_.position();
        for (int i = 0; i < moves_tried && !moves.empty(); ++i) {
            const Move move = moves[random_.below(moves.size())];
            Complaint complaint =
                first_complaint([&] { return move_is_undone(position, move); },
                                [&] { return change_is_foretold(position, move); },
                                [&] { return legality_is_membership(position, moves, move); });
            if (complaint.empty() && i == 0) complaint = move_texts_return(position, move);
            if (!complaint.empty()) return complaint;
        }
        return {};
    }

    Complaint wild_moves_hold(const MoveList& moves) {
        const P& position = game_.position();
        for (int i = 0; i < wild_moves_tried; ++i) {
            const Move wild = wild_move<P>(moves, random_);
            const Move plausible = common::plausible_move(position, random_);
            const Complaint complaint =
                first_complaint([&] { return legality_is_membership(position, moves, wild); },
                                [&] { return legality_is_membership(position, moves, plausible); },
                                [&] { return refusal_is_true(position, setup_, plausible); });
            if (!complaint.empty()) return complaint;
        }
        return {};
    }

    int naive_occurrences() const {
        return static_cast<int>(std::count(seen_.begin(), seen_.end(), seen_.back()));
    }

    /// Repetition, the resulting outcome, and possible claims, recomputed from the whole history.
    Complaint history_is_naive() const {
        const int occurrences = naive_occurrences();
        if (game_.occurrences() != occurrences)
            return "occurrences: " + std::to_string(game_.occurrences()) + ", naively " +
                   std::to_string(occurrences);
        game::Outcome outcome = naive::outcome(setup_);
        const bool may_repeat =
            !outcome.is_over() || outcome.reason() == game::Reason::seventy_five_moves;
        if (may_repeat && occurrences >= 5)
            outcome = game::Outcome::draw(game::Reason::fivefold_repetition);
        if (game_.outcome() != outcome) return "the game's outcome differs from the naive one";
        core::Flags<game::Claim> claims;
        if (!outcome.is_over() && occurrences >= 3)
            claims.insert(game::Claim::threefold_repetition);
        if (!outcome.is_over() && setup_.quiet_plies >= 100)
            claims.insert(game::Claim::fifty_moves);
        return game_.claims() == claims ? "" : "the claims differ from the naive ones";
    }

    /// The move that undoes what this player did last, if it exists and is wanted.
    const Move* way_back(const MoveList& moves) const {
        const auto played = game_.moves();
        if (played.size() < 2) return nullptr;
        const Move last = played[played.size() - 2];
        const auto found = std::find_if(moves.begin(), moves.end(), [&](Move move) {
            return move.from() == last.to() && move.to() == last.from();
        });
        return found == moves.end() ? nullptr : found;
    }

    Move choose(const MoveList& moves, const Manner& manner) {
        if (manner.shuffles && random_.below(10) != 0)
            if (const Move* back = way_back(moves)) return *back;
        if (random_.below(3) == 0) return moves[random_.below(moves.size())];
        std::vector<decltype(common::naive_move(Move{}))> choices;
        for (const Move move : moves) choices.push_back(common::naive_move(move));
        return moves[common::choose(setup_, choices, random_)];
    }

    Complaint play(Move move) {
        const std::array before{naive::piece_count(setup_, core::Color::white),
                                naive::piece_count(setup_, core::Color::black)};
        game_.play(move);
        setup_ = naive::after(setup_, common::naive_move(move));
        remember();
        for (const core::Color color : core::colors)
            if (naive::piece_count(game_.position().setup(), color) > before[core::index(color)])
                return "pieces appear";
        return {};
    }

    /// Takes back all moves, checking each position, and replays them.
    Complaint goes_back_and_forth() {
        const std::size_t length = game_.moves().size();
        for (std::size_t ply = length; ply-- > 0;)
            if (!game_.undo() || game_.position() != positions_seen_[ply] ||
                game_.position().key() != positions_seen_[ply].key())
                return "undo leads to another position at ply " + std::to_string(ply);
        if (game_.undo() || game_.position() != game_.start()) return "undo passes the start";
        for (std::size_t ply = 1; ply <= length; ++ply)
            if (!game_.redo() || game_.position() != positions_seen_[ply])
                return "redo leads to another position at ply " + std::to_string(ply);
        if (game_.redo()) return "redo passes the end";
        return history_is_naive();
    }

    /// The moves that led here, for a person to replay.
    std::string story() const {
        std::string text = position_text(game_.start()) + " moves";
        P position = game_.start();
        for (const Move move : game_.moves()) {
            text += ' ' + move_text(position, move);
            position.play(move);
        }
        return text + "\n  at " + position_text(game_.position());
    }

    core::Random& random_;
    game::Game<P> game_;
    Setup setup_;
    std::vector<std::string> seen_;
    std::vector<P> positions_seen_;
    int positions_ = 0;
};

} // namespace property
