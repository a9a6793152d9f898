#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>

#include "store/account.hpp"

namespace store {

/// A Glicko-2 rating of an account in one category.
struct Rating {
    double value = 1500;
    double deviation = 350;
    double volatility = 0.06;
    int games = 0;
    std::optional<Time> last = std::nullopt; ///< when the last game was rated

    friend bool operator==(const Rating&, const Rating&) = default;
};

/// The values, deviations and volatilities of White and Black after a game, from those before.
/// `white_score` is 1, ½ or 0. A store calls it while nobody else can change either rating, and
/// counts the games itself.
using Rater = std::function<std::array<Rating, 2>(const std::array<Rating, 2>& before,
                                                  double white_score, Time now)>;

/// The rating of a player before and after a rated game.
struct RatingStep {
    double before = 0;
    double after = 0;

    friend bool operator==(const RatingStep&, const RatingStep&) = default;
};

/// The name of a category: a stable word such as `chess.blitz`.
using Category = std::string;

struct CategoryRating {
    Category category{};
    Rating rating{};

    friend bool operator==(const CategoryRating&, const CategoryRating&) = default;
};

/// One line of the history of a rating: its value after a game.
struct RatingEntry {
    std::string game{};
    Time time{};
    double value = 0;
    double deviation = 0;

    friend bool operator==(const RatingEntry&, const RatingEntry&) = default;
};

/// An entry in a list of the best.
struct Leader {
    AccountId account{};
    std::string name{};
    std::string title{};
    Rating rating{};

    friend bool operator==(const Leader&, const Leader&) = default;
};

} // namespace store
