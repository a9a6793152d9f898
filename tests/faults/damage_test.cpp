#include <string>

#include <gtest/gtest.h>

#include "core/random.hpp"
#include "play/save_text.hpp"
#include "play/table.hpp"

namespace {

using play::LoadFault;

/// A saved random game with clocks, partly taken back.
std::string random_save(core::Random& random) {
    const record::Setup starts[] = {
        chess::start_setup(), chess::chess960_setup(static_cast<int>(random.below(960))),
        stackchess::start_setup({.size = 4 + static_cast<int>(random.below(7))}),
        stackchess::start_setup({.knights = true, .promotion = false})};
    play::TableOptions options{.start = starts[random.below(4)]};
    options.seats[0].name = "Zoé \"Z\" \\ Ωmega";
    if (random.below(2) == 0)
        options.time = play::TimeControl{std::chrono::minutes(5), std::chrono::seconds(3)};
    play::Milliseconds now{0};
    play::Table table(options, {.now = [&] { return play::Instant(now); }});
    for (std::uint64_t plies = random.below(60); plies > 0 && !table.is_over(); --plies) {
        const auto moves = table.session().legal_moves();
        now += play::Milliseconds(random.below(2000));
        table.play(table.turn(), moves[random.below(moves.size())].text, game::Letters::english);
    }
    for (std::uint64_t i = random.below(3); i > 0; --i) table.undo(table.turn());
    return play::save_text(table.record());
}

/// A damaged saved game gives an error, and what it offers can be played.
void expect_error(const std::string& damaged) {
    const auto read = play::read_save(damaged);
    ASSERT_FALSE(read) << damaged;
    if (!read.error().readable) return;
    const auto resumed = play::Table::resumed(read.error().readable->record);
    EXPECT_LE(resumed.table->session().ply_count(),
              read.error().readable->record.moves.main_line_size());
}

void flip(int count, std::uint64_t seed) {
    core::Random random(seed);
    std::string text;
    for (int i = 0; i < count; ++i) {
        if (i % 100 == 0) text = random_save(random);
        std::string flipped = text;
        const std::size_t place = random.below(text.size());
        flipped[place] = static_cast<char>(flipped[place] ^ (1 << random.below(8)));
        ASSERT_NO_FATAL_FAILURE(expect_error(flipped));
    }
}

TEST(Damage, ByACutAnywhereIsFound) {
    core::Random random(1);
    for (int i = 0; i < 4; ++i) {
        const std::string text = random_save(random);
        ASSERT_TRUE(play::read_save(text));
        for (std::size_t size = 0; size < text.size(); ++size)
            ASSERT_NO_FATAL_FAILURE(expect_error(text.substr(0, size)));
    }
}

TEST(Damage, ByAFlippedBitIsFound) { flip(5'000, 2); }

TEST(Damage, OfAnyKindIsSurvived) {
    core::Random random(3);
    for (int i = 0; i < 3000; ++i) {
        std::string text = random_save(random);
        for (std::uint64_t hits = 1 + random.below(50); hits > 0; --hits)
            text[random.below(text.size())] = static_cast<char>(random.below(256));
        const auto read = play::read_save(text);
        if (read) {
            EXPECT_TRUE(read->is_foreign); // both of our own marks were hit
        }
    }
}

TEST(LongDamage, ByAFlippedBitIsFound) { flip(100'000, 4); }

} // namespace
