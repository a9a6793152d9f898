#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/rules.hpp"
#include "play/time_control.hpp"
#include "stackchess/setup.hpp"

namespace wire {

/// The colour that somebody would like to play.
enum class ColorWish : std::uint8_t { any, white, black };

/// What the players agree on before a game over the network.
struct Terms {
    static constexpr int max_days = 14;
    /// The limit for the first move of each side in a game with a clock: then the game is aborted.
    static constexpr std::chrono::seconds first_move_limit{30};

    game::Rules rules{};
    // Only for Stackchess.
    int size = stackchess::default_size;
    bool knights = false;
    bool promotion = true;
    /// The text of the position it starts from; empty for the usual one. Such a game is not rated.
    std::string position{};
    std::optional<play::TimeControl> clock = std::nullopt;
    int days = 0; ///< for each move, in a game by correspondence; 0: none. Never with a clock.
    bool is_rated = false;
    bool is_private = false; ///< only its players see it

    friend bool operator==(const Terms&, const Terms&) = default;
};

/// The speed of a game; each has separate ratings.
enum class Speed : std::uint8_t { bullet, blitz, rapid, classical, correspondence };

/// By the time for 40 moves: under 3, 8 and 25 minutes; without a clock it is correspondence.
Speed speed_of(const Terms& terms);

/// Whether a game on these terms can count for ratings: chess, Stackchess 6×6, and 8×8 with
/// knights, with promotion, from the usual start, with a clock or with days for each move.
bool may_be_rated(const Terms& terms);

/// As they are stored and sent.
std::string to_json(const Terms& terms);
std::optional<Terms> read_terms(std::string_view text);

} // namespace wire
