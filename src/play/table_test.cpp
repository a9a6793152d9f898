#include "play/table.hpp"

#include <functional>

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
    EXPECT_EQ(table.play(Color::white, "Cf3", Letters::french)->text, "g1f3");
    EXPECT_EQ(table.play(Color::black, "e2e4", Letters::english).error().refusal.kind,
              game::RefusalKind::not_yours);
    EXPECT_EQ(table.resign(table.turn()), Denial::none);
    EXPECT_EQ(table.session().outcome(), game::Outcome::win(Color::white, Reason::resignation));
    EXPECT_EQ(table.play(Color::black, "e7e5", Letters::english).error().refusal.kind,
              game::RefusalKind::game_over);
}

TEST_F(TableTest, LetsEitherSideGiveUp) {
    Table table(chess(), tools());
    play(table, {"e2e4"});
    EXPECT_EQ(table.resign(Color::white), Denial::none);
    EXPECT_EQ(table.session().outcome(), game::Outcome::win(Color::black, Reason::resignation));
}

TEST_F(TableTest, TakesOneMoveBackBetweenPeople) {
    Table table(chess(), tools());
    EXPECT_EQ(table.undo(table.turn()).error(), Denial::nothing_there);
    play(table, {"e2e4", "e7e5"});
    EXPECT_EQ(table.undo(table.turn()), 1U);
    EXPECT_EQ(table.session().ply_count(), 1U);
    EXPECT_EQ(table.redo(table.turn()), 1U);
    EXPECT_EQ(table.redo(table.turn()).error(), Denial::nothing_there);
    EXPECT_EQ(table.undo(table.turn()), 1U);
    EXPECT_EQ(table.undo(table.turn()), 1U);
    play(table, {"d2d4"});
    EXPECT_EQ(table.redo(table.turn()).error(), Denial::nothing_there);
    EXPECT_EQ(table.resign(table.turn()), Denial::none);
    EXPECT_EQ(table.undo(table.turn()).error(), Denial::declared);
    EXPECT_TRUE(table.is_over());
}

TEST_F(TableTest, DeniesAMoveOutOfTurn) {
    Table table(chess(), tools());
    EXPECT_EQ(table.play(Color::black, "e7e5", Letters::english).error().denial,
              Denial::not_your_turn);
    play(table, {"e2e4"});
    EXPECT_EQ(table.play(Color::white, "d2d4", Letters::english).error().denial,
              Denial::not_your_turn);
    EXPECT_EQ(table.session().ply_count(), 1U);
}

TEST_F(TableTest, TakesMovesBackToTheLastOneOfTheSideThatAsks) {
    Table table(against_computer(), tools());
    play(table, {"e2e4", "e7e5", "g1f3", "b8c6"});
    EXPECT_EQ(table.undo(Color::white), 2U);
    EXPECT_EQ(table.undo(Color::white), 2U);
    EXPECT_EQ(table.undo(Color::white).error(), Denial::nothing_there);
    EXPECT_EQ(table.redo(Color::white), 2U);
    EXPECT_FALSE(table.is_computer_to_move());
    EXPECT_EQ(table.redo(Color::white), 2U);
    EXPECT_EQ(table.redo(Color::white).error(), Denial::nothing_there);
    play(table, {"f1c4"}); // the computer has not answered
    EXPECT_EQ(table.undo(Color::white), 1U);
    EXPECT_FALSE(table.is_computer_to_move());
}

TEST_F(TableTest, LeavesTheComputerItsFirstMove) {
    Table table(against_computer(Color::white), tools());
    play(table, {"e2e4"});
    EXPECT_EQ(table.undo(Color::black).error(), Denial::nothing_there);
    EXPECT_EQ(table.session().ply_count(), 1U);
}

TEST_F(TableTest, TakesBackByConsentFarAway) {
    Table table(against(SeatKind::remote), tools());
    play(table, {"e2e4", "e7e5", "g1f3"});
    EXPECT_EQ(table.undo(Color::white).error(), Denial::needs_consent);
    EXPECT_EQ(table.answer_offer(OfferKind::takeback, Color::black, true), Denial::not_offered);
    EXPECT_EQ(table.make_offer(OfferKind::takeback, Color::white), Denial::none);
    EXPECT_EQ(table.make_offer(OfferKind::takeback, Color::white), Denial::already_offered);
    EXPECT_EQ(table.answer_offer(OfferKind::takeback, Color::white, true), Denial::not_offered);
    EXPECT_EQ(table.answer_offer(OfferKind::takeback, Color::black, true), Denial::none);
    EXPECT_EQ(table.session().ply_count(), 2U) << "the move of the one who asked";
    EXPECT_EQ(table.offer(OfferKind::takeback), (Offer{Color::white, 3, OfferAnswer::accepted}));
    EXPECT_EQ(table.make_offer(OfferKind::takeback, Color::white), Denial::none);
    EXPECT_EQ(table.answer_offer(OfferKind::takeback, Color::black, true), Denial::none);
    EXPECT_EQ(table.session().ply_count(), 0U) << "both, as it was White's turn";
}

TEST_F(TableTest, ForgetsAWishToTakeBackAfterAMove) {
    Table table(against(SeatKind::remote), tools());
    play(table, {"e2e4"});
    EXPECT_EQ(table.make_offer(OfferKind::takeback, Color::white), Denial::none);
    play(table, {"e7e5"});
    EXPECT_EQ(table.answer_offer(OfferKind::takeback, Color::black, true), Denial::not_offered);
    EXPECT_EQ(table.offer(OfferKind::takeback)->answer, OfferAnswer::lapsed);
}

TEST_F(TableTest, AgreesOnADrawThatIsOffered) {
    Table table(chess(), tools());
    play(table, {"e2e4"});
    EXPECT_EQ(table.make_offer(OfferKind::draw, Color::black), Denial::none);
    play(table, {"e7e5"}); // an offer stands while the one who made it moves
    EXPECT_EQ(table.answer_offer(OfferKind::draw, Color::white, false), Denial::none);
    EXPECT_EQ(table.offer(OfferKind::draw), (Offer{Color::black, 1, OfferAnswer::declined}));
    EXPECT_FALSE(table.is_over());
    EXPECT_EQ(table.make_offer(OfferKind::draw, Color::black), Denial::none);
    play(table, {"g1f3"}); // to move is to decline
    EXPECT_EQ(table.offer(OfferKind::draw)->answer, OfferAnswer::lapsed);
    EXPECT_EQ(table.answer_offer(OfferKind::draw, Color::white, true), Denial::not_offered);
    EXPECT_EQ(table.make_offer(OfferKind::draw, Color::white), Denial::none);
    EXPECT_EQ(table.make_offer(OfferKind::draw, Color::black), Denial::none);
    EXPECT_EQ(table.session().outcome(), game::Outcome::draw(Reason::agreement))
        << "both have offered it";
    EXPECT_EQ(table.make_offer(OfferKind::draw, Color::white), Denial::game_over);
}

TEST_F(TableTest, ForgetsADrawOfferWithTheMoveThatIsTakenBack) {
    Table table(chess(), tools());
    play(table, {"e2e4"});
    EXPECT_EQ(table.make_offer(OfferKind::draw, Color::white), Denial::none);
    EXPECT_EQ(table.undo(Color::black), 1U);
    EXPECT_EQ(table.answer_offer(OfferKind::draw, Color::black, true), Denial::not_offered);
}

TEST_F(TableTest, LeavesNoOfferOpenBehindItsEnd) {
    const auto end = [this](const std::function<void(Table&)>& ends) {
        Table table(with_clock(against(SeatKind::remote)), tools());
        play(table, {"f2f3", "e7e5", "g2g4"});
        EXPECT_EQ(table.make_offer(OfferKind::draw, Color::black), Denial::none);
        EXPECT_EQ(table.make_offer(OfferKind::takeback, Color::white), Denial::none);
        ends(table);
        EXPECT_TRUE(table.is_over());
        EXPECT_EQ(table.answer_offer(OfferKind::takeback, Color::black, true), Denial::not_offered);
        EXPECT_EQ(table.offer(OfferKind::takeback)->answer, OfferAnswer::lapsed);
        EXPECT_FALSE(table.offer(OfferKind::draw)->is_open());
        EXPECT_TRUE(table.is_over());
    };
    end([](Table& table) { table.resign(Color::white); });
    end([](Table& table) { table.answer_offer(OfferKind::draw, Color::white, true); });
    end([](Table& table) { play(table, {"d8h4"}); });
    end([this](Table& table) {
        now_ += 100s;
        table.check_flag();
    });
}

TEST_F(TableTest, LeavesNoOfferOpenBehindAClaim) {
    Table table(against(SeatKind::remote), tools());
    for (int i = 0; i < 2; ++i) play(table, {"g1f3", "g8f6", "f3g1", "f6g8"});
    EXPECT_EQ(table.make_offer(OfferKind::takeback, Color::black), Denial::none);
    EXPECT_EQ(table.claim(Color::white, Claim::threefold_repetition), Denial::none);
    EXPECT_EQ(table.answer_offer(OfferKind::takeback, Color::white, true), Denial::not_offered);
    EXPECT_TRUE(table.is_over());
}

TEST_F(TableTest, HoldsAPlayerToATouchedPieceInStrictChess) {
    TableOptions options = chess();
    options.strict = true;
    Table table(options, tools());
    EXPECT_EQ(table.touch(Color::black, {4, 6}), Denial::not_your_turn);
    EXPECT_EQ(table.touch(Color::white, {0, 0}), Denial::none);
    EXPECT_FALSE(table.touched()) << "the rook cannot move";
    EXPECT_EQ(table.touch(Color::white, {4, 1}), Denial::none);
    EXPECT_EQ(table.touched(), (core::Coord{4, 1}));
    EXPECT_EQ(table.touch(Color::white, {3, 1}), Denial::touched);
    EXPECT_EQ(table.play(Color::white, "d2d4", Letters::english).error().denial, Denial::touched);
    play(table, {"e2e4"});
    EXPECT_FALSE(table.touched());
}

TEST_F(TableTest, LetsTouchedPiecesStandElsewhere) {
    TableOptions options = chess();
    Table loose(options, tools());
    EXPECT_EQ(loose.touch(Color::white, {4, 1}), Denial::none);
    EXPECT_FALSE(loose.touched());
    Table stacks({.strict = true}, tools());
    EXPECT_EQ(stacks.touch(Color::white, {0, 1}), Denial::none);
    EXPECT_FALSE(stacks.touched());
}

TEST_F(TableTest, GivesTasksToTheComputer) {
    Table table(with_clock(against_computer()), tools());
    play(table, {"e2e4"});
    now_ += 10s;
    EXPECT_TRUE(table.is_computer_to_move());
    const ThinkTask task = table.move_task();
    EXPECT_EQ(task.moves, std::vector<std::string>{"e2e4"});
    EXPECT_EQ(task.level, 3);
    ASSERT_TRUE(task.limits.clock);
    EXPECT_EQ(task.limits.clock->left, 50s);
    EXPECT_GT(task.limits.clock->overhead, 0ms);
    play(table, {"e7e5", "d2d4"});
    EXPECT_NE(table.move_task().seed, task.seed);
    EXPECT_EQ(table.undo(Color::white), 1U);
    EXPECT_EQ(table.hint_task().moves, (std::vector<std::string>{"e2e4", "e7e5"}));
    EXPECT_FALSE(table.hint_task().level);
    EXPECT_FALSE(table.hint_task().limits.clock);
}

TEST_F(TableTest, JudgesADrawByWhoIsToMove) {
    Table table(against_computer(), tools());
    const auto found = [](int centipawns) {
        return engine::Thought{.lines = {{.centipawns = centipawns, .moves = {"e2e4"}}}};
    };
    EXPECT_TRUE(table.would_accept_draw(Color::black, found(300))) << "good for the person";
    EXPECT_FALSE(table.would_accept_draw(Color::black, found(-300)));
    EXPECT_FALSE(table.would_accept_draw(Color::black, {}));
    play(table, {"e2e4"});
    EXPECT_FALSE(table.would_accept_draw(Color::black, found(300))) << "good for the computer";
    EXPECT_TRUE(table.would_accept_draw(Color::black, found(-300)));
}

TEST_F(TableTest, PlaysOnEarlyUnlessItStandsBadly) {
    Table table(against_computer(), tools());
    const engine::Thought even{.lines = {{.centipawns = 0, .moves = {"a2a3"}}}};
    const engine::Thought worse{.lines = {{.centipawns = 60, .moves = {"a2a3"}}}};
    for (const char file : std::string("abcdefgh")) {
        EXPECT_FALSE(table.would_accept_draw(Color::black, even));
        EXPECT_FALSE(table.would_accept_draw(Color::black, worse));
        const std::string name(1, file);
        play(table, {(name + "2" + name + "3").c_str(), (name + "7" + name + "6").c_str()});
    }
    play(table, {"a3a4", "a6a5", "h3h4", "h6h5"});
    EXPECT_TRUE(table.would_accept_draw(Color::black, even));
    EXPECT_TRUE(table.would_accept_draw(Color::black, worse));
}

TEST_F(TableTest, TakesNothingBackWhenStrict) {
    TableOptions options = chess();
    options.strict = true;
    Table table(options, tools());
    play(table, {"e2e4"});
    EXPECT_EQ(table.undo(table.turn()).error(), Denial::strict);
    EXPECT_EQ(table.redo(table.turn()).error(), Denial::strict);
}

TEST_F(TableTest, TakesAMateBack) {
    Table table(chess(), tools());
    play(table, {"f2f3", "e7e5", "g2g4", "d8h4"});
    EXPECT_TRUE(table.is_over());
    EXPECT_EQ(table.undo(table.turn()), 1U);
    EXPECT_FALSE(table.is_over());
}

TEST_F(TableTest, LosesOnTime) {
    Table table(with_clock(chess()), tools());
    play(table, {"e2e4"});
    now_ += 59'999ms;
    EXPECT_FALSE(table.check_flag());
    now_ += 1ms;
    EXPECT_EQ(table.play(Color::black, "e7e5", Letters::english).error().refusal.kind,
              game::RefusalKind::game_over);
    EXPECT_TRUE(table.check_flag());
    EXPECT_EQ(table.session().outcome(), game::Outcome::win(Color::white, Reason::time));
    now_ += 10s;
    EXPECT_EQ(table.remaining(Color::white), 62s);
}

TEST_F(TableTest, EndsAsItsKeeperSays) {
    const auto ended = [this](const std::function<Denial(Table&)>& end) {
        Table table(chess(), tools());
        play(table, {"e2e4"});
        EXPECT_EQ(table.make_offer(OfferKind::draw, Color::white), Denial::none);
        EXPECT_EQ(end(table), Denial::none);
        EXPECT_EQ(end(table), Denial::game_over);
        EXPECT_FALSE(table.offer(OfferKind::draw)->is_open());
        EXPECT_EQ(table.undo(Color::white).error(), Denial::declared);
        EXPECT_EQ(through_file(table)->session().outcome(), table.session().outcome());
        return table.session().outcome();
    };
    EXPECT_EQ(ended([](Table& table) { return table.abandon(Color::white); }),
              game::Outcome::win(Color::black, Reason::abandonment));
    EXPECT_EQ(ended([](Table& table) { return table.draw_by_length(); }),
              game::Outcome::draw(Reason::too_many_moves));
    EXPECT_EQ(ended([](Table& table) { return table.lose_on_time(); }),
              game::Outcome::win(Color::white, Reason::time));
}

TEST_F(TableTest, TakesTimeThatIsGivenOrNotedElsewhere) {
    Table table(with_clock(chess()), tools());
    now_ += 10s;
    EXPECT_EQ(table.give_time(Color::white, 15s), Denial::none);
    EXPECT_EQ(table.remaining(Color::white), 65s);
    play(table, {"e2e4"});
    table.follow_clocks({40s, 30s}, true);
    now_ += 5s;
    EXPECT_EQ(table.remaining(Color::white), 40s);
    EXPECT_EQ(table.remaining(Color::black), 25s);
    play(table, {"e7e5"});
    EXPECT_EQ(table.give_time(Color::black, 15s), Denial::none);
    EXPECT_EQ(table.give_time(Color::white, 15s), Denial::none);
    EXPECT_EQ(table.remaining(Color::black), 42s);
    EXPECT_EQ(table.undo(Color::black), 1U);
    EXPECT_EQ(table.remaining(Color::white), 55s);
    now_ += 70s;
    EXPECT_EQ(table.give_time(Color::black, 15s), Denial::game_over);
}

TEST_F(TableTest, LetsNobodyActOnAGameWhoseTimeIsOver) {
    const auto late = [this](const std::function<void(Table&)>& act) {
        Table table(with_clock(chess()), tools());
        for (int i = 0; i < 2; ++i) play(table, {"g1f3", "g8f6", "f3g1", "f6g8"});
        play(table, {"g1f3"});
        EXPECT_EQ(table.undo(table.turn()), 1U);
        EXPECT_EQ(table.make_offer(OfferKind::draw, Color::black), Denial::none);
        now_ += 100s;
        act(table);
        EXPECT_EQ(table.session().outcome(), game::Outcome::win(Color::black, Reason::time));
    };
    late([](Table& table) { EXPECT_EQ(table.undo(Color::white).error(), Denial::declared); });
    late([](Table& table) { EXPECT_EQ(table.redo(Color::white).error(), Denial::declared); });
    late([](Table& table) {
        EXPECT_EQ(table.make_offer(OfferKind::draw, Color::white), Denial::game_over);
    });
    late([](Table& table) {
        EXPECT_EQ(table.answer_offer(OfferKind::draw, Color::white, true), Denial::not_offered);
    });
    late([](Table& table) {
        EXPECT_EQ(table.claim(Color::white, Claim::threefold_repetition), Denial::game_over);
    });
    late([](Table& table) { EXPECT_EQ(table.resign(Color::black), Denial::game_over); });
}

TEST_F(TableTest, SetsTheClocksBack) {
    Table table(with_clock(chess()), tools());
    now_ += 5s;
    play(table, {"e2e4"});
    now_ += 7s;
    play(table, {"e7e5"});
    now_ += 20s;
    EXPECT_EQ(table.remaining(Color::white), 37s);
    EXPECT_EQ(table.undo(table.turn()), 1U);
    EXPECT_EQ(table.remaining(Color::white), 57s);
    EXPECT_EQ(table.remaining(Color::black), 60s);
    now_ += 1s;
    EXPECT_EQ(table.remaining(Color::black), 59s);
    EXPECT_EQ(table.redo(table.turn()), 1U);
    EXPECT_EQ(table.remaining(Color::black), 55s);
}

TEST_F(TableTest, StopsTheClocksAtTheEnd) {
    Table table(with_clock(chess()), tools());
    play(table, {"f2f3", "e7e5", "g2g4", "d8h4"});
    now_ += 100s;
    EXPECT_EQ(table.remaining(Color::white), 64s);
    EXPECT_FALSE(table.check_flag());
    EXPECT_EQ(table.session().outcome().reason(), Reason::checkmate);
    EXPECT_EQ(table.undo(table.turn()), 1U);
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
    EXPECT_EQ(table.undo(table.turn()), 1U);
    EXPECT_EQ(table.claim(table.turn(), Claim::threefold_repetition), Denial::nothing_there);
    EXPECT_EQ(table.redo(table.turn()), 1U);
    EXPECT_EQ(table.claim(table.turn(), Claim::fifty_moves), Denial::nothing_there);
    EXPECT_EQ(table.claim(table.turn(), Claim::threefold_repetition), Denial::none);
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
    EXPECT_EQ(table.undo(table.turn()), 1U);
    EXPECT_TRUE(table.has_unsaved_moves());
    EXPECT_EQ(table.redo(table.turn()), 1U);
    EXPECT_FALSE(table.has_unsaved_moves());
    agree_draw(table);
    EXPECT_TRUE(table.has_unsaved_moves());
}

} // namespace
} // namespace play
