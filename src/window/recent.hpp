#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <utility>

namespace window {

/// Keeps what was made for a key, and forgets what was not asked for longest.
template <typename Key, typename Value>
class Recent {
  public:
    explicit Recent(std::size_t most) : most_(most) {}

    /// What is kept for the key, or what `make()` gives for it. It stays until the next call.
    template <typename Make>
    Value& at(const Key& key, const Make& make) {
        if (const auto found = places_.find(key); found != places_.end()) {
            entries_.splice(entries_.begin(), entries_, found->second);
            return entries_.front().second;
        }
        if (entries_.size() == most_) {
            places_.erase(entries_.back().first);
            entries_.pop_back();
        }
        entries_.emplace_front(key, make());
        places_.emplace(key, entries_.begin());
        return entries_.front().second;
    }

    std::size_t size() const { return entries_.size(); }
    void clear() {
        places_.clear();
        entries_.clear();
    }

  private:
    using Entries = std::list<std::pair<Key, Value>>;

    std::size_t most_;
    Entries entries_; ///< the last asked for first
    std::map<Key, typename Entries::iterator> places_;
};

} // namespace window
