#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/key.hpp"
#include "search/score.hpp"

namespace search {

/// Evaluation cache: the evaluations of recent positions. Most positions are left before anything
/// about them deserves a place in the transposition table, and are reached again by other moves.
class Judgements {
  public:
    /// The score cached for this key; if there is none, the result of `judge()`, which is then
    /// cached.
    template <class Judge>
    Score find(core::PositionKey key, Judge judge) {
        Entry& entry = entries_[key % size];
        if (entry / size != key / size)
            entry = key - key % size + static_cast<std::uint16_t>(judge());
        return static_cast<std::int16_t>(entry);
    }

    /// Prefetches the memory for `key`. (The compiler would remove a call that seems to change
    /// nothing.)
    [[gnu::always_inline]] void prefetch(core::PositionKey key) const {
        __builtin_prefetch(&entries_[key % size]);
    }

  private:
    /// A score in place of the low bits of its key, which are those that selected the entry.
    using Entry = std::uint64_t;
    static constexpr std::size_t size = std::size_t{1} << 16;

    std::array<Entry, size> entries_{};
};

} // namespace search
