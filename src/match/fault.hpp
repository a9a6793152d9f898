#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/color.hpp"

namespace match {

/// What keeps a player from going on. Each from `cannot_start` on is its own, and loses the game in
/// which it happens.
enum class Fault : std::uint8_t {
    none,         ///< it was told to stop
    no_room,      ///< the machine lacks the processes, files or memory to start it
    cannot_start, ///< the program does not exist or does not run
    no_greeting,  ///< no `uciok` in time
    not_ready,    ///< no `readyok` in time
    crash,        ///< it ended, or closed its output
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
    // Of an illegal move, where it is known.
    std::string move{};     ///< as the player wrote it, fit to be shown
    std::string position{}; ///< in which it was played

    friend bool operator==(const Blame&, const Blame&) = default;
};

/// `white crash`, `black illegal e2e5`, as the tag `Fault` has it: all but the position.
std::string to_text(const Blame& blame);
std::optional<Blame> read_blame(std::string_view text);

} // namespace match
