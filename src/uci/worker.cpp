#include "uci/worker.hpp"

#include <utility>

namespace uci {

Worker::Worker() : thread_([this] { work(); }) {}

Worker::~Worker() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
    }
    changed_.notify_one();
}

void Worker::add(Job job) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back(std::move(job));
    }
    changed_.notify_one();
}

std::size_t Worker::waiting() const {
    const std::lock_guard lock(mutex_);
    return jobs_.size();
}

void Worker::work() {
    while (true) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return !jobs_.empty() || is_ending_; });
        if (jobs_.empty()) return;
        const Job job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        job();
    }
}

} // namespace uci
