#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <utility>

namespace window {

/// Keeps what was made for a key, and forgets what was not asked for longest. A value that says
/// its `weight()` counts so much, any other one.
template <typename Key, typename Value>
class Recent {
  public:
    /// Keeps no more than that, but always the last one.
    explicit Recent(std::size_t most) : most_(most) {}

    /// What is kept for the key, or what `make()` gives for it. It stays until the next call.
    template <typename Make>
    Value& at(const Key& key, const Make& make) {
        if (const auto found = places_.find(key); found != places_.end()) {
            entries_.splice(entries_.begin(), entries_, found->second);
            return entries_.front().second;
        }
        entries_.emplace_front(key, make());
        places_.emplace(key, entries_.begin());
        kept_ += weight_of(entries_.front().second);
        while (kept_ > most_ && entries_.size() > 1) forget_last();
        return entries_.front().second;
    }

    std::size_t size() const { return entries_.size(); }
    /// Of all that is kept.
    std::size_t weight() const { return kept_; }
    void clear() {
        places_.clear();
        entries_.clear();
        kept_ = 0;
    }

  private:
    using Entries = std::list<std::pair<Key, Value>>;

    static std::size_t weight_of(const Value& value) {
        if constexpr (requires { value.weight(); })
            return value.weight();
        else
            return 1;
    }

    void forget_last() {
        kept_ -= weight_of(entries_.back().second);
        places_.erase(entries_.back().first);
        entries_.pop_back();
    }

    std::size_t most_;
    std::size_t kept_ = 0; ///< the weight of all entries
    Entries entries_;      ///< the last asked for first
    std::map<Key, typename Entries::iterator> places_;
};

} // namespace window
