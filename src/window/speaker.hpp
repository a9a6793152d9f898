#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "view/sound.hpp"
#include "window/sound_card.hpp"

namespace window {

/// How long a speaker waits.
struct SpeakerPatience {
    /// Before the card is closed: while it is open, it keeps the processor awake.
    std::chrono::milliseconds silence{5000};
    /// Before a card that could not be opened is tried again: the sound server may be back.
    std::chrono::milliseconds retry{30'000};
};

/// Plays sounds in a thread of its own, since a card may take longer to open or to close than a
/// picture may last. Where there is no card it says nothing about it and plays none.
class Speaker {
  public:
    explicit Speaker(std::unique_ptr<SoundCard> card, SpeakerPatience patience = {});
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;
    ~Speaker();

    /// As soon as it can be. Waits for nothing.
    void play(view::Sound sound);

  private:
    using Clock = std::chrono::steady_clock;

    void work();
    bool await_call(std::unique_lock<std::mutex>& lock);
    bool open();

    std::unique_ptr<SoundCard> card_; ///< of the thread, like the next three
    SpeakerPatience patience_;
    bool is_open_ = false;
    Clock::time_point retry_{};

    std::mutex mutex_; ///< of the next two
    std::vector<view::Sound> sounds_;
    bool is_ending_ = false;
    std::condition_variable called_;
    std::thread thread_; ///< begins with the first sound
};

} // namespace window
