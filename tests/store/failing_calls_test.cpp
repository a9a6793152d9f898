#include <algorithm>
#include <atomic>

#include <gtest/gtest.h>

#include "faulty_disk.hpp"
#include "file/temporary_folder_fixture.hpp"
#include "sqlite/open.hpp"
#include "workload.hpp"

namespace {

using faulty::Call;
using faulty::Disk;
using faulty::Trouble;
using store::Access;
using store::ChangeResult;
using store::Fate;

constexpr int batches = 10; ///< after the mishap
constexpr int most_unknown = 10'000;

bool has_unknown(const std::vector<ChangeResult>& outcomes) {
    return std::ranges::any_of(outcomes,
                               [](const ChangeResult& one) { return one.fate == Fate::unknown; });
}

/// Which calls go wrong, counted from the first, and how.
struct Mishap {
    int first = 0;
    int count = 1;
    Trouble trouble{};
    Access access = Access::beside;
};

/// Writes on a disk where some calls fail, as a server does: what is unknown is made again, what
/// has failed is not acknowledged. Where it is opened as by a server, a second thread copies the
/// log meanwhile, so that calls come in any order.
class FailingTrial {
  public:
    explicit FailingTrial(const Mishap& mishap)
        : mishap_(mishap), workload_(static_cast<std::uint64_t>(mishap.first)) {
        Disk::instance().clear();
        Disk::instance().on_call = [this](Call call) { return trouble_of(call); };
        while (calls_ < mishap.first + mishap.count) write(workload_.next());
        for (int i = 0; i < batches; ++i) write(workload_.next());
        store_.reset();
        Disk::instance().clear();
    }
    FailingTrial(const FailingTrial&) = delete;
    FailingTrial& operator=(const FailingTrial&) = delete;

    /// How many commits were of unknown outcome, and why the last of them was.
    int unknown() const { return unknown_; }
    std::optional<store::StoreFault> fault() const { return fault_; }
    /// Exactly what was acknowledged is there.
    bool is_sound() const {
        const auto store = sqlite::open({.folder = place_.path()}, {.survives_power_cut = false});
        if (!store || unknown_ == most_unknown) return false;
        const auto found = kept_in(**store);
        const auto flaws = (*store)->flaws();
        return found && *found == kept_in(workload_.made()) && flaws && flaws->empty();
    }

  private:
    /// Only a write finds the disk full, or does half of its work.
    Trouble trouble_of(Call call) {
        const int place = ++calls_;
        if (place < mishap_.first || place >= mishap_.first + mishap_.count) return Trouble::none;
        const bool is_for_writes =
            mishap_.trouble == Trouble::full || mishap_.trouble == Trouble::half_done;
        return is_for_writes && call != Call::write ? Trouble::none : mishap_.trouble;
    }

    void write(const std::vector<store::Change>& batch) {
        if (store_ == nullptr) open();
        if (store_ == nullptr) return;
        std::vector<ChangeResult> outcomes = store_->commit(batch);
        while (has_unknown(outcomes) && unknown_ < most_unknown) {
            ++unknown_;
            fault_ = outcomes.front().fault;
            outcomes = store_->commit(batch);
        }
        if (std::ranges::all_of(outcomes, &ChangeResult::is_kept)) workload_.accept();
    }
    void open() {
        auto opened = sqlite::open({.folder = place_.path(),
                                    .access = mishap_.access,
                                    .creates = true,
                                    .rater = store::rater()},
                                   {.file_layer = faulty::layer, .checkpoint_pages = 30});
        if (opened) store_ = *std::move(opened);
    }

    Mishap mishap_;
    file::TemporaryFolder place_;
    Workload workload_;
    std::unique_ptr<store::Store> store_;
    std::atomic<int> calls_ = 0;
    int unknown_ = 0;
    std::optional<store::StoreFault> fault_;
};

void expect_sound(const Mishap& mishap) {
    const FailingTrial trial(mishap);
    EXPECT_TRUE(trial.is_sound()) << "from call " << mishap.first << ", " << mishap.count
                                  << " times, trouble " << static_cast<int>(mishap.trouble)
                                  << (mishap.access == Access::server ? ", by a server" : "");
}

constexpr std::array troubles{Trouble::error, Trouble::half_done, Trouble::denied, Trouble::full};
constexpr std::array accesses{Access::beside, Access::server};

void fail_every_call(int last, int step) {
    for (const Access access : accesses)
        for (const Trouble trouble : troubles)
            for (int at = 1; at <= last; at += step)
                expect_sound({.first = at, .trouble = trouble, .access = access});
}

/// A disk that stays full for a while.
void fill_at_every_call(int last, int step) {
    for (const Access access : accesses)
        for (int at = 1; at <= last; at += step)
            expect_sound(
                {.first = at, .count = 50 + at % 200, .trouble = Trouble::full, .access = access});
}

TEST(FailingCalls, AcknowledgeNothingThatIsNotKept) { fail_every_call(500, 23); }

TEST(FullDisk, AcknowledgesNothingAndRecovers) { fill_at_every_call(500, 61); }

TEST(FullDisk, IsNamedAsTheReason) {
    const FailingTrial trial({.first = 300, .count = 200, .trouble = Trouble::full});
    EXPECT_GT(trial.unknown(), 10);
    EXPECT_EQ(trial.fault(), store::StoreFault::disk_full);
    EXPECT_TRUE(trial.is_sound());
}

TEST(LongFailingCalls, AcknowledgeNothingThatIsNotKept) { fail_every_call(1000, 1); }

TEST(LongFullDisk, AcknowledgesNothingAndRecovers) { fill_at_every_call(1000, 1); }

} // namespace
