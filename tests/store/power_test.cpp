#include <gtest/gtest.h>

#include <atomic>
#include <mutex>

#include "faulty_disk.hpp"
#include "file/temporary_folder_fixture.hpp"
#include "sqlite/open.hpp"
#include "workload.hpp"

namespace {

using faulty::Call;
using faulty::Disk;
using faulty::Trouble;

/// Writes for a while as a server does, on a disk whose power may fail at any call of any thread,
/// and looks each time at what would be left.
class PowerTrial {
  public:
    PowerTrial(std::uint64_t seed, bool is_durable, int every)
        : workload_(seed), chance_(seed + 1), is_durable_(is_durable), every_(every) {
        Disk::instance().clear();
        Disk::instance().on_call = [this](Call call) {
            if (faulty::is_change(call) && ++calls_ % every_ == 0) cut();
            return Trouble::none;
        };
    }
    PowerTrial(const PowerTrial&) = delete;
    PowerTrial& operator=(const PowerTrial&) = delete;
    ~PowerTrial() { Disk::instance().clear(); }

    /// Writes until the power has failed so often, or, if that is enough, until something is lost.
    void run(int cuts, bool stops_at_loss) {
        while (cuts_ < cuts && !(stops_at_loss && losses_ > 0)) {
            const auto store = open();
            for (int i = 0; i < 60 && cuts_ < cuts; ++i) {
                for (const store::ChangeResult& outcome : store->commit(next()))
                    ASSERT_EQ(outcome.fate, store::Fate::done);
                accept();
            }
        }
    }

    int cuts() const { return cuts_; }
    int losses() const { return losses_; }

  private:
    std::unique_ptr<store::Store> open() const {
        return *sqlite::open({.folder = place_.path(),
                              .access = store::Access::server,
                              .creates = true,
                              .rater = store::rater()},
                             {.file_layer = faulty::layer,
                              .survives_power_cut = is_durable_,
                              .checkpoint_pages = 10});
    }

    std::vector<store::Change> next() {
        const std::scoped_lock lock(mutex_);
        return workload_.next();
    }
    void accept() {
        const std::scoped_lock lock(mutex_);
        workload_.accept();
    }

    void cut() {
        const std::scoped_lock lock(mutex_);
        ++cuts_;
        const file::TemporaryFolder left;
        Disk::instance().leave(left.path(), chance_);
        if (is_sound(left.path())) return;
        ++losses_;
    }

    /// All that was acknowledged is there, each batch completely or not at all, and the server can
    /// go on.
    bool is_sound(const std::string& folder) const {
        const auto store =
            sqlite::open({.folder = folder, .creates = true}, {.survives_power_cut = false});
        if (!store) return false;
        const auto found = kept_in(**store);
        if (!found ||
            (*found != kept_in(workload_.made()) && *found != kept_in(workload_.pending())))
            return false;
        const auto flaws = (*store)->flaws();
        return flaws && flaws->empty() &&
               (*store)->commit(store::AddAccount{store::account("afterwards")}).is_kept();
    }

    file::TemporaryFolder place_;
    std::mutex mutex_; ///< of the workload
    Workload workload_;
    core::Random chance_;
    bool is_durable_;
    int every_;
    int calls_ = 0;
    std::atomic<int> cuts_ = 0;
    std::atomic<int> losses_ = 0;
};

TEST(PowerCuts, LoseNothing) {
    PowerTrial trial(1, true, 7);
    trial.run(150, false);
    EXPECT_EQ(trial.losses(), 0);
    EXPECT_GE(trial.cuts(), 150);
}

TEST(PowerCuts, WouldLoseWhatIsNotSynced) {
    PowerTrial trial(2, false, 7);
    trial.run(1000, true);
    EXPECT_GT(trial.losses(), 0);
}

TEST(LongPowerCuts, LoseNothing) {
    for (std::uint64_t seed = 10; seed < 20; ++seed) {
        PowerTrial trial(seed, true, 1);
        trial.run(500, false);
        EXPECT_EQ(trial.losses(), 0) << seed;
        EXPECT_GE(trial.cuts(), 500);
    }
}

TEST(LongPowerCuts, WouldLoseWhatIsNotSynced) {
    for (std::uint64_t seed = 20; seed < 30; ++seed) {
        PowerTrial trial(seed, false, 5);
        trial.run(1000, true);
        EXPECT_GT(trial.losses(), 0) << seed;
    }
}

} // namespace
