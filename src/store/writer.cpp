#include "store/writer.hpp"

#include <algorithm>
#include <utility>

namespace store {
namespace {

using Steady = std::chrono::steady_clock;

bool is_unknown(const ChangeResult& outcome) { return outcome.fate == Fate::unknown; }

/// Moves everything after the first `count` into another vector.
template <class Value>
std::vector<Value> split(std::vector<Value>& values, std::size_t count) {
    const auto middle =
        values.begin() + static_cast<std::ptrdiff_t>(std::min(count, values.size()));
    std::vector<Value> rest(std::make_move_iterator(middle), std::make_move_iterator(values.end()));
    values.erase(middle, values.end());
    return rest;
}

/// The outcome after another try. A failed second try does not show the outcome of the first.
std::vector<ChangeResult> resolved(const std::vector<ChangeResult>& before,
                                   std::vector<ChangeResult> after) {
    for (std::size_t i = 0; i < after.size(); ++i)
        if (is_unknown(before[i]) && after[i].fate == Fate::failed) after[i].fate = Fate::unknown;
    return after;
}

} // namespace

Writer::Writer(Store& store, Listener listener) : Writer(store, std::move(listener), Limits{}) {}

Writer::Writer(Store& store, Listener listener, Limits limits)
    : store_(store), listener_(std::move(listener)), limits_(limits), thread_([this] { work(); }) {}

Writer::~Writer() {
    const std::scoped_lock lock(mutex_);
    is_ending_ = true;
    added_.notify_one();
}

bool Writer::add(std::uint64_t ticket, Change change) {
    std::unique_lock lock(mutex_);
    if (queue_.changes.size() >= limits_.room) return false;
    const bool is_first = queue_.changes.empty();
    if (is_first) queue_.oldest = Steady::now();
    queue_.tickets.push_back(ticket);
    queue_.changes.push_back(std::move(change));
    lock.unlock(); // otherwise the thread would wake up only to wait for it
    if (is_first) added_.notify_one();
    return true;
}

void Writer::drain() {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [this] { return queue_.changes.empty() && !is_writing_; });
}

std::size_t Writer::waiting() const {
    const std::scoped_lock lock(mutex_);
    return queue_.changes.size();
}

void Writer::work() {
    for (Queue taken; wait_for_changes(taken);) write(std::exchange(taken, {}));
}

bool Writer::wait_for_changes(Queue& taken) {
    std::unique_lock lock(mutex_);
    is_writing_ = false;
    if (queue_.changes.empty()) idle_.notify_all();
    added_.wait(lock, [this] { return !queue_.changes.empty() || is_ending_; });
    if (queue_.changes.empty()) return false;
    is_writing_ = true;
    taken = std::exchange(queue_, {});
    queue_.changes = split(taken.changes, limits_.batch);
    queue_.tickets = split(taken.tickets, limits_.batch);
    queue_.oldest = taken.oldest;
    return true;
}

void Writer::write(Queue queue) {
    const auto start = Steady::now();
    const std::vector<ChangeResult> outcomes = commit(queue.changes);
    Batch batch{.waited = start - queue.oldest, .commit = Steady::now() - start, .left = waiting()};
    batch.written.reserve(outcomes.size());
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        batch.written.push_back({queue.tickets[i], outcomes[i]});
    listener_(std::move(batch));
}

std::vector<ChangeResult> Writer::commit(const std::vector<Change>& changes) {
    std::vector<ChangeResult> outcomes = store_.commit(changes);
    for (int tries = 1; tries < limits_.tries && std::ranges::any_of(outcomes, is_unknown);
         ++tries) {
        std::this_thread::sleep_for(limits_.pause);
        outcomes = resolved(outcomes, store_.commit(changes));
    }
    return outcomes;
}

} // namespace store
