#include "analysis/game_analyst.hpp"

#include <array>

#include <gtest/gtest.h>

#include "analysis/annotate.hpp"
#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"

namespace analysis {
namespace {

using record::MoveTree;
using record::Record;

constexpr engine::Limits few_nodes{.nodes = 30'000};

// Two games, each with strong play except for one move.
constexpr std::string_view chess_game =
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O "
    "9. d4 Bd7 10. Qd3 exd4 11. cxd4 Bh3 12. gxh3 Qd7 13. d5 Na5 14. Nd4 Rfb8 15. Bd1 c5 *";
constexpr std::size_t chess_blunder = 21; ///< 11... Bh3
constexpr std::string_view stackchess_game =
    "[Variant \"Stackchess\"]\n[SetUp \"1\"]\n"
    "[FEN \"nbqkbn/pppppp/6/6/PPPPPP/NBQKBN w ABCDEFabcdef 0 1\"]\n\n"
    "1. f1-d2 a6-c5 2. c1-c2 c6-d6 3. 2d2-b3 e5-e4 4. a1-b3 2c5-e4 5. c2-c6 2d6xc6 "
    "6. b2-b3 2c6-b5 7. 4b3-a5 f6-e4 8. f2-f4 d5-d3 9. 4a5-c4 4e4-f2 *";
constexpr std::size_t stackchess_blunder = 8; ///< 5. c2-c6

Record read(std::string_view pgn) {
    record::PgnReader reader(record::text_source(pgn), record::record_limits);
    auto read = record::read_record(reader);
    EXPECT_TRUE(read && read->problems.empty()) << pgn;
    return read->record;
}

Review look_at(const Record& record) {
    const auto searcher = engine::make_searcher(record.rules(), 4);
    return look_at_game(record, *searcher, few_nodes, [](std::size_t) { return true; });
}

MoveTree::Id node_at(const Record& record, std::size_t ply) {
    MoveTree::Id id = record.moves.next(MoveTree::root);
    for (std::size_t i = 0; i < ply; ++i) id = record.moves.next(id);
    return id;
}

void expect_one_blunder(std::string_view pgn, std::size_t blunder) {
    Record record = read(pgn);
    const Review review = look_at(record);
    ASSERT_EQ(review.size(), record.moves.main_line_size());
    ASSERT_EQ(review.move(blunder)->judgement, Judgement::blunder) << review.move(blunder)->lost;
    for (std::size_t ply = 0; ply < review.size(); ++ply) {
        ASSERT_TRUE(review.move(ply));
        if (ply == blunder) continue;
        EXPECT_LT(review.move(ply)->judgement, Judgement::blunder) << review.played(ply);
        EXPECT_LT(review.move(ply)->lost, review.move(blunder)->lost / 2) << review.played(ply);
    }
    annotate(record, review);
    const MoveTree::Id id = node_at(record, blunder);
    EXPECT_EQ(record.moves[id].nags, std::vector<std::uint16_t>{4});
    const MoveTree::Id better = record.moves.first_variation(id);
    ASSERT_NE(better, MoveTree::none);
    EXPECT_NE(record.moves[better].move, record.moves[id].move);
    EXPECT_TRUE(record::evaluation(record.moves[better]));
    EXPECT_EQ(read(record::to_pgn(record)), record) << "the rules accept what was added";
}

TEST(GameAnalyst, NamesThePlantedBlunderAloneInChess) {
    expect_one_blunder(chess_game, chess_blunder);
}

TEST(GameAnalyst, NamesThePlantedBlunderAloneInStackchess) {
    expect_one_blunder(stackchess_game, stackchess_blunder);
}

TEST(GameAnalyst, FindsTheSameAgainWithTheSameSearcher) {
    const Record record = read(stackchess_game);
    const auto searcher = engine::make_searcher(game::Rules::stackchess, 4);
    const auto always = [](std::size_t) { return true; };
    const Review first = look_at_game(record, *searcher, few_nodes, always);
    const Review second = look_at_game(record, *searcher, few_nodes, always);
    for (std::size_t ply = 0; ply <= first.size(); ++ply)
        EXPECT_EQ(first.evaluation(ply), second.evaluation(ply)) << ply;
}

TEST(GameAnalyst, KnowsHowAGameEnds) {
    const Review mate = look_at(read("1. f3 e5 2. g4 Qh4# 0-1"));
    EXPECT_EQ(mate.white_points(4), 0);
    EXPECT_EQ(mate.move(3)->lost, 0);
    EXPECT_EQ(mate.move(2)->judgement, Judgement::blunder);
    EXPECT_EQ(
        mate.evaluation(3),
        (record::Evaluation{.is_mate = true, .value = -1, .depth = mate.before(3)->best.depth}));
    const Review capture = look_at(read("[Variant \"Stackchess\"]\n[SetUp \"1\"]\n[FEN "
                                        "\"k3/4/4/(QQ)3 w - 0 1\"]\n\n1. 2a1xa4 1-0"));
    EXPECT_EQ(capture.white_points(1), 1000);
    EXPECT_EQ(capture.move(0)->lost, 0);
    const Review stalemate =
        look_at(read("[SetUp \"1\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Kf7 *"));
    EXPECT_EQ(stalemate.white_points(1), 500);
    EXPECT_EQ(stalemate.move(0)->judgement, Judgement::blunder) << "the win is gone";
}

TEST(GameAnalyst, LeavesOutWhatWasTakenBackOrPlayedAfterTheEnd) {
    Record record = read("1. e4 e5 2. Nf3 *");
    record.undone = 1;
    EXPECT_EQ(ply_count(record), 2U);
    EXPECT_EQ(look_at(record).size(), 2U);
    const Record dead =
        read("[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. Kb1 Kg8 *");
    EXPECT_EQ(look_at(dead).size(), 0U);
}

TEST(GameAnalyst, KeepsWhatItKnowsWhenItMustStop) {
    const Record record = read(chess_game);
    const auto searcher = engine::make_searcher(game::Rules::chess, 1);
    std::vector<std::size_t> told;
    const Review review =
        look_at_game(record, *searcher, {.nodes = 200}, [&](std::size_t looked_at) {
            told.push_back(looked_at);
            return looked_at < 4;
        });
    EXPECT_EQ(told, (std::vector<std::size_t>{1, 2, 3, 4}));
    EXPECT_TRUE(review.move(29));
    EXPECT_TRUE(review.move(28));
    EXPECT_FALSE(review.move(27));
    EXPECT_FALSE(review.white_points(27));
    Record annotated = record;
    annotate(annotated, review);
    EXPECT_TRUE(record::evaluation(annotated.moves[node_at(annotated, 29)]));
    EXPECT_FALSE(record::evaluation(annotated.moves[node_at(annotated, 20)]));
}

TEST(Annotate, TwiceIsOnce) {
    Record once = read(chess_game);
    const Review review = look_at(once);
    once.moves[node_at(once, chess_blunder)].nags = {146};
    EXPECT_EQ(annotate(once, review), 0U);
    EXPECT_EQ(once.moves[node_at(once, chess_blunder)].nags, (std::vector<std::uint16_t>{4, 146}));
    Record twice = once;
    EXPECT_EQ(annotate(twice, review), 0U);
    EXPECT_EQ(twice, once);
}

TEST(Annotate, LeavesThePersonsSignsAloneHoweverOftenItIsDone) {
    for (const record::Nag sign : std::array<record::Nag, 5>{1, 2, 3, 5, 6}) {
        Record record = read(chess_game);
        const Review review = look_at(record);
        const MoveTree::Id id = node_at(record, chess_blunder);
        record.moves[id].nags = {sign, 146};
        for (int i = 0; i < 3; ++i) {
            EXPECT_EQ(annotate(record, review), 1U) << sign;
            const auto& nags = record.moves[node_at(record, chess_blunder)].nags;
            EXPECT_EQ(nags, (std::vector<record::Nag>{sign, 146}));
        }
        EXPECT_TRUE(record::evaluation(record.moves[node_at(record, chess_blunder)]));
    }
}

TEST(Annotate, TakesThePlaceOfAnEarlierAnalysis) {
    // Each has a sign, a score and a line left by an analysis; some were edited by a person.
    Record record =
        read("1. e4 $4 {[%eval -3.00,2]} (1. a3 {[%eval 9.00,2]} 1... a6) "
             "1... e5 $4 {[%eval 3.00,2] [%clk 0:01:00]} (1... b6 {[%eval 9.00,2] mine}) "
             "(1... a6 {[%eval 9.00,2]} 2. a3 $1) 2. Nf3 $2 (2. a3 {[%eval 9.00,2]}) "
             "2... Nc6 $1 {[%eval 3.00,2]} *");
    annotate(record, look_at(record));
    const auto node = [&](std::size_t ply) { return record.moves[node_at(record, ply)]; };
    const auto lines = [&](std::size_t ply) {
        std::size_t count = 0;
        for (auto id = record.moves.first_variation(node_at(record, ply)); id != MoveTree::none;
             id = record.moves.next_variation(id))
            ++count;
        return count;
    };
    EXPECT_TRUE(node(0).nags.empty());
    EXPECT_EQ(lines(0), 0U);
    EXPECT_TRUE(node(1).nags.empty());
    EXPECT_EQ(lines(1), 2U) << "a person's words, and a person's sign";
    EXPECT_EQ(node(2).nags, std::vector<std::uint16_t>{2}) << "a person's: there was no score";
    EXPECT_EQ(lines(2), 1U);
    EXPECT_EQ(node(3).nags, std::vector<std::uint16_t>{1}) << "praise is a person's";
    for (std::size_t ply = 0; ply < 4; ++ply)
        EXPECT_LT(std::abs(record::evaluation(node(ply))->value), 200) << ply;
    EXPECT_TRUE(record::clock_after(node(1)));
}

TEST(Annotate, SaysWhatTheReportSays) {
    Record record = read(chess_game);
    const Review review = look_at(record);
    annotate(record, review);
    const MoveTree::Id id = node_at(record, chess_blunder);
    EXPECT_EQ(record::evaluation(record.moves[id]), review.evaluation_after(chess_blunder));
    EXPECT_EQ(record::evaluation(record.moves[record.moves.first_variation(id)]),
              review.evaluation(chess_blunder));
}

TEST(Annotate, KeepsComments) {
    Record record = read("1. e4 {[%clk 0:05:00] good} e5 *");
    annotate(record, look_at(record));
    const record::Node& first = record.moves[node_at(record, 0)];
    EXPECT_TRUE(record::clock_after(first));
    EXPECT_TRUE(record::evaluation(first));
    EXPECT_NE(first.comments.front().find("good"), std::string::npos);
}

TEST(Annotate, HasASignForEachJudgement) {
    EXPECT_EQ(sign_of(Judgement::fine), "");
    EXPECT_EQ(sign_of(Judgement::inaccuracy), "?!");
    EXPECT_EQ(sign_of(Judgement::mistake), "?");
    EXPECT_EQ(sign_of(Judgement::blunder), "??");
}

} // namespace
} // namespace analysis
