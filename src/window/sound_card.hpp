#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <SDL2/SDL_mixer.h>

#include "view/settings.hpp"
#include "view/sound.hpp"

namespace window {

/// The device that plays sounds. Used by one thread only.
class SoundCard {
  public:
    SoundCard() = default;
    SoundCard(const SoundCard&) = delete;
    SoundCard& operator=(const SoundCard&) = delete;
    virtual ~SoundCard() = default;

    /// Whether it is open now; opening may take a while.
    virtual bool open() = 0;
    /// Only while it is open, like `play`.
    virtual void close() = 0;
    /// Starts a sound in addition to those already playing.
    virtual void play(view::Sound sound, view::Volume volume) = 0;
};

/// The card that SDL chooses.
class Mixer final : public SoundCard {
  public:
    bool open() override;
    void close() override;
    void play(view::Sound sound, view::Volume volume) override;

  private:
    struct Kept {
        std::vector<std::int16_t> wave;
        Mix_Chunk chunk{};
    };

    std::array<Kept, view::all_sounds.size()> sounds_;
    bool is_quiet_ = false; ///< ALSA no longer prints error messages
};

} // namespace window
