#pragma once

#include <string>
#include <vector>

#include "core/random.hpp"
#include "session/session.hpp"
#include "wire/start.hpp"

namespace server {

/// A random game of chess with this many half-moves: a pawn moves or something is captured in time
/// before the rules end the game.
class LongGame {
  public:
    explicit LongGame(std::size_t plies) {
        while (moves_.size() < plies) play_one();
    }

    const std::vector<std::string>& moves() const { return moves_; }

  private:
    static constexpr int most_quiet = 100;

    bool is_quiet(const session::MoveView& move) const {
        return move.captured == 0 &&
               session_->board().at(move.from).back().role != core::Role::pawn;
    }
    /// The preferred moves; all moves, if there are none.
    std::vector<session::MoveView> wanted() const {
        const std::vector<session::MoveView> all = session_->legal_moves();
        std::vector<session::MoveView> found;
        for (const session::MoveView& move : all)
            if (is_quiet(move) == (quiet_ < most_quiet)) found.push_back(move);
        return found.empty() ? all : found;
    }
    void play_one() {
        const auto choice = wanted();
        const session::MoveView& move = choice[random_.below(choice.size())];
        const int quiet = is_quiet(move) ? quiet_ + 1 : 0;
        session_->play(move.text, game::Letters::english);
        if (session_->outcome().is_over()) {
            session_->undo(); // another move will be found
            return;
        }
        quiet_ = quiet;
        moves_.push_back(move.text);
    }

    std::unique_ptr<session::Session> session_ =
        session::make_session(*wire::start_of({.rules = game::Rules::chess}));
    core::Random random_{1};
    int quiet_ = 0;
    std::vector<std::string> moves_;
};

} // namespace server
