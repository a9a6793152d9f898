#include "sqlite/open.hpp"

#include <atomic>
#include <filesystem>
#include <optional>
#include <thread>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "file/lock.hpp"
#include "file/temporary_folder_fixture.hpp"
#include "sqlite/schema.hpp"
#include "store/examples_fixture.hpp"

namespace sqlite {
namespace {

using store::Access;
using store::StoreFault;

class Open : public testing::Test {
  protected:
    sql::OpenResult open(Access access = Access::beside, bool creates = true) {
        return sqlite::open({.folder = folder(), .access = access, .creates = creates});
    }
    StoreFault fault(Access access = Access::beside) {
        const auto opened = open(access, false);
        return opened ? StoreFault::busy : opened.error().fault;
    }
    std::string folder() const { return place_.at("data/server"); }
    static mode_t rights(const std::string& path) {
        struct stat status {};
        stat(path.c_str(), &status);
        return status.st_mode & 0777;
    }
    /// Replaces the database with these bytes.
    void write(const std::string& bytes) const {
        std::filesystem::create_directories(folder());
        std::ofstream(database_path(folder())) << bytes;
    }
    /// Changes the database from outside.
    void run(const char* statement) {
        Connection connection;
        connection.open({.path = database_path(folder())});
        ASSERT_TRUE(connection.run(statement));
    }

  private:
    file::TemporaryFolder place_;
};

TEST_F(Open, CreatesADatabaseForItsOwnerOnly) {
    EXPECT_EQ(fault(), StoreFault::missing);
    const auto opened = open();
    ASSERT_TRUE(opened);
    EXPECT_EQ((*opened)->commit(store::AddAccount{store::account("Anne")}).fate, store::Fate::done);
    EXPECT_EQ(rights(folder()), 0700U);
    EXPECT_EQ(rights(database_path(folder())), 0600U);
    EXPECT_EQ(rights(database_path(folder()) + "-wal"), 0600U);
}

TEST_F(Open, LetsOneServerInAndOthersBeside) {
    auto server = open(Access::server);
    ASSERT_TRUE(server);
    EXPECT_EQ(fault(Access::server), StoreFault::in_use);
    const auto beside = open();
    ASSERT_TRUE(beside);
    EXPECT_EQ((*beside)->commit(store::AddAccount{store::account("Anne")}).fate, store::Fate::done);
    EXPECT_TRUE((*server)->account("anne")->has_value());
    server->reset();
    EXPECT_TRUE(open(Access::server));
}

TEST_F(Open, RefusesAFileThatIsNoDatabase) {
    write(std::string(5000, 'x'));
    EXPECT_EQ(fault(), StoreFault::damaged);
}

TEST_F(Open, RefusesTheDatabaseOfAnotherProgram) {
    write("");
    run("CREATE TABLE recipes (name TEXT)");
    EXPECT_EQ(fault(), StoreFault::damaged);
}

TEST_F(Open, RefusesADatabaseOfALaterVersion) {
    ASSERT_TRUE(open());
    run("PRAGMA user_version = 99");
    EXPECT_EQ(fault(), StoreFault::newer_version);
    EXPECT_EQ(fault(Access::server), StoreFault::newer_version);
}

TEST_F(Open, FillsAnEmptyDatabase) {
    write("");
    EXPECT_TRUE(open(Access::beside, false));
}

TEST_F(Open, LeavesAnOlderDatabaseAloneWhileAServerUsesIt) {
    const auto server = open(Access::server);
    std::filesystem::remove(database_path(folder()));
    std::filesystem::remove(database_path(folder()) + "-wal");
    std::filesystem::remove(database_path(folder()) + "-shm");
    write("");
    EXPECT_EQ(fault(), StoreFault::in_use);
}

TEST_F(Open, NeedsNoLockOnceAnotherProgramHasUpgradedTheDatabase) {
    write("");
    const auto lock = file::wait_for_lock(folder() + "/server.lock", {});
    ASSERT_TRUE(lock);
    std::optional<sql::OpenResult> opened;
    std::jthread other([&] { opened = open(); });
    Connection connection;
    connection.open({.path = database_path(folder())});
    bring_up_to_date(connection);
    ASSERT_TRUE(connection.is_well());
    other.join();
    EXPECT_TRUE(*opened) << "although the folder is still locked";
}

TEST_F(Open, SaysWhenAFolderCannotBeMade) {
    const auto opened = sqlite::open({.folder = "/proc/none", .creates = true});
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().fault, StoreFault::no_folder);
}

TEST_F(Open, LetsManyComeAtOnce) {
    std::atomic<int> kept = 0;
    {
        std::vector<std::jthread> threads;
        threads.reserve(4);
        for (int thread = 0; thread < 4; ++thread)
            threads.emplace_back([&, thread] {
                const auto opened = open();
                ASSERT_TRUE(opened) << opened.error().detail;
                for (int i = 0; i < 25; ++i) {
                    const std::string name = "name" + std::to_string(100 * thread + i);
                    const store::Change change = store::AddAccount{store::account(name)};
                    kept += (*opened)->commit(change).is_kept() ? 1 : 0;
                }
            });
    }
    EXPECT_EQ(kept, 100);
    EXPECT_EQ((*open())->counts()->accounts, 100);
}

/// A database that is upgraded step by step.
class Migration : public testing::Test {
  protected:
    Migration() { connection_.open({.path = place_.at("db")}); }
    Connection& connection() { return connection_; }
    std::int64_t version() {
        return connection_.value<std::int64_t>("PRAGMA user_version").value_or(-1);
    }

    static constexpr const char* first = "CREATE TABLE one (name TEXT)";
    static constexpr const char* second =
        "ALTER TABLE one ADD COLUMN age INTEGER; UPDATE one SET age = length(name)";
    static constexpr const char* broken = "UPDATE one SET name = 'x'; UPDATE none SET age = 3";

  private:
    file::TemporaryFolder place_;
    std::ofstream empty_{place_.at("db")};
    Connection connection_;
};

TEST_F(Migration, KeepsWhatIsThere) {
    constexpr std::array old_steps{first};
    constexpr std::array new_steps{first, second};
    bring_up_to_date(connection(), old_steps);
    EXPECT_EQ(version(), 1);
    connection().run("INSERT INTO one VALUES ('Anne')");
    EXPECT_EQ(age_of(connection(), new_steps), Age::older);
    bring_up_to_date(connection(), new_steps);
    EXPECT_EQ(version(), 2);
    EXPECT_EQ(connection().value<int>("SELECT age FROM one"), 4);
    EXPECT_EQ(age_of(connection(), new_steps), Age::same);
    EXPECT_EQ(age_of(connection(), old_steps), Age::newer);
}

TEST_F(Migration, IsMadeCompletelyOrNotAtAll) {
    constexpr std::array old_steps{first};
    constexpr std::array new_steps{first, broken};
    bring_up_to_date(connection(), old_steps);
    connection().run("INSERT INTO one VALUES ('Anne')");
    bring_up_to_date(connection(), new_steps);
    EXPECT_FALSE(connection().is_well());
    connection().take_error();
    EXPECT_EQ(version(), 1);
    EXPECT_EQ(connection().value<std::string>("SELECT name FROM one"), "Anne");
}

} // namespace
} // namespace sqlite
