#include "uci/worker.hpp"

#include <utility>

namespace uci {

Worker::Worker(std::size_t room) : room_(room), thread_([this] { work(); }) {}

Worker::~Worker() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
    }
    added_.notify_one();
}

void Worker::push(Job& job, std::size_t weight) {
    jobs_.push_back({std::move(job), weight});
    waiting_ += weight;
    added_.notify_one();
}

void Worker::add(Job job, std::size_t weight) {
    std::unique_lock lock(mutex_);
    taken_.wait(lock, [&] { return has_room(weight); });
    push(job, weight);
}

bool Worker::add_within(std::chrono::milliseconds time, Job& job, std::size_t weight) {
    std::unique_lock lock(mutex_);
    if (!taken_.wait_for(lock, time, [&] { return has_room(weight); })) return false;
    push(job, weight);
    return true;
}

std::size_t Worker::waiting() const {
    const std::lock_guard lock(mutex_);
    return waiting_;
}

void Worker::work() {
    while (true) {
        std::unique_lock lock(mutex_);
        added_.wait(lock, [&] { return !jobs_.empty() || is_ending_; });
        if (jobs_.empty()) return;
        const Entry entry = std::move(jobs_.front());
        jobs_.pop_front();
        waiting_ -= entry.weight;
        taken_.notify_all();
        lock.unlock();
        entry.job();
    }
}

} // namespace uci
