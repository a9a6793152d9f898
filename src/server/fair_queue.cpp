#include "server/fair_queue.hpp"

#include <algorithm>
#include <utility>

namespace server {

std::size_t FairQueue::size() const {
    std::size_t size = 0;
    for (const auto& [person, own] : waiting_) size += own.size();
    return size;
}

void FairQueue::add(Think think) {
    const auto [found, is_new] = waiting_.try_emplace(think.person);
    if (is_new) turns_.push_back(think.person);
    found->second.push_back(std::move(think));
}

Think FairQueue::take() {
    const auto found = waiting_.find(turns_.front());
    Think think = std::move(found->second.front());
    found->second.pop_front();
    if (found->second.empty())
        waiting_.erase(found);
    else
        turns_.push_back(turns_.front());
    turns_.pop_front();
    return think;
}

void FairQueue::drop(const store::GameId& game) {
    for (auto& [person, own] : waiting_)
        std::erase_if(own, [&](const Think& think) { return think.game == game; });
    std::erase_if(waiting_, [](const auto& one) { return one.second.empty(); });
    std::erase_if(turns_, [&](const std::string& person) { return !waiting_.contains(person); });
}

} // namespace server
