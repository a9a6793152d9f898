#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "play/think_task.hpp"

namespace view {

/// Lets the computer think in its own thread, about one task at a time, so that the window never
/// waits for it. All functions except `wake` are called in the caller's thread.
class ThinkingThread {
  public:
    using MakeSearcher = std::function<std::unique_ptr<engine::Searcher>(game::Rules)>;

    /// `wake` is called in the other thread when there is a result or progress to take.
    ThinkingThread(MakeSearcher make_searcher, std::function<void()> wake);
    ThinkingThread(const ThinkingThread&) = delete;
    ThinkingThread& operator=(const ThinkingThread&) = delete;
    ~ThinkingThread();

    /// Thinks about this instead of the previous task.
    void begin(play::ThinkTask task);
    /// Cancels the task, and discards its result.
    void stop();
    /// The result, returned once.
    std::optional<engine::Thought> take();
    /// The progress so far, if there is more than was taken before.
    std::optional<engine::Thought> take_progress();

  private:
    void work();
    void note_progress(const engine::Thought& thought, std::uint64_t number);
    /// With the mutex locked: the current task no longer matters.
    void forget();

    MakeSearcher make_searcher_;
    std::function<void()> wake_;
    std::mutex mutex_; ///< protects all following members except the thread
    std::condition_variable has_changed_;
    std::optional<play::ThinkTask> task_; ///< the next task, not begun yet
    std::optional<engine::Thought> result_;
    std::optional<engine::Thought> progress_; ///< not taken yet
    engine::Searcher* searcher_ = nullptr;    ///< the thread's searcher
    std::uint64_t number_ = 0;                ///< of the task that matters
    bool is_leaving_ = false;
    std::thread thread_; ///< started with the first task
};

} // namespace view
