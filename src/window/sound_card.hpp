#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <SDL2/SDL_mixer.h>

#include "view/sound.hpp"

namespace window {

/// What sounds are played on. One thread uses it.
class SoundCard {
  public:
    SoundCard() = default;
    SoundCard(const SoundCard&) = delete;
    SoundCard& operator=(const SoundCard&) = delete;
    virtual ~SoundCard() = default;

    /// Whether it is open now; this may take a while.
    virtual bool open() = 0;
    /// Only while it is open, as is `play`.
    virtual void close() = 0;
    /// Begins a sound beside those that are heard.
    virtual void play(view::Sound sound) = 0;
};

/// The card that SDL chooses.
class Mixer final : public SoundCard {
  public:
    bool open() override;
    void close() override;
    void play(view::Sound sound) override;

  private:
    struct Kept {
        std::vector<std::int16_t> wave;
        Mix_Chunk chunk{};
    };

    std::array<Kept, view::all_sounds.size()> sounds_;
    bool is_quiet_ = false; ///< the library below complains no more
};

} // namespace window
