#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace match {

/// Results from one player's point of view.
struct WinDrawLoss {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;

    std::uint64_t games() const { return wins + draws + losses; }
    /// The share of the points, 0 to 1; one half if nothing has been played.
    double share() const;

    WinDrawLoss& operator+=(const WinDrawLoss& other);
    friend bool operator==(const WinDrawLoss&, const WinDrawLoss&) = default;
};

/// How many pairs of games gave a player 0, ½, 1, 1½ and 2 points. Two games from one opening are
/// not independent; pairs are.
using Pairs = std::array<std::uint64_t, 5>;

/// An estimate with its 95 % confidence interval.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// The Elo difference between players of whom one scores this share of the points, and the reverse.
/// Infinite at 0 and 1.
double elo_of(double share);
double share_of(double elo);

/// The results of a player: the score, and the pairs that determine its error.
struct MatchScore {
    WinDrawLoss results; ///< also of games whose counterpart has not ended
    Pairs pairs{};
};

/// The share of the points that a player scores; the interval is computed from pairs. Nothing
/// without any pair.
std::optional<Estimate> share_estimate(const MatchScore& score);
/// The same as a difference in Elo; the interval is that of the share.
std::optional<Estimate> elo_estimate(const MatchScore& score);

/// How likely it is that the player is better; nothing without pairs.
std::optional<double> superiority(const MatchScore& score);

} // namespace match
