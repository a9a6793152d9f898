#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "store/game.hpp"

namespace command {

/// Somebody has beaten somebody else more than once by the same first moves, in rated games.
struct RepeatedWin {
    std::string winner{};
    std::string loser{};
    std::vector<store::GameId> games{};

    friend bool operator==(const RepeatedWin&, const RepeatedWin&) = default;
};

/// What somebody has gained from accounts that were new at the time.
struct GainFromNewcomers {
    std::string name{};
    double points = 0;
    int games = 0;

    friend bool operator==(const GainFromNewcomers&, const GainFromNewcomers&) = default;
};

/// Looks through rated games for what people do who want a rating, not a game. What it finds is no
/// proof: somebody has to look at it.
class RatingReview {
  public:
    /// A win is compared with others by its first half-moves; this many are compared.
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
