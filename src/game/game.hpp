#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "core/flags.hpp"
#include "game/outcome.hpp"
#include "game/position.hpp"

namespace game {

/// After this many half-moves without a capture or a pawn move, a draw may be claimed.
inline constexpr int claim_plies = 100;

/// What entitles the player to move to claim a draw.
enum class Claim : std::uint8_t { threefold_repetition, fifty_moves };
inline constexpr std::array every_claim{Claim::threefold_repetition, Claim::fifty_moves};

/// One game from its starting position: the moves played and, after `undo`, those that `redo` can
/// replay; what has been declared (resignation, agreement, a claim, time); and its outcome.
template <Position P>
class Game {
  public:
    using Move = typename P::Move;

    explicit Game(const P& start) : start_(start), position_(start) { ++seen_[start.key()]; }

    const P& start() const { return start_; }
    const P& position() const { return position_; }
    /// The position after this many of the moves played, computed from the nearer end.
    P position_after(std::size_t plies) const {
        assert(plies <= past_.size());
        const bool is_early = plies < past_.size() / 2;
        P position = is_early ? start_ : position_;
        if (is_early)
            for (std::size_t ply = 0; ply < plies; ++ply) position.play(moves_[ply]);
        else
            for (std::size_t ply = past_.size(); ply-- > plies;)
                position.undo(moves_[ply], past_[ply]);
        return position;
    }

    /// The moves played, followed by those taken back that can be replayed, oldest first.
    std::span<const Move> moves() const { return {moves_.data(), past_.size()}; }
    std::span<const Move> undone_moves() const {
        return std::span<const Move>(moves_).subspan(past_.size());
    }

    /// Plays a legal move in a game that is not over; moves that could be redone are forgotten.
    void play(Move move) {
        assert(!outcome().is_over());
        moves_.resize(past_.size());
        moves_.push_back(move);
        advance(move);
    }

    /// Takes back the last move, or only a declared end if there is one; false at the start.
    bool undo() {
        if (declared_.is_over()) {
            declared_ = {};
            return true;
        }
        if (past_.empty()) return false;
        if (const auto here = seen_.find(position_.key()); --here->second == 0) seen_.erase(here);
        position_.undo(moves_[past_.size() - 1], past_.back());
        past_.pop_back();
        return true;
    }

    /// Replays the next move that was taken back; false if there is none or the game was ended.
    bool redo() {
        if (past_.size() == moves_.size() || declared_.is_over()) return false;
        advance(moves_[past_.size()]);
        return true;
    }

    /// How often the current position has occurred in this game, including now.
    int occurrences() const {
        // The whole past counts, not only the plies since the last capture or pawn move: in
        // Stackchess a knight can carry a pawn back to where it was.
        return seen_.at(position_.key());
    }

    Outcome outcome() const {
        if (const Outcome here = position_.outcome(); here.is_over()) return counted(here);
        if (declared_.is_over()) return declared_;
        if (occurrences() >= 5) return Outcome::draw(Reason::fivefold_repetition);
        return {};
    }

    /// The draws that the player to move may claim now.
    core::Flags<Claim> claims() const {
        core::Flags<Claim> found;
        if (outcome().is_over()) return found;
        if (occurrences() >= 3) found.insert(Claim::threefold_repetition);
        if (position_.quiet_plies() >= claim_plies) found.insert(Claim::fifty_moves);
        return found;
    }

    void resign(Color loser) { declare(Outcome::win(~loser, Reason::resignation)); }
    void agree_draw() { declare(Outcome::draw(Reason::agreement)); }
    void claim(Claim claim) {
        assert(claims().contains(claim));
        declare(Outcome::draw(claim == Claim::fifty_moves ? Reason::fifty_moves
                                                          : Reason::threefold_repetition));
    }

    /// The side to move has run out of time: a loss, or a draw if the other side could never win.
    void lose_on_time() {
        const Color other = ~position_.turn();
        declare(position_.can_win(other) ? Outcome::win(other, Reason::time)
                                         : Outcome::draw(Reason::time));
    }

    /// Ends the game as a record or a referee says, unless it is over.
    void declare(Outcome outcome) {
        if (!this->outcome().is_over()) declared_ = outcome;
    }

  private:
    void advance(Move move) {
        past_.push_back(position_.play(move));
        ++seen_[position_.key()];
    }

    /// If both apply at once, repetition takes precedence over the counting of moves.
    Outcome counted(Outcome here) const {
        if (here.reason() == Reason::seventy_five_moves && occurrences() >= 5)
            return Outcome::draw(Reason::fivefold_repetition);
        return here;
    }

    P start_;
    P position_;
    std::vector<Move> moves_;
    std::vector<typename P::Undo> past_;              ///< undoes each move played
    std::unordered_map<core::PositionKey, int> seen_; ///< how often each position has occurred
    Outcome declared_;
};

} // namespace game
