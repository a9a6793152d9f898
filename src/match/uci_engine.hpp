#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "game/rules.hpp"
#include "match/fault.hpp"
#include "match/player.hpp"
#include "match/process.hpp"
#include "match/stop.hpp"
#include "match/uci_text.hpp"

namespace match {

/// The option of engines whose random choices can be repeated.
inline constexpr std::string_view seed_option = "Seed";

/// An engine's answer to `go`.
struct EngineAnswer {
    std::string move;
    std::optional<record::Evaluation> evaluation; ///< for the side to move
    std::chrono::microseconds spent{0};
};

/// Why an engine could not be met.
struct NotMet {
    Fault fault{};
    int error = 0; ///< the `errno` for which its program did not start
};

/// A running engine that speaks UCI.
class UciEngine {
  public:
    /// How engines are treated.
    struct Manners {
        game::Rules rules{};
        std::vector<std::string> own_program; ///< the command of players that have none
        Milliseconds patience{0};             ///< for any reply that has no time limit of its own
        const Stop* stop = nullptr;
    };

    /// Starts a player's program and performs the UCI handshake.
    static core::Result<UciEngine, NotMet> meet(const Contestant& player, const Manners& manners);
    /// The same, and sets the player's options.
    static core::Result<UciEngine, Fault> start(const Contestant& player, const Manners& manners);
    UciEngine(UciEngine&&) noexcept = default;
    UciEngine& operator=(UciEngine&&) noexcept = default;
    /// Tells it to quit, and kills it if it does not.
    ~UciEngine();

    /// The option with this name that the engine offers.
    const OfferedOption* find_option(std::string_view name) const;

    /// Tells it which game is played, and the values of the player's options.
    core::Result<void, Fault> set_options(const Contestant& player);
    /// What it said against one of them, as our own engine does; empty if nothing.
    const std::string& objection() const { return objection_; }

    /// A new game is about to start; `chess960`: with Chess960 castling. An engine that makes
    /// random choices and lets their seed be set is given this one.
    core::Result<void, Fault> begin_game(bool chess960, std::optional<std::uint32_t> seed);

    /// Makes it think about a position. `most` is the time it has; without it, it may take as long
    /// as patience lasts. An answer that arrives later is `late`; none at all is `hang`, after
    /// which the engine is unusable, as after any other fault.
    core::Result<EngineAnswer, Fault> think(const std::string& position, const std::string& go,
                                            std::optional<Milliseconds> most);

  private:
    UciEngine(Process process, const Manners& manners)
        : process_(std::move(process)), manners_(manners) {}

    core::Result<void, Fault> greet();
    core::Result<void, Fault> set_option(std::string_view name, std::string_view value);
    core::Result<void, Fault> wait_until_ready();
    core::Result<void, Fault> say(const std::string& line);
    template <class Visit>
    core::Result<void, Fault> hear_until(Instant deadline, Fault otherwise, Visit visit);
    Instant patience_from_now() const;

    Process process_;
    Manners manners_;
    std::vector<OfferedOption> options_;
    std::string objection_;
};

} // namespace match
