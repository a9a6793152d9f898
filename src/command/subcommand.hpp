#pragma once

#include <functional>

#include <CLI/App.hpp>

#include "command/console.hpp"

namespace command {

/// A subcommand as it is declared to the parser, and what it does once its line is understood.
/// Values are taken from the line as text: what is wrong with them is said in our own words.
struct Subcommand {
    CLI::App* app;
    std::function<int(Console&)> execute;
};

// Each declares one subcommand under `parent`, with its help in the language of `voice`.
Subcommand add_play(CLI::App& parent, words::Voice voice);
Subcommand add_profile(CLI::App& parent, words::Voice voice);
Subcommand add_moves(CLI::App& parent, words::Voice voice);
Subcommand add_apply(CLI::App& parent, words::Voice voice);
Subcommand add_perft(CLI::App& parent, words::Voice voice);
Subcommand add_analyse(CLI::App& parent, words::Voice voice);
Subcommand add_bench(CLI::App& parent, words::Voice voice);
Subcommand add_match(CLI::App& parent, words::Voice voice);
Subcommand add_show(CLI::App& parent, words::Voice voice);
Subcommand add_rules(CLI::App& parent, words::Voice voice);
Subcommand add_queens(CLI::App& parent, words::Voice voice);
Subcommand add_tour(CLI::App& parent, words::Voice voice);
Subcommand add_uci(CLI::App& parent, words::Voice voice);
Subcommand add_pgn_check(CLI::App& parent, words::Voice voice);
Subcommand add_pgn_convert(CLI::App& parent, words::Voice voice);
Subcommand add_pgn_stats(CLI::App& parent, words::Voice voice);

/// What the program itself does where no subcommand is named.
Subcommand add_menu(CLI::App& program, words::Voice voice);

} // namespace command
