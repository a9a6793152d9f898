#include "room/study.hpp"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"

namespace room {
namespace {

using game::Letters;
using record::DrawnMark;
using record::MarkColor;

record::Record read(const std::string& text) {
    record::PgnReader reader(record::text_source(text), record::record_limits);
    auto game = record::read_record(reader);
    EXPECT_TRUE(game && game->problems.empty()) << text;
    return game->record;
}

/// The moves on one line, without tags; reading them again must give the same.
std::string moves_text(const Study& study) {
    const std::string pgn = record::to_pgn(study.record());
    EXPECT_EQ(read(pgn), study.record()) << pgn;
    std::string text = pgn.substr(pgn.find("\n\n") + 2);
    std::ranges::replace(text, '\n', ' ');
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

void play(Study& study, std::initializer_list<const char*> moves) {
    for (const char* const move : moves) EXPECT_TRUE(study.play(move, Letters::english)) << move;
}

TEST(Study, JoinsABranchOrMakesANewOne) {
    Study study(read("1. e4 e5 2. Nf3 *"));
    EXPECT_EQ(study.snapshot().score, (std::vector<std::string>{"e4", "e5", "Nf3"}));
    EXPECT_TRUE(study.to_ply(1));
    play(study, {"e5", "Nf3"});
    EXPECT_EQ(study.moves().size(), 3U);
    EXPECT_TRUE(study.back());
    play(study, {"Nc3", "Nf6"});
    study.to_ply(1);
    play(study, {"c5"});
    study.back();
    play(study, {"c6"});
    study.back();
    play(study, {"c5", "c3"});
    EXPECT_EQ(moves_text(study), "1. e4 e5 (1... c5 2. c3) (1... c6) 2. Nf3 (2. Nc3 Nf6) *");
}

TEST(Study, HidesCommandsWhereverACommentStands) {
    const std::string text = "1. e4 {a [%cal Ge2e4]} (1. d4 {b}) {[%csl Gd4] c} 1... e5 {d} "
                             "({[%cal Gc7c5] e} 1... c5) {[%csl Gc5] f} *";
    const Study study(read(text));
    const Study::Id e4 = study.moves().next(Study::root);
    const Study::Id e5 = study.moves().next(e4);
    const Study::Id c5 = study.moves().first_variation(e5);
    EXPECT_EQ(study.words_after(e4), "a");
    EXPECT_EQ(study.words_before(e5), "c");
    EXPECT_EQ(study.words_after(e5), "d");
    EXPECT_EQ(study.words_before(c5), "e");
    EXPECT_EQ(study.words_behind(e5), "f");
    EXPECT_EQ(moves_text(study), text) << "they are kept";
}

TEST(Study, RefusesWhatTheRulesRefuse) {
    Study study(read("1. f3 e5 2. g4 Qh4# *"));
    EXPECT_EQ(study.play("e4", Letters::english).error().kind, game::RefusalKind::game_over);
    study.back();
    EXPECT_FALSE(study.play("Ke2", Letters::english));
    EXPECT_EQ(study.refusal(core::coord_at(4, 7), 1, core::coord_at(4, 4)).kind,
              game::RefusalKind::own_piece_there);
    EXPECT_EQ(study.moves().size(), 4U);
}

TEST(Study, GoesAboutInTheTree) {
    Study study(read("1. e4 e5 (1... c5 2. c3) (1... c6) 2. Nf3 *"));
    EXPECT_FALSE(study.forward());
    study.to_start();
    EXPECT_FALSE(study.back());
    EXPECT_TRUE(study.forward());
    EXPECT_TRUE(study.forward());
    EXPECT_EQ(study.written(study.here()), "e5");
    EXPECT_TRUE(study.aside(1));
    EXPECT_EQ(study.written(study.here()), "c5");
    EXPECT_FALSE(study.is_main(study.here()));
    EXPECT_TRUE(study.to_end());
    EXPECT_EQ(study.snapshot().score, (std::vector<std::string>{"e4", "c5", "c3"}));
    EXPECT_EQ(study.number(study.here()), "2.");
    study.back();
    EXPECT_EQ(study.number(study.here()), "1...");
    EXPECT_TRUE(study.aside(-2));
    EXPECT_EQ(study.written(study.here()), "c6");
    EXPECT_TRUE(study.aside(1));
    EXPECT_TRUE(study.is_main(study.here()));
}

TEST(Study, NumbersMovesFromWhereTheGameBegins) {
    const Study study(read("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K3 b - - 0 7\"]\n\n"
                           "7... Kd7 8. Rd1+ *"));
    EXPECT_EQ(study.number(1), "7...");
    EXPECT_EQ(study.number(2), "8.");
    EXPECT_FALSE(study.is_white(1));
    EXPECT_EQ(study.text(), "8/3k4/8/8/8/8/8/3RK3 b - - 2 8");
}

TEST(Study, PromotesAndRemovesWhatIsLookedAt) {
    Study study(read("1. e4 e5 (1... c5 2. c3 d5) 2. Nf3 1-0"));
    EXPECT_FALSE(study.promote());
    study.to_ply(2);
    study.aside(1);
    study.forward();
    EXPECT_EQ(study.record().result, record::GameResult::white_wins);
    EXPECT_TRUE(study.promote());
    EXPECT_EQ(study.written(study.here()), "c3");
    EXPECT_EQ(moves_text(study), "1. e4 c5 (1... e5 2. Nf3) 2. c3 d5 *");
    EXPECT_TRUE(study.remove());
    EXPECT_EQ(study.written(study.here()), "c5");
    EXPECT_TRUE(study.remove());
    EXPECT_EQ(moves_text(study), "1. e4 e5 2. Nf3 *");
    EXPECT_EQ(study.written(study.here()), "e4");
    study.to_start();
    EXPECT_FALSE(study.remove());
}

TEST(Study, KeepsWhatIsWrittenAndDrawn) {
    Study study(read("1. e4 *"));
    study.set_comment("best by test");
    study.toggle_glyph(1);
    study.toggle_glyph(16);
    study.toggle_mark({MarkColor::green, core::coord_at(4, 1), core::coord_at(4, 3)});
    study.toggle_mark({MarkColor::red, core::coord_at(3, 4), core::coord_at(3, 4)});
    EXPECT_EQ(moves_text(study), "1. e4 $1 $16 {[%csl Rd5] [%cal Ge2e4] best by test} *");
    study.toggle_glyph(4);
    study.toggle_glyph(16);
    study.set_comment("");
    study.toggle_mark({MarkColor::green, core::coord_at(4, 1), core::coord_at(4, 3)});
    study.toggle_mark({MarkColor::red, core::coord_at(3, 4), core::coord_at(3, 4)});
    EXPECT_EQ(moves_text(study), "1. e4 $4 *");
    study.toggle_glyph(4);
    study.to_start();
    study.toggle_glyph(4);
    study.set_comment("the start");
    EXPECT_EQ(moves_text(study), "{the start} 1. e4 *");
}

TEST(Study, UndoesEveryChangeWhereItWasMade) {
    Study study(read("1. e4 e5 (1... c5 2. c3) 2. Nf3 1-0"));
    const record::Record whole = study.record();
    EXPECT_FALSE(study.can_undo());
    study.to_ply(1);
    EXPECT_TRUE(study.remove());
    EXPECT_EQ(moves_text(study), "*");
    study.undo();
    EXPECT_EQ(study.record(), whole) << "with its result";
    EXPECT_EQ(study.written(study.here()), "e4");
    EXPECT_FALSE(study.can_undo());
    study.redo();
    EXPECT_EQ(study.moves().size(), 0U);
    EXPECT_FALSE(study.can_redo());
    study.undo();

    study.to_ply(2);
    study.aside(1);
    study.promote();
    study.set_comment("sharp");
    study.toggle_glyph(1);
    study.toggle_mark({MarkColor::green, core::coord_at(2, 6), core::coord_at(2, 4)});
    study.to_start();
    play(study, {"d4"});
    study.add_line(std::vector<std::string>{"d7d5", "c2c4"});
    study.take_up(read("1. d4 *"));
    for (int i = 0; i < 6; ++i) study.undo();
    EXPECT_EQ(moves_text(study), "1. e4 c5 (1... e5 2. Nf3) 2. c3 *") << "only promoted";
    study.undo();
    EXPECT_EQ(study.record(), whole);
    EXPECT_EQ(study.written(study.here()), "c5");
    EXPECT_FALSE(study.can_undo());
    for (int i = 0; i < 7; ++i) study.redo();
    EXPECT_EQ(moves_text(study), "1. d4 *");
}

TEST(Study, RemembersOnlyWhatHasChanged) {
    Study study(read("1. e4 {good} e5 *"));
    study.to_ply(1);
    study.set_comment("good");
    play(study, {"e5"});
    study.remove();
    EXPECT_TRUE(study.can_undo());
    study.undo();
    EXPECT_FALSE(study.can_undo()) << "what made no difference is no change";
    study.toggle_glyph(1);
    EXPECT_FALSE(study.can_redo());
    study.forget_changes();
    EXPECT_FALSE(study.can_undo());
    for (std::size_t i = 0; i < Study::most_undone + 9; ++i) study.toggle_glyph(2);
    std::size_t undone = 0;
    for (; study.can_undo(); ++undone) study.undo();
    EXPECT_EQ(undone, Study::most_undone);
}

TEST(Study, RemembersLessOfALongRecord) {
    record::Record record = read("1. e4 e5 *");
    std::vector<std::string>& comments = record.moves[1].comments;
    comments.emplace_back(Study::most_bytes_undone / 4, 'x');
    const auto count_undone = [&] {
        Study study(record);
        for (int i = 0; i < 9; ++i) study.toggle_glyph(1);
        int count = 0;
        for (; study.can_undo(); ++count) study.undo();
        return count;
    };
    EXPECT_EQ(count_undone(), 3);
    comments.front().resize(2 * Study::most_bytes_undone, 'x');
    EXPECT_EQ(count_undone(), 1) << "the last change, however long";
}

TEST(Study, ShowsNoMarkBesideTheBoard) {
    const Study study(read("[Variant \"Stackchess\"]\n\n1. a1-a2 {[%csl Gh8,Ga1]} *"));
    EXPECT_EQ(study.marks(), (record::Marks{{MarkColor::green, {}, {}}}));
}

TEST(Study, TakesUpOtherNotesAndStays) {
    Study study(read("1. e4 e5 (1... c5) 2. Nf3 *"));
    study.to_ply(2);
    study.aside(1);
    study.take_up(read("1. e4 {good} e5 (1... c6) (1... c5 2. c3) 2. Nf3 Nc6 *"));
    EXPECT_EQ(study.written(study.here()), "c5");
    study.take_up(read("1. e4 e5 *"));
    EXPECT_EQ(study.written(study.here()), "e4");
}

TEST(Study, WritesWithTheLettersOfALanguage) {
    Study study(read("1. Nf3 *"));
    study.write_with(Letters::french);
    EXPECT_EQ(study.written(1), "Cf3");
    EXPECT_EQ(study.written({"g8f6", "b1c3", "e2e5"}), (std::vector<std::string>{"Cf6", "Cc3"}));
}

TEST(Study, AsksTheEngineForLines) {
    Study study(read("1. e4 e5 *"));
    const play::ThinkTask task = study.task(3);
    EXPECT_EQ(task.lines, 3);
    EXPECT_EQ(task.moves, (std::vector<std::string>{"e2e4", "e7e5"}));
    study.add_line(std::vector<std::string>{"g1f3", "b8c6", "a1a8"});
    EXPECT_EQ(moves_text(study), "1. e4 e5 2. Nf3 Nc6 *");
    EXPECT_EQ(study.written(study.here()), "e5");
}

TEST(Study, LetsASidePass) {
    Study study(read("1. e4 -- 2. d4 d5 *"));
    EXPECT_EQ(study.written(2), "--");
    EXPECT_EQ(study.snapshot().history.size(), 5U);
    const play::ThinkTask task = study.task(1);
    EXPECT_EQ(task.moves, (std::vector<std::string>{"d2d4", "d7d5"}));
    EXPECT_EQ(study.so_far().moves.size(), 2U);
}

TEST(Study, PlaysStacksOnBoardsOfAnySize) {
    Study study(read("[Variant \"Stackchess\"]\n[Size \"10\"]\n\n*"));
    const std::size_t moves = study.snapshot().moves.size();
    ASSERT_GT(moves, 0U);
    const std::string first = study.snapshot().moves.front().text;
    play(study, {first.c_str()});
    study.back();
    const std::string second = study.snapshot().moves.back().text;
    play(study, {second.c_str()});
    EXPECT_EQ(study.moves().size(), 2U);
    moves_text(study);
}

} // namespace
} // namespace room
