#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "clock_watch.hpp"
#include "core/random.hpp"
#include "figures.hpp"
#include "link.hpp"
#include "scripts.hpp"

namespace load {

/// Many guests who play each other, two and two, in one thread.
class Swarm {
  public:
    /// The players go to the targets in turn.
    Swarm(int sockets, std::vector<Target> targets, Figures& figures);
    Swarm(const Swarm&) = delete;
    Swarm& operator=(const Swarm&) = delete;
    ~Swarm();

    /// Opens all sockets and says hello.
    bool connect();
    /// Begins all games.
    bool begin();
    /// Plays each game up to a random moment, as fast as the server allows, and forgets what was
    /// measured: as on a server that has run for long, some begin, and others are near their end.
    bool play_ahead();
    /// Plays so many moves a second until then; `begun` is when the measured time began.
    void play(double rate, Instant begun, Instant until);
    /// Cuts so many lines at once; their owners come back after a while, at most a
    /// millisecond for each of them, while play goes on.
    void cut(int count);
    /// This target was killed at that moment, and perhaps started again.
    void note_kill(std::size_t target, Instant at);
    /// When the last of those who were away was back in its game.
    Instant complete_since() const { return complete_since_; }
    /// Waits until all are back and everything that was sent has arrived; what has not is lost.
    void settle();

  private:
    enum class Stage : std::uint8_t { apart, challenging, beginning, ready, moving, ending };

    struct Player {
        Link link{};
        std::size_t target = 0;
        std::optional<Instant> gone_since{}; ///< by the death of a server
        bool has_called = false;             ///< again, since then
        std::string secret{};
        std::uint32_t seen = 0; ///< the last event of the game
        bool is_away = true;
        bool watches = false;
        std::string sent_again{};   ///< the nonce of an act whose answer may have been lost
        std::uint32_t repeated = 0; ///< the last event that answered it once more
    };

    /// The players 2n, who is White, and 2n + 1.
    struct Match {
        Stage stage{};
        const Script* script = nullptr;
        std::string id{};
        std::size_t ply = 0;
        std::string sent{}; ///< what was last sent, until both have heard of it
        std::string nonce{};
        Instant sent_at{};
        bool is_timed = false;
        std::array<bool, 2> has_heard{};
        ClockWatch clocks{};
    };

    /// What has come, as far as it matters.
    struct Message {
        std::string_view text;

        std::string_view word(std::string_view field) const;
        std::uint32_t number() const;
        /// What the clock of a side shows; nothing if there is none.
        std::optional<std::chrono::milliseconds> left(std::size_t side) const;
        /// The first of the games that somebody who comes in is playing; empty if there is none.
        std::string_view game() const;
    };

    void open(std::size_t player);
    void reopen_due(Instant now);
    void set_away(std::size_t player, bool is_away);
    void lose(std::size_t player);
    void listen(std::size_t player);
    void step(Instant until);
    template <class Done>
    bool work_until(Done is_done);

    void hear(std::size_t player, const Message& message);
    void welcome(std::size_t player, const Message& message);
    void find_match(std::size_t player, const Message& message);
    void begin_watching(std::size_t player);
    void challenge(std::size_t match);
    void show(std::size_t player, const Message& message);
    void say_hello(std::size_t player);
    void compare_clocks(std::size_t match, const Message& message);
    void watch_done(std::size_t player);
    void happened(std::size_t player, const Message& message);
    bool is_answer_again(Player& who, const Message& message);
    void note(std::size_t player);
    void both_heard(std::size_t match);
    void end(std::size_t match);
    void move_next();
    void act(std::size_t match, std::string_view kind, std::string_view move);

    Match& match_of(std::size_t player) { return matches_[player / 2]; }
    /// Whose turn it is.
    std::size_t mover(std::size_t match) const { return 2 * match + matches_[match].ply % 2; }

    std::vector<Target> targets_;
    Figures& figures_;
    int poll_ = -1;
    std::vector<Script> scripts_;
    std::vector<std::unique_ptr<Player>> players_;
    std::vector<Match> matches_;
    std::deque<std::size_t> ready_;           ///< matches in which somebody may move, longest first
    std::multimap<Instant, std::size_t> due_; ///< players who will open their line
    std::size_t away_ = 0;                    ///< players who are not, or not yet, here
    std::size_t running_ = 0;                 ///< matches
    std::size_t acts_ = 0;
    Instant begun_{};
    Instant complete_since_{};
    core::Random random_{2};
};

} // namespace load
