#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/flags.hpp"
#include "core/result.hpp"
#include "game/game.hpp"
#include "game/letters.hpp"
#include "game/outcome.hpp"
#include "game/refusal.hpp"
#include "game/rules.hpp"
#include "record/record.hpp"
#include "session/board_view.hpp"

namespace session {

/// One running game in terms that fit every game: what a face needs to show it and to play it, and
/// all that it may know of the rules.
class Session {
  public:
    virtual ~Session() = default;

    virtual game::Rules rules() const = 0;

    // What is on the board.
    virtual BoardView board() const = 0;
    virtual Color turn() const = 0;
    virtual int move_number() const = 0;
    /// The square of the king that stands in check.
    virtual std::optional<Coord> king_in_check() const = 0;
    /// The position in writing.
    std::string text() const { return text_at(ply_count()); }

    // What can be played.
    virtual std::vector<MoveView> legal_moves() const = 0;
    /// Why `count` pieces cannot go from one square to the other, both of any board; `none` if they
    /// can, also where a promotion is still to be chosen among several legal moves.
    virtual game::Refusal refusal(Coord from, int count, Coord to) const = 0;
    /// A line of moves in coordinates from here on, as the score sheet has them; up to the first
    /// one that cannot be played.
    virtual std::vector<std::string> written(const std::vector<std::string>& line,
                                             game::Letters letters) const = 0;
    /// Reads a move in any notation of the game; `letters` tells French from English ones.
    virtual core::Result<MoveView, game::Refusal> read(std::string_view text,
                                                       game::Letters letters) const = 0;

    // What has been played.
    /// Reads and plays a move; refused as well when the game is over.
    virtual core::Result<MoveView, game::Refusal> play(std::string_view text,
                                                       game::Letters letters) = 0;
    virtual std::optional<MoveView> last_move() const = 0;
    virtual std::size_t ply_count() const = 0;
    virtual std::size_t undone_count() const = 0;
    /// The moves played, as the score sheet has them.
    virtual std::vector<std::string> score(game::Letters letters) const = 0;
    virtual bool undo() = 0;
    virtual bool redo() = 0;

    // Looking back: `ply` half-moves after the start, from 0 to `ply_count()`.
    virtual Moment moment(std::size_t ply) const = 0;
    /// The position of that moment in writing.
    virtual std::string text_at(std::size_t ply) const = 0;
    /// The half-move that led there, as the score sheet has it; not at the start.
    virtual std::string score_at(std::size_t ply, game::Letters letters) const = 0;

    // How it ends.
    virtual game::Outcome outcome() const = 0;
    virtual core::Flags<game::Claim> claims() const = 0;
    virtual void claim(game::Claim claim) = 0;
    virtual void resign(Color loser) = 0;
    virtual void agree_draw() = 0;
    virtual void lose_on_time() = 0;
    /// Ends the game as a record or a referee says, unless it is over.
    virtual void declare(const game::Outcome& outcome) = 0;

    /// The game on paper, to be saved; tags are the face's to add.
    virtual record::Record record() const = 0;

  protected:
    Session() = default;
    Session(const Session&) = default;
    Session& operator=(const Session&) = default;
};

/// A new game from a playable setup.
std::unique_ptr<Session> make_session(const record::Setup& start);

/// A game resumed where a record ends.
struct Resumed {
    std::unique_ptr<Session> session;
    /// Why the next move of the record was refused; nothing when all could be played.
    std::optional<game::Refusal> refusal{};
};
Resumed resume_session(const record::Record& record);

} // namespace session
