#include "text/game_report.hpp"

#include <gtest/gtest.h>

#include "phrase/line_text.hpp"
#include "record/record_reader.hpp"
#include "words/voices_fixture.hpp"

namespace text {
namespace {

using analysis::Review;
using analysis::View;
using core::Color;

using words::english;
using words::french;

record::Record read(std::string_view pgn) {
    record::PgnReader reader(record::text_source(pgn), record::record_limits);
    return record::read_record(reader).value().record;
}

constexpr std::string_view game = "[White \"Anna\"]\n[Black \"Boris\"]\n\n1. e4 e5 2. Qh5 Nf6 *";

View view(int points, int centipawns, std::vector<std::string> moves) {
    return {{.points = points, .line = {.centipawns = centipawns, .moves = std::move(moves)}}};
}

/// White's second move is an inaccuracy, Black's answer a blunder.
Review review_of_game() {
    return {Color::white,
            {"e2e4", "e7e5", "d1h5", "g8f6"},
            {view(520, 20, {"e2e4"}), view(480, -15, {"e7e5"}), view(520, 30, {"g1f3", "b8c6"}),
             view(540, 25, {"b8c6", "f1c4", "g7g6"}), view(800, 210, {"h5e5"})}};
}

TEST(GameReport, NamesTheMistakesAndWhatWasBetter) {
    const std::string report = game_report(english, read(game), review_of_game(), 3, {});
    EXPECT_TRUE(report.starts_with("Game 3: Anna - Boris, *\n")) << report;
    EXPECT_EQ(report.substr(report.find("White: ")),
              "White: accuracy 83.0%, 1 inaccuracy, 0 mistakes, 0 blunders\n"
              "Black: accuracy 54.7%, 0 inaccuracies, 0 mistakes, 1 blunder\n"
              "2. Qh5?!: inaccuracy, costs 6.0% of the winning chances (from +0.30 to -0.25);\n"
              "better: 2. Nf3 Nc6\n"
              "2... Nf6??: blunder, costs 34.0% of the winning chances (from -0.25 to +2.10);\n"
              "better: 2... Nc6 3. Bc4 g6\n");
}

TEST(GameReport, SaysThatItStopsAtANullMove) {
    const Review review{
        Color::white, {"e2e4"}, {view(520, 20, {"e2e4"}), view(480, -15, {"e7e5"})}};
    const record::Record record = read("1. e4 -- 2. d4 *");
    EXPECT_TRUE(
        game_report(english, record, review, 1, {})
            .ends_with("The analysis stops before half-move 2 (--), where a side passes its "
                       "turn.\n"));
    EXPECT_TRUE(game_report(french, record, review, 1, {})
                    .ends_with("L'analyse s'arrête avant le demi-coup 2 (--), où un camp passe son "
                               "tour.\n"));
    EXPECT_TRUE(
        game_report(english, read("1. -- e5 *"), {Color::white, {}, {view(500, 0, {})}}, 1, {})
            .ends_with("before half-move 1 (--), where a side passes its turn.\n"));
}

TEST(GameReport, SpeaksFrench) {
    const std::string report = game_report(french, read(game), review_of_game(), 1, {});
    EXPECT_TRUE(report.starts_with("Partie 1 : Anna - Boris, *\n")) << report;
    EXPECT_NE(report.find("Les blancs : précision 83,0 %, 1 imprécision, 0 erreur, 0 gaffe\n"),
              std::string::npos)
        << report;
    EXPECT_NE(report.find(
                  "2. Dh5?! : imprécision, coûte 6,0 % des chances de gain (de +0,30 à -0,25) ;\n"),
              std::string::npos)
        << report;
    EXPECT_NE(report.find("mieux : 2... Cc6 3. Fc4 g6\n"), std::string::npos) << report;
}

TEST(GameReport, SaysWhenItIsNotWhole) {
    const record::Record record = read(game);
    const std::vector<std::string> played{"e2e4", "e7e5", "d1h5", "g8f6"};
    std::vector<std::optional<View>> views(5);
    const auto report = [&] {
        return game_report(english, record, Review(Color::white, played, views), 1, {});
    };
    EXPECT_TRUE(report().ends_with("\n"
                                   "Analysis interrupted: no move was evaluated.\n"));
    views[4] = view(500, 0, {"a2a3"});
    views[3] = view(500, 0, {"g8f6"});
    EXPECT_TRUE(report().ends_with("\n"
                                   "Analysis interrupted: only the last move was evaluated.\n"));
    views[2] = view(500, 0, {"d1h5"});
    EXPECT_TRUE(
        report().ends_with("\n"
                           "Analysis interrupted: only the last 2 moves were evaluated.\n"));
}

TEST(GameReport, SaysTheResultOfAMoveThatEndsTheGame) {
    const record::Record record =
        read("[SetUp \"1\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Kf7 1/2-1/2");
    const Review review(Color::white, {"f6f7"},
                        {View{{.points = 1000, .line = {.win_in = 1, .moves = {"g6g7"}}}}, View{}});
    EXPECT_NE(game_report(english, record, review, 1, {})
                  .find("1. Kf7??: blunder, costs 50.0% of the winning chances (from #1 to "
                        "1/2-1/2);\nbetter: 1. Qg7#\n"),
              std::string::npos);
    EXPECT_EQ(
        game_report(english, read("[Event \"?\"]\n\n*"), Review(Color::white, {}, {View{}}), 2, {}),
        "Game 2: ? - ?, *\n"
        "There are no moves to analyse.\n");
}

TEST(LineText, IsNumberedAsAScoreSheetIs) {
    const chess::Position start = chess::Position::start();
    const std::vector<std::string> moves{"e2e4", "e7e5", "g1f3"};
    EXPECT_EQ(phrase::line_text(start, moves, game::Letters::english, 10), "1. e4 e5 2. Nf3");
    EXPECT_EQ(phrase::line_text(start, moves, game::Letters::french, 10), "1. e4 e5 2. Cf3");
    EXPECT_EQ(phrase::line_text(start, moves, game::Letters::english, 2), "1. e4 e5");
    chess::Position after = start;
    after.play(read_move(after, "e2e4").value());
    EXPECT_EQ(phrase::line_text(after, std::span(moves).subspan(1), game::Letters::english, 10),
              "1... e5 2. Nf3");
    EXPECT_EQ(phrase::line_text(start, {}, game::Letters::english, 10), "");
}

} // namespace
} // namespace text
