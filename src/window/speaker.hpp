#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "view/sound.hpp"
#include "window/sound_card.hpp"

namespace window {

/// How long a speaker waits.
struct SpeakerPatience {
    /// Before the card is closed: while it is open, it keeps the processor awake.
    std::chrono::milliseconds silence{5000};
    /// Before trying again to open a card that could not be opened: the sound server may be back.
    std::chrono::milliseconds retry{30'000};
};

/// Plays sounds in a thread of its own, because a card may take longer to open or close than a
/// frame lasts. Without a card it plays nothing, silently.
class Speaker {
  public:
    explicit Speaker(std::unique_ptr<SoundCard> card, SpeakerPatience patience = {});
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;
    ~Speaker();

    /// Plays the sound as soon as possible. Does not wait.
    void play(view::Sound sound, view::Volume volume = view::Volume::full);

  private:
    using SteadyClock = std::chrono::steady_clock;

    void work();
    bool await_call(std::unique_lock<std::mutex>& lock);
    bool open();

    std::unique_ptr<SoundCard> card_; ///< of the thread, like the next three
    SpeakerPatience patience_;
    bool is_open_ = false;
    SteadyClock::time_point retry_{};

    std::mutex mutex_; ///< of the next two
    std::vector<std::pair<view::Sound, view::Volume>> sounds_;
    bool is_ending_ = false;
    std::condition_variable called_;
    std::thread thread_; ///< started with the first sound
};

} // namespace window
