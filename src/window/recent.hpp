#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <utility>

namespace window {

/// A cache that forgets the least recently used values. A value with a `weight()` counts that much,
/// any other value counts one.
template <typename Key, typename Value>
class Recent {
  public:
    /// Keeps at most this much, but always the last value.
    explicit Recent(std::size_t most) : most_(most) {}

    /// The value kept for the key, or else the one `make()` returns. It stays valid until the next
    /// call.
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
    /// Of all values kept.
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
    Entries entries_;      ///< most recently used first
    std::map<Key, typename Entries::iterator> places_;
};

} // namespace window
