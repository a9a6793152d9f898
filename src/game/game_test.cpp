#include "game/game.hpp"

#include <array>
#include <initializer_list>

#include <gtest/gtest.h>

#include "core/static_vector.hpp"
#include "game/perft.hpp"

namespace game {
namespace {

/// A very small game: a token on one of `places` places in a circle steps left or right; the player
/// who reaches place 0 with a step to the right wins. A step of 2, in either direction, is the
/// "pawn move" that restarts the counting of plies.
class Circle {
  public:
    static constexpr auto rules = Rules::stackchess; // one must be named
    using Move = std::int8_t;
    using MoveList = core::StaticVector<Move, 4>;
    struct Undo {
        int place;
        int quiet_plies;
    };

    explicit Circle(int quiet_plies = 0) : quiet_plies_(quiet_plies) {}

    Color turn() const { return turn_; }
    core::PositionKey key() const {
        return static_cast<core::PositionKey>(2 * place_ + (turn_ == Color::white));
    }
    core::PositionKey fresh_key() const { return key(); }
    int quiet_plies() const { return quiet_plies_; }
    bool can_win(Color color) const { return color == Color::white; }
    Outcome outcome() const {
        if (place_ == 0) return Outcome::win(~turn_, Reason::all_captured);
        if (quiet_plies_ >= 150) return Outcome::draw(Reason::seventy_five_moves);
        return {};
    }
    bool is_legal(Move move) const { return move == 1 || move == -1 || move == 2 || move == -2; }
    Refusal refusal(Move move) const {
        return {is_legal(move) ? RefusalKind::none : RefusalKind::not_a_move, {}, {}, 0, 0};
    }
    std::size_t move_count() const { return 4; }
    void generate(MoveList& moves) const {
        for (const Move move : std::array<Move, 4>{1, -1, 2, -2}) moves.push_back(move);
    }
    Undo play(Move move) {
        const Undo undo{place_, quiet_plies_};
        place_ = (place_ + move + places) % places;
        quiet_plies_ = move % 2 == 0 ? 0 : quiet_plies_ + 1;
        turn_ = ~turn_;
        return undo;
    }
    void undo(Move, const Undo& undo) {
        place_ = undo.place;
        quiet_plies_ = undo.quiet_plies;
        turn_ = ~turn_;
    }
    int place() const { return place_; }

    friend bool operator==(const Circle&, const Circle&) = default;

  private:
    static constexpr int places = 100;
    int place_ = 50;
    int quiet_plies_ = 0;
    Color turn_ = Color::white;
};

static_assert(Position<Circle>);

void play_all(Game<Circle>& game, std::initializer_list<int> moves) {
    for (const int move : moves) game.play(static_cast<Circle::Move>(move));
}

TEST(Game, UndoAndRedoGoThroughTheMoves) {
    Game<Circle> game{Circle()};
    play_all(game, {1, 2});
    EXPECT_EQ(game.position().place(), 53);
    EXPECT_TRUE(game.undo());
    EXPECT_EQ(game.position().place(), 51);
    EXPECT_EQ(game.moves().size(), 1U);
    EXPECT_EQ(game.undone_moves().size(), 1U);
    EXPECT_TRUE(game.redo());
    EXPECT_FALSE(game.redo());
    EXPECT_EQ(game.position().place(), 53);
    EXPECT_TRUE(game.undo());
    EXPECT_TRUE(game.undo());
    EXPECT_FALSE(game.undo());
    EXPECT_EQ(game.position(), game.start());
}

TEST(Game, ANewMoveForgetsWhatCouldBeRedone) {
    Game<Circle> game{Circle()};
    play_all(game, {1, 1});
    game.undo();
    game.play(-1);
    EXPECT_TRUE(game.undone_moves().empty());
    EXPECT_FALSE(game.redo());
    EXPECT_EQ(game.position().place(), 50);
}

TEST(Game, ThreeTimesMayBeClaimedAndFiveTimesEnds) {
    Game<Circle> game{Circle()};
    for (int times = 1; times < 5; ++times) {
        EXPECT_EQ(game.occurrences(), times);
        EXPECT_EQ(game.claims().contains(Claim::threefold_repetition), times >= 3);
        EXPECT_FALSE(game.outcome().is_over());
        play_all(game, {1, -1});
    }
    EXPECT_EQ(game.occurrences(), 5);
    EXPECT_EQ(game.outcome(), Outcome::draw(Reason::fivefold_repetition));
    EXPECT_TRUE(game.claims().empty());
    game.undo();
    EXPECT_FALSE(game.outcome().is_over());
}

TEST(Game, APositionBeforeAPawnMoveCountsToo) {
    Game<Circle> game{Circle()};
    play_all(game, {2, -2});
    EXPECT_EQ(game.position().quiet_plies(), 0);
    EXPECT_EQ(game.occurrences(), 2);
}

TEST(Game, AClaimEndsTheGame) {
    Game<Circle> game{Circle()};
    play_all(game, {1, -1, 1, -1});
    game.claim(Claim::threefold_repetition);
    EXPECT_EQ(game.outcome(), Outcome::draw(Reason::threefold_repetition));
    Game<Circle> long_game{Circle(100)};
    ASSERT_TRUE(long_game.claims().contains(Claim::fifty_moves));
    long_game.claim(Claim::fifty_moves);
    EXPECT_EQ(long_game.outcome(), Outcome::draw(Reason::fifty_moves));
}

TEST(Game, NinetyNinePliesAreNotEnoughToClaim) {
    EXPECT_TRUE(Game<Circle>(Circle(99)).claims().empty());
}

TEST(Game, RepetitionComesBeforeCounting) {
    Game<Circle> game{Circle(142)};
    play_all(game, {1, -1, 1, -1, 1, -1, 1, -1});
    EXPECT_EQ(game.outcome(), Outcome::draw(Reason::fivefold_repetition));
    Game<Circle> other{Circle(149)};
    other.play(1);
    EXPECT_EQ(other.outcome(), Outcome::draw(Reason::seventy_five_moves));
}

TEST(Game, EitherSideMayResignAtAnyTime) {
    for (const Color color : core::colors) {
        Game<Circle> game{Circle()};
        game.resign(color);
        EXPECT_EQ(game.outcome(), Outcome::win(~color, Reason::resignation));
    }
}

TEST(Game, WhatIsDeclaredLastDoesNotReplaceAnEarlierEnd) {
    Game<Circle> game{Circle()};
    game.agree_draw();
    game.resign(Color::white);
    EXPECT_EQ(game.outcome(), Outcome::draw(Reason::agreement));
    EXPECT_FALSE(game.redo());
    EXPECT_TRUE(game.undo()); // takes back only the agreement
    EXPECT_FALSE(game.outcome().is_over());
}

TEST(Game, TimeLosesUnlessTheOtherCouldNeverWin) {
    Game<Circle> game{Circle()};
    game.lose_on_time(); // White's time, and Black can never win here
    EXPECT_EQ(game.outcome(), Outcome::draw(Reason::time));
    Game<Circle> other{Circle()};
    other.play(1);
    other.lose_on_time();
    EXPECT_EQ(other.outcome(), Outcome::win(Color::white, Reason::time));
}

TEST(Perft, CountsTheLeaves) {
    Circle circle;
    EXPECT_EQ(perft(circle, 0), 1U);
    EXPECT_EQ(perft(circle, 1), 4U);
    EXPECT_EQ(perft(circle, 5), 1024U);
    EXPECT_EQ(circle, Circle());
}

TEST(Perft, DivisionAddsUpWithAnyNumberOfThreads) {
    for (const unsigned threads : {1U, 2U, 7U})
        for (const int depth : {1, 2, 5}) {
            std::uint64_t sum = 0;
            for (const auto& [move, leaves] : divide(Circle(), depth, threads)) sum += leaves;
            EXPECT_EQ(sum, std::uint64_t{1} << 2 * depth);
        }
}

} // namespace
} // namespace game
