#include "search/transposition_table.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <limits>
#include <string_view>

#include "core/large_memory.hpp"

namespace search {
namespace {

constexpr auto relaxed = std::memory_order_relaxed;
constexpr std::size_t megabyte = 1 << 20;
constexpr std::uint64_t one_key = 1 << 16;
constexpr std::uint64_t one_depth = 1 << 8;
constexpr std::uint64_t one_age = 1 << 2;

/// `description` is what an entry contains besides move and score: key, depth, age, bound.
int depth_of(std::uint64_t description) { return static_cast<int>(description / one_depth % 256); }
unsigned age_of(std::uint64_t description) {
    return static_cast<unsigned>(description / one_age % (one_depth / one_age));
}
Bound bound_in(std::uint64_t description) { return static_cast<Bound>(description % one_age); }
bool fits(std::uint64_t description, core::PositionKey key) {
    return bound_in(description) != Bound::none && description / one_key == key % (1ULL << 48);
}

/// The memory that is available without taking it from others. The system would grant more, and
/// fail only when it is used.
std::size_t free_megabytes() {
    std::size_t kilobytes = std::numeric_limits<std::size_t>::max();
#if defined(__linux__)
    constexpr std::string_view available = "MemAvailable:";
    if (std::FILE* const facts = std::fopen("/proc/meminfo", "re")) {
        std::array<char, 128> line{};
        while (std::fgets(line.data(), static_cast<int>(line.size()), facts) != nullptr)
            if (const std::string_view text(line.data()); text.starts_with(available))
                std::from_chars(text.data() + text.find_first_of("0123456789"),
                                text.data() + text.size(), kilobytes);
        std::fclose(facts);
    }
#endif
    return kilobytes / 1024;
}

} // namespace

void TranspositionTable::Release::operator()(Bucket* buckets) const {
    core::give_back_large_memory(buckets);
}

TranspositionTable::TranspositionTable(std::size_t megabytes) { take_at_most(megabytes); }

void TranspositionTable::take_at_most(std::size_t megabytes) {
    while (megabytes > 0 && !take(megabytes)) megabytes /= 2;
    if (megabytes == 0) clear();
}

bool TranspositionTable::resize(std::size_t megabytes) {
    const std::size_t before = size_ * sizeof(Bucket) / megabyte;
    // The current table is freed first, to make room.
    memory_.reset();
    buckets_ = &spare_;
    size_ = 1;
    const bool is_taken = take(megabytes);
    if (!is_taken) take_at_most(before);
    return is_taken;
}

bool TranspositionTable::take(std::size_t megabytes) {
    megabytes = std::max<std::size_t>(megabytes, 1);
    constexpr std::size_t countable = std::numeric_limits<std::size_t>::max() / megabyte;
    if (megabytes > countable || megabytes > free_megabytes()) return false;
    const std::size_t bytes = megabytes * megabyte;
    void* const memory = core::take_large_memory(bytes);
    if (memory == nullptr) return false;
    memory_.reset(static_cast<Bucket*>(memory));
    buckets_ = memory_.get();
    size_ = bytes / sizeof(Bucket);
    clear();
    return true;
}

void TranspositionTable::clear() {
    std::uninitialized_value_construct_n(buckets_, size_);
    age_ = 0;
}

std::optional<Known> TranspositionTable::find(core::PositionKey key) const {
    for (const Entry& entry : buckets_[bucket_of(key)].entries) {
        const std::uint64_t result = entry.result.load(relaxed);
        const std::uint64_t description = entry.check.load(relaxed) ^ result;
        if (fits(description, key))
            return Known{.move = static_cast<std::uint32_t>(result >> 32),
                         .score = static_cast<std::int16_t>(result >> 16),
                         .depth = depth_of(description),
                         .bound = bound_in(description),
                         .judgement = static_cast<std::int16_t>(result)};
    }
    return std::nullopt;
}

int TranspositionTable::use() const {
    const std::size_t sample = std::min<std::size_t>(size_, 250);
    int used = 0;
    for (std::size_t i = 0; i < sample; ++i)
        for (const Entry& entry : buckets_[i].entries) {
            const std::uint64_t description =
                entry.check.load(relaxed) ^ entry.result.load(relaxed);
            used += bound_in(description) != Bound::none && age_of(description) == age_ ? 1 : 0;
        }
    return static_cast<int>(static_cast<std::size_t>(used) * 1'000 / (sample * bucket_size));
}

int TranspositionTable::worth(std::uint64_t description) const {
    if (bound_in(description) == Bound::none) return -1'000;
    const unsigned age = (age_ + ages - age_of(description)) % ages;
    return depth_of(description) - 8 * static_cast<int>(age);
}

void TranspositionTable::store(core::PositionKey key, const Known& known) {
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
    const std::uint64_t result = std::uint64_t{move} << 32 |
                                 std::uint64_t{static_cast<std::uint16_t>(known.score)} << 16 |
                                 static_cast<std::uint16_t>(known.judgement);
    const std::uint64_t description =
        key * one_key | static_cast<std::uint64_t>(std::clamp(known.depth, 0, 255)) * one_depth |
        age_ * one_age | static_cast<std::uint64_t>(known.bound);
    chosen->result.store(result, relaxed);
    chosen->check.store(description ^ result, relaxed);
}

} // namespace search
