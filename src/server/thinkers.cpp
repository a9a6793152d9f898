#include "server/thinkers.hpp"

namespace server {

Thinkers::Thinkers(Limits limits, Report report) : limits_(limits), report_(std::move(report)) {
    for (int i = 0; i < limits_.threads; ++i) {
        auto thinker = std::make_unique<Thinker>();
        for (const game::Rules rules : game::every_game)
            thinker->searchers.push_back(engine::make_searcher(rules, limits_.megabytes));
        thinkers_.push_back(std::move(thinker));
    }
    for (const auto& thinker : thinkers_)
        thinker->thread = std::jthread([this, &one = *thinker] { work(one); });
}

Thinkers::~Thinkers() {
    {
        const std::scoped_lock lock(mutex_);
        is_ending_ = true;
        for (const auto& thinker : thinkers_)
            for (const auto& searcher : thinker->searchers) searcher->stop();
    }
    added_.notify_all();
}

void Thinkers::add(Think think) {
    {
        const std::scoped_lock lock(mutex_);
        queue_.drop(think.game);
        for (const auto& thinker : thinkers_)
            if (thinker->game == think.game)
                for (const auto& searcher : thinker->searchers) searcher->stop();
        queue_.add(std::move(think));
    }
    added_.notify_one();
}

std::size_t Thinkers::waiting() const {
    const std::scoped_lock lock(mutex_);
    return queue_.size();
}

bool Thinkers::take(Thinker& thinker, Think& think) {
    std::unique_lock lock(mutex_);
    thinker.game.clear();
    added_.wait(lock, [&] { return is_ending_ || !queue_.is_empty(); });
    if (is_ending_) return false;
    think = queue_.take();
    thinker.game = think.game;
    for (const auto& searcher : thinker.searchers) searcher->resume();
    return true;
}

void Thinkers::work(Thinker& thinker) {
    Think think;
    while (take(thinker, think)) {
        engine::Limits& limits = think.task.limits;
        if (limits.time.count() == 0 || limits.time > limits_.time) limits.time = limits_.time;
        engine::Searcher& searcher = *thinker.searchers[static_cast<std::size_t>(think.task.rules)];
        searcher.clear();
        engine::Thought thought = play::think_about(searcher, think.task);
        report_(think.game, think.number, std::move(thought));
    }
}

} // namespace server
