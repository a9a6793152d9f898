// Makes what networks are trained from, and checks what comes of it; docs/learning.md tells how.
//
//   learn games 6,6n --nodes 700 --games 1000 --seed 1 --output 6.games
//   learn positions 6 6.games --output 6.positions
//   learn check 6.network 6.positions 6.scores

#include <cstdio>
#include <exception>
#include <string>

#include <CLI/CLI.hpp>

#include "orders.hpp"

namespace {

void add_games(CLI::App& app, learn::GamesOrder& order) {
    CLI::App* command = app.add_subcommand("games", "Plays games of the engine against itself");
    command->add_option("boards", order.boards,
                        "Boards to choose from: chess, or 4 to 8, with n for knights (6,6,6n)")
        ->required()
        ->delimiter(',');
    command->add_option("--output", order.output, "The file to write")->required();
    command->add_option("--nodes", order.nodes, "Nodes a move")->capture_default_str();
    command->add_option("--games", order.games, "How many games; 0: until the time is over");
    command->add_option("--seconds", order.seconds, "For how long; 0: until all are played");
    command->add_option("--threads", order.threads, "Games at a time")->capture_default_str();
    command->add_option("--seed", order.seed, "Another seed gives other games");
    command->add_option("--wild", order.wild, "Games in a hundred with random moves in between")
        ->check(CLI::Range(0, 100));
    command->add_option("--uneven", order.uneven, "Games in a hundred that begin unevenly")
        ->check(CLI::Range(0, 100));
    command->add_option("--network", order.network, "Judge by this network, not by hand");
}

void add_positions(CLI::App& app, learn::PositionsOrder& order) {
    CLI::App* command = app.add_subcommand("positions", "Makes records for the trainer of games");
    command->add_option("board", order.board, "The board: chess, or 4 to 8")->required();
    command->add_option("games", order.games, "Files of games")->required();
    command->add_option("--output", order.output, "The file to write")->required();
}

void add_check(CLI::App& app, learn::CheckOrder& order) {
    CLI::App* command = app.add_subcommand(
        "check", "Compares the scores of a network with those that the trainer found");
    command->add_option("network", order.network, "A file of weights")->required();
    command->add_option("positions", order.positions, "A file of positions")->required();
    command->add_option("scores", order.scores, "The trainer's scores of the first of them")
        ->required();
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app("Learns to judge positions from games of the engine against itself.");
    app.require_subcommand(1);
    learn::GamesOrder games;
    learn::PositionsOrder positions;
    learn::CheckOrder check;
    add_games(app, games);
    add_positions(app, positions);
    add_check(app, check);
    CLI11_PARSE(app, argc, argv);
    std::string error;
    if (app.got_subcommand("games")) error = learn::make_games(games);
    if (app.got_subcommand("positions")) error = learn::make_positions(positions);
    if (app.got_subcommand("check")) error = learn::check(check);
    if (error.empty()) return 0;
    std::fprintf(stderr, "learn: %s\n", error.c_str());
    return 1;
}
