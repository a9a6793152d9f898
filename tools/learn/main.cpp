// Makes training data for networks, and checks networks; docs/learning.md describes how.
//
//   learn games 6,6n --nodes 700 --games 1000 --seed 1 --output 6.games
//   learn positions 6 6.games --output 6.positions
//   learn margins 6 --network 6.network --pairs 5000
//   learn check 6.network 6.positions 6.scores

#include <cstdio>
#include <string>

#include <CLI/CLI.hpp>

#include "orders.hpp"

namespace {

void add_games(CLI::App& app, learn::GamesOrder& order) {
    CLI::App* command = app.add_subcommand("games", "Plays games of the engine against itself");
    command
        ->add_option("boards", order.boards,
                     "Boards to alternate: chess, or 4 to 8, with n for knights (6,6,6n)")
        ->required()
        ->delimiter(',');
    command->add_option("--output", order.output, "The file to write")->required();
    command->add_option("--nodes", order.nodes, "Nodes per move")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    command->add_option("--games", order.games,
                        "Number of games (default: as many as the time allows)");
    command->add_option("--seconds", order.seconds, "Time limit (default: none)")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--threads", order.threads, "Games played at the same time")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    command->add_option("--seed", order.seed, "Seed; the same seed gives the same games");
    command->add_option("--wild", order.wild, "Percentage of games with random moves in between")
        ->check(CLI::Range(0, 100));
    command
        ->add_option("--uneven", order.uneven, "Percentage of games that begin with an advantage")
        ->check(CLI::Range(0, 100));
    command->add_option("--network", order.network,
                        "Network to play with (default: the hand-written evaluation)");
}

void add_positions(CLI::App& app, learn::PositionsOrder& order) {
    CLI::App* command = app.add_subcommand("positions", "Converts games into training records");
    command->add_option("board", order.board, "The board: chess, or 4 to 8")->required();
    command->add_option("games", order.games, "Files of games")->required();
    command->add_option("--output", order.output, "The file to write")->required();
}

void add_check(CLI::App& app, learn::CheckOrder& order) {
    CLI::App* command = app.add_subcommand(
        "check", "Compares the scores of a network with those the trainer computed");
    command->add_option("network", order.network, "A file of weights")->required();
    command->add_option("positions", order.positions, "A file of positions")->required();
    command->add_option("scores", order.scores, "The trainer's scores of the first of them")
        ->required();
}

void add_margins(CLI::App& app, learn::MarginsOrder& order) {
    CLI::App* command =
        app.add_subcommand("margins", "Fits the margins of the search to an evaluation (SPSA)");
    command->add_option("board", order.board, "The board: chess, or 4 to 8, with n for knights")
        ->required();
    command->add_option("--network", order.network,
                        "Network to play with (default: the hand-written evaluation)");
    command->add_option("--pairs", order.pairs, "Pairs of games to learn from")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    command->add_option("--nodes", order.nodes, "Nodes per move in them")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    command->add_option("--check-pairs", order.check_pairs, "Pairs of games to compare with before")
        ->capture_default_str();
    command->add_option("--check-nodes", order.check_nodes, "Nodes per move in those")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    command->add_option("--rate", order.rate, "How far a value moves for one point at the end")
        ->capture_default_str()
        ->check(CLI::PositiveNumber);
    command
        ->add_option("--uneven", order.uneven, "Percentage of games that begin with an advantage")
        ->check(CLI::Range(0, 100));
    command->add_option("--threads", order.threads, "Games played at the same time")
        ->capture_default_str()
        ->check(CLI::Range(1, 256));
    command->add_option("--seed", order.seed, "Seed of openings and perturbations");
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app("Makes training data for networks, and checks networks.");
    app.require_subcommand(1);
    learn::GamesOrder games;
    learn::PositionsOrder positions;
    learn::MarginsOrder margins;
    learn::CheckOrder check;
    add_games(app, games);
    add_positions(app, positions);
    add_margins(app, margins);
    add_check(app, check);
    CLI11_PARSE(app, argc, argv);
    std::string error;
    if (app.got_subcommand("games")) error = learn::make_games(games);
    if (app.got_subcommand("positions")) error = learn::make_positions(positions);
    if (app.got_subcommand("margins")) error = learn::fit_margins(margins);
    if (app.got_subcommand("check")) error = learn::check(check);
    if (error.empty()) return 0;
    std::fprintf(stderr, "learn: %s\n", error.c_str());
    return 1;
}
