#include "uci/control.hpp"

namespace uci {

using Lock = std::lock_guard<std::mutex>;

Control::Ticket Control::ask() {
    const Lock lock(mutex_);
    return ++asked_;
}

void Control::withdraw() {
    const Lock lock(mutex_);
    --asked_;
}

bool Control::await_search() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return searcher_ != nullptr || current_ == asked_; });
    return searcher_ != nullptr;
}

bool Control::needs_order() const {
    const Lock lock(mutex_);
    return searcher_ != nullptr && waits() && !must_stop();
}

void Control::stop() {
    const Lock lock(mutex_);
    stopped_ = asked_;
    pass_on();
}

void Control::hit_ponder() {
    const Lock lock(mutex_);
    hit_ = asked_;
    pass_on();
}

void Control::end_input() {
    const Lock lock(mutex_);
    input_ended_ = true;
    pass_on();
}

void Control::close() {
    const Lock lock(mutex_);
    is_closed_ = true;
    pass_on();
}

void Control::begin(Ticket ticket, engine::Searcher& searcher, Patience patience) {
    const Lock lock(mutex_);
    current_ = ticket;
    patience_ = patience;
    searcher_ = &searcher;
    searcher.resume();
    searcher.ponder();
    pass_on();
}

bool Control::is_stopped() const {
    const Lock lock(mutex_);
    return must_stop();
}

void Control::wait_for_leave() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return must_stop() || !waits(); });
}

void Control::end() {
    const Lock lock(mutex_);
    searcher_ = nullptr;
    changed_.notify_all();
}

bool Control::waits() const {
    return patience_.is_infinite || (patience_.is_ponder && current_ > hit_);
}

bool Control::must_stop() const {
    return is_closed_ || current_ <= stopped_ ||
           (input_ended_ && (waits() || !patience_.is_bounded));
}

void Control::pass_on() {
    if (searcher_ == nullptr) return;
    if (!patience_.is_ponder || current_ <= hit_) searcher_->ponder_hit();
    if (must_stop()) searcher_->stop();
    changed_.notify_all();
}

} // namespace uci
