#include "view/thinking_thread.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <semaphore>

#include "play/puppet_fixture.hpp"

namespace view {
namespace {

/// A searcher that thinks until it is stopped.
class Endless final : public engine::Searcher {
  public:
    explicit Endless(std::counting_semaphore<>& has_begun) : has_begun_(has_begun) {}

    bool set_game(std::string_view, std::span<const std::string>) override { return true; }
    engine::Thought think(const engine::SearchRequest&) override {
        has_begun_.release();
        is_stopped_.wait(false);
        return {.lines = {engine::Variation{.moves = {"a1a2"}}}};
    }
    void set_threads(int) override {}
    bool set_table(std::size_t) override { return true; }
    void clear() override {}
    void ponder() override {}
    void ponder_hit() override {}
    void stop() override {
        is_stopped_ = true;
        is_stopped_.notify_all();
    }
    void resume() override { is_stopped_ = false; }

  private:
    std::counting_semaphore<>& has_begun_;
    std::atomic<bool> is_stopped_{false};
};

TEST(ThinkingThread, GivesWhatItFoundOnce) {
    play::Puppet::Script script{.moves = {"e2e4"}};
    std::binary_semaphore is_awake{0};
    ThinkingThread thinker([&](game::Rules) { return std::make_unique<play::Puppet>(script); },
                           [&] { is_awake.release(); });
    EXPECT_FALSE(thinker.take());
    thinker.begin({.start = "here"});
    is_awake.acquire();
    const auto result = thinker.take();
    ASSERT_TRUE(result);
    EXPECT_EQ(result->lines[0].moves[0], "e2e4");
    EXPECT_FALSE(thinker.take());
}

TEST(ThinkingThread, ForgetsWhatWasStopped) {
    std::counting_semaphore<> has_begun{0};
    std::atomic<int> woken = 0;
    {
        ThinkingThread thinker([&](game::Rules) { return std::make_unique<Endless>(has_begun); },
                               [&] { ++woken; });
        thinker.begin({.start = "here", .level = 1});
        has_begun.acquire();
        thinker.stop();
        thinker.begin({.start = "here"});
        has_begun.acquire();
        EXPECT_FALSE(thinker.take());
    }
    EXPECT_EQ(woken, 0) << "neither of them was wanted to its end";
}

} // namespace
} // namespace view
