#include "window/speaker.hpp"

#include <utility>

namespace window {

Speaker::Speaker(std::unique_ptr<SoundCard> card, SpeakerPatience patience)
    : card_(std::move(card)), patience_(patience) {}

Speaker::~Speaker() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
    }
    called_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void Speaker::play(view::Sound sound, view::Volume volume) {
    {
        const std::lock_guard lock(mutex_);
        sounds_.emplace_back(sound, volume);
    }
    called_.notify_one();
    if (!thread_.joinable()) thread_ = std::thread([this] { work(); });
}

void Speaker::work() {
    std::unique_lock lock(mutex_);
    for (;;) {
        const bool is_called = await_call(lock);
        if (is_ending_) break;
        const auto sounds = std::exchange(sounds_, {});
        lock.unlock();
        if (!is_called) {
            card_->close();
            is_open_ = false;
        } else if (open()) {
            for (const auto& [sound, volume] : sounds) card_->play(sound, volume);
        }
        lock.lock();
    }
    if (is_open_) card_->close();
}

/// False when the card is open and has been silent for long enough.
bool Speaker::await_call(std::unique_lock<std::mutex>& lock) {
    const auto is_called = [this] { return is_ending_ || !sounds_.empty(); };
    if (is_open_) return called_.wait_for(lock, patience_.silence, is_called);
    called_.wait(lock, is_called);
    return true;
}

bool Speaker::open() {
    if (is_open_) return true;
    const SteadyClock::time_point now = SteadyClock::now();
    if (now < retry_) return false;
    is_open_ = card_->open();
    if (!is_open_) retry_ = now + patience_.retry;
    return is_open_;
}

} // namespace window
