#include "server/workers.hpp"

#include <utility>

namespace server {

Workers::Workers(std::size_t threads, std::size_t room, Post post)
    : room_(room), post_(std::move(post)) {
    threads_.reserve(threads);
    for (std::size_t i = 0; i < threads; ++i) threads_.emplace_back([this, i] { run(i); });
}

Workers::~Workers() {
    const std::scoped_lock lock(mutex_);
    is_ending_ = true;
    added_.notify_all();
}

bool Workers::add(Work work) {
    const std::scoped_lock lock(mutex_);
    if (queue_.size() >= room_) return false;
    queue_.push_back(std::move(work));
    added_.notify_one();
    return true;
}

std::size_t Workers::waiting() const {
    const std::scoped_lock lock(mutex_);
    return queue_.size();
}

void Workers::run(std::size_t thread) {
    while (true) {
        Work work;
        {
            std::unique_lock lock(mutex_);
            added_.wait(lock, [this] { return is_ending_ || !queue_.empty(); });
            if (is_ending_) return;
            work = std::move(queue_.front());
            queue_.pop_front();
        }
        post_(work(thread));
    }
}

} // namespace server
