#include "command/command_line.hpp"

#include <algorithm>

#include <CLI/CLI.hpp> // all of it: an `App` uses its formatter and configuration

#include "command/help.hpp"
#include "core/suggestion.hpp"
#include "core/version.hpp"
#include "game/rules_text.hpp"
#include "words/account_messages.hpp"
#include "words/ascii.hpp"
#include "words/command_messages.hpp"
#include "words/command_names.hpp"
#include "words/help_messages.hpp"
#include "words/layout.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::say;
using words::shown;

bool is_option(const std::string& argument) {
    return argument.size() > 1 && argument.starts_with('-');
}

std::string before_equals(const std::string& argument) {
    return argument.substr(0, argument.find('='));
}

std::vector<std::string> command_names(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : commands_of(app)) names.push_back(command->get_name());
    return names;
}

/// The words that may follow a command, for suggestions: all names of its subcommands, and options.
std::vector<std::string> known_words(const CLI::App& app) {
    std::vector<std::string> known;
    for (const CLI::App* command : commands_of(app)) {
        known.push_back(command->get_name());
        known.insert(known.end(), command->get_aliases().begin(), command->get_aliases().end());
    }
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
    return known;
}

/// A path as it has to be typed.
std::string quoted(const std::string& path) {
    const bool has_space = path.find(' ') != std::string::npos;
    return has_space ? "\"" + shown(path) + "\"" : shown(path);
}

/// The option that was probably forgotten before a game or a file.
std::string meant_without_option(const CLI::App& app, const std::string& typed) {
    const auto has = [&](const char* option) { return app.get_option_no_throw(option) != nullptr; };
    if (game::read_rules(typed) && has("--game")) return "--game " + typed;
    if (!typed.ends_with(".pgn")) return {};
    for (const char* const option : {"--load", "--pgn"})
        if (has(option)) return option + (' ' + quoted(typed));
    return app.get_parent() == nullptr ? "play --load " + quoted(typed) : "";
}

words::Argument help_of(const CLI::App& app) { return {"help", full_name(app) + " --help"}; }

/// The arguments without a `--` that no later argument needs: if arguments stand before it, the
/// parser would take what follows for another command.
std::vector<std::string> without_idle_mark(std::vector<std::string> arguments) {
    const auto mark = std::ranges::find(arguments, "--");
    if (mark == arguments.end()) return arguments;
    const bool protects = std::any_of(mark + 1, arguments.end(), [](const std::string& argument) {
        return argument.starts_with('-');
    });
    if (!protects) arguments.erase(mark);
    return arguments;
}

/// The index of the first argument, from `from` on, that is neither an option nor the value of one.
std::size_t first_operand(const CLI::App& app, const std::vector<std::string>& arguments,
                          std::size_t from) {
    for (std::size_t i = from; i < arguments.size(); ++i) {
        if (!is_option(arguments[i])) return i;
        const CLI::Option* option = app.get_option_no_throw(arguments[i]);
        if (option != nullptr && option->get_expected_max() > 0) ++i;
    }
    return arguments.size();
}

} // namespace

std::optional<std::string> typed_language(std::span<const std::string> arguments) {
    constexpr std::string_view with_value = "--lang=";
    std::optional<std::string> found;
    for (std::size_t i = 0; i < arguments.size() && arguments[i] != "--"; ++i) {
        if (arguments[i].starts_with(with_value)) found = arguments[i].substr(with_value.size());
        if (arguments[i] == "--lang" && i + 1 < arguments.size()) found = arguments[++i];
    }
    return found;
}

CommandLine::CommandLine(words::Voice voice)
    : voice_(voice), app_(say(voice, message::help_program), "stackchess") {
    app_.set_help_flag("-h,--help", say(voice, message::help_help));
    // Unexpected arguments are kept, so that our own message says what is wrong with them.
    app_.allow_extras();
    app_.footer(say(voice, message::help_program_examples));
    const Declaration program(app_);
    for (const auto add :
         {add_play, add_window, add_profile, add_rules, add_queens, add_tour, add_show, add_moves,
          add_apply, add_perft, add_analyse, add_uci, add_bench, add_match, add_join, add_serve})
        subcommands_.push_back(add(program, voice));
    const Declaration pgn = program.command("pgn", say(voice, message::help_pgn),
                                            say(voice, message::help_pgn_examples));
    for (const auto add : {add_pgn_check, add_pgn_convert, add_pgn_stats})
        subcommands_.push_back(add(pgn, voice));
    const Declaration account = program.command("account", say(voice, message::help_account),
                                                say(voice, message::help_account_examples));
    for (const auto add : {add_account_add, add_account_list, add_account_password, add_account_ban,
                           add_account_unban, add_account_delete, add_account_token,
                           add_account_tokens, add_account_revoke, add_account_review})
        subcommands_.push_back(add(account, voice));
    subcommands_.push_back(add_backup(program, voice));
    subcommands_.push_back(add_help(program));
    name_in_french();
    // After a command, the name of another one is an ordinary argument.
    for (CLI::App* group : {&pgn.app(), &account.app(), &app_}) group->require_subcommand(0, 1);
    subcommands_.push_back(add_menu(program, voice));
    for (const Subcommand& subcommand : subcommands_) finish(subcommand.line.app());
    finish(pgn.app());
    finish(account.app());
}

/// Declares `help`, which shows the help of the command named by the words after it.
Subcommand CommandLine::add_help(const Declaration& program) {
    const Declaration line = program.command("help", say(voice_, message::help_of_command),
                                             say(voice_, message::help_of_command_examples));
    line.argument('[' + say(voice_, message::help_command_word) + ']', asked_about_,
                  say(voice_, message::help_command_names));
    return {line, [this](Console& console) { return show_help(console); }};
}

int CommandLine::show_help(const Console& console) const {
    const CLI::App* app = &app_;
    for (const std::string& name : asked_about_) {
        const auto commands = commands_of(*app);
        const auto found = std::ranges::find_if(
            commands, [&](const CLI::App* command) { return command->check_name(name); });
        if (found == commands.end()) return complain_about(*app, name, console);
        app = *found;
    }
    console.out << help_text(*app, voice_);
    return success;
}

/// French names work with and without accents, which not every keyboard has.
void CommandLine::name_in_french() {
    for (const words::Message& name : message::command_names) {
        CLI::App* const command =
            app_.get_subcommand(std::string(name.in(words::Language::english)));
        const std::string french(name.in(words::Language::french));
        command->alias(french);
        if (const std::string plain = words::to_ascii(french); plain != french)
            command->alias(plain);
    }
}

/// Adds the options that all commands have. If an option is repeated, its last value counts, except
/// for options made to be repeated.
void CommandLine::finish(CLI::App& app) {
    app.set_version_flag("-V,--version", std::string(core::version),
                         say(voice_, message::help_version));
    app.add_option("--lang", language_, say(voice_, message::help_lang))->type_name("fr|en");
    for (CLI::Option* option : app.get_options()) {
        if (option->get_expected_max() == 0)
            option->disable_flag_override();
        else if (!option->get_positional() && option->get_expected_max() == 1)
            option->take_last();
    }
}

int CommandLine::execute(const std::vector<std::string>& arguments, Console& console) {
    try {
        const std::vector<std::string> needed = without_idle_mark(with_passes(arguments));
        std::vector<std::string> reversed(needed.rbegin(), needed.rend());
        app_.parse(reversed);
    } catch (const CLI::CallForHelp&) {
        return help(innermost(), console);
    } catch (const CLI::CallForVersion&) {
        console.out << app_.get_name() << ' ' << core::version << '\n';
        return success;
    } catch (const CLI::ParseError&) {
        return complain(innermost(), arguments, console);
    }
    for (const CLI::App* app : all())
        for (const std::string& stray : app->remaining())
            if (stray != "--") return complain_about(*app, stray, console);
    if (&innermost() != &app_)
        for (const CLI::Option* option : app_.get_options())
            if (option->count() > 0 && !option->check_name("--lang"))
                return console.misuse(misplaced(innermost(), *option));
    return carry_out(innermost(), console);
}

/// Where a command is expected, an unknown word is reported, without listing all commands.
int CommandLine::help(const CLI::App& app, const Console& console) const {
    if (!command_names(app).empty())
        for (const std::string& stray : app.remaining())
            if (!is_option(stray)) return complain_about(app, stray, console);
    console.out << help_text(app, voice_);
    return success;
}

/// Replaces a `--` that follows a move, and so means a pass, by other hyphens: the parser would
/// take it for the mark that ends the options.
std::vector<std::string> CommandLine::with_passes(std::vector<std::string> arguments) const {
    const CLI::App& apply = *app_.get_subcommand("apply");
    const std::size_t command = first_operand(app_, arguments, 0);
    if (command == arguments.size() || !apply.check_name(arguments[command])) return arguments;
    for (std::size_t i = first_operand(apply, arguments, command + 1); i < arguments.size(); ++i)
        if (arguments[i] == "--") arguments[i] = dashes_of_pass;
    return arguments;
}

/// The complaint about an option of the menu that stands before a command.
std::string CommandLine::misplaced(const CLI::App& app, const CLI::Option& option) const {
    const std::string name = "--" + option.get_lnames().front();
    const CLI::Option* known = app.get_option_no_throw(name);
    if (known == nullptr) return unknown_option(app, name);
    return say(voice_, message::option_of_commands,
               {{"option", name}, {"example", full_name(app) + ' ' + typed_option(name, *known)}});
}

int CommandLine::carry_out(const CLI::App& app, Console& console) const {
    const auto found = std::ranges::find_if(
        subcommands_, [&](const Subcommand& command) { return &command.line.app() == &app; });
    if (found != subcommands_.end()) return found->execute(console);
    return console.misuse(
        say(voice_, message::missing_command,
            {{"commands", words::joined(command_names(app), ", ")}, help_of(app)}));
}

/// The parser's own errors are only in English, so every error that our options can cause is
/// detected again here.
int CommandLine::complain(const CLI::App& app, const std::vector<std::string>& arguments,
                          const Console& console) const {
    for (const std::string& argument : arguments) {
        const CLI::Option* option = app.get_option_no_throw(before_equals(argument));
        if (option == nullptr || option->get_positional()) continue;
        const bool has_value = argument.find('=') != std::string::npos;
        const words::Argument name{"option", before_equals(argument)};
        if (has_value && option->get_expected_max() == 0)
            return console.misuse(say(voice_, message::unwanted_value, {name, help_of(app)}));
        if (&argument == &arguments.back())
            return console.misuse(say(voice_, message::missing_value, {name, help_of(app)}));
    }
    return console.misuse(say(voice_, message::bad_line, {help_of(app)}));
}

int CommandLine::complain_about(const CLI::App& app, const std::string& stray,
                                const Console& console) const {
    if (is_option(stray)) return console.misuse(unknown_option(app, before_equals(stray)));
    const std::vector<std::string> commands = command_names(app);
    const words::Argument command{"command", shown(stray)};
    std::string meant = meant_without_option(app, stray);
    if (meant.empty()) meant = core::suggestion(stray, known_words(app));
    if (commands.empty()) return console.misuse(unexpected(app, stray, meant));
    return console.misuse(
        meant.empty()
            ? say(voice_, message::unknown_command,
                  {command, {"commands", words::joined(commands, ", ")}})
            : say(voice_, message::unknown_command_but, {command, {"suggestion", meant}}));
}

std::string CommandLine::unexpected(const CLI::App& app, const std::string& argument,
                                    const std::string& meant) const {
    const words::Argument stray{"argument", shown(argument)};
    if (meant.empty()) return say(voice_, message::unexpected_argument, {stray, help_of(app)});
    return say(voice_, message::unexpected_argument_but, {stray, {"suggestion", meant}});
}

std::string CommandLine::unknown_option(const CLI::App& app, const std::string& name) const {
    const words::Argument option{"option", shown(name)};
    std::vector<std::string> owners;
    for (const Subcommand& command : subcommands_) {
        const CLI::App& other = command.line.app();
        const CLI::Option* known = other.get_option_no_throw(name);
        if (known == nullptr || known->get_positional()) continue;
        if (&app == &app_)
            return say(voice_, message::option_of_commands,
                       {option, {"example", full_name(other) + ' ' + typed_option(name, *known)}});
        owners.push_back(full_name(other));
    }
    if (!owners.empty())
        return say(voice_, message::option_of_others,
                   {option, {"command", full_name(app)}, {"others", words::joined(owners, ", ")}});
    const std::string meant = core::suggestion(name, known_words(app));
    if (meant.empty()) return say(voice_, message::unknown_option, {option, help_of(app)});
    return say(voice_, message::unknown_option_but, {option, {"suggestion", meant}});
}

std::vector<const CLI::App*> CommandLine::all() const {
    std::vector<const CLI::App*> found{&app_};
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const CLI::App* command : commands_of(*found[i])) found.push_back(command);
    return found;
}

/// The last command named on the line, or the program itself.
const CLI::App& CommandLine::innermost() const {
    const CLI::App* app = &app_;
    while (true) {
        const auto named =
            app->get_subcommands([](const CLI::App* command) { return command->parsed(); });
        if (named.empty()) return *app;
        app = named.front();
    }
}

} // namespace command
