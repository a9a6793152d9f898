#include <csignal>
#include <random>
#include <regex>

#include <gtest/gtest.h>

#include "program.hpp"

namespace terminal {
namespace {

constexpr std::string_view white = "C'est au tour des blancs. Quel est votre choix ?";
constexpr std::string_view black = "C'est au tour des noirs. Quel est votre choix ?";
constexpr std::string_view letter = "Que souhaitez-vous faire ? Veuillez entrer une lettre :";
constexpr std::string_view next_move = "Coup suivant:";
constexpr std::string_view choice = "Votre choix :";

const std::string ctrl_c = "\x03";
const std::string ctrl_d = "\x04";
const std::string backspace = "\x7F";
const std::string left = "\x1B[D";
const std::string up = "\x1B[A";
const std::string down = "\x1B[B";

/// Whether a text contains a sequence that sets colours or the like.
bool has_color_codes(const std::string& text) {
    return std::regex_search(text, std::regex("\x1B\\[[0-9;]+m"));
}

/// Each test has its own home.
class Terminal : public testing::Test {
  protected:
    Start start(std::vector<std::string> arguments, int columns = 80, int rows = 24) const {
        return {std::move(arguments), home_.path(), columns, rows};
    }
    /// The score sheet of the interrupted game.
    std::string resumed_score() const {
        TerminalProgram program(start({"play", "--resume"}));
        program.wait_until([](const Screen& screen) {
            return screen.has("choix ?") || screen.has("Coup suivant:") || screen.has("Aucune");
        });
        program.type_line("notation");
        program.wait_until(
            [](const Screen& screen) { return screen.has("1. ") || screen.has("Aucun"); });
        for (int row = 0; row < program.screen().rows(); ++row)
            if (program.screen().row(row).starts_with("1. ")) return program.screen().row(row);
        return program.screen().row(0);
    }

    Home home_;
};

// --- what is on the screen

TEST_F(Terminal, MenuLeadsToABoardAndBack) {
    TerminalProgram program(start({}));
    ASSERT_TRUE(program.wait_for_prompt(choice)) << program.screen().text();
    program.type_line("1");
    ASSERT_TRUE(program.wait_for_prompt("exemple 8c) :")) << program.screen().text();
    program.type_line("");
    ASSERT_TRUE(program.wait_for_prompt(white)) << program.screen().text();
    EXPECT_EQ(program.screen().row(0), "   a  b  c  d  e  f") << program.screen().text();
    EXPECT_FALSE(program.screen().has("Nouvelle partie")) << "the menu is gone";
    program.type_line("q");
    ASSERT_TRUE(program.wait_for_prompt(choice));
    program.type_line("0");
    EXPECT_EQ(program.wait_for_end(), 0);
    EXPECT_TRUE(program.screen().has("Au revoir"));
    EXPECT_EQ(program.screen().unknown(), "");
}

TEST_F(Terminal, BoardIsRedrawnAfterAMove) {
    TerminalProgram program(start({"play"}));
    ASSERT_TRUE(program.wait_for_prompt(white)) << program.screen().text();
    program.type_line("a2a4");
    ASSERT_TRUE(program.wait_for_prompt(black)) << program.screen().text();
    EXPECT_EQ(program.screen().text(), "a2-a4 : déplacement d'une pièce de a2 en a4.\n"
                                       "   a  b  c  d  e  f\n"
                                       "  +--+--+--+--+--+--+\n"
                                       "6 |TN|FN|DN|RN|FN|TN|\n"
                                       "  +--+--+--+--+--+--+\n"
                                       "5 |PN|PN|PN|PN|PN|PN|\n"
                                       "  +--+--+--+--+--+--+\n"
                                       "4 |PB|  |  |  |  |  |\n"
                                       "  +--+--+--+--+--+--+\n"
                                       "3 |  |  |  |  |  |  |\n"
                                       "  +--+--+--+--+--+--+\n"
                                       "2 |  |PB|PB|PB|PB|PB|\n"
                                       "  +--+--+--+--+--+--+\n"
                                       "1 |TB|FB|DB|RB|FB|TB|\n"
                                       "  +--+--+--+--+--+--+\n"
                                       "\n" +
                                           std::string(black));
}

TEST_F(Terminal, StackStandsBesideTheBoard) {
    TerminalProgram program(start({"play"}));
    ASSERT_TRUE(program.wait_for_prompt(white));
    program.type_line("a1a2");
    ASSERT_TRUE(program.wait_for_prompt(black));
    program.type_line("a2");
    ASSERT_TRUE(program.wait_for_prompt(letter)) << program.screen().text();
    EXPECT_EQ(program.screen().rows_with("1 |  |FB|DB|RB|FB|TB|        TB"), 1);
    EXPECT_EQ(program.screen().rows_with("  +--+--+--+--+--+--+    a2: PB"), 1);
    EXPECT_EQ(program.screen().rows_with("6 |"), 1) << program.screen().text();
}

TEST_F(Terminal, ChessBoardIsRedrawnAfterAMoveAndARefusal) {
    TerminalProgram program(start({"play", "--game", "chess"}));
    ASSERT_TRUE(program.wait_for_prompt(next_move)) << program.screen().text();
    program.type_line("e2e4");
    ASSERT_TRUE(program.wait_for("Coup : 2")) << program.screen().text();
    EXPECT_EQ(program.screen().rows_with(" 8+ t + k"), 1) << program.screen().text();
    EXPECT_TRUE(program.screen().has(" 4+   +   +   +   + P +"));
    program.type_line("e7e3");
    ASSERT_TRUE(program.wait_for("Mouvement impossible")) << program.screen().text();
    EXPECT_EQ(program.screen().rows_with(" 8+ t + k"), 1) << program.screen().text();
    EXPECT_TRUE(program.screen().has("Déplacement") == false) << "what was said before is gone";
}

// --- colours

TEST_F(Terminal, LastMoveIsHighlighted) {
    TerminalProgram program(start({"play"}));
    ASSERT_TRUE(program.wait_for_prompt(white));
    EXPECT_EQ(program.screen().reversed(), "");
    EXPECT_TRUE(program.screen().has_colors());
    EXPECT_TRUE(has_color_codes(program.written()));
    program.type_line("a2a4");
    ASSERT_TRUE(program.wait_for_prompt(black));
    EXPECT_EQ(program.screen().reversed(), "PB   ") << "the pawn on a4, and the two columns of a2";
    program.type_line("b5b4");
    ASSERT_TRUE(program.wait_for_prompt(white));
    EXPECT_EQ(program.screen().reversed(), "   PN");
}

TEST_F(Terminal, NoColorLeavesTheBoardAndItsRedrawing) {
    Start plain = start({"play"});
    plain.environment.emplace_back("NO_COLOR=1");
    TerminalProgram program(plain);
    ASSERT_TRUE(program.wait_for_prompt(white));
    program.type_line("a2a4");
    ASSERT_TRUE(program.wait_for_prompt(black));
    EXPECT_EQ(program.screen().rows_with("6 |"), 1);
    EXPECT_FALSE(has_color_codes(program.written()));
}

TEST_F(Terminal, PlainWritesNoControlCodes) {
    Start dumb = start({"play"});
    dumb.environment = {"TERM=dumb"};
    Start nameless = start({"play"});
    nameless.environment.clear();
    for (const Start& plain : {start({"play", "--plain"}), dumb, nameless}) {
        TerminalProgram program(plain);
        ASSERT_TRUE(program.wait_for(white));
        program.type_line("a2a4");
        ASSERT_TRUE(program.wait_for(black)) << program.screen().text();
        EXPECT_EQ(program.written().find('\x1B'), std::string::npos);
        program.type_line("q");
        EXPECT_EQ(program.wait_for_end(), 0);
    }
}

// --- the line editor

TEST_F(Terminal, LinesAreEdited) {
    TerminalProgram program(start({"play"}));
    ASSERT_TRUE(program.wait_for_prompt(white));
    program.type("a2a5" + backspace);
    ASSERT_TRUE(program.wait_for_prompt(std::string(white) + " a2a")) << program.screen().text();
    program.type_line("4");
    ASSERT_TRUE(program.wait_for_prompt(black)) << program.screen().text();
    program.type("5b4" + left + left + left + "b");
    ASSERT_TRUE(program.wait_for(std::string(black) + " b5b4")) << program.screen().text();
    program.type_line("");
    ASSERT_TRUE(program.wait_for_prompt(white)) << program.screen().text();
    EXPECT_TRUE(program.screen().has("b5-b4 :"));
    program.type("é" + backspace + "b2");
    EXPECT_TRUE(program.wait_for_prompt(std::string(white) + " b2")) << program.screen().text();
}

TEST_F(Terminal, KeysWithoutAMeaningTypeNothing) {
    TerminalProgram program(start({"play"}));
    ASSERT_TRUE(program.wait_for_prompt(white));
    const std::string page_up = "\x1B[5~";
    const std::string f5 = "\x1B[15~";
    const std::string shift_left = "\x1B[1;2D";
    const std::string control_left = "\x1B[1;5D";
    program.type(page_up + f5 + "a2a" + shift_left + "4" + control_left + "x" + backspace);
    ASSERT_TRUE(program.wait_for(std::string(white) + " a2a4")) << program.screen().text();
    program.type_line("");
    EXPECT_TRUE(program.wait_for_prompt(black)) << program.screen().text();
}

TEST_F(Terminal, LinesAreRemembered) {
    TerminalProgram program(start({"play"}));
    ASSERT_TRUE(program.wait_for_prompt(white));
    program.type_line("pile a2");
    ASSERT_TRUE(program.wait_for("a2: PB"));
    program.type_line("pile b1");
    ASSERT_TRUE(program.wait_for("b1: FB"));
    program.type(up + up);
    ASSERT_TRUE(program.wait_for_prompt(std::string(white) + " pile a2"))
        << program.screen().text();
    program.type(down);
    EXPECT_TRUE(program.wait_for_prompt(std::string(white) + " pile b1"))
        << program.screen().text();
}

TEST_F(Terminal, NoiseAtTheKeyboardIsSurvived) {
    constexpr std::string_view keys_of_the_terminal = "\x03\x04\x11\x13\x1A\x1C"; // not typed
    for (const std::string game : {"stackchess", "chess"}) {
        TerminalProgram program(start({"play", "--game", game}));
        ASSERT_TRUE(program.wait_for(game == "chess" ? next_move : white));
        std::mt19937 random(7);
        for (int line = 0; line < 50; ++line) {
            std::string keys(40, ' ');
            for (char& key : keys) key = static_cast<char>(random());
            std::erase_if(keys, [&](char key) {
                return keys_of_the_terminal.find(key) != std::string_view::npos;
            });
            program.type_line(keys);
            program.wait_until([](const Screen&) { return true; });
        }
        program.type("\r" + ctrl_c);
        EXPECT_EQ(program.wait_for_end(), 0) << game;
    }
}

// --- small screens

TEST_F(Terminal, NarrowScreenHasTheStackBelowTheBoard) {
    TerminalProgram program(start({"play"}, 28, 24));
    ASSERT_TRUE(program.wait_for("votre choix ?")) << program.screen().text();
    program.type_line("a1a2");
    ASSERT_TRUE(program.wait_for("noirs.")) << program.screen().text();
    program.type_line("a2");
    ASSERT_TRUE(program.wait_for("lettre :")) << program.screen().text();
    EXPECT_EQ(program.screen().rows_with("a2: PB TB"), 1) << program.screen().text();
}

TEST_F(Terminal, SmallScreenShowsTheWholeBoard) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"play"},
                                                      {"play", "--size", "8", "--knights"},
                                                      {"play", "--size", "10"},
                                                      {"play", "--game", "chess"}}) {
        TerminalProgram program(start(arguments, 40, 20));
        ASSERT_TRUE(program.wait_until([](const Screen& screen) {
            return screen.has("choix ?") || screen.has("Coup suivant:");
        })) << program.screen().text();
        const bool is_chess = arguments.back() == "chess";
        program.type_line(is_chess ? "e2e4" : "b2b3");
        ASSERT_TRUE(program.wait_until([&](const Screen& screen) {
            return is_chess ? screen.has("Coup : 2") && screen.has("Coup suivant:")
                            : screen.has("noirs.") && screen.has("choix ?");
        })) << program.screen().text();
        EXPECT_TRUE(program.screen().has(is_chess ? "8+ t + k" : "TN")) << program.screen().text();
        EXPECT_TRUE(program.screen().has(is_chess ? "1+ T + C" : "TB")) << program.screen().text();
        EXPECT_TRUE(program.screen().row(0).starts_with(is_chess ? "Déplacement" : "b2-b3 :"))
            << "nothing has scrolled away\n"
            << program.screen().text();
    }
}

TEST_F(Terminal, LongSentencesAreBrokenBetweenWords) {
    TerminalProgram program(start({"play"}, 40, 20));
    ASSERT_TRUE(program.wait_for("votre choix ?"));
    program.type_line("?");
    EXPECT_TRUE(program.wait_for("<, >, début et fin montrent les coups\nd'avant.\n"
                                 "Sans voir le plateau : dernier,\n"
                                 "pendules, adversaire, rangée 2, colonne\n"
                                 "c, pièces, pièces tour, pièces noires,\npile a2.\n"
                                 "C'est au tour des blancs. Quel\nest votre choix ?"))
        << program.screen().text();
}

TEST_F(Terminal, ANewSizeIsRespected) {
    TerminalProgram program(start({"play"}));
    ASSERT_TRUE(program.wait_for_prompt(white));
    program.resize(28, 24);
    program.type_line("a1");
    ASSERT_TRUE(program.wait_for("lettre :")) << program.screen().text();
    EXPECT_EQ(program.screen().rows_with("a1: TB"), 1);
    EXPECT_EQ(program.screen().rows_with("+    a1:"), 0) << "not beside the board any more";
}

// --- leaving

TEST_F(Terminal, CtrlCAtAPromptKeepsTheGame) {
    for (const std::string_view line : {"a2", ""}) {
        TerminalProgram program(start({"play"}));
        ASSERT_TRUE(program.wait_for_prompt(white));
        program.type_line("a2a4");
        ASSERT_TRUE(program.wait_for_prompt(black));
        program.type(std::string(line) + ctrl_c);
        EXPECT_EQ(program.wait_for_end(), 0);
        EXPECT_EQ(resumed_score(), "1. a2-a4");
    }
}

TEST_F(Terminal, CtrlCInTheMenuSaysGoodbye) {
    TerminalProgram program(start({}));
    ASSERT_TRUE(program.wait_for_prompt(choice));
    program.type(ctrl_c);
    EXPECT_EQ(program.wait_for_end(), 0);
    EXPECT_TRUE(program.screen().has("Au revoir"));
}

TEST_F(Terminal, CtrlCDoesNotWaitForTheComputer) {
    for (const std::string game : {"stackchess", "chess"}) {
        TerminalProgram program(
            start({"play", "--game", game, "--black", "computer", "--level", "10"}));
        ASSERT_TRUE(program.wait_for(game == "chess" ? next_move : white));
        program.type_line("e2e4");
        ASSERT_TRUE(program.wait_for("réfléchit")) << program.screen().text();
        const auto before = std::chrono::steady_clock::now();
        program.type(ctrl_c);
        EXPECT_EQ(program.wait_for_end(), 0);
        EXPECT_LT(std::chrono::steady_clock::now() - before, milliseconds(30'000));
        TerminalProgram next(start({}, 120, 24));
        EXPECT_TRUE(next.wait_for("anonyme contre ordinateur (niveau 10), 1 demi-coup"));
    }
}

TEST_F(Terminal, CtrlCEndsAHint) {
    TerminalProgram program(start({"play", "--game", "chess"}));
    ASSERT_TRUE(program.wait_for(next_move));
    program.type_line("e2e4");
    ASSERT_TRUE(program.wait_for("Coup : 2"));
    program.type_line("conseil");
    ASSERT_TRUE(program.wait_for("réfléchit"));
    program.type(ctrl_c);
    EXPECT_EQ(program.wait_for_end(), 0);
    EXPECT_EQ(resumed_score(), "1. e4");
}

TEST_F(Terminal, CtrlDKeepsTheGame) {
    TerminalProgram program(start({"play", "--game", "chess"}));
    ASSERT_TRUE(program.wait_for_prompt(next_move));
    program.type_line("e2e4");
    ASSERT_TRUE(program.wait_for("Coup : 2"));
    program.type(ctrl_d);
    EXPECT_EQ(program.wait_for_end(), 0);
    EXPECT_EQ(resumed_score(), "1. e4");
}

TEST_F(Terminal, ARequestToStopKeepsTheGame) {
    TerminalProgram program(start({"play"}));
    ASSERT_TRUE(program.wait_for_prompt(white));
    program.type_line("a2a4");
    ASSERT_TRUE(program.wait_for_prompt(black));
    program.send(SIGTERM);
    EXPECT_EQ(program.wait_for_end(), 0);
    EXPECT_EQ(resumed_score(), "1. a2-a4");
}

TEST_F(Terminal, AnEndWithoutWarningLosesNothing) {
    TerminalProgram program(start({"play", "--black", "computer", "--level", "10"}));
    ASSERT_TRUE(program.wait_for_prompt(white));
    program.type_line("a2a4");
    ASSERT_TRUE(program.wait_for("réfléchit"));
    program.send(SIGKILL);
    EXPECT_EQ(program.wait_for_end(), -SIGKILL);
    TerminalProgram next(start({}, 120, 24));
    ASSERT_TRUE(next.wait_for("r- Reprendre la partie interrompue (Stackchess 6×6, anonyme contre"))
        << next.screen().text();
}

// --- two at once

TEST_F(Terminal, TwoProgramsNeverTouchEachOthersGame) {
    TerminalProgram first(start({"play"}));
    TerminalProgram second(start({"play"}));
    ASSERT_TRUE(first.wait_for_prompt(white));
    ASSERT_TRUE(second.wait_for_prompt(white));
    first.type_line("a2a4");
    ASSERT_TRUE(first.wait_for_prompt(black));
    second.type_line("b2b4");
    ASSERT_TRUE(second.wait_for_prompt(black));
    EXPECT_EQ(home_.running_games(), 2);

    TerminalProgram third(start({"play", "--resume"}));
    EXPECT_EQ(third.wait_for_end(), 1) << "both games are being played";
    EXPECT_TRUE(
        third.screen().has("Aucune partie interrompue à reprendre : la partie est ouverte"));

    first.send(SIGKILL);
    first.wait_for_end();
    EXPECT_EQ(resumed_score(), "1. a2-a4");
    second.type_line("notation");
    EXPECT_TRUE(second.wait_for("1. b2-b4")) << second.screen().text();
    second.type_line("c5c4");
    EXPECT_TRUE(second.wait_for_prompt(white));
}

} // namespace
} // namespace terminal
