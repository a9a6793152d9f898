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

/// Looks at a whole game in a thread of its own, one game at a time. All but `wake` is called in
/// the caller's thread.
class ReviewThread {
  public:
    /// `wake` is called in the other thread after each position, and at the end.
    ReviewThread(ThinkingThread::MakeSearcher make_searcher, std::function<void()> wake);
    ReviewThread(const ReviewThread&) = delete;
    ReviewThread& operator=(const ReviewThread&) = delete;
    ~ReviewThread();

    /// Looks at this game instead of whatever it was.
    void begin(record::Record record);
    /// Gives up what is looked at, and forgets what was found.
    void stop();
    /// How many positions were looked at so far.
    std::size_t done();
    /// What was found, once.
    std::optional<analysis::Review> take();

  private:
    void work(const record::Record& record);
    bool note(std::size_t looked_at);

    ThinkingThread::MakeSearcher make_searcher_;
    std::function<void()> wake_;
    std::mutex mutex_;                     ///< of all that follows but the thread
    engine::Searcher* searcher_ = nullptr; ///< that of the thread
    std::optional<analysis::Review> result_;
    std::size_t done_ = 0;
    bool is_stopped_ = false;
    std::thread thread_;
};

} // namespace view
