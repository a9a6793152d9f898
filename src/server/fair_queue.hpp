#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <string>
#include <utility>

namespace server {

/// Tasks that wait. Those for whom they are done are served in turn, however many each of them has.
template <class Task>
class FairQueue {
  public:
    bool is_empty() const { return turns_.empty(); }
    std::size_t size() const { return size_; }

    void add(const std::string& whose, Task task) {
        const auto [found, is_new] = waiting_.try_emplace(whose);
        if (is_new) turns_.push_back(whose);
        found->second.push_back(std::move(task));
        ++size_;
    }

    /// The first task of whoever is next; there must be one.
    Task take() {
        const auto found = waiting_.find(turns_.front());
        Task task = std::move(found->second.front());
        found->second.pop_front();
        if (found->second.empty())
            waiting_.erase(found);
        else
            turns_.push_back(std::move(turns_.front()));
        turns_.pop_front();
        --size_;
        return task;
    }

    /// Drops the tasks for which this holds.
    template <class Condition>
    void drop_if(Condition is_dropped) {
        for (auto& [whose, own] : waiting_) size_ -= std::erase_if(own, is_dropped);
        std::erase_if(waiting_, [](const auto& one) { return one.second.empty(); });
        std::erase_if(turns_, [&](const std::string& whose) { return !waiting_.contains(whose); });
    }

  private:
    std::map<std::string, std::deque<Task>> waiting_; ///< by whose they are; none is empty
    std::deque<std::string> turns_;                   ///< these, the next one first
    std::size_t size_ = 0;
};

} // namespace server
