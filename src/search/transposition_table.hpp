#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/key.hpp"
#include "core/wide_product.hpp"
#include "search/score.hpp"

namespace search {

/// What a search has shown about the score of a position.
enum class Bound : std::uint8_t { none, lower, upper, exact };

/// The kind of bound that a score found with this window is.
constexpr Bound bound_of(Score score, ScoreWindow window) {
    if (score >= window.beta) return Bound::lower;
    return score <= window.alpha ? Bound::upper : Bound::exact;
}

/// What is known about a position.
struct Known {
    std::uint32_t move = 0; ///< the bits of the best move
    Score score = 0;        ///< counted from the position itself, see `from_here`
    int depth = 0;          ///< of the search that found it
    Bound bound = Bound::none;
    Score judgement = unknown; ///< of the evaluator
};

/// The transposition table: what was found about positions, in fixed memory. Several threads may
/// use it at once: an entry torn between two writes matches no key.
class TranspositionTable {
  public:
    /// Takes as much memory as there is, if that is less.
    explicit TranspositionTable(std::size_t megabytes);

    /// Forgets everything and takes this much memory, at least one megabyte; if there is not
    /// enough, returns false, and is as large as before or as possible.
    bool resize(std::size_t megabytes);

    /// Forgets everything.
    void clear();

    /// Marks everything stored so far as old, to be replaced first.
    void grow_older() { age_ = (age_ + 1) % ages; }

    /// How much of it has been filled recently, in thousandths.
    int use() const;

    std::optional<Known> find(core::PositionKey key) const;
    void store(core::PositionKey key, const Known& known);
    /// Prefetches the memory for `key`. (The compiler would remove a call that seems to change
    /// nothing.)
    [[gnu::always_inline]] void prefetch(core::PositionKey key) const {
        __builtin_prefetch(&buckets_[bucket_of(key)]);
    }

  private:
    /// Two words. The first is move, score and evaluation. The second is the low 48 bits of the key
    /// above depth, age and bound; it is stored combined with the first by exclusive or, so that
    /// half of another entry gives another key.
    struct Entry {
        std::atomic<std::uint64_t> result{0};
        std::atomic<std::uint64_t> check{0};
    };
    static constexpr std::size_t bucket_size = 4;
    struct alignas(64) Bucket {
        Entry entries[bucket_size]; // NOLINT(modernize-avoid-c-arrays): atomics cannot be copied
    };
    static constexpr unsigned ages = 64;

    std::size_t bucket_of(core::PositionKey key) const {
        // The high bits select the bucket, the low ones are stored in the entry.
        return static_cast<std::size_t>(core::wide_product(key, size_).high);
    }
    /// How much an entry is worth keeping: deep and recent ones most.
    int worth(std::uint64_t description) const;

    struct Release {
        void operator()(Bucket* buckets) const;
    };
    bool take(std::size_t megabytes);
    void take_at_most(std::size_t megabytes);

    std::unique_ptr<Bucket[], Release> memory_; // NOLINT(modernize-avoid-c-arrays)
    Bucket spare_;                              ///< for a table that got no memory at all
    Bucket* buckets_ = &spare_;
    std::size_t size_ = 1;
    unsigned age_ = 0;
};

} // namespace search
