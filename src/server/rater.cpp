#include "server/rater.hpp"

#include <algorithm>
#include <array>

#include "play/rating.hpp"

namespace server {
namespace {

/// The deviation never falls below this, however often somebody plays.
constexpr double least_deviation = 45;
constexpr double most_deviation = 350;

/// After each such time without games, one rating period without games is added.
constexpr std::chrono::days idle_period{7};

play::Rating value_of(const store::Rating& rating) {
    return {rating.value, rating.deviation, rating.volatility};
}

play::Rating after_idleness(const store::Rating& rating, store::Time now) {
    constexpr int most_periods = 260;
    play::Rating value = value_of(rating);
    if (!rating.last) return value;
    const auto periods =
        std::clamp((now - *rating.last) / idle_period, std::int64_t{0}, std::int64_t{most_periods});
    for (int i = 0; i < static_cast<int>(periods); ++i) value = play::rating_after(value, {});
    value.deviation = std::min(value.deviation, most_deviation);
    return value;
}

store::Rating after(const play::Rating& own, const play::Rating& other, double score) {
    const std::array games{play::RatedGame{other.value, other.deviation, score}};
    const play::Rating next = play::rating_after(own, games);
    return {next.value, std::clamp(next.deviation, least_deviation, most_deviation),
            next.volatility};
}

} // namespace

store::Rater rater() {
    return [](const std::array<store::Rating, 2>& before, double white_score, store::Time now) {
        const play::Rating white = after_idleness(before[0], now);
        const play::Rating black = after_idleness(before[1], now);
        return std::array{after(white, black, white_score), after(black, white, 1 - white_score)};
    };
}

} // namespace server
