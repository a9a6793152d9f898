#pragma once

#include <initializer_list>
#include <memory>

#include <gtest/gtest.h>

#include "play/save_text.hpp"
#include "play/table.hpp"

/// What the tests of a table share.
namespace play {

class TableTest : public testing::Test {
  protected:
    TableTools tools() {
        return {.now = [this] { return Instant(now_); }, .seed = 100};
    }
    static TableOptions chess() { return {.start = chess::start_setup()}; }
    static TableOptions against(SeatKind kind, core::Color side = core::Color::black) {
        TableOptions options = chess();
        options.seats[core::index(side)] = {kind, 3};
        return options;
    }
    static TableOptions against_computer(core::Color computer = core::Color::black) {
        return against(SeatKind::computer, computer);
    }
    static void agree_draw(Table& table) {
        EXPECT_EQ(table.make_offer(OfferKind::draw, table.turn()), Denial::none);
        EXPECT_EQ(table.answer_offer(OfferKind::draw, ~table.turn(), true), Denial::none);
    }
    static TableOptions with_clock(TableOptions options) {
        options.time = TimeControl{std::chrono::seconds(60), std::chrono::seconds(2)};
        return options;
    }
    static void play(Table& table, std::initializer_list<const char*> moves) {
        for (const char* const move : moves)
            ASSERT_TRUE(table.play(table.turn(), move, game::Letters::english)) << move;
    }
    /// The table that comes back from the file of this one.
    std::unique_ptr<Table> through_file(const Table& table) {
        const auto game = read_save(save_text(table.record()));
        EXPECT_TRUE(game);
        auto resumed = Table::resumed(game->record, tools());
        EXPECT_FALSE(resumed.refusal);
        return std::move(resumed.table);
    }

    Milliseconds now_{1000};
};

} // namespace play
