#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "sqlite/connection.hpp"
#include "sqlite/open.hpp"
#include "store/examples_fixture.hpp"

namespace sqlite {
namespace {

using store::CheckFinding;
using store::Flaw;

/// A database with one rated game, and the flaws found after it was changed from outside.
class Flaws : public testing::Test {
  protected:
    Flaws()
        : store_(
              *sqlite::open({.folder = place_.path(), .creates = true, .rater = store::rater()})) {
        for (const char* name : {"Anne", "Bob"})
            store_->commit(store::AddAccount{store::account(name)});
        store_->commit(store::begin(store::rated_game("game0001")));
        store_->commit(store::end("game0001", 2, store::GameResult::draw));
    }
    std::vector<CheckFinding> after(const char* statement) {
        Connection connection;
        connection.open({.path = database_path(place_.path())});
        connection.run("PRAGMA foreign_keys = OFF");
        EXPECT_TRUE(connection.run(statement));
        return *store_->flaws();
    }

  private:
    file::TemporaryFolder place_;
    std::unique_ptr<store::Store> store_;
};

TEST_F(Flaws, AreNoneInWhatWeWrote) { EXPECT_TRUE(after("SELECT 1").empty()); }

TEST_F(Flaws, AreGapsOfEvents) {
    EXPECT_EQ(after("UPDATE events SET number = 3 WHERE number = 2"),
              (std::vector{CheckFinding{Flaw::events, "game0001"}}));
}

TEST_F(Flaws, AreReferencesToNothing) {
    EXPECT_EQ(after("INSERT INTO relations VALUES ('anne', 'none', 'block')"),
              (std::vector{CheckFinding{Flaw::reference, "relations"}}));
}

TEST_F(Flaws, AreMissingSeats) {
    EXPECT_EQ(after("DELETE FROM seats WHERE color = 'white'"),
              (std::vector{CheckFinding{Flaw::seats, "game0001"},
                           CheckFinding{Flaw::game_number, "anne"}}));
}

TEST_F(Flaws, AreGamesCountedWrong) {
    EXPECT_EQ(after("UPDATE tallies SET games = 2, won = 1 WHERE account = 'bob'"),
              (std::vector{CheckFinding{Flaw::game_number, "bob"}}));
}

TEST_F(Flaws, AreHalfEnds) {
    EXPECT_EQ(after("UPDATE games SET finished = NULL"),
              (std::vector{CheckFinding{Flaw::end, "game0001"}}));
}

TEST_F(Flaws, AreGamesRatedTwice) {
    EXPECT_EQ(after("INSERT INTO rating_entries SELECT account, category, 2, game, time, value, "
                    "deviation FROM rating_entries WHERE account = 'anne'"),
              (std::vector{CheckFinding{Flaw::rated_twice, "game0001"},
                           CheckFinding{Flaw::rating_number, "anne"}}));
}

} // namespace
} // namespace sqlite
