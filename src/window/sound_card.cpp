#include "window/sound_card.hpp"

#include <utility>

#include <dlfcn.h>

#include <SDL2/SDL.h>

#include "window/sound_waves.hpp"

namespace window {
namespace {

constexpr int buffered = 512; ///< samples: a hundredth of a second

void hear_nothing(const char* /*file*/, int /*line*/, const char* /*function*/, int /*error*/,
                  const char* /*format*/, ...) {}

/// Without a sound card, ALSA would fill the terminal with error messages. It stays loaded, because
/// reloading it would turn them on again.
void silence_complaints() {
    using SetHandler = int(decltype(hear_nothing)*);
    void* const library = dlopen("libasound.so.2", RTLD_LAZY);
    if (library == nullptr) return;
    auto* const set = reinterpret_cast<SetHandler*>(dlsym(library, "snd_lib_error_set_handler"));
    if (set != nullptr) set(hear_nothing);
}

int level_of(view::Volume volume) {
    switch (volume) {
    case view::Volume::low: return MIX_MAX_VOLUME / 5;
    case view::Volume::medium: return MIX_MAX_VOLUME / 2;
    case view::Volume::full: break;
    }
    return MIX_MAX_VOLUME;
}

} // namespace

// SDL_TLSCleanup releases what SDL keeps for the thread that uses it: SDL does not notice the end
// of a thread that it did not create.

bool Mixer::open() {
    if (!std::exchange(is_quiet_, true)) silence_complaints();
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) {
        if (Mix_OpenAudioDevice(sample_rate, AUDIO_S16SYS, 1, buffered, nullptr, 0) == 0)
            return true;
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    SDL_TLSCleanup();
    return false;
}

void Mixer::close() {
    Mix_HaltChannel(-1);
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    SDL_TLSCleanup();
}

void Mixer::play(view::Sound sound, view::Volume volume) {
    Kept& kept = sounds_[index(sound)];
    if (kept.wave.empty()) {
        kept.wave = wave_of(sound);
        kept.chunk = {0, reinterpret_cast<Uint8*>(kept.wave.data()),
                      static_cast<Uint32>(kept.wave.size() * sizeof kept.wave.front()),
                      MIX_MAX_VOLUME};
    }
    Mix_VolumeChunk(&kept.chunk, level_of(volume));
    Mix_PlayChannel(-1, &kept.chunk, 0);
}

} // namespace window
