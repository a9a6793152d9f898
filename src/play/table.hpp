#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/flags.hpp"
#include "core/result.hpp"
#include "play/clock.hpp"
#include "play/offer.hpp"
#include "play/seat.hpp"
#include "play/think_task.hpp"
#include "play/time_control.hpp"
#include "record/marks.hpp"
#include "record/record.hpp"
#include "session/session.hpp"

namespace play {

/// What is agreed before a game.
struct TableOptions {
    record::Setup start = stackchess::start_setup({});
    std::array<Seat, 2> seats{}; ///< by colour
    std::optional<TimeControl> time = std::nullopt;
    bool strict = false; ///< no takeback; in chess a piece that was touched has to move
    record::Tags tags =
        {}; ///< of the record besides those that the table writes: Event, Site, Date

    friend bool operator==(const TableOptions&, const TableOptions&) = default;
};

/// What a table needs from outside.
struct TableTools {
    std::function<Instant()> now = steady_now;
    std::uint64_t seed = 0; ///< of the computer's choices
    /// Whether the table itself ends a game whose time is over; otherwise a server does.
    bool judges_time = true;
};

/// Why a move is not played: the table denies it to that side, or else the rules refuse it.
struct MoveDenial {
    Denial denial = Denial::none;
    game::Refusal refusal{};
};

/// One game between two seats: whose turn it is to act, the clocks, takeback, offers, what is
/// saved, and its record. Every act names the side that acts; it is denied to a side that may not
/// do it, and to both once the time of the side to move is over. The rules are those of the session
/// within.
class Table {
  public:
    /// A new game from a playable start; its clock runs from now on.
    explicit Table(TableOptions options, TableTools tools = {});
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    ~Table();

    struct Resumed;
    /// The game that a record holds, with all that `record()` has put in its tags; a record of
    /// another program is a game between people without a clock. It has unsaved moves unless there
    /// are none at all. Its clock runs from now on.
    static Resumed resumed(const record::Record& record, TableTools tools = {});

    const session::Session& session() const { return *session_; }
    const TableOptions& options() const { return options_; }
    const Seat& seat(core::Color color) const { return options_.seats[core::index(color)]; }
    core::Color turn() const { return session_->turn(); }
    bool is_over() const { return session_->outcome().is_over(); }
    /// Whether there is anything to keep: a move, even one that was taken back.
    bool has_moves() const { return !plies_.empty(); }

    // Moves.
    /// Reads a move that this side may play now; why not.
    core::Result<session::MoveView, MoveDenial> may_play(core::Color side, std::string_view text,
                                                         game::Letters letters) const;
    /// Reads and plays a move; refused as well when the game is over, which it is as soon as the
    /// time of the side to move is. An open offer of the other side lapses with it.
    core::Result<session::MoveView, MoveDenial> play(core::Color side, std::string_view text,
                                                     game::Letters letters);
    /// Whether a piece that was touched has to move.
    bool has_touch_move() const;
    /// The side to move touches a piece: where touched pieces have to move, and this one can, it
    /// has to. `touched` where another one was before.
    Denial touch(core::Color side, core::Coord square);
    /// The piece that has to move now.
    std::optional<core::Coord> touched() const { return touched_; }
    /// Takes moves back so that this side can choose again: one half-move between two people
    /// here; otherwise up to its own last one. The clocks stand as
    /// they did then. A game that was over when it was resumed stays as it is. Returns how many
    /// half-moves.
    core::Result<std::size_t, Denial> undo(core::Color side);
    /// Whether this side can take moves back, if need be by asking somebody far away.
    bool can_undo(core::Color side) const { return undo_denial(side) == Denial::none; }
    /// Plays what was taken back, as far as `undo` went back at once. Returns how many half-moves.
    core::Result<std::size_t, Denial> redo(core::Color side);

    // Offers.
    /// The last offer of this kind in this game.
    const std::optional<Offer>& offer(OfferKind kind) const {
        return offers_[static_cast<std::size_t>(kind)];
    }
    /// This side proposes a draw, or to take its last move back.
    Denial make_offer(OfferKind kind, core::Color side);
    /// This side answers what the other one proposes; an accepted offer takes effect.
    Denial answer_offer(OfferKind kind, core::Color side, bool accepts);

    // The computer, which thinks elsewhere.
    bool is_computer_to_move() const;
    /// To choose a move of the side to move, as the computer there would.
    ThinkTask move_task() const;
    /// To find what the side to move should do.
    ThinkTask hint_task() const;
    /// To judge a draw.
    ThinkTask draw_task() const;
    /// Whether the computer on this side accepts a draw, by what was found for the side to move.
    bool would_accept_draw(core::Color computer, const engine::Thought& thought) const;

    /// Sets who sits there: a record does not say who is remote.
    void seat_players(const std::array<Seat, 2>& seats) { options_.seats = seats; }
    /// The person at this seat has this name from now on.
    void rename(core::Color side, std::string name) {
        options_.seats[core::index(side)].name = std::move(name);
    }

    // How it ends.
    /// A side gives up, whichever side is to move.
    Denial resign(core::Color side);
    /// A side has left and did not come back; a server decides that.
    Denial abandon(core::Color side);
    /// A draw, because the game is as long as it may be where it is played.
    Denial draw_by_length();
    /// The time of the side to move is over by a clock that is not on this table.
    Denial lose_on_time();
    /// A draw that this side can claim now, the repetition first.
    std::optional<game::Claim> claimable(core::Color side) const;
    /// Claims a draw of that kind: for the side to move, and when `new_claim` has just told that
    /// both are to be asked, for either.
    Denial claim(core::Color side, game::Claim claim);
    /// The claim that has arisen for the first time in this game and was not asked about: both
    /// players are to be asked. Each kind is given once in a game, the repetition first.
    std::optional<game::Claim> new_claim();
    /// Whether the time of the side to move is over; the game is then.
    bool check_flag();

    // What a referee far away has decided, whatever the table would say.
    /// Takes that many half-moves back.
    void follow_takeback(std::size_t count) { take_back(count); }
    void follow_end(const game::Outcome& outcome);
    /// Sets both clocks, also as what they showed after the last move; only with a clock.
    void follow_clocks(const Clock::Times& left, bool is_running);

    // The clock.
    bool has_clock() const { return clock_.has_value(); }
    /// Time left; only with a clock.
    Milliseconds remaining(core::Color color) const;
    /// Gives a side more time; only with a clock.
    Denial give_time(core::Color to, Milliseconds more);
    bool is_clock_running() const { return clock_ && clock_->is_running(); }
    /// Stops both clocks while neither side can move, and starts the clock of the side to move
    /// again.
    void pause_clock();
    void resume_clock();

    // What is drawn on the board.
    /// Draws a mark at the moment after `ply` half-moves, or removes it.
    void draw(std::size_t ply, const record::Mark& mark);
    /// What is drawn at each moment, from the start to the last that has any.
    std::vector<record::Marks> marks() const;

    // What it counts for.
    /// Whether the result is in the profiles of the players, or that of the game it goes on from: a
    /// move that was taken back after the end does not make it count again.
    bool is_counted() const { return is_counted_; }
    void mark_counted() { is_counted_ = true; }

    // What is saved.
    /// Whether the game or the marks on the board differ from what was last marked as saved; a new
    /// game counts as saved.
    bool has_unsaved_moves() const;
    /// The name under which it was saved, if it was.
    const std::optional<std::string>& save_name() const { return save_name_; }
    void mark_saved(std::string name);
    /// What it was saved under has another name now.
    void rename_save(std::string name) { save_name_ = std::move(name); }
    /// What stands on the table needs no saving: it was just read from a file.
    void mark_unchanged();

    /// The game on paper with everything that `resumed` needs, and all that was written beside the
    /// moves of the record it was resumed from, as far as they still stand.
    record::Record record() const;

  private:
    /// A half-move as the table remembers it, played or taken back.
    struct Ply {
        std::string text;                                 ///< in coordinates
        std::optional<Milliseconds> clock = std::nullopt; ///< of the mover, after it
    };

    /// What the record that a table was resumed from says about the end of the game.
    struct WrittenEnd {
        record::GameResult result;
        game::Reason reason;
        record::Tags tags;
        std::size_t plies; ///< after which it says so
    };

    Table(TableOptions options, TableTools tools, std::unique_ptr<session::Session> session);

    bool check_flag(Instant now);
    Denial end(const std::function<void(session::Session&)>& declare);
    bool is_shared(core::Color side) const;
    std::size_t plies_to(core::Color side) const;
    Denial history_denial() const;
    Denial undo_denial(core::Color side) const;
    Denial offer_denial(OfferKind kind, core::Color side) const;
    void take_back(std::size_t count);
    void agree_draw();
    void note_move(const session::MoveView& move, Instant now);
    /// After a move of this side: no piece is touched any more, and offers made to it lapse, as do
    /// all requests to take a move back.
    void settle_offers(core::Color side);
    /// After the end, however it came: no offer is open any more, and the clocks stand.
    void settle_end(Instant now);
    /// Puts the clocks to what they showed after the last move, and lets them run.
    void reset_clock();
    Milliseconds clock_after_moves(core::Color color) const;

    ThinkTask task(const engine::Limits& limits) const;

    bool ends_as_written() const;
    void write_tags(record::Tags& tags) const;
    void take_up_end(const record::Record& record);
    void take_up(const record::Record& record);

    TableOptions options_;
    TableTools tools_;
    std::unique_ptr<session::Session> session_;
    std::optional<Clock> clock_;
    std::vector<Ply> plies_;                     ///< those taken back stand at the end
    std::array<std::optional<Offer>, 2> offers_; ///< by kind
    std::optional<core::Coord> touched_;
    core::Flags<game::Claim> asked_;
    std::optional<std::size_t> asked_ply_; ///< where both were last to be asked about a claim
    bool was_over_ = false;                ///< when it was resumed
    bool is_counted_ = false;
    std::optional<std::string> save_name_;
    record::Record saved_; ///< the moves last marked as saved
    std::optional<WrittenEnd> written_end_;
    std::optional<record::Tags>
        seats_written_;          ///< what the record it was resumed from says of them
    record::MoveTree annotated_; ///< as it was resumed, with what others wrote beside the moves,
                                 ///< and all that was drawn since
    bool has_new_marks_ = false; ///< since it was saved
};

struct Table::Resumed {
    std::unique_ptr<Table> table;
    /// Why the next move of the record was refused: the game was over. Nothing when all were
    /// played.
    std::optional<game::Refusal> refusal = std::nullopt;
};

} // namespace play
