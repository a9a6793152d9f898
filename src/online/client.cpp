#include "online/client.hpp"

#include <algorithm>

#include "online/objections.hpp"
#include "words/online_account_messages.hpp"
#include "words/online_messages.hpp"
#include "words/page_messages.hpp"

namespace online {

namespace message = words::message;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds first_wait{500};
constexpr milliseconds longest_wait{20'000};
/// The server is about to stop, and will be back.
constexpr std::uint16_t service_restart = 1012;
constexpr std::uint16_t policy_violation = 1008;

const words::Message& sentence_of(LineTrouble trouble) {
    switch (trouble) {
    case LineTrouble::lost: return message::line_refused;
    case LineTrouble::unreachable: return message::line_unreachable;
    case LineTrouble::blocked: return message::page_line_blocked;
    case LineTrouble::no_host: return message::line_no_host;
    case LineTrouble::logged_out: return message::line_logged_out;
    case LineTrouble::untrusted: return message::line_untrusted;
    case LineTrouble::no_server: return message::line_no_server;
    case LineTrouble::crowded: return message::line_crowded;
    case LineTrouble::not_ready: break;
    }
    return message::server_not_ready;
}

} // namespace

Client::Client(room::Room& room, ClientOptions options)
    : room_(room), options_(std::move(options)), random_(options_.seed) {
    orders_.emplace_back(OpenLine{});
}

void Client::hear(const LineEvent& event) {
    if (standing_ == Standing::over) return;
    std::visit([this](const auto& one) { follow(one); }, event);
}

void Client::follow(const LineOpened&) {
    standing_ = Standing::greeting;
    greet();
}

void Client::greet() {
    send(wire::Hello{.secret = options_.guest.secret, .name = options_.guest.name});
}

/// Messages that cannot be read come from a later version of the server, and are ignored.
void Client::follow(const LineHeard& event) {
    const auto said = wire::read_server(event.text);
    if (!said) return;
    std::visit([this](const auto& one) { take(one); }, *said);
}

void Client::follow(const LineLost& event) {
    if (!was_welcome_ && event.why == LineTrouble::not_ready) return try_later();
    if (!was_welcome_ && !was_put_off_) return end(sentence_of(event.why));
    if (event.why == LineTrouble::logged_out) return end(message::line_logged_out);
    if (event.code == policy_violation) return end(message::line_dropped);
    if (standing_ != Standing::away)
        warn(event.code == service_restart || return_within_ ? message::server_restarts
                                                             : message::line_lost);
    standing_ = Standing::away;
    open_again();
}

void Client::open_again() { orders_.emplace_back(OpenLine{next_wait()}); }

/// The waits grow, and are random, so that a restarted server is not overloaded.
milliseconds Client::next_wait() {
    const auto within = std::exchange(return_within_, std::nullopt);
    if (within) return milliseconds(random_.below(static_cast<std::uint64_t>(within->count()) + 1));
    const milliseconds most = std::min(longest_wait, first_wait * (1 << std::min(attempts_++, 8)));
    return most / 2 + milliseconds(random_.below(static_cast<std::uint64_t>(most.count()) / 2 + 1));
}

void Client::end(const words::Message& why) {
    standing_ = Standing::over;
    warn(why, {{"address", options_.address.base()}});
    orders_.emplace_back(CloseLine{});
}

bool Client::is_ready() {
    if (standing_ != Standing::present) warn(message::line_is_down);
    return standing_ == Standing::present;
}

void Client::note(const words::Message& message, words::Arguments arguments) {
    note(words::say(voice_, message, arguments));
}

void Client::warn(const words::Message& message, words::Arguments arguments) {
    note(words::say(voice_, message, arguments), true);
}

void Client::mark_notices(std::size_t after, Topic topic) {
    for (std::size_t at = after; at < events_.size(); ++at)
        if (auto* const notice = std::get_if<ServerNotice>(&events_[at])) notice->topic = topic;
}

void Client::enter_as(Guest guest) {
    options_.guest = std::move(guest);
    was_welcome_ = was_put_off_ = false;
    lobby_ = {};
    standing_ = Standing::connecting;
    orders_.emplace_back(OpenLine{});
}

void Client::take_name(std::string name) {
    if (standing_ == Standing::present) {
        asked_name_ = std::move(name);
        return send(wire::Hello{.secret = options_.guest.secret, .name = asked_name_});
    }
    options_.guest = {.name = std::move(name)};
    if (standing_ != Standing::nameless) return;
    standing_ = Standing::greeting;
    greet();
}

void Client::take(const wire::Welcome& message) {
    if (message.protocol != wire::protocol_version) return end(message::online_other_version);
    const bool is_renamed = standing_ == Standing::present;
    standing_ = Standing::present;
    is_in_lobby_ = is_renamed && is_in_lobby_;
    was_put_off_ = false;
    attempts_ = 0;
    you_ = message.you;
    const auto known =
        std::exchange(lobby_.own_games, {message.games.begin(), message.games.end()});
    if (!message.secret.empty()) {
        options_.guest = {message.you.name, message.secret};
        events_.emplace_back(GuestKnown{options_.guest});
    }
    if (is_renamed) return tell_name();
    asked_name_.clear(); // the line was lost before the server could answer
    const bool is_first = !std::exchange(was_welcome_, true);
    if (!is_first) note(message::line_back);
    if (game_) return resume_game();
    if (is_first && !options_.address.id.empty()) return open_link(options_.address.id);
    // A game that has begun meanwhile; a person who left one for the lobby stays there.
    const auto begun = std::ranges::find_if(
        message.games, [&](const std::string& game) { return !known.contains(game); });
    const bool is_wanted = !is_first || options_.resumes;
    if (begun != message.games.end() && is_wanted) return follow_game(*begun);
    enter_lobby();
}

/// Says the name that a guest has from now on.
void Client::tell_name() {
    const bool is_asked = std::exchange(asked_name_, {}) == you_.name;
    if (is_asked) return note(message::guest_took_name, {{"name", you_.name}});
    warn(message::guest_renamed, {{"name", you_.name}});
}

void Client::take(const wire::Goodbye& message) { return_within_ = message.within; }

void Client::take(const wire::Refused& message) {
    if (message.to == "hello") return refuse_hello(message.objection);
    if (!message.nonce.empty()) return refuse_act(message);
    const bool is_link = !opened_link_.empty();
    if (is_link && message.to == "show_challenge") { // then the link is that of a game
        const std::string link = std::exchange(opened_link_, {});
        return follow_game(message.game.empty() ? link : message.game);
    }
    const bool was_gone = message.objection == wire::Objection{.why = wire::Why::no_such_seek};
    if (message.to == "cancel_seek" && was_gone) return; // as intended
    note(objection_sentence(voice_, message.objection), true);
    if (message.to == "say" || message.to == "block" || message.to == "report")
        mark_notices(events_.size() - 1, Topic::chat);
    if (message.objection == wire::Objection{.why = wire::Why::no_such_challenge})
        forget_challenge(std::exchange(answered_, {}));
    if (message.to == "watch_game") {
        game_.reset();
        events_.emplace_back(GameGone{});
        enter_lobby();
    }
}

void Client::refuse_hello(const wire::Objection& objection) {
    const auto* const why = std::get_if<wire::Why>(&objection.why);
    if (why == nullptr) return;
    if (standing_ == Standing::present && !asked_name_.empty()) { // nothing has changed
        asked_name_.clear();
        return note(objection_sentence(voice_, objection), true);
    }
    if (*why == wire::Why::bad_field || *why == wire::Why::unknown_kind)
        return end(message::online_other_version);
    if (*why == wire::Why::banned) return end(message::online_banned);
    if (*why == wire::Why::not_saved) return try_later();
    note(objection_sentence(voice_, objection), true);
    if (*why == wire::Why::bad_name || *why == wire::Why::name_taken) {
        is_name_taken_ = *why == wire::Why::name_taken;
        standing_ = Standing::nameless;
        return;
    }
    standing_ = Standing::away; // the server's problem may be temporary
    open_again();
}

/// The server cannot admit anybody now. The person is told once, however often it is tried.
void Client::try_later() {
    if (!std::exchange(was_put_off_, true)) warn(message::server_not_ready);
    standing_ = Standing::away;
    open_again();
}

} // namespace online
