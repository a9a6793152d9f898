#include "command/rating_review.hpp"

#include <gtest/gtest.h>

#include "wire/game_event.hpp"

namespace command {
namespace {

using namespace std::chrono_literals;

store::Time day(int number) { return store::Time(std::chrono::days(number)); }

store::Account account(const std::string& name, int created) {
    return {.id = store::account_id(name), .name = name, .created = day(created)};
}

store::StoredSeat seat(const std::string& name, double gain) {
    return {.player = {store::PlayerKind::account, store::account_id(name), name},
            .step = store::RatingStep{1500, 1500 + gain}};
}

/// White wins after knights have moved back and forth; `last` is the last of the first twenty
/// half-moves.
store::PlayedGame game(const std::string& id, int created, const std::string& white,
                       const std::string& black, const std::string& last = "f6g8") {
    store::PlayedGame played;
    played.game = {.id = id,
                   .start = "startpos",
                   .seats = {seat(white, 60), seat(black, -60)},
                   .is_rated = true,
                   .created = day(created),
                   .end = store::GameEnd{.result = store::GameResult::white_won}};
    const std::array moves{"g1f3", "g8f6", "f3g1", "f6g8"};
    for (std::size_t i = 0; i < RatingReview::compared_plies; ++i) {
        const bool is_last = i + 1 == RatingReview::compared_plies;
        const wire::GameEvent event = wire::Moved{is_last ? last : moves[i % moves.size()]};
        played.events.push_back({.number = static_cast<int>(i) + 1, .payload = to_json(event)});
    }
    return played;
}

TEST(Reviews, FindWinsByTheSameMoves) {
    RatingReview review({account("Ada", 0), account("Bob", 0), account("Cy", 0)});
    review.add(game("game0001", 30, "Ada", "Bob"));
    review.add(game("game0002", 31, "Ada", "Bob", "b8c6"));
    review.add(game("game0003", 32, "Ada", "Cy"));
    review.add(game("game0004", 32, "Bob", "Ada"));
    EXPECT_TRUE(review.repeated_wins().empty());
    review.add(game("game0005", 33, "Ada", "Bob"));
    EXPECT_EQ(review.repeated_wins(),
              (std::vector<RepeatedWin>{{"Ada", "Bob", {"game0001", "game0005"}}}));
    EXPECT_TRUE(review.gains().empty());
}

TEST(Reviews, FindGainsFromNewAccounts) {
    RatingReview review({account("Ada", 0), account("Bob", 30), account("Cy", 0)});
    review.add(game("game0001", 31, "Ada", "Bob"));
    review.add(game("game0002", 37, "Ada", "Bob", "b8c6"));
    review.add(game("game0003", 32, "Ada", "Cy"));
    EXPECT_TRUE(review.gains().empty());
    review.add(game("game0004", 36, "Ada", "Bob", "h8g8"));
    EXPECT_EQ(review.gains(), (std::vector<GainFromNewcomers>{{"Ada", 120, 2}}));
}

TEST(Reviews, LeaveCasualAndUnfinishedGamesAlone) {
    RatingReview review({account("Ada", 30), account("Bob", 30)});
    for (int i = 0; i < 4; ++i) {
        store::PlayedGame casual = game("game000" + std::to_string(i), 31, "Ada", "Bob");
        if (i % 2 == 0)
            casual.game.is_rated = false;
        else
            casual.game.end.reset();
        review.add(casual);
    }
    EXPECT_TRUE(review.repeated_wins().empty());
    EXPECT_TRUE(review.gains().empty());
}

} // namespace
} // namespace command
