#include "command/program.hpp"

#include <algorithm>
#include <cerrno>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace command {
namespace {

struct Answer {
    int status;
    std::string out;
    std::string err;
};

Answer ask(const std::vector<std::string>& arguments, const std::string& input = "",
           const words::LocaleVariables& environment = {.lang = "fr_FR.UTF-8"}) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    Console console{in, out, err};
    const int status = run(arguments, environment, console);
    return {status, out.str(), err.str()};
}

std::vector<std::string> lines(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> all;
    for (std::string line; std::getline(stream, line);) all.push_back(line);
    return all;
}

/// The complaint about an invalid command line.
std::string misuse(const std::vector<std::string>& arguments) {
    const Answer answer = ask(arguments);
    EXPECT_EQ(answer.status, misused);
    EXPECT_EQ(answer.out, "");
    return answer.err;
}

/// The complaint about something that is refused.
std::string refusal(const std::vector<std::string>& arguments) {
    const Answer answer = ask(arguments);
    EXPECT_EQ(answer.status, refused);
    EXPECT_EQ(answer.out, "");
    return answer.err;
}

TEST(Moves, AreListedInByteOrder) {
    const Answer answer = ask({"moves"});
    EXPECT_EQ(answer.status, success);
    const auto moves = lines(answer.out);
    EXPECT_EQ(moves.size(), 30U);
    EXPECT_EQ(moves.front(), "a1a2");
    EXPECT_TRUE(std::ranges::is_sorted(moves));
    EXPECT_EQ(lines(ask({"moves", "--game", "chess"}).out).size(), 20U);
    EXPECT_EQ(lines(ask({"moves", "--size", "8", "--knights"}).out).size(), 40U);
}

TEST(Moves, OfAGameThatIsOverAreListedToo) {
    EXPECT_EQ(ask({"moves", "--position", "4/4/4/R3 w - 0 1"}).out,
              "a1a2\na1a3\na1a4\na1b1\na1c1\na1d1\n");
}

TEST(Apply, PrintsPositionAndStatus) {
    EXPECT_EQ(ask({"apply", "a2a4", "b5b4"}).out,
              "rbqkbr/p1pppp/Pp4/6/1PPPPP/RBQKBR w BCDEFacdef 0 2\nongoing\n");
    EXPECT_EQ(ask({"apply", "--game", "chess", "f3", "e5", "g4", "Qh4"}).out,
              "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n"
              "black wins (checkmate)\n");
}

TEST(Apply, KnowsEveryWayAGameEnds) {
    const auto status = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "apply");
        return lines(ask(arguments).out).at(1);
    };
    EXPECT_EQ(status({"--position", "p3/4/4/(QQ)3 w - 0 1", "2a1a4"}), "white wins (all captured)");
    EXPECT_EQ(status({"--position", "3r/4/4/R3 w - 0 1"}), "draw (nothing can be captured)");
    EXPECT_EQ(status({"--game", "chess", "--position", "7k/8/6Q1/8/8/8/8/K7 b - - 0 1"}),
              "draw (stalemate)");
    EXPECT_EQ(status({"--game", "chess", "--position", "7k/8/8/8/8/8/8/K7 b - - 0 1"}),
              "draw (dead position)");
    EXPECT_EQ(status({"--game", "chess", "--position", "7k/8/8/8/8/8/8/KQ6 w - - 149 90", "Qb2"}),
              "draw (75 moves)");
    std::vector<std::string> shuffle{"--game", "chess"};
    for (int i = 0; i < 4; ++i)
        for (const char* move : {"Nf3", "Nf6", "Ng1", "Ng8"}) shuffle.emplace_back(move);
    EXPECT_EQ(status(shuffle), "draw (fivefold repetition)");
}

TEST(Apply, RefusesAnIllegalMoveByNumberAndReason) {
    EXPECT_EQ(refusal({"apply", "a2a4", "a5a5"}),
              "Coup 2, a5a5 : Coup illégal : la case cible est la case de départ.\n");
    EXPECT_EQ(refusal({"apply", "--lang", "en", "a2a5"}),
              "Move 1, a2a5: Illegal move: this pawn cannot move that way.\n");
    EXPECT_EQ(refusal({"apply", ""}).substr(0, 11), "Coup 1, '' ");
}

TEST(Apply, RefusesToPassAndToReadTwoWordsAsOne) {
    for (const char* const pass : {"Z0", "0000", "@@@@"})
        EXPECT_EQ(refusal({"apply", "--lang", "en", "--game", "chess", "e4", pass}),
                  "Move 2, " + std::string(pass) + ": A side may not pass its turn.\n");
    EXPECT_NE(refusal({"apply", "--game", "chess", "e4", "a6", "e4 e5"}), "");
    EXPECT_NE(refusal({"apply", "--game", "chess", "N f3"}), "");
}

TEST(Apply, RefusesAMoveInAGameThatIsOver) {
    EXPECT_EQ(refusal({"apply", "--game", "chess", "f3", "e5", "g4", "Qh4", "a3"}),
              "Coup 5, a3 : La partie est terminée. Échec et mat !!! Les noirs ont gagné la "
              "partie\n");
}

TEST(Apply, ReadsEnglishLettersUnlessItIsToldOthers) {
    const auto position_after_rd1 = [](std::vector<std::string> options) {
        options.insert(options.begin(), "apply");
        for (const char* more :
             {"--game", "chess", "--position", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rd1"})
            options.emplace_back(more);
        return lines(ask(options).out).at(0);
    };
    const std::string rook_moved = "4k3/8/8/8/8/8/8/3RK3 b - - 1 1";
    EXPECT_EQ(position_after_rd1({}), rook_moved);
    EXPECT_EQ(position_after_rd1({"--lang", "fr"}), rook_moved);
    EXPECT_EQ(position_after_rd1({"--lang", "en"}), rook_moved);
    EXPECT_EQ(position_after_rd1({"--letters", "fr"}), "4k3/8/8/8/8/8/8/R2K4 b - - 1 1");
}

TEST(Perft, PrintsTheCountAloneOnTheLastLine) {
    EXPECT_EQ(ask({"perft", "0"}).out, "1\n");
    EXPECT_EQ(ask({"perft", "1"}).out, "30\n");
    EXPECT_EQ(ask({"perft", "3"}).out, "27244\n");
    EXPECT_EQ(ask({"perft", "3", "--threads", "3"}).out, "27244\n");
    EXPECT_EQ(ask({"perft", "3", "--game", "chess"}).out, "8902\n");
}

TEST(Perft, DividesByFirstMoveInByteOrder) {
    auto shares = lines(ask({"perft", "2", "--divide", "--size", "4"}).out);
    ASSERT_EQ(shares.size(), 13U);
    EXPECT_EQ(shares.back(), "144");
    shares.pop_back();
    EXPECT_TRUE(std::ranges::is_sorted(shares));
    for (const std::string& share : shares) EXPECT_EQ(share.substr(4), ": 12");
    EXPECT_EQ(ask({"perft", "0", "--divide"}).out, "1\n");
    EXPECT_EQ(lines(ask({"perft", "1", "--divide"}).out).front(), "a1a2: 1");
}

TEST(Perft, WantsASensibleDepth) {
    EXPECT_EQ(misuse({"perft"}), "Il manque la profondeur. Exemple : stackchess perft 4\n");
    for (const char* depth : {"-1", "61", "abc", "99999999999", "3.5"})
        EXPECT_EQ(misuse({"perft", depth}), std::string("Profondeur incorrecte (")
                                                .append(depth)
                                                .append(") : entrez un nombre entre 0 et 60.\n"));
    EXPECT_EQ(misuse({"perft", "2", "--threads", "0"}),
              "Nombre de fils incorrect (--threads 0) : entrez un nombre entre 1 et 256.\n");
}

TEST(Show, DrawsTheBoardOfDocument000WithHeights) {
    EXPECT_EQ(ask({"show", "--position", "rbqk/4/(PR)3/1BQK b - 0 1"}).out,
              "   a   b   c   d\n"
              "  +---+---+---+---+\n"
              "4 |TN |FN |DN |RN |\n"
              "  +---+---+---+---+\n"
              "3 |   |   |   |   |\n"
              "  +---+---+---+---+\n"
              "2 |TB2|   |   |   |\n"
              "  +---+---+---+---+\n"
              "1 |   |FB |DB |RB |\n"
              "  +---+---+---+---+\n"
              "\n"
              "a2: PB TB\n"
              "C'est au tour des noirs.\n");
}

TEST(Show, KeepsTwoDigitRanksAligned) {
    const auto board = lines(ask({"show", "--size", "10", "--lang", "en"}).out);
    EXPECT_EQ(board[0], "    a  b  c  d  e  f  g  h  i  j");
    EXPECT_EQ(board[1], "   +--+--+--+--+--+--+--+--+--+--+");
    EXPECT_EQ(board[2].substr(0, 9), "10 |RB|BB");
    EXPECT_EQ(board[4].substr(0, 9), " 9 |PB|PB");
    EXPECT_EQ(board.back(), "White to move.");
}

TEST(Show, DrawsTheChessBoardOfDocument001) {
    const auto board = lines(ask({"show", "--game", "chess"}).out);
    EXPECT_EQ(board[0], "  +---+---+---+---+---+---+---+---+");
    EXPECT_EQ(board[1], " 8+ t + k + f + d + r + f + k + t +");
    EXPECT_EQ(board[3], " 7+ i + i + i + i + i + i + i + i +");
    EXPECT_EQ(board[15], " 1+ T + C + F + D + R + F + C + T +");
    EXPECT_EQ(board[17], "    a   b   c   d   e   f   g   h");
    EXPECT_EQ(board.back(), "Tour de jeu : Blanc");
}

TEST(Show, TellsCheckAndEnd) {
    const auto last = [](const char* fen) {
        return lines(ask({"show", "--game", "chess", "--lang", "en", "--position", fen}).out);
    };
    const auto check = last("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    EXPECT_EQ(check[check.size() - 2], "Check!!!");
    EXPECT_EQ(last("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1").back(),
              "Checkmate!!! White has won the game.");
}

TEST(Options, ThatContradictThePositionAreMisuse) {
    const char* text = "rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w -";
    EXPECT_EQ(misuse({"moves", "--size", "8", "--position", text}),
              "--size 8 contredit --position, dont le plateau a 6 cases de côté.\n");
    EXPECT_EQ(misuse({"moves", "--knights", "--position", text}),
              "--knights contredit --position, où il n'y a pas de cavalier.\n");
    EXPECT_EQ(
        lines(ask({"apply", "a3a4", "--no-promotion", "--position", "3k/P3/4/K3"}).out).front(),
        "P2k/4/4/K3 b - 0 1 nopromotion");
    EXPECT_EQ(ask({"moves", "--size", "6", "--position", text}).status, success);
    EXPECT_EQ(
        ask({"moves", "--no-promotion", "--knights", "--position", "4/4/4/N2k w - 0 1 nopromotion"})
            .status,
        success);
}

TEST(Options, OfStackchessAreMisuseInChess) {
    EXPECT_EQ(misuse({"moves", "--game", "chess", "--size", "8"}),
              "--size ne vaut que pour Stackchess, pas pour --game chess.\n");
    EXPECT_EQ(misuse({"moves", "--game", "chess", "--knights"}),
              "--knights ne vaut que pour Stackchess, pas pour --game chess.\n");
    EXPECT_EQ(misuse({"moves", "--game", "chess", "--no-promotion"}),
              "--no-promotion ne vaut que pour Stackchess, pas pour --game chess.\n");
}

TEST(Options, AreCheckedOneByOne) {
    EXPECT_EQ(misuse({"moves", "--size", "27"}),
              "Taille incorrecte (--size 27) : entrez un nombre entre 4 et 26.\n");
    EXPECT_EQ(misuse({"moves", "--game", "go"}),
              "Jeu inconnu (--game go) : choisissez stackchess ou chess.\n");
    EXPECT_EQ(misuse({"moves", "--lang", "de"}),
              "Langue inconnue (--lang de) : choisissez fr ou en.\n");
    EXPECT_EQ(misuse({"moves", "--size"}),
              "Il manque la valeur de --size. Voir : stackchess moves --help\n");
    EXPECT_EQ(misuse({"moves", "--knights=7"}),
              "--knights ne prend pas de valeur. Voir : stackchess moves --help\n");
    EXPECT_EQ(lines(ask({"moves", "--size", "5", "--size", "4"}).out).size(), 12U);
}

TEST(Options, ThatDoNotExistGetASuggestion) {
    EXPECT_EQ(misuse({"moves", "--siz", "4"}),
              "Option inconnue : --siz. Vouliez-vous dire --size ?\n");
    EXPECT_EQ(misuse({"moves", "--zebra=1"}),
              "Option inconnue : --zebra. Voir : stackchess moves --help\n");
    EXPECT_EQ(misuse({"--game", "chess", "perft", "3"}),
              "--game se place après une commande, par exemple : stackchess perft --game "
              "stackchess|chess\n");
    EXPECT_EQ(misuse({"--heights", "show"}),
              "stackchess show n'a pas d'option --heights ; elle vaut pour : stackchess play, "
              "stackchess join, stackchess\n");
    EXPECT_EQ(misuse({"--size", "4", "moves"}),
              "--size se place après une commande, par exemple : stackchess play --size N\n");
}

TEST(Commands, ThatDoNotExistGetASuggestion) {
    EXPECT_EQ(misuse({"mvoes"}), "Commande inconnue : mvoes. Vouliez-vous dire moves ?\n");
    EXPECT_EQ(misuse({"pgn", "chek"}), "Commande inconnue : chek. Vouliez-vous dire check ?\n");
    EXPECT_EQ(misuse({"xyzzyx"}),
              "Commande inconnue : xyzzyx. Les commandes sont : play, window, "
              "profile, rules, queens, tour, "
              "show, moves, apply, perft, analyse, uci, bench, match, join, serve, pgn, "
              "account, backup, help.\n");
    EXPECT_EQ(misuse({"pgn"}), "Il manque une commande : check, convert, stats. Voir : stackchess "
                               "pgn --help\n");
    EXPECT_EQ(misuse({"perft", "3", "moves"}),
              "moves est de trop. Voir : stackchess perft --help\n");
}

TEST(Commands, AreSuggestedForWhatIsNone) {
    const auto suggested = [](const std::vector<std::string>& arguments) {
        const std::string error = misuse(arguments);
        const std::size_t at = error.find("dire ");
        return at == std::string::npos ? "" : error.substr(at + 5, error.rfind(" ?") - at - 5);
    };
    EXPECT_EQ(suggested({"Play"}), "play");
    EXPECT_EQ(suggested({"analyze"}), "analyse");
    EXPECT_EQ(suggested({"joeur"}), "jouer");
    EXPECT_EQ(suggested({"version"}), "--version");
    EXPECT_EQ(suggested({"--uci"}), "uci");
    EXPECT_EQ(suggested({"chess"}), "--game chess");
    EXPECT_EQ(suggested({"mes parties/une.pgn"}), "play --load \"mes parties/une.pgn\"");
    EXPECT_EQ(suggested({"play", "-size", "8"}), "--size");
    EXPECT_EQ(suggested({"play", "--blacck", "computer"}), "--black");
    EXPECT_EQ(suggested({"rules", "chess"}), "--game chess");
    EXPECT_EQ(suggested({"play", "resume"}), "--resume");
    EXPECT_EQ(suggested({"play", "one.pgn"}), "--load one.pgn");
    EXPECT_EQ(suggested({"analyse", "one.pgn"}), "--pgn one.pgn");
    EXPECT_EQ(suggested({"foo"}), "");
    EXPECT_EQ(suggested({"moves", "e2e4"}), "");
}

TEST(Commands, WithoutANameAreShownAsNothing) {
    EXPECT_TRUE(misuse({""}).starts_with("Commande inconnue : ''. "));
}

TEST(Commands, HaveFrenchNames) {
    const std::vector<std::pair<std::string, std::string>> names{
        {"jouer", "play"},   {"fenetre", "window"}, {"fenêtre", "window"},   {"regles", "rules"},
        {"règles", "rules"}, {"dames", "queens"},   {"cavalier", "tour"},    {"tournoi", "match"},
        {"aide", "help"},    {"profil", "profile"}, {"analyser", "analyse"},
    };
    for (const auto& [french, english] : names)
        for (const char* const language : {"fr", "en"})
            EXPECT_EQ(ask({french, "--help", "--lang", language}).out,
                      ask({english, "--help", "--lang", language}).out)
                << french;
    EXPECT_EQ(ask({"dames", "5"}).out, ask({"queens", "5"}).out);
    EXPECT_NE(ask({"--help"}).out.find("  rules, règles "), std::string::npos);
    EXPECT_EQ(ask({"--help", "--lang", "en"}).out.find("regles"), std::string::npos);
}

TEST(Help, IsACommandToo) {
    EXPECT_EQ(ask({"help"}).out, ask({"--help"}).out);
    EXPECT_EQ(ask({"help", "play"}).out, ask({"play", "--help"}).out);
    EXPECT_EQ(ask({"aide", "jouer"}).out, ask({"play", "--help"}).out);
    EXPECT_EQ(ask({"help", "pgn", "check", "--lang", "en"}).out,
              ask({"pgn", "check", "--help", "--lang", "en"}).out);
    EXPECT_EQ(misuse({"help", "plya"}), "Commande inconnue : plya. Vouliez-vous dire play ?\n");
    EXPECT_EQ(misuse({"help", "play", "more"}),
              "more est de trop. Voir : stackchess play --help\n");
}

TEST(Positions, ThatAreWrongAreRefused) {
    EXPECT_EQ(refusal({"show", "--position", "4/4/4/4"}),
              "Position injouable : il n'y a aucune pièce sur le plateau.\n");
    EXPECT_EQ(refusal({"show", "--lang", "en", "--position", "4/4/(P)3/4"}),
              "Unreadable position, column 5 (board): a single piece is written without "
              "parentheses.\n");
}

TEST(Language, WorksBeforeAndAfterTheCommand) {
    for (const auto& arguments :
         std::vector<std::vector<std::string>>{{"--lang", "en", "perft"},
                                               {"perft", "--lang", "en"},
                                               {"perft", "--lang=en"},
                                               {"perft", "--lang", "EN"},
                                               {"perft", "--lang", "en_GB.UTF-8"}})
        EXPECT_EQ(misuse(arguments), "Missing depth. Example: stackchess perft 4\n");
}

TEST(Language, ComesFromTheVariablesAndLosesAccentsWithoutUtf8) {
    const auto error = [](const words::LocaleVariables& environment) {
        return ask({"show", "--position", "4/4/4/4"}, "", environment).err;
    };
    EXPECT_EQ(error({}), "Position injouable : il n'y a aucune piece sur le plateau.\n");
    EXPECT_EQ(error({.lang = "en_US.UTF-8"}),
              "Unplayable position: there are no pieces on the board.\n");
}

TEST(Help, IsThereForEveryCommandInBothLanguagesWithExamples) {
    const std::vector<std::vector<std::string>> commands{
        {},        {"play"}, {"window"}, {"profile"},      {"rules"},          {"queens"},
        {"tour"},  {"show"}, {"moves"},  {"apply"},        {"perft"},          {"uci"},
        {"bench"}, {"pgn"},  {"help"},   {"pgn", "check"}, {"pgn", "convert"}, {"pgn", "stats"}};
    for (auto arguments : commands) {
        arguments.emplace_back("--help");
        const Answer french = ask(arguments);
        EXPECT_EQ(french.status, success);
        EXPECT_EQ(french.err, "");
        EXPECT_NE(french.out.find("\nExemples :\n  stackchess"), std::string::npos);
        EXPECT_EQ(french.out.find("Examples"), std::string::npos);
        arguments.insert(arguments.end(), {"--lang", "en"});
        const Answer english = ask(arguments);
        EXPECT_NE(english.out.find("\nExamples:\n  stackchess"), std::string::npos);
        EXPECT_NE(english.out, french.out);
    }
}

TEST(Help, GivesExamplesThatWork) {
    for (const char* command :
         {"rules", "queens", "tour", "show", "moves", "apply", "perft", "help"})
        for (const char* language : {"fr", "en"}) {
            const auto help = lines(ask({command, "--help", "--lang", language}).out);
            auto example = std::ranges::find_if(help, [](const std::string& line) {
                return line.starts_with("Ex") && line.ends_with(':');
            });
            while (++example != help.end()) {
                std::vector<std::string> arguments;
                const std::string line = example->substr(0, example->find(" |"));
                // Quotes hold one argument together, as in a shell.
                std::istringstream stream(line);
                for (std::string word; stream >> std::quoted(word);) arguments.push_back(word);
                arguments.erase(arguments.begin());
                if (line.find("perft 6") != std::string::npos) continue; // too long for a test
                if (line.find("perft 5") != std::string::npos) continue;
                arguments.insert(arguments.end(), {"--lang", language});
                EXPECT_EQ(ask(arguments).status, success) << line;
            }
        }
}

TEST(Help, SaysHowTheProgramIsUsedAndKeepsLinesShort) {
    EXPECT_NE(ask({"--help"}).out.find("Usage : stackchess [OPTIONS] COMMANDE"), std::string::npos);
    for (const char* command : {"play", "perft", "queens"})
        for (const std::string& line : lines(ask({command, "--help", "--lang", "en"}).out))
            EXPECT_LE(line.size(), 80U) << line;
}

TEST(Version, IsPrinted) {
    EXPECT_TRUE(ask({"--version"}).out.starts_with("stackchess "));
    EXPECT_EQ(ask({"perft", "--version"}).out, ask({"--version"}).out);
    EXPECT_EQ(ask({"-V"}).out, ask({"--version"}).out);
}

TEST(Output, ThatCannotBeWrittenIsAnError) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const Console console{in, out, err};
    EXPECT_EQ(console.finish(misused, 0), misused);
    EXPECT_EQ(console.finish(success, EPIPE), success); // the reader has closed the pipe
    EXPECT_EQ(err.str(), "");
    EXPECT_EQ(console.finish(success, ENOSPC), refused);
    EXPECT_EQ(err.str(), "Impossible d'écrire le résultat : le disque est plein.\n");
}

} // namespace
} // namespace command
