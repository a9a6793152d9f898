#include "opponents/uci.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <thread>

#include "opponents/players.hpp"

namespace opponents {
namespace {

/// What is answered to these lines.
std::string answers(const std::string& lines, const Choose& choose) {
    std::istringstream in(lines);
    std::ostringstream out;
    serve_uci(in, out, "somebody", choose);
    return out.str();
}

/// Answers with what it was asked.
Choice echo(const AnyPosition& position, const Limits& limits) {
    const auto turn = std::visit([](const auto& p) { return p.turn(); }, position);
    return {std::to_string(position.index()) + (turn == core::Color::white ? 'w' : 'b') +
                std::to_string(limits.time.count()) + ',' + std::to_string(limits.nodes) + ',' +
                std::to_string(limits.depth),
            12, 34};
}

TEST(Uci, Introduces) {
    EXPECT_EQ(answers("uci\nisready\nquit\nisready\n", echo),
              "id name somebody\n"
              "option name UCI_Variant type combo default chess var chess var stackchess\n"
              "uciok\nreadyok\n");
}

/// The last word that is answered to these lines.
std::string last_word(const std::string& lines) {
    const std::string all = answers(lines, echo);
    return all.substr(all.rfind(' ') + 1, all.size() - all.rfind(' ') - 2);
}

TEST(Uci, HearsPositionsOfBothGames) {
    EXPECT_EQ(last_word("position startpos\ngo depth 3\n"), "0w0,0,3");
    EXPECT_EQ(last_word("position startpos moves e2e4\ngo movetime 20\n"), "0b20,0,0");
    const std::string variant = "setoption name UCI_Variant value stackchess\nucinewgame\n";
    EXPECT_EQ(last_word(variant + "position startpos moves a2a3 a5a4\ngo nodes 7\n"), "1w0,7,0");
    EXPECT_EQ(last_word(variant + "position fen 9/9/9/9/kk7/9/9/9/QQ7 w - 0 1 moves a1b1\n"
                                  "go wtime 1 btime 3000 winc 5 binc 20\n"),
              "2b110,0,0");
}

TEST(Uci, RefusesWhatCannotBePlayed) {
    EXPECT_EQ(last_word("position startpos moves e2e5\n"), "move");
    EXPECT_EQ(last_word("position fen nonsense\n"), "move");
    EXPECT_EQ(last_word("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ngo nodes 5\n"), "0000")
        << "stalemate";
}

TEST(Uci, StopEndsTheSearch) {
    const auto until_stopped = [](const AnyPosition&, const Limits& limits) {
        while (!limits.is_stopped()) std::this_thread::yield();
        return Choice{"e2e4"};
    };
    const std::string said = answers("go infinite\nisready\nstop\n", until_stopped);
    EXPECT_LT(said.find("readyok"), said.find("bestmove e2e4"));
}

TEST(Uci, DrivesBothPlayers) {
    const auto capture = [](const Choose& choose) {
        return answers("setoption name UCI_Variant value stackchess\n"
                       "position fen k3/4/4/(QQ)3 w - 0 1\ngo nodes 500 depth 2\n",
                       choose);
    };
    EXPECT_NE(capture(uct_player(1)).find("bestmove 2a1a4\n"), std::string::npos);
    EXPECT_NE(capture(plain_player(4, 1)).find("bestmove 2a1a4\n"), std::string::npos);
}

} // namespace
} // namespace opponents
