#include "command/help.hpp"

#include <sstream>
#include <utility>

#include <CLI/App.hpp>

#include "words/command_names.hpp"
#include "words/help_messages.hpp"
#include "words/layout.hpp"

namespace command {
namespace {

namespace message = words::message;
using words::columns;
using words::say;
using words::Voice;

/// A line of a list: what is typed, and what it means.
using Item = std::pair<std::string, std::string>;

constexpr std::size_t line_width = 80;
constexpr std::size_t term_width = 28;

/// The text in lines; those after the first begin with `indent` spaces.
std::string indented(const std::string& text, std::size_t indent) {
    std::string all;
    for (const std::string& line : words::wrapped(text, line_width - indent))
        all += (all.empty() ? "" : '\n' + std::string(indent, ' ')) + line;
    return all + '\n';
}

std::string section(Voice voice, const words::Message& title, const std::vector<Item>& items) {
    if (items.empty()) return {};
    std::string all = '\n' + say(voice, title) + '\n';
    for (const auto& [term, meaning] : items) {
        std::string line = "  " + term;
        if (columns(line) + 2 > term_width)
            line += '\n' + std::string(term_width, ' ');
        else
            line.append(term_width - columns(line), ' ');
        all += line + indented(meaning, term_width);
    }
    return all;
}

bool is_list(const CLI::Option& option) { return option.get_expected_max() > 1; }

std::string argument_term(const CLI::Option& option) {
    return option.get_name(true) + (is_list(option) ? "..." : "");
}

/// The names of an option; in French its French name as well.
std::string option_term(const CLI::Option& option, Voice voice) {
    std::string term;
    for (const std::string& name : option.get_snames()) term += '-' + name + ", ";
    const std::vector<std::string>& names = option.get_lnames();
    if (voice.language == words::Language::french && names.size() > 1)
        return term + "--" + names.front() + ", " + typed_option("--" + names.back(), option);
    return term + typed_option("--" + option.get_lnames().front(), option);
}

/// The options that every command has, which are listed last.
bool is_common(const CLI::Option& option) {
    return option.check_name("--help") || option.check_name("--version") ||
           option.check_name("--lang");
}

std::vector<Item> options(const CLI::App& app, Voice voice) {
    std::vector<Item> own;
    std::vector<Item> common;
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_positional()) continue;
        (is_common(*option) ? common : own)
            .emplace_back(option_term(*option, voice), option->get_description());
    }
    own.insert(own.end(), common.begin(), common.end());
    return own;
}

std::vector<Item> arguments(const CLI::App& app) {
    std::vector<Item> items;
    for (const CLI::Option* option : app.get_options())
        if (option->get_positional())
            items.emplace_back(argument_term(*option), option->get_description());
    return items;
}

/// The name of a command; in French its French name as well.
std::string command_term(const CLI::App& command, Voice voice) {
    for (const words::Message& name : message::command_names)
        if (voice.language == words::Language::french &&
            name.in(words::Language::english) == command.get_name())
            return command.get_name() + ", " + say(voice, name);
    return command.get_name();
}

std::vector<Item> commands(const CLI::App& app, Voice voice) {
    std::vector<Item> items;
    for (const CLI::App* command : commands_of(app))
        items.emplace_back(command_term(*command, voice), command->get_description());
    return items;
}

std::string usage(const CLI::App& app, Voice voice) {
    std::string line = full_name(app) + ' ' + say(voice, message::help_options_word);
    for (const auto& [term, meaning] : arguments(app)) line += ' ' + term;
    if (!commands_of(app).empty()) line += ' ' + say(voice, message::help_command_word);
    return say(voice, message::help_usage, {{"line", line}}) + '\n';
}

std::string examples(const CLI::App& app, Voice voice) {
    std::string all = '\n' + say(voice, message::help_examples) + '\n';
    std::istringstream lines(app.get_footer());
    for (std::string line; std::getline(lines, line);) all += "  " + line + '\n';
    return all;
}

} // namespace

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
    return app.get_subcommands([](const CLI::App*) { return true; });
}

std::string full_name(const CLI::App& app) {
    const CLI::App* parent = app.get_parent();
    return parent == nullptr ? app.get_name() : full_name(*parent) + ' ' + app.get_name();
}

std::string typed_option(const std::string& name, const CLI::Option& option) {
    const std::string value = option.get_type_name();
    return value.empty() ? name : name + ' ' + value;
}

std::string help_text(const CLI::App& app, Voice voice) {
    return usage(app, voice) + '\n' + indented(app.get_description(), 0) +
           section(voice, message::help_commands, commands(app, voice)) +
           section(voice, message::help_arguments, arguments(app)) +
           section(voice, message::help_options, options(app, voice)) + examples(app, voice);
}

} // namespace command
