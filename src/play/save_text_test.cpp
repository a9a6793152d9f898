#include "play/save_text.hpp"

#include <string>

#include <gtest/gtest.h>

#include "core/checksum.hpp"
#include "core/random.hpp"
#include "play/table.hpp"

namespace play {
namespace {

using core::Color;
using game::Letters;

/// A game with everything that a save can hold.
record::Record rich_record(int plies) {
    TableOptions options{.start = stackchess::start_setup({.knights = true})};
    options.seats = {{{.name = "Anne \"A\" Zoé"}, {SeatKind::computer, 4, "Stackchess"}}};
    options.time = TimeControl{std::chrono::seconds(300), std::chrono::seconds(3)};
    options.tags.set("Event", "Test");
    Milliseconds now{0};
    Table table(options, {.now = [&] { return Instant(now); }});
    core::Random random(3);
    for (int i = 0; i < plies && !table.is_over(); ++i) {
        const auto moves = table.session().legal_moves();
        now += Milliseconds(random.below(3000));
        table.play(table.turn(), moves[random.below(moves.size())].text, Letters::english);
    }
    table.undo(core::Color::white);
    table.mark_saved("Partie 1");
    return table.record();
}

TEST(SaveText, IsReadAsItIsWritten) {
    for (const int plies : {0, 1, 2, 7, 60}) {
        const record::Record record = rich_record(plies);
        const auto read = read_save(save_text(record));
        ASSERT_TRUE(read);
        EXPECT_EQ(read->record, record);
        EXPECT_FALSE(read->is_foreign);
        EXPECT_EQ(read->games, 1U);
        EXPECT_EQ(save_text(read->record), save_text(record));
    }
}

TEST(SaveText, CanBeCheckedByAnyone) {
    std::string text = save_text(rich_record(6));
    ASSERT_TRUE(text.starts_with("[Checksum \""));
    const std::string written = text.substr(11, 16);
    text.replace(11, 16, 16, '0');
    EXPECT_EQ(written, core::checksum_text(core::checksum(text)));
}

TEST(SaveText, ShowsEveryCut) {
    const std::string text = save_text(rich_record(20));
    EXPECT_EQ(read_save("").error().fault, LoadFault::empty);
    std::size_t most = 0;
    for (std::size_t size = 1; size < text.size(); ++size) {
        const auto read = read_save(text.substr(0, size));
        ASSERT_FALSE(read) << size;
        const auto& readable = read.error().readable; // nothing before the first tag is whole
        const std::size_t moves = readable ? readable->record.moves.main_line_size() : 0;
        EXPECT_GE(moves, most);
        most = moves;
    }
    EXPECT_EQ(most, 20U);
}

TEST(SaveText, ShowsEveryFlippedBit) {
    const std::string text = save_text(rich_record(4));
    for (std::size_t bit = 0; bit < 8 * text.size(); ++bit) {
        std::string flipped = text;
        flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << bit % 8));
        const auto read = read_save(flipped);
        ASSERT_FALSE(read) << "bit " << bit;
        if (read.error().fault == LoadFault::damaged) {
            EXPECT_TRUE(read.error().problem);
        }
        if (!read.error().readable) continue;
        EXPECT_FALSE(Table::resumed(read.error().readable->record).table->session().text().empty());
    }
}

TEST(SaveText, ReadsAFileInTheLettersThatItIsTold) {
    const std::string text = "1. e4 e5 2. Cf3 Cc6 *\n";
    EXPECT_FALSE(read_save(text));
    for (const game::LetterSet letters :
         {game::LetterSet{game::Letters::french}, game::every_language()}) {
        const auto read = read_save(text, letters);
        ASSERT_TRUE(read);
        EXPECT_EQ(read->record.moves.main_line_size(), 4U);
    }
}

TEST(SaveText, OffersWhatIsReadable) {
    std::string text = save_text(rich_record(9));
    const std::size_t move = text.find(" 3. ");
    ASSERT_NE(move, std::string::npos);
    text.replace(move + 4, 1, "?");
    text.replace(move + 5, 1, "@");
    const auto read = read_save(text);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().fault, LoadFault::damaged);
    ASSERT_TRUE(read.error().problem);
    EXPECT_EQ(read.error().problem->ply, 5U);
    EXPECT_GT(read.error().problem->line, 10U);
    EXPECT_EQ(read.error().readable->record.moves.main_line_size(), 4U);
    ASSERT_TRUE(read.error().readable);
    Milliseconds now{0};
    const auto resumed =
        Table::resumed(read.error().readable->record, {.now = [&] { return Instant(now); }});
    EXPECT_EQ(resumed.table->session().ply_count(), 4U);
    EXPECT_EQ(resumed.table->session().undone_count(), 0U);
    // The clocks stand as they did after those moves.
    ASSERT_TRUE(resumed.table->has_clock());
    const auto then = Table::resumed(rich_record(5), {.now = [&] { return Instant(now); }});
    ASSERT_EQ(then.table->session().ply_count(), 4U);
    for (const Color color : core::colors)
        EXPECT_EQ(resumed.table->remaining(color), then.table->remaining(color));
}

TEST(SaveText, TellsAChangedTextFromADamagedOne) {
    std::string text = save_text(rich_record(5));
    text.replace(text.find("Partie 1"), 8, "Partie 2");
    const auto read = read_save(text);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().fault, LoadFault::checksum);
    EXPECT_FALSE(read.error().problem);
    ASSERT_TRUE(read.error().readable);
    EXPECT_EQ(read.error().readable->record.moves.main_line_size(), 5U);
    EXPECT_EQ(read.error().readable->record.undone, 1U);
    EXPECT_FALSE(read.error().readable->is_foreign);
    EXPECT_EQ(read_save(text + "1. e4 *").error().fault, LoadFault::checksum);
}

TEST(SaveText, KnowsALaterForm) {
    std::string text = save_text(rich_record(5));
    const std::string tag = "[SaveFormat \"1\"]";
    text.replace(text.find(tag), tag.size(), "[SaveFormat \"2\"]");
    text.replace(11, 16, 16, '0');
    text.replace(11, 16, core::checksum_text(core::checksum(text)));
    EXPECT_EQ(read_save(text).error().fault, LoadFault::newer);
}

TEST(SaveText, HoldsOneGame) {
    std::string text = save_text(rich_record(6)) + "\n[Event \"Another\"]\n\n*\n";
    text.replace(11, 16, 16, '0');
    text.replace(11, 16, core::checksum_text(core::checksum(text)));
    const auto read = read_save(text);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().fault, LoadFault::checksum);
}

TEST(SaveText, TakesTheFirstGameOfOthers) {
    const auto read =
        read_save("[White \"A\"]\n\n1. e4 {good} e5 1-0\n\n[White \"B\"]\n\n1. d4 *\n");
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->is_foreign);
    EXPECT_EQ(read->games, 2U);
    EXPECT_EQ(read->record.moves.main_line_size(), 2U);
    EXPECT_EQ(read->record.tags.find("White"), "A");
    const auto bad = read_save("1. e4 e5 2. Ke3 *");
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().fault, LoadFault::damaged);
    EXPECT_EQ(bad.error().readable->record.moves.main_line_size(), 2U);
    EXPECT_TRUE(bad.error().readable->is_foreign);
    EXPECT_FALSE(read_save("[FEN \"x\"]\n1. e4 *").error().readable);
    const auto strayed = read_save("1. e4 *\n\nsee 1... e5\n\n[Event \"b\"]\n\n1. d4 d9 *");
    ASSERT_TRUE(strayed);
    EXPECT_EQ(strayed->games, 2U);
    ASSERT_EQ(strayed->warnings.size(), 1U);
    EXPECT_EQ(strayed->warnings[0].line, 3U);
    EXPECT_EQ(strayed->warnings[0].kind, record::ProblemKind::moves_outside);
    const auto crowded = read_save("1. e4 ; 1... c5\n1... e5 *\n\nsee 2. Nf3 Nc6");
    ASSERT_TRUE(crowded);
    ASSERT_EQ(crowded->warnings.size(), 2U);
    EXPECT_EQ(crowded->warnings[0].kind, record::ProblemKind::moves_outside) << "errors come first";
}

TEST(SaveText, NamesTheMoveThatCannotBePlayed) {
    const auto passing = read_save("1. e4 (1. d4 d5) 1... e5\n2. -- Nf6 3. d4 1-0");
    ASSERT_FALSE(passing);
    EXPECT_EQ(passing.error().fault, LoadFault::damaged);
    ASSERT_TRUE(passing.error().problem);
    EXPECT_EQ(passing.error().problem->refusal.kind, game::RefusalKind::passing);
    EXPECT_EQ(passing.error().problem->text, "--");
    EXPECT_EQ(passing.error().problem->ply, 3U);
    EXPECT_EQ(passing.error().problem->line, 2U);
    EXPECT_EQ(Table::resumed(passing.error().readable->record).table->session().ply_count(), 2U);
    std::string text = "1. Nf3 Nf6";
    for (int i = 0; i < 5; ++i) text += " Ng1 Ng8 Nf3 Nf6";
    const auto over = read_save(text + " 1-0");
    ASSERT_FALSE(over);
    EXPECT_EQ(over.error().problem->refusal.kind, game::RefusalKind::game_over);
    EXPECT_EQ(over.error().problem->text, "Nf3");
}

TEST(SaveText, NamesTheMoveThatCannotBePlayedBehindManyWarnings) {
    std::string text;
    for (int i = 0; i < 200; ++i) text += "[Event \"a\"]\n";
    const auto passing = read_save(text + "1. e4 e5\n2. -- Nf6 1-0");
    ASSERT_FALSE(passing);
    ASSERT_TRUE(passing.error().problem);
    EXPECT_EQ(passing.error().problem->text, "--");
    EXPECT_EQ(passing.error().problem->line, 202U);
}

TEST(SaveText, ShortensAGameOnlyWhereItsMainLineIsCut) {
    const auto readable = [](const std::string& text) {
        const auto read = read_save(text);
        EXPECT_FALSE(read) << text;
        return read.error().readable->record;
    };
    for (const char* const text :
         {"1. e4 (1. d4 Zz9) 1... e5 1-0", "1. e4 e5 (1... Zz9) 1-0",
          "1. e4 e5 (1... c5 2. Ke3) 1-0", "[White A]\n\n1. e4 e5 1-0", "1. e4 ) e5 1-0"}) {
        const record::Record whole = readable(text);
        EXPECT_EQ(whole.moves.main_line_size(), 2U) << text;
        EXPECT_EQ(whole.result, record::GameResult::white_wins) << text;
    }
    for (const char* const text : {"1. e4 e5 2. Ke3 1-0", "1. e4 e5 (1... Zz9) 2. Ke3 1-0",
                                   "1. e4 e5 {1-0", "1. e4 e5 (1... c5", "1. e4 e5 2. -- Nf6 1-0",
                                   "[Result \"1-0\"]\n\n1. e4 e5 {2. Nf3 1-0"})
        EXPECT_EQ(readable(text).result, record::GameResult::unfinished) << text;
}

TEST(SaveText, ReadsAPositionWithoutAnythingElse) {
    const auto read = read_save("[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n*\n");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->record.moves.size(), 0U);
    EXPECT_NE(read->record.setup, record::Setup(chess::start_setup()));
}

TEST(SaveText, ListsOnlySomeOfMovesOutsideAllGames) {
    std::string text;
    for (int i = 0; i < 1000; ++i) text += "1. e4 e5 *\nx d4 d5\n\n";
    const auto read = read_save(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->games, 1000U);
    EXPECT_EQ(read->warnings.size(), 100U);
    EXPECT_EQ(read->more_warnings, 900U);
}

TEST(SaveText, FindsNoGameInOtherTexts) {
    for (const char* const text :
         {"\n", " \n\n", "{only a comment}", "*", "1-0\n", "%\n", "12.", "hello", "Dear Anne, I am",
          "\x7F\x45LF\x02", "[", "[x", "{\"json\": 1}"})
        EXPECT_EQ(read_save(text).error().fault, LoadFault::no_game) << text;
    EXPECT_FALSE(read_save(std::string(1000, '\0')));
}

} // namespace
} // namespace play
