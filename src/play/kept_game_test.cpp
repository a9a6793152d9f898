#include "play/kept_game.hpp"

#include <cerrno>
#include <csignal>

#include <sys/resource.h>

#include <gtest/gtest.h>

#include "file/temporary_folder.hpp"

namespace play {
namespace {

/// While one lives, nothing can be written to any file.
class FullDisk {
  public:
    FullDisk() {
        std::signal(SIGXFSZ, SIG_IGN); // the writing fails, and not the program
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit nothing{0, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &nothing);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &before_); }

  private:
    rlimit before_{};
};

class KeptGameTest : public testing::Test {
  protected:
    KeptGame new_game() const {
        return {std::make_unique<Table>(TableOptions{}), RunningGames(folder_.path()).begin()};
    }
    std::vector<InterruptedGame> left_behind() const {
        return RunningGames(folder_.path()).interrupted();
    }
    std::size_t plies_left_behind() const {
        const auto games = left_behind();
        return games.size() == 1 && games[0].game ? games[0].game->plies : 0;
    }

    file::TemporaryFolder folder_;
};

TEST_F(KeptGameTest, StaysBehindAsItWasKept) {
    {
        KeptGame game = new_game();
        ASSERT_TRUE(game.table().play("a2a3", game::Letters::english));
        EXPECT_FALSE(game.is_kept());
        EXPECT_EQ(game.keep(), 0);
        EXPECT_TRUE(game.is_kept());
    }
    EXPECT_EQ(plies_left_behind(), 1U);
}

TEST_F(KeptGameTest, StaysAsItWasKeptBeforeTheDiskRefused) {
    {
        KeptGame game = new_game();
        ASSERT_TRUE(game.table().play("a2a3", game::Letters::english));
        ASSERT_EQ(game.keep(), 0);
        ASSERT_TRUE(game.table().play("b5b4", game::Letters::english));
        const FullDisk full;
        EXPECT_EQ(game.keep(), EFBIG);
        EXPECT_FALSE(game.is_kept());
    }
    EXPECT_EQ(plies_left_behind(), 1U);
}

TEST_F(KeptGameTest, IsForgottenOnceDiscarded) {
    {
        KeptGame game = new_game();
        ASSERT_TRUE(game.table().play("a2a3", game::Letters::english));
        ASSERT_EQ(game.keep(), 0);
        game.discard();
        EXPECT_FALSE(game.is_kept());
    }
    EXPECT_TRUE(left_behind().empty());
}

TEST_F(KeptGameTest, CanBePlayedWhereNothingIsKept) {
    KeptGame game(std::make_unique<Table>(TableOptions{}), std::nullopt);
    EXPECT_EQ(game.keep(), 0);
    EXPECT_FALSE(game.is_kept());
}

} // namespace
} // namespace play
