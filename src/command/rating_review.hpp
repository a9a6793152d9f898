#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "store/game.hpp"

namespace command {

/// A player has beaten another one more than once with the same first moves, in rated games.
struct RepeatedWin {
    std::string winner{};
    std::string loser{};
    std::vector<store::GameId> games{};

    friend bool operator==(const RepeatedWin&, const RepeatedWin&) = default;
};

/// What a player has gained from accounts that were new at the time.
struct GainFromNewcomers {
    std::string name{};
    double points = 0;
    int games = 0;

    friend bool operator==(const GainFromNewcomers&, const GainFromNewcomers&) = default;
};

/// Searches rated games for signs that a player manipulates ratings. They are no proof: a person
/// has to examine them.
class RatingReview {
  public:
    /// The number of first half-moves by which wins are compared.
    static constexpr std::size_t compared_plies = 20;
    static constexpr std::chrono::days new_age{7};
    static constexpr double noted_gain = 100; ///< in points

    /// `accounts` are those of the server.
    explicit RatingReview(const std::vector<store::Account>& accounts);

    void add(const store::PlayedGame& played);

    std::vector<RepeatedWin> repeated_wins() const;
    std::vector<GainFromNewcomers> gains() const;

  private:
    using Name = std::string;
    /// Winner, loser and the opening, as a checksum.
    using Win = std::tuple<Name, Name, std::uint64_t>;

    void note_win(const store::PlayedGame& played);
    void note_gain(const store::Game& game, const store::StoredSeat& by,
                   const store::StoredSeat& from);

    std::map<store::AccountId, store::Time> created_;
    std::map<Win, std::vector<store::GameId>> wins_;
    std::map<Name, std::pair<double, int>> gains_;
};

} // namespace command
