#include "server/workers.hpp"

#include <utility>

namespace server {

Workers::Workers(Limits limits, Post post) : limits_(limits), post_(std::move(post)) {
    threads_.reserve(limits_.threads);
    for (std::size_t i = 0; i < limits_.threads; ++i) threads_.emplace_back([this, i] { run(i); });
}

Workers::~Workers() {
    const std::scoped_lock lock(mutex_);
    is_ending_ = true;
    added_.notify_all();
}

bool Workers::add(const std::string& whose, Work work, Task late) {
    const std::scoped_lock lock(mutex_);
    if (queue_.size() >= limits_.room) return false;
    queue_.add(whose, {std::move(work), std::move(late), Clock::now()});
    added_.notify_one();
    return true;
}

std::size_t Workers::waiting() const {
    const std::scoped_lock lock(mutex_);
    return queue_.size();
}

void Workers::run(std::size_t thread) {
    while (true) {
        Job job;
        {
            std::unique_lock lock(mutex_);
            added_.wait(lock, [this] { return is_ending_ || !queue_.is_empty(); });
            if (is_ending_) return;
            job = queue_.take();
        }
        const bool is_late = Clock::now() - job.added > limits_.patience;
        Task task = is_late ? std::move(job.late) : job.work(thread);
        job = {}; // what it refers to belongs to the thread of the web
        post_(std::move(task));
    }
}

} // namespace server
