#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/key.hpp"

namespace search {

/// The keys of the positions from the start of the game to the current one.
class Path {
  public:
    /// The positions of the game before the root, oldest first.
    explicit Path(std::span<const core::PositionKey> past = {}) : root_(past.size()) {
        for (const core::PositionKey key : past) push(key);
    }

    void push(core::PositionKey key) {
        keys_.push_back(key);
        ++met_[slot(key)];
    }
    void pop() {
        --met_[slot(keys_.back())];
        keys_.pop_back();
    }

    /// A side has passed, which no rule allows: positions before the pass are not repeated after
    /// it. Returns what `pop_pass` must be given.
    std::size_t push_pass(core::PositionKey key) {
        const std::size_t before = std::exchange(since_, keys_.size());
        push(key);
        return before;
    }
    void pop_pass(std::size_t before) {
        pop();
        since_ = before;
    }

    /// The key of the last position.
    core::PositionKey last() const { return keys_.back(); }

    /// Whether the last position counts as drawn by repetition: it has occurred at the root or
    /// after it, because what was not better the first time will not be the second; or twice
    /// before, so that a draw can be claimed.
    bool is_repeated() const {
        // The whole past counts, not only the plies since the last capture or pawn move: in some
        // games a pawn can go back. But the slot nearly always shows that there is nothing to look
        // for.
        const core::PositionKey last = this->last();
        if (met_[slot(last)] <= 1) return false;
        int before = 0;
        for (std::size_t i = keys_.size() - 1; i-- > since_;)
            if (keys_[i] == last && (i >= root_ || ++before == 2)) return true;
        return false;
    }

  private:
    static constexpr std::size_t slots = 4096;
    static std::size_t slot(core::PositionKey key) { return key % slots; }

    std::vector<core::PositionKey> keys_;
    std::size_t root_;      ///< how many positions came before the root
    std::size_t since_ = 0; ///< how many came before the last pass
    std::array<std::uint16_t, slots> met_{};
};

} // namespace search
