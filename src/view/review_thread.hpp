#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "analysis/review.hpp"
#include "record/record.hpp"
#include "view/thinking_thread.hpp"

namespace view {

/// Analyses a whole game in its own thread, one game at a time. All functions except `wake` are
/// called in the caller's thread.
class ReviewThread {
  public:
    /// `wake` is called in the other thread after each position, and at the end.
    ReviewThread(ThinkingThread::MakeSearcher make_searcher, std::function<void()> wake);
    ReviewThread(const ReviewThread&) = delete;
    ReviewThread& operator=(const ReviewThread&) = delete;
    ~ReviewThread();

    /// Analyses this game instead of the previous one.
    void begin(record::Record record);
    /// Cancels the analysis, and discards its result.
    void stop();
    /// The number of positions analysed so far.
    std::size_t done();
    /// The result, returned once.
    std::optional<analysis::Review> take();

  private:
    void work(const record::Record& record);
    bool note(std::size_t looked_at);

    ThinkingThread::MakeSearcher make_searcher_;
    std::function<void()> wake_;
    std::mutex mutex_;                     ///< protects all following members except the thread
    engine::Searcher* searcher_ = nullptr; ///< the thread's searcher
    std::optional<analysis::Review> result_;
    std::size_t done_ = 0;
    bool is_stopped_ = false;
    std::thread thread_;
};

} // namespace view
