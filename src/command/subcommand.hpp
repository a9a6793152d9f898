#pragma once

#include <functional>

#include "command/console.hpp"
#include "command/declaration.hpp"

namespace command {

/// A subcommand: its declaration, and what to execute when its line has been parsed.
struct Subcommand {
    Declaration line;
    std::function<int(Console&)> execute;
};

/// What the parser gets in place of a `--` that is a move, which it would take for a mark.
inline constexpr const char* dashes_of_pass = "\u2010\u2010";

// Each declares one subcommand under `parent`, with its help in the language of `voice`.
Subcommand add_play(const Declaration& parent, words::Voice voice);
Subcommand add_window(const Declaration& parent, words::Voice voice);
Subcommand add_join(const Declaration& parent, words::Voice voice);
Subcommand add_serve(const Declaration& parent, words::Voice voice);
Subcommand add_profile(const Declaration& parent, words::Voice voice);
Subcommand add_moves(const Declaration& parent, words::Voice voice);
Subcommand add_apply(const Declaration& parent, words::Voice voice);
Subcommand add_perft(const Declaration& parent, words::Voice voice);
Subcommand add_analyse(const Declaration& parent, words::Voice voice);
Subcommand add_bench(const Declaration& parent, words::Voice voice);
Subcommand add_match(const Declaration& parent, words::Voice voice);
Subcommand add_show(const Declaration& parent, words::Voice voice);
Subcommand add_rules(const Declaration& parent, words::Voice voice);
Subcommand add_queens(const Declaration& parent, words::Voice voice);
Subcommand add_tour(const Declaration& parent, words::Voice voice);
Subcommand add_uci(const Declaration& parent, words::Voice voice);
Subcommand add_pgn_check(const Declaration& parent, words::Voice voice);
Subcommand add_pgn_convert(const Declaration& parent, words::Voice voice);
Subcommand add_pgn_stats(const Declaration& parent, words::Voice voice);
Subcommand add_account_add(const Declaration& parent, words::Voice voice);
Subcommand add_account_list(const Declaration& parent, words::Voice voice);
Subcommand add_account_password(const Declaration& parent, words::Voice voice);
Subcommand add_account_ban(const Declaration& parent, words::Voice voice);
Subcommand add_account_unban(const Declaration& parent, words::Voice voice);
Subcommand add_account_delete(const Declaration& parent, words::Voice voice);
Subcommand add_account_token(const Declaration& parent, words::Voice voice);
Subcommand add_account_tokens(const Declaration& parent, words::Voice voice);
Subcommand add_account_revoke(const Declaration& parent, words::Voice voice);
Subcommand add_account_review(const Declaration& parent, words::Voice voice);
Subcommand add_backup(const Declaration& parent, words::Voice voice);

/// Declares what the program does without a subcommand.
Subcommand add_menu(const Declaration& program, words::Voice voice);

} // namespace command
