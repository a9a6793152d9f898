#include "view/review_thread.hpp"

#include <utility>

#include "analysis/game_analyst.hpp"

namespace view {

ReviewThread::ReviewThread(ThinkingThread::MakeSearcher make_searcher, std::function<void()> wake)
    : make_searcher_(std::move(make_searcher)), wake_(std::move(wake)) {}

ReviewThread::~ReviewThread() { stop(); }

void ReviewThread::stop() {
    {
        const std::lock_guard lock(mutex_);
        is_stopped_ = true;
        if (searcher_ != nullptr) searcher_->stop();
    }
    if (thread_.joinable()) thread_.join();
    result_.reset();
}

void ReviewThread::begin(record::Record record) {
    stop();
    is_stopped_ = false;
    done_ = 0;
    thread_ = std::thread([this, record = std::move(record)] { work(record); });
}

std::size_t ReviewThread::done() {
    const std::lock_guard lock(mutex_);
    return done_;
}

std::optional<analysis::Review> ReviewThread::take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(result_, std::nullopt);
}

/// Whether to continue.
bool ReviewThread::note(std::size_t looked_at) {
    {
        const std::lock_guard lock(mutex_);
        if (is_stopped_) return false;
        done_ = looked_at;
    }
    wake_();
    return true;
}

void ReviewThread::work(const record::Record& record) {
    const std::unique_ptr<engine::Searcher> searcher = make_searcher_(record.rules());
    {
        const std::lock_guard lock(mutex_);
        if (is_stopped_) return;
        searcher_ = searcher.get();
    }
    analysis::Review review =
        analysis::look_at_game(record, *searcher, {.time = analysis::time_in_games},
                               [this](std::size_t looked_at) { return note(looked_at); });
    {
        const std::lock_guard lock(mutex_);
        searcher_ = nullptr;
        if (is_stopped_) return;
        result_ = std::move(review);
    }
    wake_();
}

} // namespace view
