#include "server/hasher.hpp"

#include <utility>

namespace server {

Hasher::Hasher(std::function<void(Task)> post)
    : post_(std::move(post)), thread_([this] { run(); }) {}

Hasher::~Hasher() {
    const std::scoped_lock lock(mutex_);
    is_ending_ = true;
    added_.notify_one();
}

bool Hasher::add(Work work) {
    const std::scoped_lock lock(mutex_);
    if (queue_.size() >= room) return false;
    queue_.push_back(std::move(work));
    added_.notify_one();
    return true;
}

std::size_t Hasher::waiting() const {
    const std::scoped_lock lock(mutex_);
    return queue_.size();
}

void Hasher::run() {
    while (true) {
        Work work;
        {
            std::unique_lock lock(mutex_);
            added_.wait(lock, [this] { return is_ending_ || !queue_.empty(); });
            if (is_ending_) return;
            work = std::move(queue_.front());
            queue_.pop_front();
        }
        post_(work());
    }
}

} // namespace server
