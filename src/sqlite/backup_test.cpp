#include <thread>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "sqlite/open.hpp"
#include "store/examples_fixture.hpp"

namespace sqlite {
namespace {

using store::StoreFault;

class Backup : public testing::Test {
  protected:
    static std::unique_ptr<store::Store> open(const std::string& folder) {
        return *sqlite::open({.folder = folder, .creates = true});
    }
    const file::TemporaryFolder& place() const { return place_; }

  private:
    file::TemporaryFolder place_;
};

TEST_F(Backup, CopiesEverythingWhileOthersWrite) {
    const auto original = open(place().at("data"));
    const auto writer = open(place().at("data"));
    for (const char* name : {"Anne", "Bob"})
        ASSERT_TRUE(original->commit(store::AddAccount{store::account(name)}).is_kept());
    ASSERT_TRUE(writer->commit(store::begin(store::rated_game("game0001"))).is_kept());
    std::filesystem::create_directory(place().at("copy"));
    ASSERT_TRUE(original->back_up(database_path(place().at("copy"))));
    ASSERT_TRUE(writer->commit(store::AddAccount{store::account("Carl")}).is_kept());
    const auto copy = open(place().at("copy"));
    EXPECT_EQ(*copy->game("game0001"), *original->game("game0001"));
    EXPECT_EQ(copy->accounts()->size(), 2U);
    EXPECT_TRUE(copy->flaws()->empty());
    EXPECT_EQ(original->accounts()->size(), 3U);
}

TEST_F(Backup, SeesOneStateWhileAnotherThreadWrites) {
    const auto original = open(place().at("data"));
    for (const char* name : {"Anne", "Bob"})
        original->commit(store::AddAccount{store::account(name)});
    original->commit(store::begin(store::rated_game("game0001")));
    original->commit(store::begin(store::rated_game("game0002")));
    std::jthread writer([&](const std::stop_token& stop) {
        const auto store = open(place().at("data"));
        for (int number = 2; !stop.stop_requested(); ++number) {
            const std::array<store::Change, 2> both{
                store::happens("game0001", store::event(number, "e2e4")),
                store::happens("game0002", store::event(number, "e2e4"))};
            for (const store::ChangeResult& outcome : store->commit(both))
                ASSERT_EQ(outcome.fate, store::Fate::done);
        }
    });
    for (int i = 0; i < 10; ++i) {
        const std::string folder = place().at("copy" + std::to_string(i));
        std::filesystem::create_directory(folder);
        ASSERT_TRUE(original->back_up(database_path(folder)));
        const auto copy = open(folder);
        EXPECT_TRUE(copy->flaws()->empty());
        EXPECT_EQ((*copy->game("game0001"))->events, (*copy->game("game0002"))->events);
    }
}

TEST_F(Backup, LeavesExistingFilesAlone) {
    const auto store = open(place().at("data"));
    place().write("backup", "mine");
    const auto result = store->back_up(place().at("backup"));
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().fault, StoreFault::exists);
    EXPECT_EQ(place().content("backup"), "mine");
    EXPECT_EQ(store->back_up(database_path(place().at("data"))).error().fault, StoreFault::exists);
}

TEST_F(Backup, LeavesNothingBehindWhereItFails) {
    const auto store = open(place().at("data"));
    EXPECT_EQ(store->back_up(place().at("none/backup")).error().fault, StoreFault::no_folder);
    EXPECT_EQ(store->back_up("/proc/backup").error().fault, StoreFault::no_folder);
    EXPECT_EQ(place().count(), 1);
}

TEST_F(Backup, LeavesOneFileOnly) {
    const auto store = open(place().at("data"));
    ASSERT_TRUE(store->back_up(place().at("backup")));
    EXPECT_EQ(place().count(), 2);
}

} // namespace
} // namespace sqlite
