#include "wasm/online_wish.hpp"

#include <array>
#include <optional>
#include <string>

#include "online/phrases.hpp"
#include "online/rating_range.hpp"
#include "wasm/text_in.hpp"
#include "words/online_offer_messages.hpp"

namespace wasm {
namespace {

using online::Client;
using Text = std::string_view;

wire::ColorWish color_of(Text word) {
    if (word == "white") return wire::ColorWish::white;
    return word == "black" ? wire::ColorWish::black : wire::ColorWish::any;
}

std::optional<wire::Terms> terms_in(Text text) {
    auto terms = wire::read_terms(text);
    if (terms) terms->is_rated = terms->is_rated && wire::may_be_rated(*terms);
    return terms;
}

/// A seek as typed; ratings are read only if the game can be rated.
struct SeekIn {
    wire::ColorWish color{};
    std::optional<wire::Terms> terms{};
    Text ratings{};
};

SeekIn seek_in(Text text) {
    Text line = take_line(text);
    SeekIn seek{.color = color_of(take_word(line)), .terms = terms_in(text)};
    const bool is_any = line.find_first_not_of(" -") == Text::npos;
    if (!is_any && seek.terms && wire::may_be_rated(*seek.terms)) seek.ratings = line;
    return seek;
}

void seek(Client& client, Text text) {
    const auto [color, terms, ratings] = seek_in(text);
    if (terms) client.seek(*terms, color, online::read_range(ratings));
}

void challenge(Client& client, Text text) {
    Text line = take_line(text);
    const wire::ColorWish color = color_of(take_word(line));
    if (const auto terms = terms_in(text)) client.challenge(*terms, color, std::string(line));
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
    {"leave_lobby", [](Client& client, Text) { client.leave_lobby(); }},
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

std::optional<words::Message> wish_refusal(Text text) {
    if (take_word(text) != "seek") return std::nullopt;
    const Text ratings = seek_in(text).ratings;
    if (ratings.empty() || online::read_range(ratings)) return std::nullopt;
    return words::message::range_ends_refused;
}

json::Value terms_answer(words::Voice voice, Text text) {
    const bool has_account = take_line(text) == "yes";
    const wire::Terms terms = wire::read_terms(text).value_or(wire::Terms{});
    return json::Object()
        .add("rateable", wire::may_be_rated(terms))
        .add("why_not_rated", online::why_not_rated(voice, terms, has_account).value_or(""))
        .done();
}

/// The page's code for a server that is not ready; no WebSocket closes with it.
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
    online::ClientOptions options{.seed = seed, .resumes = false};
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
