#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

#include "play/think_task.hpp"
#include "text/interrupt.hpp"

namespace text {

/// Lets the computer think in the calling thread, until an interrupt at the latest.
class ThinkingHere final : private Interruptible {
  public:
    using MakeSearcher = std::function<std::unique_ptr<engine::Searcher>(game::Rules)>;

    explicit ThinkingHere(MakeSearcher make_searcher =
                              [](game::Rules rules) { return engine::make_searcher(rules); })
        : make_searcher_(std::move(make_searcher)) {}

    /// The result of the task; nothing if it was interrupted.
    std::optional<engine::Thought> think(const play::ThinkTask& task);

  private:
    void interrupt() override;

    MakeSearcher make_searcher_;
    std::unique_ptr<engine::Searcher> owned_;
    std::optional<game::Rules> rules_;
    std::atomic<engine::Searcher*> searcher_{nullptr}; ///< the same, for a signal handler
};

} // namespace text
