#include "postgres/exchange.hpp"

#include <thread>

#include <gtest/gtest.h>

#include "postgres/cluster_fixture.hpp"
#include "postgres/open.hpp"
#include "store/examples_fixture.hpp"

namespace postgres {
namespace {

using namespace std::chrono_literals;
using store::Access;
using store::GameId;

/// A server that writes, and a node that listens.
class ExchangeTest : public testing::Test {
  protected:
    ExchangeTest() {
        for (const char* const name : {"Anne", "Bob"})
            server_->commit(store::AddAccount{store::account(name)});
        server_->commit(store::begin(store::rated_game("game0001")));
        server_->commit(store::begin(store::rated_game("game0002")));
        EXPECT_TRUE(hints().is_anew);
    }
    std::unique_ptr<sql::SqlStore> open() {
        return *postgres::open({.database = place_,
                                .patience = 60s,
                                .access = Access::server,
                                .tag = "one",
                                .creates = true,
                                .rater = store::rater()});
    }
    /// The next hints, however long they take.
    store::Hints hints() {
        for (;;) {
            auto found = exchange_->wait(60s);
            if (!found) std::this_thread::sleep_for(10ms);
            if (found && (!found->games.empty() || found->has_bulletins || found->is_anew))
                return *found;
        }
    }
    /// As soon as the server has a connection.
    void happens(const GameId& game, int number) {
        const store::Change change = store::happens(game, store::event(number, "e2e4"));
        while (!server_->commit(change).is_kept()) std::this_thread::sleep_for(10ms);
    }

    std::string place_ = Cluster::only().new_place();
    std::unique_ptr<sql::SqlStore> server_ = open();
    std::unique_ptr<store::Exchange> exchange_ =
        open_exchange({.database = place_, .patience = 60s, .tag = "two"});
};

TEST_F(ExchangeTest, PassesOverWhatOnlyALaterVersionTells) {
    Cluster::only().execute("INSERT INTO bulletins (node, topic, subject, text) "
                            "VALUES ('one', 'weather', 'paris', 'rain')",
                            place_);
    server_->commit(store::TellNodes{{.node = "one", .subject = "game0001"}});
    const auto told = exchange_->bulletins(0);
    ASSERT_TRUE(told);
    ASSERT_EQ(told->size(), 1U);
    EXPECT_EQ(told->front().subject, "game0001");
}

TEST_F(ExchangeTest, HintsAtGamesAndBulletins) {
    happens("game0001", 2);
    EXPECT_EQ(hints().games, (std::vector<GameId>{"game0001"}));
    server_->commit(store::TellNodes{{.node = "one", .subject = "game0001"}});
    EXPECT_TRUE(hints().has_bulletins);
    EXPECT_EQ(exchange_->bulletins(0)->size(), 1U);
}

TEST_F(ExchangeTest, DoesNotWaitForWhatCameWithAnAnswer) {
    const auto before = std::chrono::steady_clock::now();
    happens("game0001", 2);
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(exchange_->clock());
    EXPECT_EQ(hints().games, (std::vector<GameId>{"game0001"}));
    EXPECT_LT(std::chrono::steady_clock::now() - before, 60s);
}

TEST_F(ExchangeTest, HintsAtNothingWhereNoNodeIsRemoved) {
    EXPECT_TRUE(server_->commit(store::KeepNode{"one", store::at(9), true}).is_kept());
    EXPECT_FALSE(server_->commit(store::RemoveNodes{store::at(5)}).is_kept());
    happens("game0001", 2);
    EXPECT_FALSE(hints().has_bulletins);
    EXPECT_TRUE(server_->commit(store::RemoveNodes{store::at(10)}).is_kept());
    EXPECT_TRUE(hints().has_bulletins);
}

TEST_F(ExchangeTest, OneNoticeIsEnoughForABatch) {
    std::vector<store::Change> changes;
    for (const char* const game : {"game0001", "game0002", "game0003"})
        changes.emplace_back(store::happens(game, store::event(2, "e2e4")));
    server_->commit(changes);
    EXPECT_EQ(hints().games, (std::vector<GameId>{"game0001", "game0002"}));
}

TEST_F(ExchangeTest, DoesNotHearItself) {
    const auto own = open_exchange({.database = place_, .patience = 60s, .tag = "one"});
    while (!own->wait(0ms).value_or(store::Hints()).is_anew) std::this_thread::sleep_for(10ms);
    happens("game0001", 2);
    EXPECT_EQ(hints().games.size(), 1U);
    EXPECT_TRUE(own->wait(10ms)->games.empty());
}

TEST_F(ExchangeTest, SaysSoWhenItMayHaveMissedSomething) {
    Cluster::only().drop_connections();
    EXPECT_TRUE(hints().is_anew);
    happens("game0001", 2);
    EXPECT_EQ(hints().games, (std::vector<GameId>{"game0001"}));
}

TEST_F(ExchangeTest, ReadsWhatIsNotKnownYet) {
    happens("game0001", 2);
    happens("game0001", 3);
    happens("game0002", 2);
    const std::vector<store::KnownEvents> known{{"game0001", 1}, {"game0002", 2}, {"game0003", 0}};
    const auto later = exchange_->events_after(known);
    ASSERT_EQ(later->size(), 1U);
    EXPECT_EQ(later->front().game, "game0001");
    EXPECT_EQ(later->front().events,
              (std::vector{store::event(2, "e2e4"), store::event(3, "e2e4")}));
}

TEST_F(ExchangeTest, AGameThatIsDueIsGivenToOne) {
    for (const char* const game : {"game0003", "game0004"}) {
        store::ChangeGame change = store::begin(store::rated_game(game));
        change.node = "one";
        server_->commit(change);
    }
    const store::Time due = store::at(10) + 30s;
    EXPECT_TRUE(exchange_->take_due(due - 1ms, due, 10)->empty());
    EXPECT_EQ(exchange_->take_due(due, due + 5s, 1)->size(), 1U);
    EXPECT_EQ(exchange_->take_due(due, due + 5s, 10)->size(), 1U);
    EXPECT_TRUE(exchange_->take_due(due, due + 5s, 10)->empty());
    EXPECT_EQ(exchange_->take_due(due + 5s, due + 9s, 10)->size(), 2U);
    store::ChangeGame end = store::end("game0003", 2, store::GameResult::draw);
    end.node = "one";
    server_->commit(end);
    EXPECT_EQ(server_->commit(store::SetDeadline{"game0003", due}).fate, store::Fate::missing);
    server_->commit(store::SetDeadline{"game0004", due});
    EXPECT_EQ(*exchange_->take_due(due, due + 5s, 10), (std::vector<GameId>{"game0004"}));
}

TEST_F(ExchangeTest, AGameWithoutAClockIsDue) {
    store::Game game = store::rated_game("game0003");
    game.clock.reset();
    game.days.reset();
    store::ChangeGame change = store::begin(game);
    change.node = "one";
    server_->commit(change);
    const store::Time due = store::at(10) + 30s;
    EXPECT_EQ(*exchange_->take_due(due, due + 5s, 10), (std::vector<GameId>{"game0003"}));
    server_->commit(store::SetDeadline{"game0003", std::nullopt});
    server_->commit(store::KeepNode{"two", store::at(20), true});
    EXPECT_EQ(exchange_->take_due(store::at(20), store::Time::max(), 10)->size(), 3U);
}

TEST_F(ExchangeTest, AGameWhosePlayersAreThereIsLeftToTheirNode) {
    server_->commit(store::KeepNode{"one", store::at(9), true});
    EXPECT_EQ(exchange_->take_due(store::at(0), store::Time::max(), 10)->size(), 2U) << "others";
    store::ChangeGame change = store::begin(store::rated_game("game0003"));
    change.node = "one";
    server_->commit(change);
    server_->commit(store::SetPresence{"game0003", core::Color::white, "one", true});
    const store::Time due = store::at(10) + 30s;
    server_->commit(store::SetDeadline{"game0003", due + 1s});
    server_->commit(store::SetDeadline{"game0003", due + 2s, true});
    server_->commit(store::SetDeadline{"game0003", due, true});
    EXPECT_TRUE(exchange_->take_due(due, due + 5s, 10)->empty());
    EXPECT_TRUE(server_->commit(store::RemoveNodes{store::at(0), "one"}).is_kept());
    EXPECT_TRUE(exchange_->take_due(store::at(8), store::at(14), 10)->empty());
    EXPECT_EQ(*exchange_->take_due(store::at(9), store::at(14), 10),
              (std::vector<GameId>{"game0003"}));
}

TEST_F(ExchangeTest, TellsTheTimeOfTheDatabase) {
    const auto before = std::chrono::system_clock::now();
    EXPECT_GE(*exchange_->clock() + 1ms, before);
}

TEST_F(ExchangeTest, IsWokenFromAnotherThread) {
    const std::jthread waking([&] { exchange_->wake(); });
    EXPECT_TRUE(exchange_->wait(60s));
}

} // namespace
} // namespace postgres
