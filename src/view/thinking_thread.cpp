#include "view/thinking_thread.hpp"

#include <utility>

namespace view {

ThinkingThread::ThinkingThread(MakeSearcher make_searcher, std::function<void()> wake)
    : make_searcher_(std::move(make_searcher)), wake_(std::move(wake)) {}

ThinkingThread::~ThinkingThread() {
    {
        const std::lock_guard lock(mutex_);
        forget();
        is_leaving_ = true;
    }
    has_changed_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void ThinkingThread::forget() {
    ++number_;
    task_.reset();
    result_.reset();
    progress_.reset();
    if (searcher_ != nullptr) searcher_->stop();
}

void ThinkingThread::begin(play::ThinkTask task) {
    {
        const std::lock_guard lock(mutex_);
        forget();
        task_ = std::move(task);
    }
    if (!thread_.joinable()) thread_ = std::thread([this] { work(); });
    has_changed_.notify_one();
}

void ThinkingThread::stop() {
    const std::lock_guard lock(mutex_);
    forget();
}

std::optional<engine::Thought> ThinkingThread::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(result_, std::nullopt);
}

std::optional<engine::Thought> ThinkingThread::take_progress() {
    const std::lock_guard lock(mutex_);
    return std::exchange(progress_, std::nullopt);
}

void ThinkingThread::note_progress(const engine::Thought& thought, std::uint64_t number) {
    {
        const std::lock_guard lock(mutex_);
        if (number != number_) return;
        // If the last progress has not been taken yet, the thread that takes it has already been
        // woken.
        const bool was_told = progress_.has_value();
        progress_ = thought;
        if (was_told) return;
    }
    wake_();
}

void ThinkingThread::work() {
    std::unique_ptr<engine::Searcher> searcher;
    std::optional<game::Rules> rules;
    std::unique_lock lock(mutex_);
    for (;;) {
        has_changed_.wait(lock, [this] { return is_leaving_ || task_.has_value(); });
        if (is_leaving_) break;
        const play::ThinkTask task = *std::exchange(task_, std::nullopt);
        const std::uint64_t number = number_;
        if (rules != task.rules) {
            searcher_ = nullptr;
            lock.unlock(); // creating a searcher takes time, to allocate its memory
            searcher = make_searcher_(task.rules);
            rules = task.rules;
            lock.lock();
            searcher_ = searcher.get();
            if (number != number_) continue;
        }
        // With the mutex locked, so that a later stop is not undone.
        searcher->resume();
        lock.unlock();
        engine::Thought thought =
            play::think_about(*searcher, task, [this, number](const engine::Thought& known) {
                note_progress(known, number);
            });
        lock.lock();
        if (number != number_) continue;
        progress_.reset();
        result_ = std::move(thought);
        lock.unlock();
        wake_();
        lock.lock();
    }
    searcher_ = nullptr;
}

} // namespace view
