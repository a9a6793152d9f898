#include "record/game_record.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "chess/uci.hpp"
#include "core/random.hpp"
#include "record/pgn_writer.hpp"
#include "record/record_reader.hpp"
#include "record/start.hpp"
#include "stackchess/notation.hpp"

namespace record {
namespace {

using core::Color;
using game::Game;
using game::Outcome;
using game::Reason;

/// A game after it was written and read again.
template <class P>
Game<P> through_paper(const Game<P>& game) {
    const std::string text = to_pgn(record_of(game));
    PgnReader reader(text_source(text), record_limits);
    const auto read = read_record(reader);
    EXPECT_TRUE(read && read->problems.empty()) << text;
    auto start = P::from(std::get<decltype(game.start().setup())>(read->record.setup));
    auto replayed = replay(read->record, *start);
    EXPECT_FALSE(replayed.refusal) << text;
    return replayed.game;
}

template <class P>
void expect_restored(const Game<P>& game) {
    const Game<P> restored = through_paper(game);
    EXPECT_EQ(restored.start(), game.start());
    EXPECT_EQ(restored.position(), game.position());
    EXPECT_EQ(restored.outcome(), game.outcome());
    EXPECT_EQ(restored.occurrences(), game.occurrences());
    EXPECT_EQ(restored.claims(), game.claims());
    EXPECT_TRUE(std::ranges::equal(restored.moves(), game.moves()));
    EXPECT_TRUE(std::ranges::equal(restored.undone_moves(), game.undone_moves()));
}

template <class P>
void play(Game<P>& game, std::initializer_list<std::string_view> moves) {
    for (const std::string_view move : moves) game.play(read_move(game.position(), move).value());
}

Game<chess::Position> chess_game() { return Game(chess::Position::start()); }

TEST(GameRecord, RestoresMovesAndThoseTakenBack) {
    auto game = chess_game();
    expect_restored(game);
    play(game, {"e4", "e5", "Nf3", "Nc6"});
    expect_restored(game);
    game.undo();
    game.undo();
    expect_restored(game);
    game.resign(Color::white);
    expect_restored(game);
}

TEST(GameRecord, RestoresEveryEnd) {
    auto mated = chess_game();
    play(mated, {"f3", "e5", "g4", "Qh4"});
    EXPECT_EQ(mated.outcome(), Outcome::win(Color::black, Reason::checkmate));
    expect_restored(mated);

    auto shuffled = chess_game();
    for (int i = 0; i < 2; ++i) play(shuffled, {"Nf3", "Nf6", "Ng1", "Ng8"});
    auto claimed = shuffled;
    claimed.claim(game::Claim::threefold_repetition);
    expect_restored(claimed);
    for (int i = 0; i < 2; ++i) play(shuffled, {"Nf3", "Nf6", "Ng1", "Ng8"});
    EXPECT_EQ(shuffled.outcome().reason(), Reason::fivefold_repetition);
    expect_restored(shuffled);

    for (const Color color : core::colors) {
        auto game = chess_game();
        play(game, {"e4"});
        auto resigned = game;
        resigned.resign(color);
        expect_restored(resigned);
        auto late = game;
        late.lose_on_time();
        expect_restored(late);
        game.agree_draw();
        expect_restored(game);
    }
}

TEST(GameRecord, RestoresADrawOnTime) {
    for (const std::string_view fen :
         {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/4p3/8/8/8/8/8/4K3 b - - 0 1"}) {
        Game game(*chess::Position::from(*chess::read_setup(fen)));
        game.lose_on_time();
        EXPECT_EQ(game.outcome(), Outcome::draw(Reason::time));
        expect_restored(game);
    }
}

TEST(GameRecord, RestoresFiftyMovesFromTheCounter) {
    Game game(*chess::Position::from(*chess::read_setup("4k3/8/8/8/8/8/R7/4K3 w - - 99 80")));
    play(game, {"Ra4"});
    game.claim(game::Claim::fifty_moves);
    expect_restored(game);
}

TEST(GameRecord, MarksChess960) {
    Game game(*chess::Position::from(chess::chess960_setup(0)));
    EXPECT_EQ(record_of(game).tags.find("Variant"), "Chess960");
    expect_restored(game);
    EXPECT_EQ(record_of(chess_game()).tags.find("Variant"), std::nullopt);
}

TEST(GameRecord, RestoresStackchess) {
    for (const int size : {4, 6, 8, 9, 26}) {
        with_start(
            stackchess::start_setup({.size = size, .knights = true, .promotion = size % 2 == 0}),
            [](const auto& start) {
                Game game(start);
                core::Random random(5);
                for (int ply = 0; ply < 40 && !game.outcome().is_over(); ++ply) {
                    typename std::decay_t<decltype(start)>::MoveList moves;
                    game.position().generate(moves);
                    game.play(moves[random.below(moves.size())]);
                }
                expect_restored(game);
                for (int i = 0; i < 7; ++i) game.undo();
                expect_restored(game);
                game.resign(Color::black);
                expect_restored(game);
            });
    }
}

TEST(GameRecord, StopsAtWhatTheRulesRefuse) {
    Record record;
    MoveTree::Id last = MoveTree::root;
    auto game = chess_game();
    play(game, {"f3", "e5", "g4", "Qh4"});
    for (const auto move : game.moves()) last = record.moves.append(last, move.bits());
    record.moves.append(last, game.moves()[0].bits());
    const auto over = replay(record, chess::Position::start());
    ASSERT_TRUE(over.refusal);
    EXPECT_EQ(over.refusal->kind, game::RefusalKind::game_over);
    EXPECT_EQ(over.game.moves().size(), 4U);

    Record illegal;
    illegal.moves.append(MoveTree::root, chess::Move(chess::Square{0}, chess::Square{63}).bits());
    const auto refused = replay(illegal, chess::Position::start());
    ASSERT_TRUE(refused.refusal);
    EXPECT_EQ(refused.refusal->kind, game::RefusalKind::role_cannot);
}

} // namespace
} // namespace record
