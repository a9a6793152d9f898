#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/searcher.hpp"

namespace play {

/// A computer that plays what it is told and remembers what it was asked.
class Puppet final : public engine::Searcher {
  public:
    struct Script {
        std::deque<std::string> moves{};
        int centipawns = 0;
        std::vector<std::string> game{}; ///< as it was last shown
        int level = 0;
        std::vector<std::uint64_t> seeds{};
        engine::Limits limits{};
        std::function<void()> while_thinking = [] {};
        engine::Thought progress{}; ///< told on the way, if there is a line in it
        bool is_stopped = false;
    };

    explicit Puppet(Script& script) : script_(script) {}

    bool set_game(std::string_view start, std::span<const std::string> moves) override {
        EXPECT_FALSE(start.empty());
        script_.game.assign(moves.begin(), moves.end());
        return true;
    }
    engine::Thought think(const engine::SearchRequest& request) override {
        if (request.strength) {
            script_.level = request.strength->level;
            script_.seeds.push_back(request.strength->seed);
        }
        script_.limits = request.limits;
        if (!script_.progress.lines.empty() && request.listen) request.listen(script_.progress);
        script_.while_thinking();
        if (script_.moves.empty()) return {};
        engine::Variation line{.centipawns = script_.centipawns, .moves = {script_.moves.front()}};
        if (request.strength) script_.moves.pop_front();
        return {.lines = {line}};
    }
    void set_threads(int) override {}
    bool set_table(std::size_t) override { return true; }
    void clear() override {}
    void ponder() override {}
    void ponder_hit() override {}
    void stop() override { script_.is_stopped = true; }
    void resume() override { script_.is_stopped = false; }

  private:
    Script& script_;
};

} // namespace play
