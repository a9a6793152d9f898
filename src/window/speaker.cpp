#include "window/speaker.hpp"

#include <cstddef>

#include <dlfcn.h>

#include <SDL2/SDL.h>

#include "window/sound_waves.hpp"

namespace window {
namespace {

constexpr Speaker::Time silence{5000}; ///< after which the card is closed
constexpr int buffered = 512;          ///< samples: a hundredth of a second

void hear_nothing(const char* /*file*/, int /*line*/, const char* /*function*/, int /*error*/,
                  const char* /*format*/, ...) {}

/// Where there is no sound card, the library below would fill the terminal with complaints.
void silence_complaints() {
    using SetHandler = int(decltype(hear_nothing)*);
    void* const library = dlopen("libasound.so.2", RTLD_LAZY);
    if (library == nullptr) return;
    auto* const set = reinterpret_cast<SetHandler*>(dlsym(library, "snd_lib_error_set_handler"));
    if (set != nullptr) set(hear_nothing);
}

} // namespace

Speaker::~Speaker() { close(); }

bool Speaker::open() {
    if (rest_) return true;
    if (is_useless_) return false;
    silence_complaints();
    is_useless_ = SDL_InitSubSystem(SDL_INIT_AUDIO) != 0;
    if (is_useless_) return false;
    is_useless_ = Mix_OpenAudioDevice(sample_rate, AUDIO_S16SYS, 1, buffered, nullptr, 0) != 0;
    if (is_useless_) SDL_QuitSubSystem(SDL_INIT_AUDIO);
    return !is_useless_;
}

void Speaker::close() {
    if (!rest_) return;
    Mix_HaltChannel(-1);
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    rest_.reset();
}

void Speaker::play(view::Sound sound, Time now) {
    if (!open()) return;
    rest_ = now + silence;
    Kept& kept = sounds_[index(sound)];
    if (kept.wave.empty()) {
        kept.wave = wave_of(sound);
        kept.chunk = {0, reinterpret_cast<Uint8*>(kept.wave.data()),
                      static_cast<Uint32>(kept.wave.size() * sizeof kept.wave.front()),
                      MIX_MAX_VOLUME};
    }
    Mix_PlayChannel(-1, &kept.chunk, 0);
}

void Speaker::rest(Time now) {
    if (rest_ && now >= *rest_) close();
}

} // namespace window
