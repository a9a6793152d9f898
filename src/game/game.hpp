#pragma once

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

/// So many half-moves without a capture or a pawn's move let a draw be claimed.
inline constexpr int claim_plies = 100;

/// What entitles the player to move to a draw on demand.
enum class Claim : std::uint8_t { threefold_repetition, fifty_moves };

/// One game from its starting position: the moves played and, after `undo`, those that `redo` plays
/// again; what has been declared (resignation, agreement, a claim, time); and how it stands.
template <Position P>
class Game {
  public:
    using Move = typename P::Move;

    explicit Game(const P& start) : start_(start), position_(start) { ++seen_[start.key()]; }

    const P& start() const { return start_; }
    const P& position() const { return position_; }
    /// What stood on the board after so many of the moves played, found from the nearer end.
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

    /// The moves played, and those taken back that can be played again, oldest first.
    std::span<const Move> moves() const { return {moves_.data(), past_.size()}; }
    std::span<const Move> undone_moves() const {
        return std::span<const Move>(moves_).subspan(past_.size());
    }

    /// Plays a legal move in a game that is not over; what could be redone is forgotten.
    void play(Move move) {
        assert(!outcome().is_over());
        moves_.resize(past_.size());
        moves_.push_back(move);
        advance(move);
    }

    /// Takes the last move back, or a declared end alone if there is one; false at the start.
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

    /// Plays the next move that was taken back; false when there is none or the game was ended.
    bool redo() {
        if (past_.size() == moves_.size() || declared_.is_over()) return false;
        advance(moves_[past_.size()]);
        return true;
    }

    /// How often the position now on the board has stood there in this game, this time included.
    int occurrences() const {
        // All of the past counts, not just the quiet plies: in Stackchess a knight can carry a pawn
        // back to where it stood.
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

    /// The time of the side to move has run out: a loss, or a draw against a side that could never
    /// win.
    void lose_on_time() {
        const Color other = ~position_.turn();
        declare(position_.can_win(other) ? Outcome::win(other, Reason::time)
                                         : Outcome::draw(Reason::time));
    }

  private:
    void advance(Move move) {
        past_.push_back(position_.play(move));
        ++seen_[position_.key()];
    }

    /// Repetition comes before the counting of moves when both have just ended the game.
    Outcome counted(Outcome here) const {
        if (here.reason() == Reason::seventy_five_moves && occurrences() >= 5)
            return Outcome::draw(Reason::fivefold_repetition);
        return here;
    }

    void declare(Outcome outcome) {
        if (!this->outcome().is_over()) declared_ = outcome;
    }

    P start_;
    P position_;
    std::vector<Move> moves_;
    std::vector<typename P::Undo> past_;      ///< what undoes each move played
    std::unordered_map<core::Key, int> seen_; ///< how often each position has stood on the board
    Outcome declared_;
};

} // namespace game
