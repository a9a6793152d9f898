#include "wasm/online_wish.hpp"

#include <array>
#include <optional>
#include <string>

#include "wasm/text_in.hpp"

namespace wasm {
namespace {

using online::Client;
using Text = std::string_view;

wire::ColorWish color_of(Text word) {
    if (word == "white") return wire::ColorWish::white;
    return word == "black" ? wire::ColorWish::black : wire::ColorWish::any;
}

/// `LEAST MOST`, or nothing.
std::optional<wire::RatingRange> range_in(Text text) {
    if (text.empty()) return std::nullopt;
    const auto least = static_cast<int>(number_in(take_word(text)));
    return wire::RatingRange{least, static_cast<int>(number_in(text))};
}

void seek(Client& client, Text text) {
    Text line = take_line(text);
    const wire::ColorWish color = color_of(take_word(line));
    if (const auto terms = wire::read_terms(text)) client.seek(*terms, color, range_in(line));
}

void challenge(Client& client, Text text) {
    Text line = take_line(text);
    const wire::ColorWish color = color_of(take_word(line));
    if (const auto terms = wire::read_terms(text))
        client.challenge(*terms, color, std::string(line));
}

struct Wish {
    Text word;
    void (*obey)(Client& client, Text rest);
};

constexpr auto wishes = std::to_array<Wish>({
    {"name", [](Client& client, Text rest) { client.take_name(std::string(rest)); }},
    {"seek", seek},
    {"challenge", challenge},
    {"cancel_seek", [](Client& client, Text rest) { client.cancel_seek(std::string(rest)); }},
    {"accept_seek", [](Client& client, Text rest) { client.accept_seek(std::string(rest)); }},
    {"accept_challenge",
     [](Client& client, Text rest) { client.accept_challenge(std::string(rest)); }},
    {"refuse_challenge",
     [](Client& client, Text rest) { client.refuse_challenge(std::string(rest)); }},
    {"list_games", [](Client& client, Text) { client.list_games(); }},
    {"open", [](Client& client, Text rest) { client.open_link(std::string(rest)); }},
    {"follow", [](Client& client, Text rest) { client.follow_game(std::string(rest)); }},
    {"leave_game", [](Client& client, Text) { client.leave_game(); }},
    {"say", [](Client& client, Text rest) { client.say(std::string(rest)); }},
    {"abort", [](Client& client, Text) { client.abort(); }},
    {"claim_left", [](Client& client, Text) { client.claim_left(); }},
    {"give_time", [](Client& client, Text) { client.give_time(); }},
    {"rematch", [](Client& client, Text rest) { client.rematch(rest == "yes"); }},
});

} // namespace

void wish(Client& client, Text text) {
    const std::size_t end = text.find_first_of(" \n");
    const Text word = text.substr(0, end);
    text.remove_prefix(end == Text::npos ? text.size() : end + 1);
    for (const Wish& one : wishes)
        if (one.word == word) return one.obey(client, text);
}

/// A page says so by a code that no WebSocket has.
constexpr std::uint16_t not_available = 503;

void hear_line(Client& client, Text text) {
    const Text word = take_word(text);
    if (word == "opened") return client.hear(online::LineOpened{});
    if (word == "heard") return client.hear(online::LineHeard{std::string(text)});
    const auto code = static_cast<std::uint16_t>(number_in(text));
    const auto why = code == 0               ? online::LineTrouble::blocked
                     : code == not_available ? online::LineTrouble::not_ready
                                             : online::LineTrouble::lost;
    client.hear(online::LineLost{why, code});
}

online::ClientOptions read_server(Text text, std::uint64_t seed) {
    online::ClientOptions options{.seed = seed};
    Text server = take_line(text);
    options.address.host = take_word(server);
    options.address.port = static_cast<std::uint16_t>(number_in(take_word(server)));
    options.address.is_secure = server == "secure";
    options.guest.name = take_line(text);
    options.guest.secret = take_line(text);
    options.address.id = text;
    return options;
}

} // namespace wasm
