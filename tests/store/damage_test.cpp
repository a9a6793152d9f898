#include <filesystem>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "sqlite/open.hpp"
#include "workload.hpp"

namespace {

constexpr std::size_t page = 4096;

/// A database that somebody damages.
class Damage : public testing::Test {
  protected:
    Damage() {
        const file::TemporaryFolder place;
        {
            const auto store =
                sqlite::open({.folder = place.path(), .creates = true, .rater = store::rater()},
                             {.survives_power_cut = false});
            Workload workload(5);
            for (int i = 0; i < 100; ++i) {
                (*store)->commit(workload.next());
                workload.accept();
            }
            kept_ = kept_in(workload.made());
        }
        bytes_ = place.content("server.db");
    }

    const std::string& bytes() const { return bytes_; }

    enum class Seen : std::uint8_t { refused, unsound, as_it_was, changed };

    /// What a server makes of these bytes; it must not matter to anything but the answer.
    Seen seen_of(const std::string& bytes) const {
        const file::TemporaryFolder place;
        place.write("server.db", bytes);
        const auto store = sqlite::open({.folder = place.path()}, {.survives_power_cut = false});
        if (!store) return Seen::refused;
        const auto found = kept_in(**store);
        const auto flaws = (*store)->flaws();
        const auto outcome = (*store)->commit(store::AddAccount{store::account("afterwards")});
        if (!found || !flaws || !flaws->empty() || !outcome.is_kept()) return Seen::unsound;
        return *found == kept_ ? Seen::as_it_was : Seen::changed;
    }

  private:
    std::string bytes_;
    Kept kept_;
};

TEST_F(Damage, IsAbsentFromWhatWeWrote) { EXPECT_EQ(seen_of(bytes()), Seen::as_it_was); }

TEST_F(Damage, IsSeenInAFileThatIsCut) {
    ASSERT_GT(bytes().size(), 100'000U);
    // A file of one byte is an empty database to SQLite, and a part of the last page may be unused.
    for (std::size_t size = 2; size + page < bytes().size(); size += page / 3) {
        const Seen seen = seen_of(bytes().substr(0, size));
        EXPECT_TRUE(seen == Seen::refused || seen == Seen::unsound) << size;
    }
}

TEST_F(Damage, EndsNoProgram) {
    core::Random random(7);
    for (int i = 0; i < 300; ++i) {
        std::string damaged = bytes();
        for (std::uint64_t count = 1 + random.below(20); count > 0; --count)
            damaged[random.below(damaged.size())] = static_cast<char>(random.below(256));
        seen_of(damaged);
    }
}

TEST_F(Damage, IsSeenInWholePages) {
    core::Random random(8);
    int unseen = 0;
    for (std::size_t begin = page; begin < bytes().size(); begin += page) {
        std::string damaged = bytes();
        for (std::size_t i = 0; i < page; ++i)
            damaged[begin + i] = static_cast<char>(random.below(256));
        const Seen seen = seen_of(damaged);
        unseen += seen == Seen::as_it_was || seen == Seen::changed ? 1 : 0;
    }
    EXPECT_EQ(unseen, 0);
}

} // namespace
