#include <array>
#include <memory>
#include <string>
#include <vector>

#include <unistd.h>

#include "command/check_data.hpp"
#include "command/large_digits.hpp"
#include "command/server_data.hpp"
#include "command/subcommand.hpp"
#include "core/digits.hpp"
#include "file/folder.hpp"
#include "file/read_whole.hpp"
#include "online/address.hpp"
#include "store/reach.hpp"
#include "words/account_messages.hpp"
#include "words/command_messages.hpp"
#include "words/file_errors.hpp"
#include "words/help_messages.hpp"
#include "words/serve_messages.hpp"
#include "words/window_online_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using core::Result;
using store::ServeTrouble;
using words::say;
using words::shown;
using words::Voice;

struct ServeLine {
    DataOptions data;
    std::optional<std::string> database_timeout;
    std::optional<std::string> connect_timeout;
    std::string readers = "2";
    std::optional<std::string> address;
    std::string port = "8080";
    std::string certificate;
    std::string key;
    bool is_behind_proxy = false;
    bool is_lan = false;
    std::vector<std::string> origins;
    std::string sockets_per_address = "50";
    std::string sockets_per_account = "10";
    bool checks = false;
    std::optional<std::string> import;
};

/// The folder of the page for browsers, where it is installed or where it was built.
std::string pages_folder() {
    std::array<char, 4096> path{};
    const ssize_t size = readlink("/proc/self/exe", path.data(), path.size());
    if (size <= 0) return {};
    const std::string program =
        file::folder_of(std::string(path.data(), static_cast<std::size_t>(size)));
    for (const std::string_view place : {"/../share/stackchess/web", "/share/stackchess/web"})
        if (const std::string folder = program + std::string(place); file::is_folder(folder))
            return folder;
    return {};
}

std::string page(Voice voice) {
    return "<!doctype html><meta charset=utf-8><title>" + say(voice, message::page_title) +
           "</title><h1>" + say(voice, message::page_title) + "</h1><p>" +
           say(voice, message::page_how) + "</p>\n";
}

/// The address to listen on; complains if it is not permitted.
Result<std::string, Complaint> address_of(Voice voice, const ServeLine& line) {
    if (line.is_lan && !line.address) {
        auto found = store::local_network_address();
        if (!found) return refusal(say(voice, message::no_lan));
        return *std::move(found);
    }
    std::string address = line.address.value_or("127.0.0.1");
    const auto reach = store::reach_of(address);
    if (!reach) return misuse(say(voice, message::wrong_address, {{"address", shown(address)}}));
    if (line.is_lan && *reach == store::Reach::everywhere)
        return misuse(say(voice, message::lan_needs_private, {{"address", shown(address)}}));
    const bool is_safe = *reach == store::Reach::this_machine || !line.certificate.empty() ||
                         line.is_behind_proxy || line.is_lan;
    if (!is_safe)
        return misuse(say(voice, message::address_needs_https, {{"address", shown(address)}}));
    return address;
}

/// Whether browsers write the origin of a page in this form.
bool is_origin(const std::string& text) {
    const auto address = online::read_address(text);
    return text.find("://") != std::string::npos && address && address->base() == text;
}

/// Reads the limits on connections and readers; returns what is wrong with them, or nothing.
std::optional<std::string> read_counts(Voice voice, const ServeLine& line,
                                       store::ServeOptions& options) {
    constexpr int most_sockets = 100'000;
    constexpr int most_readers = 32;
    const auto read = [&](const char* option, const std::string& text, int most,
                          int& number) -> std::optional<std::string> {
        const auto found = core::read_number<int>(text, 1, most);
        number = found.value_or(0);
        if (found) return std::nullopt;
        return say(voice, message::wrong_connection_count,
                   {{"option", option}, {"number", shown(text)}, {"most", most}});
    };
    auto fault = read("--sockets-per-address", line.sockets_per_address, most_sockets,
                      options.sockets_per_address);
    if (!fault)
        fault = read("--sockets-per-account", line.sockets_per_account, most_sockets,
                     options.sockets_per_account);
    if (!fault) fault = read("--readers", line.readers, most_readers, options.readers);
    return fault;
}

/// Reads how long the database may take; returns what is wrong with that, or nothing.
std::optional<std::string> read_timeouts(Voice voice, const ServeLine& line,
                                         store::ServeOptions& options) {
    constexpr int longest_answer = 600;
    constexpr int longest_opening = 60;
    const auto read = [&](const char* option, const std::optional<std::string>& text, int most,
                          std::chrono::milliseconds& time) -> std::optional<std::string> {
        if (!text) return std::nullopt;
        const auto found = core::read_number<int>(*text, 1, most);
        if (!found)
            return say(voice, message::wrong_timeout,
                       {{"option", option}, {"seconds", shown(*text)}, {"most", most}});
        time = std::chrono::seconds(*found);
        if (line.data.database) return std::nullopt;
        return say(voice, message::timeout_where, {{"option", option}});
    };
    auto fault = read("--database-timeout", line.database_timeout, longest_answer,
                      options.database_patience);
    if (!fault)
        fault = read("--database-connect-timeout", line.connect_timeout, longest_opening,
                     options.connect_patience);
    return fault;
}

/// Checks that both files are named or neither, and that they can be read.
Result<void, Complaint> check_certificate(Voice voice, const ServeLine& line) {
    constexpr std::size_t max_bytes = std::size_t{1} << 20;
    if (line.certificate.empty() != line.key.empty())
        return misuse(say(voice, message::key_and_certificate,
                          {{"option", line.key.empty() ? "--key" : "--certificate"}}));
    for (const std::string& file : {line.certificate, line.key})
        if (const auto text = file::read_whole(file, max_bytes); !file.empty() && !text)
            return refusal(
                say(voice, message::cannot_read,
                    {{"file", shown(file)}, {"why", words::read_error(voice, text.error())}}));
    return {};
}

Result<store::ServeOptions, Complaint> options_of(Voice voice, const ServeLine& line) {
    store::ServeOptions options{.certificate = line.certificate,
                                .key = line.key,
                                .is_behind_proxy = line.is_behind_proxy,
                                .is_lan = line.is_lan,
                                .origins = line.origins,
                                .pages = pages_folder(),
                                .page = page(voice)};
    const auto port = core::read_number<int>(line.port, 0, 65535);
    if (!port) return misuse(say(voice, message::wrong_port, {{"port", shown(line.port)}}));
    options.port = static_cast<std::uint16_t>(*port);
    if (auto fault = read_timeouts(voice, line, options)) return misuse(*std::move(fault));
    if (auto fault = read_counts(voice, line, options)) return misuse(*std::move(fault));
    for (const std::string& origin : line.origins)
        if (!is_origin(origin))
            return misuse(say(voice, message::wrong_origin, {{"origin", shown(origin)}}));
    if (const auto readable = check_certificate(voice, line); !readable)
        return core::Failure(readable.error());
    const auto address = address_of(voice, line);
    if (!address) return core::Failure(address.error());
    options.address = *address;
    return options;
}

std::string sentence_of(Voice voice, const store::ServeOptions& options,
                        const store::ServeFailure& failure) {
    switch (failure.trouble) {
    case ServeTrouble::database:
        return complaint_of(voice, DataPlace{options.folder, options.database}.name(),
                            *failure.database)
            .sentence;
    case ServeTrouble::bad_address:
        return say(voice, message::wrong_address, {{"address", shown(options.address)}});
    case ServeTrouble::address_in_use:
        return say(voice, message::port_in_use, {{"port", options.port}});
    case ServeTrouble::no_permission:
        return say(voice, message::port_not_permitted, {{"port", options.port}});
    case ServeTrouble::bad_certificate:
        return say(voice, message::no_certificate, {{"file", shown(options.certificate)}});
    case ServeTrouble::bad_key:
        return say(voice, message::no_private_key, {{"file", shown(options.key)}});
    case ServeTrouble::foreign_key:
        return say(voice, message::foreign_key,
                   {{"key", shown(options.key)}, {"certificate", shown(options.certificate)}});
    case ServeTrouble::no_random_numbers: break;
    }
    return say(voice, message::no_random_numbers);
}

std::string url_of(const store::ServeOptions& options, std::uint16_t port) {
    const bool is_six = options.address.find(':') != std::string::npos;
    return (options.certificate.empty() ? "http://" : "https://") +
           (is_six ? '[' + options.address + ']' : options.address) + ':' + std::to_string(port);
}

/// Shows the address that people in the same room have to type, large enough to be read from afar.
void show_to_the_room(const Console& console, const store::ServeOptions& options,
                      std::uint16_t port) {
    const std::vector<std::string> lines =
        large_digits(options.address + ':' + std::to_string(port), console.voice.encoding);
    if (lines.empty() || store::reach_of(options.address) == store::Reach::this_machine) return;
    console.out << say(console.voice, message::window_shared) << "\n\n";
    for (const std::string& line : lines) console.out << "  " << line << '\n';
    console.out << '\n' << std::flush;
}

int check(const Console& console, const ServeLine& line) {
    const auto data = open_server_data(console, line.data, false);
    if (!data) return console.complain(data.error());
    return check_data(console, data->name, *data->store,
                      [&](const store::PlayedGame& game) -> std::optional<std::string> {
                          if (data->library->is_playable(game)) return std::nullopt;
                          return say(console.voice, message::unplayable_events);
                      });
}

/// Copies the data of a folder, which no server may be using, to the database.
int import(const Console& console, const ServeLine& line) {
    if (!line.data.database) return console.misuse(say(console.voice, message::import_where));
    const auto source = data_place(console, {.folder = line.import});
    if (!source) return console.complain(source.error());
    const auto target = open_server_data(console, line.data, true);
    if (!target) return console.complain(target.error());
    const auto from =
        target->library->open({.folder = source->folder, .access = store::Access::server});
    if (!from) return console.complain(complaint_of(console.voice, source->name(), from.error()));
    const auto done = target->library->import(**from, *target->store);
    if (!done) return console.complain(complaint_of(console.voice, target->name, done.error()));
    const auto counts = target->store->counts();
    if (!counts) return console.complain(complaint_of(console.voice, target->name, counts.error()));
    console.out << counts_line(console.voice, *counts) << '\n'
                << say(console.voice, message::imported,
                       {{"database", words::harmless(target->name)}})
                << '\n';
    return success;
}

int execute(const Console& console, const ServeLine& line) {
    if (line.import) return import(console, line);
    if (line.checks) return check(console, line);
    auto options = options_of(console.voice, line);
    if (!options) return console.complain(options.error());
    const auto place = data_place(console, line.data);
    if (!place) return console.complain(place.error());
    options->folder = place->folder;
    options->database = place->database;
    options->log = &console.err;
    options->ready = [&](std::uint16_t port) {
        console.out << say(console.voice, message::serving, {{"address", url_of(*options, port)}})
                    << '\n'
                    << std::flush;
        if (line.is_lan && console.out_is_terminal) show_to_the_room(console, *options, port);
    };
    const auto library = server_library(console.voice);
    if (!library) return console.complain(library.error());
    const auto served = (*library)->serve(*options);
    return served ? success : console.refuse(sentence_of(console.voice, *options, served.error()));
}

} // namespace

Subcommand add_serve(const Declaration& parent, Voice voice) {
    const Declaration line = parent.command("serve", say(voice, message::help_serve),
                                            say(voice, message::help_serve_examples));
    auto options = std::make_shared<ServeLine>();
    const std::string address = say(voice, message::help_address_value);
    const std::string file = say(voice, message::help_file_value);
    line.option("--address", options->address, say(voice, message::help_address), address);
    line.option("--port", options->port, say(voice, message::help_port),
                say(voice, message::help_port_value));
    add_data_options(line, options->data, voice);
    line.option("--database-timeout", options->database_timeout,
                say(voice, message::help_database_timeout),
                say(voice, message::help_seconds_value));
    line.option("--database-connect-timeout", options->connect_timeout,
                say(voice, message::help_connect_timeout), say(voice, message::help_seconds_value));
    line.option("--readers", options->readers, say(voice, message::help_readers), "N");
    line.option("--certificate", options->certificate, say(voice, message::help_certificate), file);
    line.option("--key", options->key, say(voice, message::help_key), file);
    line.flag("--behind-proxy", options->is_behind_proxy, say(voice, message::help_behind_proxy));
    line.flag("--lan", options->is_lan, say(voice, message::help_lan));
    line.option("--origin", options->origins, say(voice, message::help_origin), "URL");
    line.option("--sockets-per-address", options->sockets_per_address,
                say(voice, message::help_sockets_per_address), "N");
    line.option("--sockets-per-account", options->sockets_per_account,
                say(voice, message::help_sockets_per_account), "N");
    line.option("--import", options->import, say(voice, message::help_import),
                say(voice, message::help_folder_value));
    line.flag("--check", options->checks, say(voice, message::help_serve_check));
    return {line, [options](Console& console) { return execute(console, *options); }};
}

} // namespace command
