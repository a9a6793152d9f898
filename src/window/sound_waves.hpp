#pragma once

#include <cstdint>
#include <vector>

#include "view/sound.hpp"

namespace window {

inline constexpr int sample_rate = 44100;

/// A sound as samples of one channel, made of decaying vibrations.
std::vector<std::int16_t> wave_of(view::Sound sound);

} // namespace window
