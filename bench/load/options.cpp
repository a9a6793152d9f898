#include "options.hpp"

#include <charconv>
#include <map>
#include <string_view>

namespace load {

const char* const usage =
    "usage: load [--sockets N] [--rate MOVES] [--seconds T] [--tls] [--storm N] [--flood "
    "MESSAGES]\n"
    "            [--slow N] [--kills N] [--database ADDRESS [--nodes N]] [--output FOLDER]\n"
    "Starts a server on this machine, opens so many sockets there, two for each game, and plays "
    "so\n"
    "many moves a second for so long. --storm cuts N of them at once after half of the time;\n"
    "--flood lets others send so many messages a second from then on, and --slow N others send\n"
    "their requests byte by byte. --kills kills a server N times at random moments: the only one\n"
    "is started again at once, and of several the others take its players. The data is in a\n"
    "temporary folder, or in a database of PostgreSQL, which must be empty; there, several "
    "servers\n"
    "can share the players.\n";

namespace {

bool read_number(std::string_view text, int& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number >= 0;
}

} // namespace

std::optional<Options> read_options(int count, char** words) {
    Options options;
    int rate = static_cast<int>(options.rate);
    const std::map<std::string_view, int*> numbers{
        {"--sockets", &options.sockets}, {"--rate", &rate},
        {"--seconds", &options.seconds}, {"--storm", &options.storm},
        {"--flood", &options.flood},     {"--nodes", &options.nodes},
        {"--slow", &options.slow},       {"--kills", &options.kills}};
    for (int i = 1; i < count; ++i) {
        const std::string_view word = words[i];
        const auto number = numbers.find(word);
        const bool has_value = i + 1 < count;
        if (word == "--tls")
            options.has_tls = true;
        else if (word == "--output" && has_value)
            options.output = words[++i];
        else if (word == "--database" && has_value)
            options.database = words[++i];
        else if (number == numbers.end() || !has_value || !read_number(words[++i], *number->second))
            return std::nullopt;
    }
    options.rate = rate;
    if (options.sockets < 2 || rate < 1 || options.seconds < 1 || options.storm > options.sockets ||
        options.nodes < 1 || (options.nodes > 1 && options.database.empty()))
        return std::nullopt;
    return options;
}

} // namespace load
