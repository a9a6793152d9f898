#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/color.hpp"

namespace match {

/// What stops a player. Those from `cannot_start` on are its own fault, and lose the game in which
/// they happen.
enum class Fault : std::uint8_t {
    none,         ///< it was told to stop
    no_room,      ///< the machine lacks the processes, files or memory to start it
    cannot_start, ///< the program does not exist or cannot be run
    no_greeting,  ///< no `uciok` in time
    not_ready,    ///< no `readyok` in time
    crash,        ///< it exited, or closed its output
    hang,         ///< no answer at all
    illegal_move,
    late, ///< its time ran out
};

inline constexpr std::size_t fault_count = 9;
inline constexpr std::array all_faults{Fault::cannot_start, Fault::no_greeting, Fault::not_ready,
                                       Fault::crash,        Fault::hang,        Fault::illegal_move,
                                       Fault::late};

/// Whether it is the player's own fault.
constexpr bool is_own(Fault fault) { return fault >= Fault::cannot_start; }

constexpr std::size_t index(Fault fault) { return static_cast<std::size_t>(fault); }

/// Who did something wrong in a game, and what.
struct Blame {
    core::Color color{};
    Fault fault{};
    // For an illegal move, if known.
    std::string move{};     ///< as the player wrote it, made safe to show
    std::string position{}; ///< in which it was played

    friend bool operator==(const Blame&, const Blame&) = default;
};

/// `white crash`, `black illegal e2e5`, as in the tag `Fault`: everything but the position.
std::string to_text(const Blame& blame);
std::optional<Blame> read_blame(std::string_view text);

} // namespace match
