#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include <CLI/App.hpp>

#include "command/console.hpp"
#include "command/subcommand.hpp"

namespace command {

/// The value of the last `--lang` in the arguments, or nothing. Needed before they are parsed,
/// because it also decides the language of complaints about them.
std::optional<std::string> typed_language(std::span<const std::string> arguments);

/// All commands and options of the program, described in one language.
class CommandLine {
  public:
    explicit CommandLine(words::Voice voice);

    /// Parses the arguments and does what they ask, or complains; returns the exit status.
    int execute(const std::vector<std::string>& arguments, Console& console);

    /// The program and every command below it.
    std::vector<const CLI::App*> all() const;

  private:
    Subcommand add_help(const Declaration& program);
    void name_in_french();
    void finish(CLI::App& app);
    std::vector<std::string> with_passes(std::vector<std::string> arguments) const;
    int show_help(const Console& console) const;
    int carry_out(const CLI::App& app, Console& console) const;
    int help(const CLI::App& app, const Console& console) const;
    int complain(const CLI::App& app, const std::vector<std::string>& arguments,
                 const Console& console) const;
    int complain_about(const CLI::App& app, const std::string& stray, const Console& console) const;
    std::string misplaced(const CLI::App& app, const CLI::Option& option) const;
    std::string unexpected(const CLI::App& app, const std::string& argument,
                           const std::string& meant) const;
    std::string unknown_option(const CLI::App& app, const std::string& name) const;
    const CLI::App& innermost() const;

    words::Voice voice_;
    std::string language_; ///< receives the value of `--lang`, from which `voice_` was made
    std::vector<std::string> asked_about_; ///< receives the words after `help`
    CLI::App app_;
    std::vector<Subcommand> subcommands_;
};

} // namespace command
