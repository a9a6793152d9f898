#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "play/table.hpp"
#include "server/game_time.hpp"
#include "server/now.hpp"
#include "server/recent_events.hpp"
#include "store/game.hpp"
#include "wire/from_client.hpp"
#include "wire/from_server.hpp"

namespace server {

/// What comes of an act: what happens, and why it does not. Both, where the time of the side to
/// move is found to be over.
struct Decision {
    std::vector<wire::GameEvent> events{};
    std::optional<wire::Objection> objection = std::nullopt;
};

/// One game of the server: a table with two seats far away, and what it takes to play there through
/// lines of any quality. It changes by events alone. Whatever is decided changes it at once, and
/// its time stands until `keep` says that the events are on disk; where they are not, the game must
/// be thrown away and read again.
class LiveGame {
  public:
    static constexpr std::size_t ply_limit = 5000;
    static constexpr Milliseconds gift{15'000};
    static constexpr Milliseconds longest_downtime{60'000};
    /// Without a clock or days for each move, a game does not wait for ever either.
    static constexpr Milliseconds longest_rest = std::chrono::days(30);
    static constexpr Milliseconds longest_rest_of_computer = std::chrono::days(7);

    /// A game that begins now.
    LiveGame(const store::Game& game, const wire::Terms& terms, Now now);
    LiveGame(const LiveGame&) = delete;
    LiveGame& operator=(const LiveGame&) = delete;
    ~LiveGame();
    /// A game as a store has it; nothing if its events cannot be played. `last_alive` is when the
    /// server was last seen running: what has passed since is charged to nobody.
    static std::unique_ptr<LiveGame> read(const store::PlayedGame& played, Now now,
                                          std::optional<store::Time> last_alive);

    /// It was read while the server ran on, in place of one that could not be kept as it stood, if
    /// there was one: what passed meanwhile is charged as it would have been there.
    void carry_on(const LiveGame* before, Now now);

    const store::Game& game() const { return game_; }
    const wire::Terms& terms() const { return terms_; }
    const play::Table& table() const { return *table_; }
    bool is_over() const { return end_.has_value(); }
    const std::optional<wire::Ended>& end() const { return end_; }
    /// The server was away, and the side to move is not back.
    bool is_down() const { return downtime_end_.has_value(); }
    /// Of the last event; 0 before the first.
    std::uint32_t number() const { return number_; }
    /// In coordinates, a space between them.
    const std::string& moves() const { return moves_; }
    std::size_t plies() const { return table_->session().ply_count(); }
    bool is_computer(Color side) const {
        return table_->seat(side).kind == play::SeatKind::computer;
    }

    // Acting.
    /// The event that this very act has already brought about, sent again.
    bool knows(Color side, const wire::GameAct& act) const;
    /// A player acts. `lag` is how slow the player's line is. Whoever has missed so much that it
    /// cannot be told whether the act was sent before has to look first.
    Decision act(Color side, const wire::GameAct& act, Milliseconds lag, Now now);
    /// The computer has found this, when so much had happened; it is ignored if more has since.
    Decision found(std::uint32_t number, const engine::Thought& thought, Now now);
    /// Looks at clocks and deadlines.
    Decision look(Now now);
    /// When to look next; nothing: only after something has happened.
    std::optional<Instant> next_look(Now now) const;
    /// What was decided, with the numbers that it will have.
    std::vector<Entry> entries(std::vector<wire::GameEvent> events, std::optional<Color> actor,
                               const std::string& nonce) const;
    /// Takes in what has happened on another node. False if it cannot: the game must be thrown away
    /// and read again.
    bool take_in(const std::vector<Entry>& entries, Now now);
    /// It is on disk, and everybody sees it from now on.
    void keep(const std::vector<Entry>& entries, Now now);

    // The computer.
    /// What a computer has to think about now: its move, or a draw that it was offered.
    std::optional<play::ThinkTask> task(Now now);

    // Who is there.
    void set_lag(Color side, Milliseconds lag) { lag_[index(side)] = lag; }
    void arrive(Color side, Now now);
    /// The last line of this player is gone; `leaves` if the player said so.
    void depart(Color side, bool leaves, Now now);
    bool is_here(Color side) const { return !gone_[index(side)] || is_computer(side); }
    /// How long until the other side may claim the game of one that is gone; nothing in games
    /// without a clock.
    std::optional<std::chrono::seconds> claim_in(Color gone, Now now) const;

    // What is shown.
    /// All that has happened after this number; nothing if that is no longer in memory.
    std::optional<std::vector<Entry>> since(std::uint32_t number) const;
    /// What the clocks show at this moment; nothing in a game without, or after its end.
    std::optional<wire::ClockReading> clock_reading(Now now);
    /// What everybody may see, at this moment.
    wire::GameState state(Now now);

  private:
    struct Gone {
        Instant since{};
        bool is_deliberate = false;
    };

    struct SpentCredit {
        Color side{};
        Milliseconds credit{};
    };

    /// What a side may not do; nothing where it was done.
    using Denied = std::optional<wire::Objection>;
    Denied obey(Color side, const wire::PlayMove& act, std::uint32_t seen, Now now);
    Denied obey(Color side, const wire::Resign& act, std::uint32_t seen, Now now);
    Denied obey(Color side, const wire::Abort& act, std::uint32_t seen, Now now);
    Denied obey(Color side, const wire::MakeOffer& act, std::uint32_t seen, Now now);
    Denied obey(Color side, const wire::AnswerOffer& act, std::uint32_t seen, Now now);
    Denied obey(Color side, const wire::ClaimDraw& act, std::uint32_t seen, Now now);
    Denied obey(Color side, const wire::ClaimLeft& act, std::uint32_t seen, Now now);
    Denied obey(Color side, const wire::GiveTime& act, std::uint32_t seen, Now now);
    Denied propose(Color side, play::OfferKind what, Now now);

    Decision decided(Denied denied, Now now);
    void note_move(const std::string& move, Now now);
    void note_takeback(std::size_t plies_before, Now now);
    void note_end();
    void abort(std::optional<Color> by = std::nullopt);
    void end_thinking();

    // Reading a game back.
    bool replay(const wire::Moved& event);
    bool replay(const wire::TookBack& event);
    bool replay(const wire::Offered& event);
    bool replay(const wire::Declined& event);
    bool replay(const wire::GaveTime& event);
    bool replay(const wire::Ended& event);
    void set_clocks(const wire::Clocks& left);
    struct Times {
        store::Time turn_began{};
        store::Time clocks_noted{}; ///< what they showed then is known
    };
    void resume(Now now, const Times& times, std::optional<store::Time> last_alive);

    void add(const Entry& entry);
    void begin_turn(Now now);
    std::optional<Milliseconds> most_thinking() const;
    void end_downtime(Now now);
    Milliseconds spent(Now now) const { return now.steady - turn_began_; }
    Milliseconds flag_grace() const;
    Instant present(Now now) const;
    bool has_opened() const { return plies() >= 2; }
    bool is_clock_running() const {
        return table_->has_clock() && !is_over() && has_opened() && !is_down();
    }
    bool is_first_move_timed() const { return terms_.clock && !has_opened(); }
    std::optional<Color> open_offer(play::OfferKind what) const;
    wire::Clocks clocks() const;

    store::Game game_;
    wire::Terms terms_;
    Instant time_now_{}; ///< what the table takes for the present
    GameTime time_;
    std::unique_ptr<play::Table> table_;
    std::array<LagCredit, 2> credit_;
    std::optional<SpentCredit> spent_credit_; ///< by the move that is being written
    std::array<Milliseconds, 2> lag_{};
    std::array<std::optional<Gone>, 2> gone_;
    Instant noted_at_{};   ///< by the game's time: when what the clocks showed was last noted
    Instant decided_at_{}; ///< by the game's time: when the last decision was made
    Instant turn_began_{}; ///< when the side to move was shown the position
    std::optional<Instant> downtime_end_;  ///< when the side to move is charged all the same
    std::optional<Milliseconds> thinking_; ///< left for this move of a game without a clock, at
                                           ///< `turn_began_`
    std::uint32_t number_ = 0;
    std::uint32_t position_number_ = 0;           ///< of the last event that changed the board
    std::array<std::uint32_t, 2> offer_number_{}; ///< of the last offer of each kind
    std::uint32_t asked_number_ = UINT32_MAX; ///< the computer was last asked about the game so far
    bool thinks_of_draw_ = false;
    std::string moves_; ///< those that are on disk
    RecentEvents recent_;
    std::vector<wire::GameEvent> decided_; ///< by the act under way
    std::optional<wire::Ended> end_;
};

} // namespace server
