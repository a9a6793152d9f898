#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/color.hpp"
#include "core/flags.hpp"
#include "core/result.hpp"
#include "engine/searcher.hpp"
#include "game/letters.hpp"
#include "play/clock.hpp"
#include "play/seat.hpp"
#include "play/think_task.hpp"
#include "record/record.hpp"
#include "session/session.hpp"

namespace play {

/// What is agreed before a game.
struct TableOptions {
    record::Setup start = stackchess::start_setup({});
    std::array<Seat, 2> seats{}; ///< by colour
    std::optional<TimeControl> time = std::nullopt;
    bool strict = false; ///< no takeback; and the face holds players to a piece they touched
    record::Tags tags =
        {}; ///< of the record besides those that the table writes: Event, Site, Date

    friend bool operator==(const TableOptions&, const TableOptions&) = default;
};

/// What a table needs from outside.
struct TableTools {
    std::function<Instant()> now = steady_now;
    std::function<std::unique_ptr<engine::Searcher>(game::Rules)> make_searcher =
        [](game::Rules rules) { return engine::make_searcher(rules); };
    std::uint64_t seed = 0; ///< of the computer's choices
};

/// One game between two seats: whose turn it is to act, the clocks, takeback, draws, what is saved,
/// and the game on paper. The rules are those of the session within.
///
/// Nothing here may be called by two threads at once but `stop_thinking`.
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
    bool is_over() const { return session_->outcome().is_over(); }

    // Moves.
    /// Reads and plays a move of the side to move; refused as well when the game is over, which it
    /// is as soon as the time of that side is.
    core::Result<session::MoveView, game::Refusal> play(std::string_view text,
                                                        game::Letters letters);
    /// Takes moves back so that a person is to move again: one half-move between two people, both
    /// against the computer. The clocks stand as they did then. Returns how many half-moves: 0 when
    /// the table is strict, the end was declared, or there are not enough.
    std::size_t undo();
    /// Plays what was taken back, as far as `undo` went back at once. Returns how many half-moves.
    std::size_t redo();

    // The computer. A face that must not wait for it gives a task to a thread of its own.
    bool is_computer_to_move() const;
    /// To choose a move of the side to move, as the computer there would.
    ThinkTask move_task() const;
    /// To find what the side to move should do.
    ThinkTask hint_task() const;
    /// To judge a draw that the side to move offers: `accepts_draw_from` says what comes of it.
    ThinkTask draw_task() const;
    /// The computer thinks and moves. Nothing when it was stopped, when its time ran out, which
    /// ends the game, or when it is not to move.
    std::optional<session::MoveView> computer_move();
    /// What the computer would do for the side to move; nothing when it was stopped or the game is
    /// over. Clocks run on.
    std::optional<engine::Thought> hint();
    /// Whether the computer, playing the other side, accepts a draw from the side to move; never
    /// when it was stopped.
    bool computer_accepts_draw();
    /// Ends what the computer thinks now or would think later, until `allow_thinking`. For any
    /// thread or signal handler.
    void stop_thinking() noexcept;
    void allow_thinking();

    /// The person at this seat is called so from now on.
    void rename(core::Color side, std::string name) {
        options_.seats[core::index(side)].name = std::move(name);
    }

    // How it ends.
    /// A side gives up, whoever is to move.
    void resign(core::Color side);
    /// The side to move gives up.
    void resign() { resign(session_->turn()); }
    void agree_draw();
    /// A draw that can be claimed now, the repetition first.
    std::optional<game::Claim> claimable() const;
    /// Claims a draw of that kind; false if there is none to claim.
    bool claim_draw(game::Claim claim);
    /// The claim that has arisen for the first time in this game and was not asked about: both
    /// players are to be asked. Each kind is given once in a game, the repetition first.
    std::optional<game::Claim> new_claim();
    /// Whether the time of the side to move is over; the game is then.
    bool check_flag();

    // The clock.
    bool has_clock() const { return clock_.has_value(); }
    /// Time left; only with a clock.
    Milliseconds remaining(core::Color color) const;
    /// Stops both clocks while nobody can move, and lets the one in front run again.
    void pause_clock();
    void resume_clock();

    // What is saved.
    /// Whether the game differs from what was last marked as saved; a new game is as good as saved.
    bool has_unsaved_moves() const;
    /// The name under which it was saved, if it was.
    const std::optional<std::string>& save_name() const { return save_name_; }
    void mark_saved(std::string name);
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

    Table(TableOptions options, TableTools tools, std::unique_ptr<session::Session> session);

    bool check_flag(Instant now);
    std::size_t plies_at_once() const;
    void note_move(const session::MoveView& move, Instant now);
    /// Puts the clocks to what they showed after the last move, and lets them run.
    void reset_clock();
    Milliseconds clock_after_moves(core::Color color) const;

    engine::Searcher& searcher();
    ThinkTask task(const engine::Limits& limits) const;
    std::optional<engine::Thought> think(const ThinkTask& task);

    void write_tags(record::Tags& tags) const;
    void take_up(const record::Record& record);

    TableOptions options_;
    TableTools tools_;
    std::unique_ptr<session::Session> session_;
    std::unique_ptr<engine::Searcher> owned_searcher_;
    std::atomic<engine::Searcher*> searcher_{nullptr}; ///< the same, for a signal handler
    std::atomic<bool> is_stopped_{false};
    std::optional<Clock> clock_;
    std::vector<Ply> plies_; ///< those taken back stand at the end
    core::Flags<game::Claim> asked_;
    std::optional<std::string> save_name_;
    record::Record saved_;       ///< the moves last marked as saved
    record::MoveTree annotated_; ///< as it was taken up, with what others wrote beside the moves
};

struct Table::Resumed {
    std::unique_ptr<Table> table;
    /// Why the next move of the record was refused: the game was over. Nothing when all were
    /// played.
    std::optional<game::Refusal> refusal = std::nullopt;
};

} // namespace play
