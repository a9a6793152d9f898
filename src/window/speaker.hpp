#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include <SDL2/SDL_mixer.h>

#include "view/sound.hpp"

namespace window {

/// Plays sounds. Where there is no sound card it says nothing about it and plays none. The card is
/// open only while there is something to hear: it would keep the processor awake.
class Speaker {
  public:
    using Time = std::chrono::milliseconds;

    Speaker() = default;
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;
    ~Speaker();

    void play(view::Sound sound, Time now);

    /// When `rest` has something to do.
    std::optional<Time> next_rest() const { return rest_; }
    /// Closes the card if nothing was played for long enough.
    void rest(Time now);

  private:
    struct Kept {
        std::vector<std::int16_t> wave;
        Mix_Chunk chunk{};
    };

    bool open();
    void close();

    std::array<Kept, view::all_sounds.size()> sounds_;
    std::optional<Time> rest_; ///< while it is open
    bool is_useless_ = false;  ///< it could not be opened once
};

} // namespace window
