#include "search/table.hpp"

#include <algorithm>

namespace search {
namespace {

constexpr auto relaxed = std::memory_order_relaxed;
constexpr std::size_t megabyte = 1 << 20;
constexpr std::uint64_t one_key = 1 << 16;
constexpr std::uint64_t one_depth = 1 << 8;
constexpr std::uint64_t one_age = 1 << 2;

/// `description` is what an entry says besides move and score: key, depth, age, bound.
int depth_of(std::uint64_t description) { return static_cast<int>(description / one_depth % 256); }
unsigned age_of(std::uint64_t description) {
    return static_cast<unsigned>(description / one_age % (one_depth / one_age));
}
Bound bound_in(std::uint64_t description) { return static_cast<Bound>(description % one_age); }
bool fits(std::uint64_t description, core::Key key) {
    return bound_in(description) != Bound::none && description / one_key == key % (1ULL << 48);
}

} // namespace

Table::Table(std::size_t megabytes)
    : buckets_(std::max<std::size_t>(megabytes, 1) * (megabyte / sizeof(Bucket))) {}

void Table::clear() {
    for (Bucket& bucket : buckets_)
        for (Entry& entry : bucket.entries) {
            entry.result.store(0, relaxed);
            entry.check.store(0, relaxed);
        }
    age_ = 0;
}

std::size_t Table::bucket_of(core::Key key) const {
    // The high bits choose the bucket, the low ones are kept in the entry.
    __extension__ using Wide = unsigned __int128;
    return static_cast<std::size_t>(Wide{key} * buckets_.size() >> 64);
}

std::optional<Known> Table::find(core::Key key) const {
    for (const Entry& entry : buckets_[bucket_of(key)].entries) {
        const std::uint64_t result = entry.result.load(relaxed);
        const std::uint64_t description = entry.check.load(relaxed) ^ result;
        if (fits(description, key))
            return Known{.move = static_cast<std::uint32_t>(result >> 32),
                         .score = static_cast<Score>(static_cast<std::uint32_t>(result)),
                         .depth = depth_of(description),
                         .bound = bound_in(description)};
    }
    return std::nullopt;
}

int Table::worth(std::uint64_t description) const {
    if (bound_in(description) == Bound::none) return -1'000;
    const unsigned age = (age_ + ages - age_of(description)) % ages;
    return depth_of(description) - 8 * static_cast<int>(age);
}

void Table::store(core::Key key, const Known& known) {
    Entry* chosen = nullptr;
    int least = 0;
    std::uint32_t move = known.move;
    for (Entry& entry : buckets_[bucket_of(key)].entries) {
        const std::uint64_t result = entry.result.load(relaxed);
        const std::uint64_t description = entry.check.load(relaxed) ^ result;
        const bool is_same = fits(description, key);
        if (is_same && move == 0) move = static_cast<std::uint32_t>(result >> 32);
        const int worth_here = worth(description);
        if (chosen == nullptr || is_same || worth_here < least) {
            chosen = &entry;
            least = worth_here;
        }
        if (is_same) break;
    }
    const std::uint64_t result =
        std::uint64_t{move} << 32 | static_cast<std::uint32_t>(known.score);
    const std::uint64_t description =
        key * one_key | static_cast<std::uint64_t>(std::clamp(known.depth, 0, 255)) * one_depth |
        age_ * one_age | static_cast<std::uint64_t>(known.bound);
    chosen->result.store(result, relaxed);
    chosen->check.store(description ^ result, relaxed);
}

} // namespace search
