#include "command/check_data.hpp"

#include <sstream>

#include <gtest/gtest.h>

#include "store/examples_fixture.hpp"
#include "store/memory_store_fixture.hpp"

namespace command {
namespace {

class CheckData : public testing::Test {
  protected:
    CheckData() {
        store_.commit(store::begin(store::rated_game("game0001")));
        store_.commit(store::begin(store::rated_game("game0002")));
        store_.commit(store::end("game0002", 2, store::GameResult::draw));
    }

    std::string check(const CheckGame& check_game, int status) {
        std::istringstream in;
        std::ostringstream out;
        std::ostringstream err;
        const Console console{in, out, err, false, {words::Language::english}};
        EXPECT_EQ(check_data(console, "folder", store_, check_game), status);
        EXPECT_EQ(err.str(), "");
        return out.str();
    }

  private:
    store::MemoryStore store_{nullptr};
};

TEST_F(CheckData, SaysHowMuchThereIs) {
    EXPECT_EQ(check([](const store::PlayedGame&) { return std::nullopt; }, success),
              "0 accounts, 2 games (1 in progress), 3 events\nEverything is in order.\n");
}

TEST_F(CheckData, NamesTheGamesThatDoNotFollowTheRules) {
    const CheckGame check_game = [](const store::PlayedGame& game) {
        return game.game.end ? std::optional<std::string>("illegal move.") : std::nullopt;
    };
    EXPECT_EQ(check(check_game, refused),
              "Game game0002: illegal move.\n"
              "0 accounts, 2 games (1 in progress), 3 events\n1 error\n");
}

} // namespace
} // namespace command
