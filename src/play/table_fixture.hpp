#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "play/save_text.hpp"
#include "play/table.hpp"

/// What the tests of a table share.
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
    engine::Thought think(const engine::Request& request) override {
        if (request.strength) {
            script_.level = request.strength->level;
            script_.seeds.push_back(request.strength->seed);
        }
        script_.limits = request.limits;
        if (!script_.progress.lines.empty() && request.listen) request.listen(script_.progress);
        script_.while_thinking();
        if (script_.moves.empty()) return {};
        engine::Line line{.centipawns = script_.centipawns, .moves = {script_.moves.front()}};
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

class TableTest : public testing::Test {
  protected:
    TableTools tools() {
        return {.now = [this] { return Instant(now_); },
                .make_searcher = [this](game::Rules) { return std::make_unique<Puppet>(script_); },
                .seed = 100};
    }
    static TableOptions chess() { return {.start = chess::start_setup()}; }
    static TableOptions against_computer(core::Color computer = core::Color::black) {
        TableOptions options = chess();
        options.seats[core::index(computer)] = {SeatKind::computer, 3};
        return options;
    }
    static TableOptions with_clock(TableOptions options) {
        options.time = TimeControl{std::chrono::seconds(60), std::chrono::seconds(2)};
        return options;
    }
    static void play(Table& table, std::initializer_list<const char*> moves) {
        for (const char* const move : moves)
            ASSERT_TRUE(table.play(move, game::Letters::english)) << move;
    }
    /// The table that comes back from the file of this one.
    std::unique_ptr<Table> through_file(const Table& table) {
        const auto game = read_save(save_text(table.record()));
        EXPECT_TRUE(game);
        auto resumed = Table::resumed(game->record, tools());
        EXPECT_FALSE(resumed.refusal);
        return std::move(resumed.table);
    }

    Puppet::Script script_;
    Milliseconds now_{1000};
};

} // namespace play
