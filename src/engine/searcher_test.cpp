#include "engine/searcher.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "chess/uci.hpp"
#include "core/random.hpp"
#include "stackchess/notation.hpp"
#include "stackchess/position.hpp"

namespace engine {
namespace {

using game::Rules;
using Moves = std::vector<std::string>;

constexpr std::string_view chess_start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr std::string_view stack_start = "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w ABCDEFabcdef 0 1";

/// A searcher of this game, made for one question.
std::unique_ptr<Searcher> searcher(Rules rules, std::string_view start, const Moves& moves = {}) {
    auto made = make_searcher(rules, 1);
    EXPECT_TRUE(made->set_game(start, moves)) << start;
    return made;
}

Thought think(Rules rules, std::string_view start, int depth, const Moves& moves = {}) {
    return searcher(rules, start, moves)->think({.limits = {.depth = depth}});
}

std::string best(const Thought& thought) {
    return thought.lines.empty() ? "none" : thought.lines[0].moves[0];
}

TEST(Searcher, FindsMates) {
    const auto mate = [](std::string_view fen) {
        return think(Rules::chess, fen, 12).lines[0].win_in;
    };
    EXPECT_EQ(mate("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), 1);
    EXPECT_EQ(mate("7k/8/5K2/8/8/8/8/6R1 w - - 0 1"), 3);
    EXPECT_EQ(mate("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 1"), 1);
    EXPECT_EQ(mate("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"), 3) << "who could pass would not be mated";
    EXPECT_EQ(mate("k7/8/1K6/8/8/8/8/7R b - - 0 1"), -2) << "the side to move is the one mated";
}

TEST(Searcher, FindsTotalCaptures) {
    const auto end = [](std::string_view text) {
        return think(Rules::stackchess, text, 12).lines[0].win_in;
    };
    EXPECT_EQ(end("k3/4/4/(QQ)3 w - 0 1"), 1);
    EXPECT_EQ(end("k3/4/4/QQ2 w - 0 1"), 5) << "first together, then there";
    EXPECT_EQ(end("(kk)3/4/4/(QQ)3 w - 0 1"), std::nullopt) << "two do not take two";
    EXPECT_EQ(end("(rb)3/4/4/(QQQ)3 w - 0 1"), 1);
}

/// The plies to the end when both sides play as well as can be, looking at every move: positive for
/// the side to move, 0 where the end is not forced within `depth`.
template <class Position>
int solve(Position& position, int depth) {
    if (const auto outcome = position.outcome(); outcome.is_over()) return 0;
    if (depth == 0) return 0;
    typename Position::MoveList moves;
    position.generate(moves);
    int shortest_win = 0;
    int longest_loss = 0;
    bool all_lose = true;
    for (const auto move : moves) {
        const auto undo = position.play(move);
        const auto outcome = position.outcome();
        const bool wins = outcome.winner() == ~position.turn();
        const int after = outcome.is_over() ? 0 : solve(position, depth - 1);
        position.undo(move, undo);
        if (wins) return 1;
        if (after < 0 && (shortest_win == 0 || 1 - after < shortest_win)) shortest_win = 1 - after;
        if (after > 0) longest_loss = std::max(longest_loss, after + 1);
        if (after <= 0) all_lose = false;
    }
    if (shortest_win != 0) return shortest_win;
    return all_lose ? -longest_loss : 0;
}

/// Compares what is found in random positions with what there is.
template <class Position, class MakeRandom>
int check_distances(Rules rules, int count, int depth, MakeRandom make_random) {
    int forced = 0;
    for (int i = 0; i < count; ++i) {
        Position position = make_random();
        const int expected = solve(position, depth);
        if (expected == 0) continue;
        ++forced;
        const std::string text = position_text(position);
        const Thought thought = think(rules, text, depth + 6);
        EXPECT_EQ(thought.lines.at(0).win_in, expected) << text;
    }
    return forced;
}

TEST(Searcher, CountsThePliesToTheEndRightInChess) {
    core::Random random(5);
    const auto make_random = [&]() -> chess::Position {
        constexpr std::string_view pieces = "KkQRRQ";
        while (true) {
            chess::Setup setup;
            setup.turn = random.below(2) == 0 ? core::Color::white : core::Color::black;
            for (std::size_t i = 0; i < 3 + random.below(3); ++i)
                setup.pieces[random.below(64)] = core::piece_of(pieces[i]);
            const auto position = chess::Position::from(setup);
            if (position && !position->outcome().is_over()) return *position;
        }
    };
    EXPECT_GT(check_distances<chess::Position>(Rules::chess, 150, 3, make_random), 20);
}

TEST(Searcher, CountsThePliesToTheEndRightInStackchess) {
    core::Random random(6);
    const auto make_random = [&]() -> stackchess::SmallPosition {
        constexpr std::string_view roles = "QQRBNKP";
        while (true) {
            auto setup = stackchess::Setup::empty(4);
            setup.turn = random.below(2) == 0 ? core::Color::white : core::Color::black;
            const std::uint64_t hunters = 4; // few against one or two, gathered on few squares
            for (std::uint64_t i = 0; i < hunters + 1 + random.below(2); ++i) {
                const bool is_hunter = i < hunters;
                auto& stack = setup.stacks[is_hunter ? random.below(5) : 5 + random.below(11)];
                const core::Color color = is_hunter ? core::Color::white : core::Color::black;
                stack.push_back({color, core::role_of(roles[random.below(roles.size())])});
            }
            const auto position = stackchess::SmallPosition::from(setup);
            if (position && !position->outcome().is_over()) return *position;
        }
    };
    EXPECT_GT(check_distances<stackchess::SmallPosition>(Rules::stackchess, 300, 4, make_random),
              20);
}

TEST(Searcher, AvoidsAndWantsStalemate) {
    const Thought better = think(Rules::chess, "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", 4);
    EXPECT_EQ(best(better), "c1c8") << "mate, where c1c7 is stalemate";
    const Thought worse = think(Rules::chess, "8/8/8/8/8/5k2/4p3/5K2 w - - 0 1", 6);
    EXPECT_EQ(best(worse), "f1e1") << "stalemate, or the pawn is lost";
    EXPECT_EQ(worse.lines[0].centipawns, 0);
    const Thought drawn = think(Rules::stackchess, "q3/4/4/Q3 w - 0 1", 3);
    EXPECT_EQ(drawn.lines[0].centipawns, 0) << "nothing can ever be captured";
}

TEST(Searcher, RepeatsWhenWorseOnly) {
    // White, a queen up, has shuffled: the moves played must not be repeated a third time.
    const Moves shuffle{"a2a3", "h8h7", "a3a2", "h7h8", "a2a3", "h8h7", "a3a2", "h7h8"};
    const Thought won = think(Rules::chess, "7k/8/8/8/8/4K3/Q7/8 w - - 0 1", 4, shuffle);
    EXPECT_NE(best(won), "a2a3");
    EXPECT_GT(won.lines[0].centipawns, 500);
    // The side that is lost wants just that.
    Moves waiting = shuffle;
    waiting.push_back("a2a3");
    const Thought lost = think(Rules::chess, "7k/8/8/8/8/4K3/Q7/8 w - - 0 1", 4, waiting);
    EXPECT_EQ(best(lost), "h8h7");
    EXPECT_EQ(lost.lines[0].centipawns, 0);
}

TEST(Searcher, KnowsThatQuietPliesAreCounted) {
    const auto score = [](int quiet) {
        return think(Rules::chess, "7k/8/8/8/8/4K3/P7/R7 w - - " + std::to_string(quiet) + " 80", 3)
            .lines[0];
    };
    EXPECT_EQ(score(99).moves[0], "a2a4") << "any other move lets the draw be claimed";
    EXPECT_GT(score(99).centipawns, 300);
}

TEST(Searcher, StopsSoon) {
    for (const Rules rules : {Rules::chess, Rules::stackchess}) {
        const auto searcher = make_searcher(rules, 1);
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
            searcher->stop();
        });
        const Thought thought = searcher->think({});
        EXPECT_EQ(thought.lines.size(), 1U);
        const Thought stopped = searcher->think({});
        EXPECT_EQ(stopped.lines.size(), 1U) << "a move even when stopped before";
        EXPECT_LT(stopped.nodes, 5'000U);
        searcher->resume();
        EXPECT_EQ(searcher->think({.limits = {.depth = 3}}).depth, 3);
    }
}

TEST(Searcher, KeepsToItsLimits) {
    for (const Rules rules : {Rules::chess, Rules::stackchess}) {
        const auto searcher = make_searcher(rules, 1);
        EXPECT_EQ(searcher->think({.limits = {.depth = 4}}).depth, 4);
        EXPECT_LE(searcher->think({.limits = {.nodes = 3'000}}).nodes, 3'000U);
        const auto begun = std::chrono::steady_clock::now();
        searcher->think({.limits = {.time = std::chrono::milliseconds(30)}});
        EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::minutes(1));
    }
}

TEST(Searcher, IsTheSameEveryTime) {
    for (const auto& [rules, start] :
         {std::pair(Rules::chess, chess_start), std::pair(Rules::stackchess, stack_start)}) {
        const auto first = searcher(rules, start)->think({.limits = {.nodes = 20'000}, .lines = 3});
        const auto second =
            searcher(rules, start)->think({.limits = {.nodes = 20'000}, .lines = 3});
        EXPECT_EQ(first.nodes, second.nodes);
        EXPECT_EQ(first.depth, second.depth);
        ASSERT_EQ(first.lines.size(), 3U);
        for (std::size_t i = 0; i < 3; ++i) {
            EXPECT_EQ(first.lines[i].moves, second.lines[i].moves);
            EXPECT_EQ(first.lines[i].centipawns, second.lines[i].centipawns);
        }
    }
}

TEST(Searcher, ChoosesTheSameWhateverItThoughtBefore) {
    for (const Rules rules : {Rules::chess, Rules::stackchess})
        for (int level = min_level; level <= 7; ++level) {
            const auto fresh = make_searcher(rules, 1);
            const auto used = make_searcher(rules, 1);
            used->think({.limits = {.nodes = 30'000}});
            used->think({.strength = Strength{.level = 5, .seed = 1}});
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                const SearchRequest request{.strength = Strength{.level = level, .seed = seed}};
                EXPECT_EQ(best(fresh->think(request)), best(used->think(request)));
            }
        }
}

TEST(Searcher, ChoosesOneOfTheMovesAskedFor) {
    const auto searcher = make_searcher(Rules::chess, 1);
    const SearchRequest request{.moves = {"a2a3", "h2h3"}, .strength = Strength{.level = 1}};
    const auto thought = searcher->think(request);
    ASSERT_EQ(thought.lines.size(), 1U);
    EXPECT_TRUE(best(thought) == "a2a3" || best(thought) == "h2h3");
}

TEST(Searcher, TellsOneListenerWhetherItChoosesOrThinks) {
    const auto searcher = make_searcher(Rules::stackchess, 1);
    for (const auto& strength : {std::optional<Strength>(), std::optional(Strength{.level = 6})}) {
        int told = 0;
        searcher->think({.limits = {.depth = 3},
                         .strength = strength,
                         .listen = [&](const Thought&) { ++told; }});
        EXPECT_EQ(told, 3);
    }
}

TEST(Searcher, GoesFromOneBoardToAnother) {
    // What is kept from search to search on one board is not mixed up with another.
    const auto used = make_searcher(Rules::stackchess, 1);
    const std::string large = "9/9/3(qr)5/9/9/9/2(QQQ)6/9/8K w - 0 1";
    for (const std::string& start : {std::string(stack_start), large, std::string(stack_start)}) {
        used->clear();
        ASSERT_TRUE(used->set_game(start, {}));
        const auto thought = used->think({.limits = {.depth = 4}});
        const auto fresh = searcher(Rules::stackchess, start)->think({.limits = {.depth = 4}});
        EXPECT_EQ(thought.nodes, fresh.nodes);
        EXPECT_EQ(best(thought), best(fresh));
    }
}

/// Plays a line on a position and complains about a move that is not legal.
template <class Position>
void check_line(Position position, const Moves& line) {
    for (const std::string& text : line) {
        const auto move = read_move(position, text);
        ASSERT_TRUE(move) << text << " in " << position_text(position);
        position.play(*move);
    }
}

TEST(Searcher, PlaysOnEverySize) {
    for (int size = stackchess::min_size; size <= stackchess::max_size; ++size)
        for (const bool knights : {false, true}) {
            const auto start = stackchess::start_setup(
                {.size = size, .knights = knights, .promotion = size % 3 != 0});
            const auto made = make_searcher(Rules::stackchess, 1);
            ASSERT_TRUE(made->set_game(to_text(start), {}));
            const Thought thought = made->think({.limits = {.nodes = 1'500}, .lines = 2});
            ASSERT_EQ(thought.lines.size(), 2U);
            EXPECT_GE(thought.depth, 1) << size;
            for (const Variation& line : thought.lines)
                stackchess::with_position(start, [&](const auto& position) {
                    check_line(position, line.moves);
                    return true;
                });
            EXPECT_NE(thought.lines[0].moves[0], thought.lines[1].moves[0]);
        }
}

TEST(Searcher, PlaysLegalMovesThroughWholeGamesOfChess) {
    const auto searcher = make_searcher(Rules::chess, 1);
    chess::Position position = chess::Position::start();
    Moves moves;
    while (!position.outcome().is_over() && moves.size() < 80) {
        ASSERT_TRUE(searcher->set_game(chess_start, moves));
        const Thought thought = searcher->think({.limits = {.nodes = 1'000}, .lines = 2});
        for (const Variation& line : thought.lines) check_line(position, line.moves);
        moves.push_back(best(thought));
        position.play(read_move(position, moves.back()).value());
    }
}

TEST(Searcher, TakesOnlyGamesThatCanBePlayed) {
    const auto searcher = make_searcher(Rules::stackchess, 1);
    EXPECT_FALSE(searcher->set_game("nonsense", {}));
    EXPECT_FALSE(searcher->set_game("(PK)3/4/4/3q w - 0 1", {})) << "a pawn on its last rank";
    EXPECT_FALSE(searcher->set_game(stack_start, Moves{"a2a4", "a1a2"}));
    EXPECT_FALSE(searcher->set_game(stack_start, Moves{"x"}));
    EXPECT_FALSE(searcher->set_game("k3/4/4/(QQ)3 w - 0 1", Moves{"2a1a4", "2a4a1"})) << "over";
    EXPECT_EQ(searcher->think({.limits = {.depth = 1}}).lines.size(), 1U)
        << "the game before stands";
    EXPECT_TRUE(searcher->set_game(stack_start, Moves{"a2a4", "f5f3"}));
}

TEST(Searcher, HasNoLineWithoutLegalMoves) {
    EXPECT_TRUE(think(Rules::chess, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 3).lines.empty());
    const auto mated = searcher(Rules::chess, "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    EXPECT_TRUE(mated->think({.strength = Strength{.level = 3}}).lines.empty());
}

TEST(Searcher, AcceptsADrawWhenItIsNotBetter) {
    EXPECT_FALSE(accepts_draw({}));
    EXPECT_FALSE(accepts_draw({.lines = {{.centipawns = 40}}}));
    EXPECT_TRUE(accepts_draw({.lines = {{.centipawns = -60}}}));
    EXPECT_TRUE(accepts_draw({.lines = {{.centipawns = 0}}}));
}

} // namespace
} // namespace engine
