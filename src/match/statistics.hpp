#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace match {

/// Results from one player's side.
struct WinDrawLoss {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;

    std::uint64_t games() const { return wins + draws + losses; }
    /// Of the points, 0 to 1; one half where nothing has been played.
    double share() const;

    WinDrawLoss& operator+=(const WinDrawLoss& other);
    friend bool operator==(const WinDrawLoss&, const WinDrawLoss&) = default;
};

/// How many pairs of games have given a player 0, ½, 1, 1½ and 2 points. Two games from one opening
/// are not independent of each other; pairs are.
using Pairs = std::array<std::uint64_t, 5>;

/// An estimate with the interval that holds the truth in 19 of 20 matches.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// The difference in Elo of players of whom one makes this share of the points, and the other way
/// round. Infinite at 0 and 1.
double elo_of(double share);
double share_of(double elo);

/// What a player has made of its games: how well, and in pairs, how surely.
struct Score {
    WinDrawLoss results; ///< also of games whose fellow has not ended
    Pairs pairs{};
};

/// The share of the points that a player makes; the interval is found from pairs. Nothing without
/// any pair.
std::optional<Estimate> share_estimate(const Score& score);
/// The same as a difference in Elo; the interval is that of the share.
std::optional<Estimate> elo_estimate(const Score& score);

/// How likely it is that the player is the better one; nothing without pairs.
std::optional<double> superiority(const Score& score);

} // namespace match
