#pragma once

#include <string>
#include <vector>

#include "words/language.hpp"

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace command {

/// The subcommands of `app`, in the order of their declaration.
std::vector<const CLI::App*> commands_of(const CLI::App& app);

/// The words that start this command: `stackchess pgn check`.
std::string full_name(const CLI::App& app);

/// An option with its value, as it is typed: `--size N`.
std::string typed_option(const std::string& name, const CLI::Option& option);

/// What `--help` prints for a command: usage, what it does, subcommands, arguments, options and
/// examples (the footer of `app`, one a line), in lines of at most 80 characters.
std::string help_text(const CLI::App& app, words::Voice voice);

} // namespace command
