// Playing on a server: the screens' requests, and the server's answers.

#include <algorithm>

#include "online/phrases.hpp"
#include "view/app.hpp"
#include "words/online_messages.hpp"
#include "words/online_play_messages.hpp"
#include "words/window_online_messages.hpp"

namespace view {

namespace message = words::message;
using online::Client;

void App::carry_out(const Connect& order) { desk_.connect(order.address, order.name); }
void App::carry_out(const HostServer&) { desk_.host(settings_.player); }

/// If that fails, the game is forgotten, because its server may be gone for good.
void App::carry_out(const ReturnOnline&) {
    settings_.server_game.clear();
    is_settings_unwritten_ = true;
    show(ScreenKind::online);
    desk_.connect(settings_.server, settings_.server_name);
}

void App::carry_out(const Disconnect&) {
    desk_.disconnect();
    go_home();
}

void App::carry_out(const TakeName& order) {
    desk_.wish([&](Client& client) { client.take_name(order.name); });
}

void App::carry_out(const AskForGame& order) {
    desk_.wish([&](Client& client) {
        switch (order.opponent) {
        case Opponent::anybody: return client.seek(order.terms, order.color, order.range);
        case Opponent::by_link: return client.challenge(order.terms, order.color);
        case Opponent::by_name: return client.challenge(order.terms, order.color, order.name);
        case Opponent::computer: return client.play_computer(order.terms, order.color, order.level);
        }
    });
}

void App::carry_out(const TakeSeek& order) {
    desk_.wish([&](Client& client) { client.take_seek(order.id); });
}

void App::carry_out(const TakeChallenge& order) {
    desk_.wish([&](Client& client) { client.take_challenge(order.id); });
}

void App::carry_out(const DeclineChallenge& order) {
    desk_.wish([&](Client& client) { client.refuse_challenge(order.id); });
}

void App::carry_out(const ListGames&) {
    desk_.wish([](Client& client) { client.list_games(); });
}

void App::carry_out(const FollowGame& order) {
    desk_.wish([&](Client& client) { client.follow_game(order.id); });
}

void App::carry_out(const OpenLink& order) { desk_.open_link(order.link); }

void App::carry_out(const SayOnline& order) {
    desk_.wish([&](Client& client) { client.say(order.text); });
}

void App::carry_out(const WithdrawMove&) {
    desk_.wish([](Client& client) { client.withdraw_move(); });
}

void App::carry_out(const AbortGame&) {
    desk_.wish([](Client& client) { client.abort(); });
}

void App::carry_out(const ClaimLeft&) {
    desk_.wish([](Client& client) { client.claim_left(); });
}

void App::carry_out(const GiveTime&) {
    desk_.wish([](Client& client) { client.give_time(); });
}

void App::carry_out(const LeaveOnlineGame&) {
    desk_.wish([](Client& client) { client.leave_game(); });
    go_home();
}

/// Leaves the game of a server, and returns to the local game.
void App::go_home() {
    if (room_.has_game() && !room_.is_remote()) return;
    if (!room_.resume_latest()) room_.act(StartGame{first_game(settings_.player)});
}

/// Starting another game here leaves the server's game.
void App::settle_online() {
    desk_.pass_on();
    for (const online::ClientEvent& event : desk_.take_events())
        std::visit([this](const auto& one) { react(one); }, event);
    for (Screen& screen : screens_)
        if (auto* const open = std::get_if<OnlineScreen>(&screen)) open->state = desk_.state();
    remember_server();
}

/// Stores where this person plays and whether a game goes on there, also in case of a crash.
void App::remember_server() {
    const auto known = desk_.known();
    if (!known) return;
    Settings changed = settings_;
    changed.server = known->address;
    changed.server_name = known->name;
    changed.server_game = known->game;
    if (changed == settings_) return;
    settings_ = std::move(changed);
    is_settings_unwritten_ = true;
}

/// At the start, because the clock of that game may be running.
void App::tell_of_server_game() {
    if (!settings_.server_game.empty())
        add_notice(say(voice_of(settings_), message::window_left_online), true);
}

/// Tells the board whether the server can be reached, and what the opponent wants.
void App::follow_line() {
    game_screen_.offline = desk_.offline_text();
    const online::CurrentGame* const game = desk_.game();
    game_screen_.is_rematch_wanted = game != nullptr && game->is_rematch_wanted();
    const bool could_withdraw = std::exchange(game_screen_.can_withdraw, desk_.has_unsent_move());
    if (could_withdraw || !game_screen_.can_withdraw) return;
    // The state of the game says the same for longer, and how to cancel the move.
    notice_.reset();
    notes_.clear();
}

OnlineScreen* App::online_in_front() {
    return screens_.empty() ? nullptr : std::get_if<OnlineScreen>(&screens_.back());
}

void App::react(const online::ServerNotice& event) {
    OnlineScreen* const screen = online_in_front();
    if (screen == nullptr) return add_notice(event.text, event.is_warning);
    (event.is_warning ? screen->problem : screen->notice) = event.text;
}

void App::react(const online::GuestKnown&) {}
void App::react(const online::LobbyChanged&) {}

void App::react(const online::ChallengeOpened&) {
    if (online_in_front() == nullptr) show(ScreenKind::online);
}

void App::react(const online::GameEntered&) {
    close_all();
    add_notice(online::entered_text(voice_of(settings_), *desk_.game()), false);
}

void App::react(const online::GameGone&) {
    go_home();
    if (online_in_front() == nullptr) show(ScreenKind::online);
}

void App::react(const online::ChatHeard& event) {
    if (online_in_front() != nullptr) return; // it is shown there
    add_notice(
        say(voice_of(settings_), message::chat_line,
            {{"name", words::shown(event.line.from)}, {"text", words::harmless(event.line.text)}}),
        false);
}

} // namespace view
