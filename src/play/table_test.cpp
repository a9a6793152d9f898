#include "play/table.hpp"

#include <thread>

#include "play/table_fixture.hpp"

namespace play {
namespace {

using core::Color;
using game::Claim;
using game::Letters;
using game::Reason;
using namespace std::chrono_literals;

TEST_F(TableTest, PlaysAndRefuses) {
    Table table(chess(), tools());
    EXPECT_EQ(table.play("Cf3", Letters::french)->text, "g1f3");
    EXPECT_EQ(table.play("e2e4", Letters::english).error().kind, game::RefusalKind::not_yours);
    table.resign();
    EXPECT_EQ(table.session().outcome(), game::Outcome::win(Color::white, Reason::resignation));
    EXPECT_EQ(table.play("e7e5", Letters::english).error().kind, game::RefusalKind::game_over);
}

TEST_F(TableTest, LetsEitherSideGiveUp) {
    Table table(chess(), tools());
    play(table, {"e2e4"});
    table.resign(Color::white);
    EXPECT_EQ(table.session().outcome(), game::Outcome::win(Color::black, Reason::resignation));
}

TEST_F(TableTest, TakesOneMoveBackBetweenPeople) {
    Table table(chess(), tools());
    EXPECT_EQ(table.undo(), 0U);
    play(table, {"e2e4", "e7e5"});
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_EQ(table.session().ply_count(), 1U);
    EXPECT_EQ(table.redo(), 1U);
    EXPECT_EQ(table.redo(), 0U);
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_EQ(table.undo(), 1U);
    play(table, {"d2d4"});
    EXPECT_EQ(table.redo(), 0U);
    table.resign();
    EXPECT_EQ(table.undo(), 0U);
    EXPECT_TRUE(table.is_over());
}

TEST_F(TableTest, TakesBothMovesBackAgainstTheComputer) {
    script_.moves = {"e7e5", "b8c6"};
    Table table(against_computer(), tools());
    for (const char* const move : {"e2e4", "g1f3"}) {
        play(table, {move});
        EXPECT_TRUE(table.computer_move());
    }
    EXPECT_EQ(table.undo(), 2U);
    EXPECT_EQ(table.session().ply_count(), 2U);
    EXPECT_EQ(table.undo(), 2U);
    EXPECT_EQ(table.undo(), 0U);
    EXPECT_EQ(table.redo(), 2U);
    EXPECT_FALSE(table.is_computer_to_move());
    EXPECT_EQ(table.redo(), 2U);
    EXPECT_EQ(table.redo(), 0U);
    play(table, {"f1c4"}); // the computer has not answered
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_FALSE(table.is_computer_to_move());
}

TEST_F(TableTest, LeavesTheComputerItsFirstMove) {
    script_.moves = {"e2e4"};
    Table table(against_computer(Color::white), tools());
    ASSERT_TRUE(table.computer_move());
    EXPECT_EQ(table.undo(), 0U);
    EXPECT_EQ(table.session().ply_count(), 1U);
}

TEST_F(TableTest, TakesNothingBackWhenStrict) {
    TableOptions options = chess();
    options.strict = true;
    Table table(options, tools());
    play(table, {"e2e4"});
    EXPECT_EQ(table.undo(), 0U);
    EXPECT_EQ(table.redo(), 0U);
}

TEST_F(TableTest, TakesAMateBack) {
    Table table(chess(), tools());
    play(table, {"f2f3", "e7e5", "g2g4", "d8h4"});
    EXPECT_TRUE(table.is_over());
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_FALSE(table.is_over());
}

TEST_F(TableTest, LetsTheComputerMove) {
    script_.moves = {"e7e5", "g8f6"};
    Table table(against_computer(), tools());
    EXPECT_FALSE(table.computer_move()); // it is not its turn
    play(table, {"e2e4"});
    EXPECT_TRUE(table.is_computer_to_move());
    EXPECT_EQ(table.computer_move()->text, "e7e5");
    EXPECT_EQ(script_.game, std::vector<std::string>{"e2e4"});
    EXPECT_EQ(script_.level, 3);
    EXPECT_FALSE(script_.limits.clock);
    play(table, {"d2d4"});
    EXPECT_TRUE(table.computer_move());
    EXPECT_EQ(script_.game, (std::vector<std::string>{"e2e4", "e7e5", "d2d4"}));
    EXPECT_NE(script_.seeds[0], script_.seeds[1]);
    EXPECT_EQ(table.undo(), 2U);
    table.hint();
    EXPECT_EQ(script_.game, (std::vector<std::string>{"e2e4", "e7e5"}));
}

TEST_F(TableTest, StopsTheComputer) {
    script_.moves = {"e2e4", "d2d4", "c2c4", "b2b4"};
    Table table(against_computer(Color::white), tools());
    table.stop_thinking(); // before it has ever thought
    EXPECT_FALSE(table.computer_move());
    table.allow_thinking();
    script_.while_thinking = [&] { table.stop_thinking(); };
    EXPECT_FALSE(table.computer_move());
    EXPECT_TRUE(script_.is_stopped);
    EXPECT_EQ(table.session().ply_count(), 0U);
    EXPECT_FALSE(table.hint());
    table.allow_thinking();
    EXPECT_FALSE(script_.is_stopped);
    script_.while_thinking = [] {};
    EXPECT_TRUE(table.hint());
    EXPECT_TRUE(table.computer_move());
}

TEST_F(TableTest, StopsARealSearchFromAnotherThread) {
    TableOptions options{.start = stackchess::start_setup({})};
    options.seats[0] = {SeatKind::computer, engine::max_level};
    Table table(options);
    std::thread other([&] {
        std::this_thread::sleep_for(20ms);
        table.stop_thinking();
    });
    const auto before = std::chrono::steady_clock::now();
    while (table.computer_move()) table.undo();
    EXPECT_LT(std::chrono::steady_clock::now() - before, 2s);
    other.join();
    EXPECT_EQ(table.session().ply_count(), 0U);
}

TEST_F(TableTest, PlaysWholeGamesOfTheComputer) {
    for (const record::Setup& start : {record::Setup(chess::start_setup()),
                                       record::Setup(stackchess::start_setup({.size = 4}))}) {
        TableOptions options{.start = start};
        options.seats = {{{SeatKind::computer, 1}, {SeatKind::computer, 2}}};
        Table table(options, {.seed = 7});
        while (!table.is_over() && table.session().ply_count() < 40)
            ASSERT_TRUE(table.computer_move());
        EXPECT_GT(table.session().ply_count(), 4U);
        EXPECT_EQ(through_file(table)->session().text(), table.session().text());
    }
}

TEST_F(TableTest, AsksTheComputerAboutADraw) {
    script_.moves = {"e2e4"};
    Table table(against_computer(), tools());
    script_.centipawns = 300; // good for the person, who is to move
    EXPECT_TRUE(table.computer_accepts_draw());
    script_.centipawns = -300;
    EXPECT_FALSE(table.computer_accepts_draw());
    script_.centipawns = 300;
    table.stop_thinking();
    EXPECT_FALSE(table.computer_accepts_draw());
    EXPECT_FALSE(Table(chess(), tools()).computer_accepts_draw());
}

TEST_F(TableTest, ShowsTheComputerItsClock) {
    script_.moves = {"e2e4"};
    Table table(with_clock(against_computer(Color::white)), tools());
    now_ += 10s;
    ASSERT_TRUE(table.computer_move());
    ASSERT_TRUE(script_.limits.clock);
    EXPECT_EQ(script_.limits.clock->left, 50s);
    EXPECT_GT(script_.limits.clock->overhead, 0ms);
}

TEST_F(TableTest, LosesOnTime) {
    Table table(with_clock(chess()), tools());
    play(table, {"e2e4"});
    now_ += 59'999ms;
    EXPECT_FALSE(table.check_flag());
    now_ += 1ms;
    EXPECT_EQ(table.play("e7e5", Letters::english).error().kind, game::RefusalKind::game_over);
    EXPECT_TRUE(table.check_flag());
    EXPECT_EQ(table.session().outcome(), game::Outcome::win(Color::white, Reason::time));
    now_ += 10s;
    EXPECT_EQ(table.remaining(Color::white), 62s);
}

TEST_F(TableTest, LetsAComputerLoseOnTime) {
    script_.moves = {"e2e4"};
    script_.while_thinking = [&] { now_ += 61s; };
    Table table(with_clock(against_computer(Color::white)), tools());
    EXPECT_FALSE(table.computer_move());
    EXPECT_EQ(table.session().outcome(), game::Outcome::win(Color::black, Reason::time));
}

TEST_F(TableTest, SetsTheClocksBack) {
    Table table(with_clock(chess()), tools());
    now_ += 5s;
    play(table, {"e2e4"});
    now_ += 7s;
    play(table, {"e7e5"});
    now_ += 20s;
    EXPECT_EQ(table.remaining(Color::white), 37s);
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_EQ(table.remaining(Color::white), 57s);
    EXPECT_EQ(table.remaining(Color::black), 60s);
    now_ += 1s;
    EXPECT_EQ(table.remaining(Color::black), 59s);
    EXPECT_EQ(table.redo(), 1U);
    EXPECT_EQ(table.remaining(Color::black), 55s);
}

TEST_F(TableTest, StopsTheClocksAtTheEnd) {
    Table table(with_clock(chess()), tools());
    play(table, {"f2f3", "e7e5", "g2g4", "d8h4"});
    now_ += 100s;
    EXPECT_EQ(table.remaining(Color::white), 64s);
    EXPECT_FALSE(table.check_flag());
    EXPECT_EQ(table.session().outcome().reason(), Reason::checkmate);
    EXPECT_EQ(table.undo(), 1U);
    now_ += 1s;
    EXPECT_EQ(table.remaining(Color::black), 61s);
    table.pause_clock();
    now_ += 1s;
    table.resume_clock();
    EXPECT_EQ(table.remaining(Color::black), 61s);
}

TEST_F(TableTest, AsksOnceAboutEachClaim) {
    Table table(chess(), tools());
    for (int i = 0; i < 2; ++i) {
        EXPECT_FALSE(table.new_claim());
        play(table, {"g1f3", "g8f6", "f3g1", "f6g8"});
    }
    EXPECT_EQ(table.new_claim(), Claim::threefold_repetition);
    EXPECT_FALSE(table.new_claim());
    EXPECT_FALSE(through_file(table)->new_claim());
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_FALSE(table.claim_draw(Claim::threefold_repetition));
    EXPECT_EQ(table.redo(), 1U);
    EXPECT_FALSE(table.claim_draw(Claim::fifty_moves));
    EXPECT_TRUE(table.claim_draw(Claim::threefold_repetition));
    EXPECT_EQ(table.session().outcome(), game::Outcome::draw(Reason::threefold_repetition));
}

TEST_F(TableTest, AsksAboutFiftyMoves) {
    const auto setup = chess::read_setup("4k3/8/8/8/8/8/3R4/4K3 w - - 99 80");
    ASSERT_TRUE(setup);
    Table table({.start = *setup}, tools());
    EXPECT_FALSE(table.new_claim());
    play(table, {"d2c2"});
    EXPECT_EQ(table.new_claim(), Claim::fifty_moves);
    EXPECT_FALSE(through_file(table)->new_claim());
}

TEST_F(TableTest, KnowsWhatIsSaved) {
    Table table(chess(), tools());
    EXPECT_FALSE(table.has_unsaved_moves());
    play(table, {"e2e4"});
    EXPECT_TRUE(table.has_unsaved_moves());
    EXPECT_FALSE(table.save_name());
    table.mark_saved("Partie 1");
    EXPECT_FALSE(table.has_unsaved_moves());
    EXPECT_EQ(table.save_name(), "Partie 1");
    EXPECT_EQ(table.undo(), 1U);
    EXPECT_TRUE(table.has_unsaved_moves());
    EXPECT_EQ(table.redo(), 1U);
    EXPECT_FALSE(table.has_unsaved_moves());
    table.agree_draw();
    EXPECT_TRUE(table.has_unsaved_moves());
}

} // namespace
} // namespace play
