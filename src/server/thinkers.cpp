#include "server/thinkers.hpp"

namespace server {

Thinkers::Thinkers(Limits limits, Listener listener)
    : limits_(limits), listener_(std::move(listener)) {
    for (int i = 0; i < limits_.threads; ++i) {
        auto thread = std::make_unique<SearchThread>();
        for (const game::Rules rules : game::every_game)
            thread->searchers.push_back(engine::make_searcher(rules, limits_.megabytes));
        threads_.push_back(std::move(thread));
    }
    for (const auto& thread : threads_)
        thread->thread = std::jthread([this, &one = *thread] { work(one); });
}

Thinkers::~Thinkers() {
    {
        const std::scoped_lock lock(mutex_);
        is_ending_ = true;
        for (const auto& thread : threads_)
            for (const auto& searcher : thread->searchers) searcher->stop();
    }
    added_.notify_all();
}

void Thinkers::add(Think think) {
    {
        const std::scoped_lock lock(mutex_);
        queue_.drop_if([&](const Think& other) { return other.game == think.game; });
        for (const auto& thread : threads_)
            if (thread->game == think.game)
                for (const auto& searcher : thread->searchers) searcher->stop();
        const std::string person = think.person;
        queue_.add(person, std::move(think));
    }
    added_.notify_one();
}

std::size_t Thinkers::waiting() const {
    const std::scoped_lock lock(mutex_);
    return queue_.size();
}

bool Thinkers::take(SearchThread& thread, Think& think) {
    std::unique_lock lock(mutex_);
    thread.game.clear();
    added_.wait(lock, [&] { return is_ending_ || !queue_.is_empty(); });
    if (is_ending_) return false;
    think = queue_.take();
    thread.game = think.game;
    for (const auto& searcher : thread.searchers) searcher->resume();
    return true;
}

void Thinkers::work(SearchThread& thread) {
    Think think;
    while (take(thread, think)) {
        engine::Limits& limits = think.task.limits;
        if (limits.time.count() == 0 || limits.time > limits_.time) limits.time = limits_.time;
        engine::Searcher& searcher = *thread.searchers[static_cast<std::size_t>(think.task.rules)];
        searcher.clear();
        engine::Thought thought = play::think_about(searcher, think.task);
        listener_(think.game, think.number, std::move(thought));
    }
}

} // namespace server
