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

/// Lets the computer think in a thread of its own, about one thing at a time, so that the window
/// never waits for it. All but `wake` is called in the caller's thread.
class ThinkingThread {
  public:
    using MakeSearcher = std::function<std::unique_ptr<engine::Searcher>(game::Rules)>;

    /// `wake` is called in the other thread when there is something to take: a result, or what is
    /// known on the way to it.
    ThinkingThread(MakeSearcher make_searcher, std::function<void()> wake);
    ThinkingThread(const ThinkingThread&) = delete;
    ThinkingThread& operator=(const ThinkingThread&) = delete;
    ~ThinkingThread();

    /// Thinks about this instead of whatever it was.
    void begin(play::ThinkTask task);
    /// Forgets what is thought about, and what was found.
    void stop();
    /// What was found, once.
    std::optional<engine::Thought> take();
    /// What is known so far, if that is more than was taken before.
    std::optional<engine::Thought> take_progress();

  private:
    void work();
    void note_progress(const engine::Thought& thought, std::uint64_t number);
    /// With the mutex held: what is thought about matters no more.
    void forget();

    MakeSearcher make_searcher_;
    std::function<void()> wake_;
    std::mutex mutex_; ///< of all that follows but the thread
    std::condition_variable has_changed_;
    std::optional<play::ThinkTask> task_; ///< not begun yet
    std::optional<engine::Thought> result_;
    std::optional<engine::Thought> progress_; ///< not taken yet
    engine::Searcher* searcher_ = nullptr;    ///< that of the thread
    std::uint64_t number_ = 0;                ///< of the task that matters
    bool is_leaving_ = false;
    std::thread thread_; ///< begins with the first task
};

} // namespace view
