#include "store/writer.hpp"

#include <algorithm>
#include <future>
#include <map>

#include <gtest/gtest.h>

#include "store/examples_fixture.hpp"
#include "store/memory_store_fixture.hpp"

namespace store {
namespace {

using std::chrono::milliseconds;
using Mishap = MemoryStore::Mishap;

/// A writer whose first transaction is reported only when the test allows it.
class HeldWriter {
  public:
    explicit HeldWriter(Writer::Limits limits = {}) : limits_(limits) {}

    /// Writes one account and blocks in its report.
    void hold() {
        writer_.add(0, AddAccount{account("held")});
        is_held_.get_future().wait();
    }
    void release() { may_go_.set_value(); }

    Writer& writer() { return writer_; }
    MemoryStore& store() { return store_; }
    /// Only after `drain`.
    const std::vector<Batch>& batches() const { return batches_; }
    std::vector<std::uint64_t> tickets() const {
        std::vector<std::uint64_t> all;
        for (const Batch& batch : batches_)
            for (const Written& one : batch.written) all.push_back(one.ticket);
        return all;
    }

  private:
    void report(Batch batch) {
        batches_.push_back(std::move(batch));
        if (batches_.size() > 1) return;
        is_held_.set_value();
        may_go_.get_future().wait();
    }

    Writer::Limits limits_;
    MemoryStore store_{rater()};
    std::vector<Batch> batches_;
    std::promise<void> is_held_;
    std::promise<void> may_go_;
    Writer writer_{store_, [this](Batch batch) { report(std::move(batch)); }, limits_};
};

Change named(int number) { return AddAccount{account("name" + std::to_string(number))}; }

TEST(Writer, CommitsWhateverHasQueuedAtOnce) {
    HeldWriter held;
    held.hold();
    for (int i = 1; i <= 100; ++i)
        EXPECT_TRUE(held.writer().add(static_cast<std::uint64_t>(i), named(i)));
    EXPECT_EQ(held.writer().waiting(), 100U);
    held.release();
    held.writer().drain();
    ASSERT_EQ(held.batches().size(), 2U);
    EXPECT_EQ(held.batches()[1].written.size(), 100U);
    EXPECT_EQ(held.store().commits, 2);
    EXPECT_EQ(held.tickets().size(), 101U);
    EXPECT_TRUE(std::ranges::is_sorted(held.tickets()));
    EXPECT_EQ(held.store().counts()->accounts, 101);
    EXPECT_GT(held.batches()[1].waited.count(), 0);
    EXPECT_GT(held.batches()[1].commit.count(), 0);
}

TEST(Writer, DividesWhatIsTooMuchForOneTransaction) {
    HeldWriter held({.batch = 30});
    held.hold();
    for (int i = 1; i <= 100; ++i) held.writer().add(static_cast<std::uint64_t>(i), named(i));
    held.release();
    held.writer().drain();
    std::vector<std::size_t> sizes;
    for (const Batch& batch : held.batches()) sizes.push_back(batch.written.size());
    EXPECT_EQ(sizes, (std::vector<std::size_t>{1, 30, 30, 30, 10}));
    EXPECT_TRUE(std::ranges::is_sorted(held.tickets()));
    EXPECT_EQ(held.batches()[1].left, 70U);
}

TEST(Writer, TakesNoMoreThanItHasRoomFor) {
    HeldWriter held({.room = 3});
    held.hold();
    for (int i = 1; i <= 3; ++i) EXPECT_TRUE(held.writer().add(1, named(i)));
    EXPECT_FALSE(held.writer().add(2, named(4)));
    held.release();
    held.writer().drain();
    EXPECT_EQ(held.tickets().size(), 4U);
    EXPECT_TRUE(held.writer().add(3, named(4)));
}

TEST(Writer, WritesEverythingBeforeItEnds) {
    MemoryStore store(nullptr);
    std::size_t written = 0;
    {
        Writer writer(store, [&](const Batch& batch) { written += batch.written.size(); });
        for (int i = 1; i <= 1000; ++i) writer.add(1, named(i));
    }
    EXPECT_EQ(written, 1000U);
    EXPECT_EQ(store.counts()->accounts, 1000);
}

TEST(Writer, TakesChangesFromManyThreads) {
    MemoryStore store(nullptr);
    std::map<std::uint64_t, Fate> fates;
    {
        Writer writer(store, [&](const Batch& batch) {
            for (const Written& one : batch.written) fates[one.ticket] = one.outcome.fate;
        });
        std::vector<std::jthread> threads;
        threads.reserve(4);
        for (int thread = 0; thread < 4; ++thread)
            threads.emplace_back([&writer, thread] {
                for (int i = 0; i < 500; ++i)
                    writer.add(static_cast<std::uint64_t>(thread * 500 + i), named(i));
            });
    }
    EXPECT_EQ(fates.size(), 2000U);
    EXPECT_EQ(std::ranges::count(fates, Fate::done, [](const auto& one) { return one.second; }),
              500);
    EXPECT_EQ(store.counts()->accounts, 500);
}

/// The outcome of one event with these failures.
struct Tried {
    ChangeResult outcome;
    int commits = 0;
    std::size_t events = 0;
};

Tried tried(std::deque<Mishap> mishaps) {
    MemoryStore store(rater());
    store.commit(begin(rated_game("game0001")));
    store.commits = 0;
    store.mishaps = std::move(mishaps);
    Tried tried;
    {
        Writer writer(store,
                      [&](const Batch& batch) { tried.outcome = batch.written.front().outcome; },
                      {.tries = 3, .pause = milliseconds(0)});
        writer.add(1, happens("game0001", event(2, "e2e4")));
    }
    tried.commits = store.commits;
    tried.events = store.game("game0001")->value().events.size();
    return tried;
}

constexpr Mishap failed{.fault = StoreFault::disk_full};
constexpr Mishap lost{.is_unknown = true};
constexpr Mishap made{.is_unknown = true, .is_made = true};

TEST(Writer, FindsOutWhatIsUnknown) {
    const Tried again = tried({lost});
    EXPECT_EQ(again.outcome.fate, Fate::done);
    EXPECT_EQ(again.commits, 2);
    EXPECT_EQ(again.events, 2U);
    const Tried there = tried({made});
    EXPECT_EQ(there.outcome.fate, Fate::already_there);
    EXPECT_EQ(there.commits, 2);
    EXPECT_EQ(there.events, 2U);
}

TEST(Writer, DoesNotRepeatWhatHasFailed) {
    const Tried once = tried({failed});
    EXPECT_EQ(once.outcome.fate, Fate::failed);
    EXPECT_EQ(once.outcome.fault, StoreFault::disk_full);
    EXPECT_EQ(once.commits, 1);
    EXPECT_EQ(once.events, 1U);
}

TEST(Writer, SaysWhatStaysUnknown) {
    EXPECT_EQ(tried({lost, lost, lost}).outcome.fate, Fate::unknown);
    EXPECT_EQ(tried({lost, lost, lost}).commits, 3);
    EXPECT_EQ(tried({lost, failed, failed}).outcome.fate, Fate::unknown);
    EXPECT_EQ(tried({lost, failed}).outcome.fate, Fate::done);
}

} // namespace
} // namespace store
