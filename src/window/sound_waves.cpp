#include "window/sound_waves.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <span>

namespace window {
namespace {

/// Something that starts to vibrate.
struct Note {
    double start = 0;     ///< in seconds
    double pitch = 0;     ///< in hertz
    double length = 0;    ///< in seconds, until it has almost died away
    double loudness = 1;  ///< relative to the others
    double hardness = 0;  ///< loudness of the knock at the start
    double sharpness = 1; ///< of its overtones: little for wood, much for metal
};

constexpr double peak = 0.5; ///< of the maximum, which is 1

/// The same noise every time.
class Noise {
  public:
    double next() {
        state_ = state_ * 1664525U + 1013904223U;
        return static_cast<double>(state_ >> 8) / (1U << 23) - 1;
    }

  private:
    std::uint32_t state_ = 1;
};

double vibration(const Note& note, double time) {
    constexpr double rise = 0.002; // without it every note starts with a click
    const double fading = std::exp(-5 * time / note.length);
    const double angle = 2 * std::numbers::pi * note.pitch * time;
    const double overtones = 0.35 * note.sharpness * std::sin(2.76 * angle) * fading +
                             0.15 * note.sharpness * std::sin(5.4 * angle) * fading * fading;
    return std::min(time / rise, 1.0) * fading * (std::sin(angle) + overtones);
}

void add(std::vector<double>& samples, const Note& note) {
    Noise noise;
    const auto first = static_cast<std::size_t>(note.start * sample_rate);
    const auto count = static_cast<std::size_t>(note.length * sample_rate);
    if (samples.size() < first + count) samples.resize(first + count);
    for (std::size_t i = 0; i < count; ++i) {
        const double time = static_cast<double>(i) / sample_rate;
        const double knock =
            note.hardness * noise.next() * std::exp(-time / 0.004) * std::min(time / 0.0005, 1.0);
        const double ending = std::min(static_cast<double>(count - i) / 400, 1.0);
        samples[first + i] += note.loudness * ending * (vibration(note, time) + knock);
    }
}

std::vector<Note> notes_of(view::Sound sound) {
    switch (sound) {
    case view::Sound::move: return {{0, 310, 0.09, 1, 0.7, 0.8}};
    case view::Sound::capture: return {{0, 230, 0.11, 1, 1.0, 0.8}, {0.06, 345, 0.09, 0.8, 0.8}};
    case view::Sound::promotion:
        return {{0, 523.3, 0.3, 0.8, 0.2, 0.3},
                {0.09, 659.3, 0.3, 0.8, 0.1, 0.3},
                {0.18, 784, 0.5, 1, 0.1, 0.3}};
    case view::Sound::check: return {{0, 659.3, 0.18, 1, 0.4, 0.6}, {0.11, 880, 0.3, 1, 0.3, 0.6}};
    case view::Sound::end:
        return {{0, 261.6, 1.3, 1, 0.2, 0.3},
                {0.05, 329.6, 1.2, 0.9, 0, 0.3},
                {0.1, 392, 1.2, 0.9, 0, 0.3},
                {0.2, 523.3, 1.1, 0.8, 0, 0.3}};
    case view::Sound::low_time:
        return {{0, 1250, 0.06, 1, 0.3, 0.2}, {0.16, 1250, 0.06, 1, 0.3, 0.2}};
    case view::Sound::refusal: return {{0, 130, 0.13, 1, 0.25, 0.4}};
    }
    return {};
}

} // namespace

std::vector<std::int16_t> wave_of(view::Sound sound) {
    std::vector<double> samples;
    for (const Note& note : notes_of(sound)) add(samples, note);
    double highest = 0;
    for (const double sample : samples) highest = std::max(highest, std::abs(sample));
    std::vector<std::int16_t> wave;
    wave.reserve(samples.size());
    for (const double sample : samples)
        wave.push_back(static_cast<std::int16_t>(std::lround(sample / highest * peak * 32767)));
    return wave;
}

} // namespace window
