#include "command/program.hpp"

#include <cstdlib>
#include <exception>
#include <iostream>

#include <unistd.h>

#include "command/command_line.hpp"
#include "file/output_file.hpp"
#include "words/command_messages.hpp"

namespace command {
namespace {

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view() : std::string_view(value);
}

std::optional<std::string> set_variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

} // namespace

int run(const std::vector<std::string>& arguments, const words::LocaleVariables& environment,
        Console& console) {
    const std::optional<std::string> typed = typed_language(arguments);
    const auto wanted = typed ? words::language_of(*typed) : std::nullopt;
    console.voice = words::voice_for(wanted, environment);
    if (typed && !wanted)
        return console.misuse(say(console.voice, words::message::unknown_language,
                                  {{"language", words::shown(*typed)}}));
    try {
        return CommandLine(console.voice).execute(arguments, console);
    } catch (const std::exception& error) { // out of memory or of threads
        return console.refuse(say(console.voice, words::message::machine_refuses,
                                  {{"why", words::shown(error.what())}}));
    }
}

int run(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> arguments(argv + (argc > 0 ? 1 : 0), argv + argc);
    const words::LocaleVariables environment{.lc_all = variable("LC_ALL"),
                                             .lc_ctype = variable("LC_CTYPE"),
                                             .lc_messages = variable("LC_MESSAGES"),
                                             .lang = variable("LANG")};
    Surroundings surroundings{
        .files = {.xdg_data_home = set_variable("XDG_DATA_HOME"), .home = set_variable("HOME")},
        .xdg_config_home = set_variable("XDG_CONFIG_HOME"),
        .desktop = std::string(variable("XDG_CURRENT_DESKTOP")),
        .term = std::string(variable("TERM")),
        .no_color = !variable("NO_COLOR").empty()};
    file::OutputFile out(STDOUT_FILENO);
    std::cerr.tie(&out); // keeps the order of sentences if both go to one file
    Console console{std::cin,
                    out,
                    std::cerr,
                    isatty(STDERR_FILENO) == 1,
                    {},
                    std::move(surroundings),
                    isatty(STDOUT_FILENO) == 1,
                    isatty(STDIN_FILENO) == 1};
    const int status = run(arguments, environment, console);
    std::cerr.tie(nullptr);
    out.flush();
    return console.finish(status, out.error());
}

} // namespace command
