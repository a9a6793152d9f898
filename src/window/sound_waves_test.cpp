#include "window/sound_waves.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

#include <gtest/gtest.h>

namespace window {
namespace {

using view::Sound;

int highest(const std::vector<std::int16_t>& wave) {
    int found = 0;
    for (const std::int16_t sample : wave) found = std::max(found, std::abs(int{sample}));
    return found;
}

TEST(SoundWaves, AreHeardAndNeverTooLoud) {
    for (const Sound sound : view::all_sounds) {
        EXPECT_GT(highest(wave_of(sound)), 16000) << index(sound);
        EXPECT_LT(highest(wave_of(sound)), 17000) << index(sound);
    }
}

TEST(SoundWaves, BeginAndEndWithoutACrack) {
    for (const Sound sound : view::all_sounds) {
        const auto wave = wave_of(sound);
        EXPECT_LT(std::abs(int{wave.front()}), 300) << index(sound);
        EXPECT_LT(std::abs(int{wave.back()}), 300) << index(sound);
    }
}

TEST(SoundWaves, AreShortWhereTheyAreFrequent) {
    for (const Sound sound : {Sound::move, Sound::capture, Sound::refusal})
        EXPECT_LT(wave_of(sound).size(), sample_rate / 5U) << index(sound);
    EXPECT_LT(wave_of(Sound::end).size(), sample_rate * 3U / 2);
}

TEST(SoundWaves, AreTheSameEveryTimeAndAllDifferent) {
    std::set<std::vector<std::int16_t>> waves;
    for (const Sound sound : view::all_sounds) {
        EXPECT_EQ(wave_of(sound), wave_of(sound));
        waves.insert(wave_of(sound));
    }
    EXPECT_EQ(waves.size(), view::all_sounds.size());
}

} // namespace
} // namespace window
