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

/// The result of an act: its events, or why it is refused. Both, if the time of the side to move
/// turns out to be over.
struct Decision {
    std::vector<wire::GameEvent> events{};
    std::optional<wire::Objection> objection = std::nullopt;
};

/// One game of the server: a table with two remote seats, and everything needed to play over
/// unreliable connections. It changes only by events. A decision changes it at once, and its time
/// is stopped until `keep` reports that the events are on disk; if they could not be written, the
/// game must be discarded and read again.
class LiveGame {
  public:
    static constexpr std::size_t ply_limit = 5000;
    static constexpr Milliseconds gift{15'000};
    static constexpr Milliseconds longest_downtime{60'000};
    /// The limits for a game without a clock or days for each move.
    static constexpr Milliseconds longest_rest = std::chrono::days(30);
    static constexpr Milliseconds longest_rest_of_computer = std::chrono::days(7);

    /// A new game.
    LiveGame(const store::Game& game, const wire::Terms& terms, Now now);
    LiveGame(const LiveGame&) = delete;
    LiveGame& operator=(const LiveGame&) = delete;
    ~LiveGame();
    /// A stored game; nothing if its events cannot be played. `last_alive` is when the server was
    /// last seen running: the time since then is charged to nobody.
    static std::unique_ptr<LiveGame> read(const store::PlayedGame& played, Now now,
                                          std::optional<store::Time> last_alive);

    /// The game was read while the server was running, and replaces `before`, whose changes could
    /// not be kept, if there was one: the time meanwhile is charged as it would have been there.
    void carry_on(const LiveGame* before, Now now);

    const store::Game& game() const { return game_; }
    const wire::Terms& terms() const { return terms_; }
    const play::Table& table() const { return *table_; }
    bool is_over() const { return end_.has_value(); }
    const std::optional<wire::Ended>& end() const { return end_; }
    /// The server was down, and the side to move is not back.
    bool is_down() const { return downtime_end_.has_value(); }
    /// The number of the last event; 0 before the first.
    std::uint32_t number() const { return number_; }
    /// In coordinates, separated by spaces.
    const std::string& moves() const { return moves_; }
    std::size_t plies() const { return table_->session().ply_count(); }
    bool is_computer(Color side) const {
        return table_->seat(side).kind == play::SeatKind::computer;
    }

    // Acts.
    /// The event that this act has already caused, if it was sent before.
    bool knows(Color side, const wire::GameAct& act) const;
    /// Carries out a player's act. `lag` is the delay of the player's connection. Refused as
    /// `behind` if the player has missed so many events that it cannot be determined whether the
    /// act was sent before.
    Decision act(Color side, const wire::GameAct& act, Milliseconds lag, Now now);
    /// The computer's result for the game after this event; ignored if there have been more since.
    Decision found(std::uint32_t number, const engine::Thought& thought, Now now);
    /// Checks clocks and deadlines.
    Decision look(Now now);
    /// When to check next; nothing: only after the next event.
    std::optional<Instant> next_look(Now now) const;
    /// The decided events, with the numbers that they will have.
    std::vector<Entry> entries(std::vector<wire::GameEvent> events, std::optional<Color> actor,
                               const std::string& nonce) const;
    /// Applies events of another node. False if that is impossible: the game must be discarded and
    /// read again.
    bool take_in(const std::vector<Entry>& entries, Now now);
    /// The decided events are on disk, and visible to everybody from now on.
    void keep(const std::vector<Entry>& entries, Now now);

    // The computer.
    /// The computer's task now: its move, or a draw that it was offered.
    std::optional<play::ThinkTask> task(Now now);

    // Presence.
    void set_lag(Color side, Milliseconds lag) { lag_[index(side)] = lag; }
    void arrive(Color side, Now now);
    /// The last connection of this player is gone; `leaves` if the player closed it.
    void depart(Color side, bool leaves, Now now);
    bool is_here(Color side) const { return !gone_[index(side)] || is_computer(side); }
    /// How long until the other side may claim the game of an absent player; nothing in games
    /// without a clock.
    std::optional<std::chrono::seconds> claim_in(Color gone, Now now) const;

    // Views.
    /// All events after this number; nothing if they are no longer in memory.
    std::optional<std::vector<Entry>> since(std::uint32_t number) const;
    /// The clocks at this moment; nothing in a game without clocks, or after its end.
    std::optional<wire::ClockReading> clock_reading(Now now);
    /// The public state of the game at this moment.
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

    /// Why a side may not do this; nothing if it was done.
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
        store::Time clocks_noted{}; ///< when the clocks were last known
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
    Instant time_now_{}; ///< the present for the table
    GameTime time_;
    std::unique_ptr<play::Table> table_;
    std::array<LagCredit, 2> credit_;
    std::optional<SpentCredit> spent_credit_; ///< of the move that is being written
    std::array<Milliseconds, 2> lag_{};
    std::array<std::optional<Gone>, 2> gone_;
    Instant noted_at_{};   ///< in the game's time: when the clocks were last noted
    Instant decided_at_{}; ///< in the game's time: when the last decision was made
    Instant turn_began_{}; ///< when the side to move was shown the position
    std::optional<Instant>
        downtime_end_; ///< when the side to move is charged although it is not back
    std::optional<Milliseconds> thinking_; ///< left for this move of a game without a clock, at
                                           ///< `turn_began_`
    std::uint32_t number_ = 0;
    std::uint32_t position_number_ = 0;           ///< of the last event that changed the board
    std::array<std::uint32_t, 2> offer_number_{}; ///< of the last offer of each kind
    std::uint32_t asked_number_ = UINT32_MAX; ///< the last event when the computer was last asked
    bool thinks_of_draw_ = false;
    std::string moves_; ///< those that are on disk
    RecentEvents recent_;
    std::vector<wire::GameEvent> decided_; ///< by the act in progress
    std::optional<wire::Ended> end_;
};

} // namespace server
