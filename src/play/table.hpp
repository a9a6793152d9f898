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

/// The terms of a game.
struct TableOptions {
    record::Setup start = stackchess::start_setup({});
    std::array<Seat, 2> seats{}; ///< by colour
    std::optional<TimeControl> time = std::nullopt;
    bool strict = false; ///< no takebacks; in chess a touched piece must move
    record::Tags tags =
        {}; ///< of the record besides those that the table writes: Event, Site, Date

    friend bool operator==(const TableOptions&, const TableOptions&) = default;
};

/// Settings of a table.
struct TableTools {
    std::function<Instant()> now = steady_now;
    std::uint64_t seed = 0; ///< of the computer's choices
    /// Whether the table itself ends a game on time; otherwise a server does.
    bool judges_time = true;
    /// Whether the first move of each side earns the increment; not if that move is not timed.
    bool counts_first_moves = true;
};

/// Why a move is not played: the table denies it to that side, or the rules refuse it.
struct MoveDenial {
    Denial denial = Denial::none;
    game::Refusal refusal{};
};

/// One game between two seats: whose turn it is, clocks, takebacks, offers, saving, and its record.
/// Every act names the side that acts; it is denied to a side that may not do it, and to both once
/// the time of the side to move is over. The rules are those of its session.
class Table {
  public:
    /// A new game from a playable position; its clock runs from now on.
    explicit Table(TableOptions options, TableTools tools = {});
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    ~Table();

    struct Resumed;
    /// The game of a record, with everything that `record()` has stored in its tags; a record of
    /// another program is a game between people without a clock. Its moves count as unsaved. Its
    /// clock runs from now on.
    static Resumed resumed(const record::Record& record, TableTools tools = {});

    const session::Session& session() const { return *session_; }
    const TableOptions& options() const { return options_; }
    const Seat& seat(core::Color color) const { return options_.seats[core::index(color)]; }
    core::Color turn() const { return session_->turn(); }
    bool is_over() const { return session_->outcome().is_over(); }
    /// Whether there is anything to store: a move, even one that was taken back.
    bool has_moves() const { return !plies_.empty(); }

    // Moves.
    /// Reads a move that this side may play now, or returns why it may not.
    core::Result<session::MoveView, MoveDenial> may_play(core::Color side, std::string_view text,
                                                         game::Letters letters) const;
    /// Reads and plays a move; also refused if the game is over, which includes the time of the
    /// side to move. An open offer of the other side lapses.
    core::Result<session::MoveView, MoveDenial> play(core::Color side, std::string_view text,
                                                     game::Letters letters);
    /// Whether touched pieces must move.
    bool has_touch_move() const;
    /// The side to move touches a piece, which must then move if that is the rule and it can.
    /// Denied as `touched` if another piece was touched before.
    Denial touch(core::Color side, core::Coord square);
    /// The piece that must move now.
    std::optional<core::Coord> touched() const { return touched_; }
    /// Takes moves back so that this side can choose again: one half-move between two people here;
    /// otherwise up to its own last one. The clocks are set back as well. A game that was over when
    /// it was resumed stays unchanged. Returns the number of half-moves.
    core::Result<std::size_t, Denial> undo(core::Color side);
    /// Whether this side can take moves back, possibly by asking a remote player.
    bool can_undo(core::Color side) const { return undo_denial(side) == Denial::none; }
    /// Redoes moves that were taken back, as many as one `undo` takes back. Returns the number of
    /// half-moves.
    core::Result<std::size_t, Denial> redo(core::Color side);

    // Offers.
    /// The last offer of this kind in this game.
    const std::optional<Offer>& offer(OfferKind kind) const {
        return offers_[static_cast<std::size_t>(kind)];
    }
    /// This side offers a draw, or asks to take its last move back.
    Denial make_offer(OfferKind kind, core::Color side);
    /// This side answers the other one's offer; an accepted offer takes effect.
    Denial answer_offer(OfferKind kind, core::Color side, bool accepts);

    // Tasks for the computer, which thinks elsewhere.
    bool is_computer_to_move() const;
    /// To choose a move for the side to move, at its computer's level.
    ThinkTask move_task() const;
    /// To find the best move for the side to move.
    ThinkTask hint_task() const;
    /// To evaluate a draw offer.
    ThinkTask draw_task() const;
    /// Whether the computer on this side accepts a draw, given the result for the side to move.
    bool would_accept_draw(core::Color computer, const engine::Thought& thought) const;

    /// Sets the player of a seat: a record does not say who is remote.
    void seat_players(const std::array<Seat, 2>& seats) { options_.seats = seats; }
    /// The person at this seat has this name from now on.
    void rename(core::Color side, std::string name) {
        options_.seats[core::index(side)].name = std::move(name);
    }

    // The end of the game.
    /// A side resigns, whichever side is to move.
    Denial resign(core::Color side);
    /// A side has left and not come back; a server decides that.
    Denial abandon(core::Color side);
    /// A draw, because the game has reached the server's limit of length.
    Denial draw_by_length();
    /// The time of the side to move is over on a clock outside this table.
    Denial lose_on_time();
    /// A draw that this side can claim now, a repetition first.
    std::optional<game::Claim> claimable(core::Color side) const;
    /// Claims a draw of that kind, for the side to move; just after `new_claim`, for either side.
    Denial claim(core::Color side, game::Claim claim);
    /// A claim that has become possible for the first time in this game, about which both players
    /// are to be asked. Each kind is returned once in a game, a repetition first.
    std::optional<game::Claim> new_claim();
    /// Whether the time of the side to move is over; this ends the game.
    bool check_flag();

    // Decisions of a server, which the table does not check.
    /// Takes this many half-moves back.
    void follow_takeback(std::size_t count) { take_back(count); }
    void follow_end(const game::Outcome& outcome);
    /// Sets both clocks, also the times stored with the last move; only with a clock.
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

    // Drawings on the board.
    /// Draws a mark at the moment after `ply` half-moves, or removes it.
    void draw(std::size_t ply, const record::DrawnMark& mark);
    /// The drawings at each moment, from the start to the last that has any.
    std::vector<record::Marks> marks() const;

    // Ratings.
    /// Whether the result is in the players' profiles, or was before the game was continued: taking
    /// a move back after the end does not make it count again.
    bool is_counted() const { return is_counted_; }
    void mark_counted() { is_counted_ = true; }

    // Saving.
    /// Whether the game or the marks on the board differ from what was last marked as saved; a new
    /// game counts as saved.
    bool has_unsaved_moves() const;
    /// The name under which it was saved, if it was.
    const std::optional<std::string>& save_name() const { return save_name_; }
    void mark_saved(std::string name);
    /// The save has been renamed.
    void rename_save(std::string name) { save_name_ = std::move(name); }
    /// The game needs no saving, because it was just read from a file.
    void mark_unchanged();

    /// The game as a record with everything that `resumed` needs, and the annotations of the record
    /// it was resumed from, as far as its moves are still there.
    record::Record record() const;

  private:
    /// A half-move, played or taken back.
    struct Ply {
        std::string text;                                 ///< in coordinates
        std::optional<Milliseconds> clock = std::nullopt; ///< of the mover, after it
    };

    /// The end of the game according to the record from which a table was resumed.
    struct WrittenEnd {
        record::GameResult result;
        game::Reason reason;
        record::Tags tags;
        std::size_t plies; ///< the half-moves before that end
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
    /// Called after a move of this side: no piece is touched any more, offers made to it lapse, and
    /// so do all requests to take a move back.
    void settle_offers(core::Color side);
    /// Called after any end of the game: no offer is open any more, and the clocks are stopped.
    void settle_end(Instant now);
    /// Sets the clocks to their times after the last move, and lets them run.
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
    std::vector<Ply> plies_;                     ///< those taken back are at the end
    std::array<std::optional<Offer>, 2> offers_; ///< by kind
    std::optional<core::Coord> touched_;
    core::Flags<game::Claim> asked_;
    std::optional<std::size_t>
        asked_ply_;         ///< where both players were last to be asked about a claim
    bool was_over_ = false; ///< whether it was over when it was resumed
    bool is_counted_ = false;
    std::optional<std::string> save_name_;
    record::Record saved_; ///< the moves last marked as saved
    std::optional<WrittenEnd> written_end_;
    std::optional<record::Tags>
        seats_written_;          ///< the seats' tags in the record it was resumed from
    record::MoveTree annotated_; ///< the record it was resumed from, with its annotations
                                 /// < and all later drawings
    bool has_new_marks_ = false; ///< since it was saved
};

struct Table::Resumed {
    std::unique_ptr<Table> table;
    /// Why the next move of the record was refused: the game was over. Nothing if all were played.
    std::optional<game::Refusal> refusal = std::nullopt;
};

} // namespace play
