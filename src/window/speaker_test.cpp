#include "window/speaker.hpp"

#include <cstdlib>
#include <future>
#include <string>

#include <SDL2/SDL.h>
#include <gtest/gtest.h>

namespace window {
namespace {

using namespace std::chrono_literals;
using view::Sound;

/// What a card was told, for the test to wait for.
class Diary {
  public:
    void note(char what) {
        {
            const std::lock_guard lock(mutex_);
            notes_.push_back(what);
        }
        changed_.notify_all();
    }
    /// Waits until it was told this much.
    std::string await(std::size_t count) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return notes_.size() >= count; });
        return notes_;
    }
    const std::string& notes() const { return notes_; }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::string notes_;
};

/// A card that fails this many times before it opens: `f` failed, `o` open, `p` play,
/// `q` play less loud, `c` close.
class TestCard final : public SoundCard {
  public:
    TestCard(Diary& diary, int failures) : diary_(diary), failures_(failures) {}

    bool open() override {
        const bool is_failure = failures_-- > 0;
        diary_.note(is_failure ? 'f' : 'o');
        return !is_failure;
    }
    void close() override { diary_.note('c'); }
    void play(Sound /*sound*/, view::Volume volume) override {
        diary_.note(volume == view::Volume::full ? 'p' : 'q');
    }

  private:
    Diary& diary_;
    int failures_;
};

/// A card whose opening waits for the test.
class SlowCard final : public SoundCard {
  public:
    explicit SlowCard(std::future<void> permission) : permission_(std::move(permission)) {}

    bool open() override {
        permission_.wait();
        return true;
    }
    void close() override {}
    void play(Sound /*sound*/, view::Volume /*volume*/) override {}

  private:
    std::future<void> permission_;
};

TEST(Speaker, OpensTheCardOnceForSoundsThatFollowEachOther) {
    Diary diary;
    {
        Speaker speaker(std::make_unique<TestCard>(diary, 0), {.silence = 24h});
        speaker.play(Sound::move);
        diary.await(2);
        speaker.play(Sound::capture);
        diary.await(3);
    }
    EXPECT_EQ(diary.notes(), "oppc");
}

TEST(Speaker, ClosesTheCardWhenItIsSilent) {
    Diary diary;
    Speaker speaker(std::make_unique<TestCard>(diary, 0), {.silence = 1ms});
    speaker.play(Sound::move);
    EXPECT_EQ(diary.await(3), "opc");
    speaker.play(Sound::move);
    EXPECT_EQ(diary.await(6), "opcopc");
}

TEST(Speaker, TriesACardAgainThatCouldNotBeOpened) {
    Diary diary;
    {
        Speaker speaker(std::make_unique<TestCard>(diary, 1), {.silence = 24h, .retry = 0ms});
        speaker.play(Sound::move);
        EXPECT_EQ(diary.await(1), "f");
        speaker.play(Sound::move);
        diary.await(3);
    }
    EXPECT_EQ(diary.notes(), "fopc");
}

TEST(Speaker, LeavesACardAloneForAWhileThatCouldNotBeOpened) {
    Diary diary;
    {
        Speaker speaker(std::make_unique<TestCard>(diary, 1), {.silence = 24h, .retry = 24h});
        speaker.play(Sound::move);
        diary.await(1);
        speaker.play(Sound::move);
    }
    EXPECT_EQ(diary.notes(), "f");
}

TEST(Speaker, WaitsForNoCard) {
    std::promise<void> permission;
    Speaker speaker(std::make_unique<SlowCard>(permission.get_future()));
    for (int i = 0; i < 3; ++i) speaker.play(Sound::move); // otherwise the test would never end
    permission.set_value();
}

TEST(Mixer, OpensWhatTheSystemHasByThen) {
    Mixer mixer;
    ASSERT_EQ(setenv("SDL_AUDIODRIVER", "none of these", 1), 0);
    EXPECT_FALSE(mixer.open());
    ASSERT_EQ(setenv("SDL_AUDIODRIVER", "dummy", 1), 0);
    for (int i = 0; i < 2; ++i) {
        ASSERT_TRUE(mixer.open());
        mixer.play(Sound::end, view::Volume::low);
        EXPECT_EQ(Mix_Playing(-1), 1);
        EXPECT_LT(Mix_GetChunk(0)->volume, MIX_MAX_VOLUME / 2);
        mixer.close();
        EXPECT_EQ(SDL_WasInit(SDL_INIT_AUDIO), 0U);
    }
}

} // namespace
} // namespace window
