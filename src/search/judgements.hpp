#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/key.hpp"
#include "search/score.hpp"

namespace search {

/// Evaluation cache: what an evaluator said of positions met lately. Most of them are left before
/// anything of them is worth a place in the table, and met again on other ways.
class Judgements {
  public:
    /// The score kept for this key; if there is none, what `judge()` says, kept from now on.
    template <class Judge>
    Score find(core::Key key, Judge judge) {
        Entry& entry = entries_[key % size];
        if (entry / size != key / size)
            entry = key - key % size + static_cast<std::uint16_t>(judge());
        return static_cast<std::int16_t>(entry);
    }

    /// Lets the memory that belongs to `key` come nearer. (A call that seems to change nothing is
    /// left out by the compiler.)
    [[gnu::always_inline]] void prefetch(core::Key key) const {
        __builtin_prefetch(&entries_[key % size]);
    }

  private:
    /// A score in the place of the low bits of its key, which are those that chose the entry.
    using Entry = std::uint64_t;
    static constexpr std::size_t size = std::size_t{1} << 16;

    std::array<Entry, size> entries_{};
};

} // namespace search
