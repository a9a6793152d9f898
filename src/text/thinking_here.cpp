#include "text/thinking_here.hpp"

namespace text {

std::optional<engine::Thought> ThinkingHere::think(const play::ThinkTask& task) {
    if (rules_ != task.rules) {
        searcher_ = nullptr;
        owned_ = make_searcher_(task.rules);
        rules_ = task.rules;
        searcher_ = owned_.get();
    }
    owned_->resume();
    const InterruptGuard guard(*this);
    if (Interrupt::has_come()) return std::nullopt;
    engine::Thought thought = play::think_about(*owned_, task);
    if (Interrupt::has_come()) return std::nullopt;
    return thought;
}

void ThinkingHere::interrupt() {
    if (engine::Searcher* const searcher = searcher_) searcher->stop();
}

} // namespace text
