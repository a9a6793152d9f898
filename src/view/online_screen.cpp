#include "view/online_screen.hpp"

#include <algorithm>
#include <array>

#include "engine/searcher.hpp"
#include "online/phrases.hpp"
#include "online/rating_range.hpp"
#include "view/rules_choice.hpp"
#include "words/board_messages.hpp"
#include "words/menu_messages.hpp"
#include "words/online_account_messages.hpp"
#include "words/online_messages.hpp"
#include "words/online_offer_messages.hpp"
#include "words/online_play_messages.hpp"
#include "words/window_messages.hpp"
#include "words/window_online_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using online::Standing;
using words::say;

enum : int {
    address_id,
    name_id,
    connect_id,
    host_id,
    disconnect_id,
    account_id,
    password_id,
    log_in_id,
    register_id,
    log_out_id,
    own_game_id,
    challenge_id,
    decline_id,
    seek_id,
    rules_id,
    size_id,
    knights_id,
    clock_id,
    other_clock_id,
    days_id,
    color_id,
    more_id,
    promotion_id,
    rated_id,
    private_id,
    range_id,
    offer_id,
    by_link_id,
    opponent_id,
    by_name_id,
    level_id,
    computer_id,
    link_id,
    open_link_id,
    list_id,
    watch_id,
    chat_id,
    send_id,
    abort_id,
    claim_id,
    give_time_id,
    rematch_id,
    leave_id,
};

constexpr std::size_t most_chat_lines = 12;

/// The width beside a board that fills the height of the window, in units.
float width_beside(const Look& look) {
    constexpr float widest_column = 26;
    const float beside = (look.area.width - look.area.height) / look.unit + 3;
    const float covered = std::min(beside, (beside + widest_column) / 2);
    return std::clamp(covered, 18.0F, 32.0F);
}

/// The chosen terms of a game, as far as they are visible on the screen.
wire::Terms terms_of(const OnlineScreen& screen) {
    wire::Terms terms{.rules = screen.rules, .clock = screen.clock.time()};
    if (screen.clock.is_days()) terms.days = screen.clock.days;
    terms.is_private = screen.has_more && screen.is_private;
    if (!of_game(screen.rules, true, false)) return terms;
    terms.size = screen.stackchess.size;
    terms.knights = screen.stackchess.knights;
    terms.promotion = !screen.has_more || screen.stackchess.promotion;
    return terms;
}

/// Until the server has accepted a name, the client does not know who this person is.
bool has_account(const OnlineScreen& screen) {
    return screen.state.standing != Standing::nameless &&
           screen.state.you.kind == wire::PersonKind::account;
}

class OnlineBuilder {
  public:
    OnlineBuilder(const OnlineScreen& screen, const Look& look)
        : screen_(screen), state_(screen.state), voice_(voice_of(look)),
          beside_(width_beside(look)),
          form_(form_titled(look, message::window_online, message::window_back_to_game)) {}

    Form build() {
        if (!state_.shared.empty() && !state_.game) add_shared();
        if (!state_.is_open)
            add_door();
        else if (state_.standing == Standing::nameless)
            add_name();
        else if (state_.game)
            add_game();
        else
            add_lobby();
        return std::move(form_);
    }

  private:
    std::string words_of(const words::Message& text) const { return say(voice_, text); }
    void heading(const words::Message& text) { add_text(form_, Heading{words_of(text)}); }
    void button(int id, const words::Message& text, int columns = 1, bool is_enabled = true,
                bool is_main = false) {
        add(form_, id, Button{.text = words_of(text), .is_main = is_main, .is_enabled = is_enabled},
            columns);
    }
    template <class Body>
    void add_item(int id, std::size_t item, Body body) {
        form_.widgets.push_back({{id, static_cast<int>(item)}, std::move(body)});
    }

    void add_messages() {
        if (!screen_.notice.empty()) add_text(form_, Paragraph{screen_.notice});
        if (!screen_.problem.empty()) add_text(form_, Paragraph{screen_.problem, Tone::warning});
    }

    void add_shared() {
        add_text(form_, Paragraph{words_of(message::window_shared)});
        add_text(form_, Heading{.text = state_.shared, .is_large = true});
    }

    void add_door() {
        add(form_, address_id, Field{words_of(message::window_server_address), screen_.address});
        add(form_, name_id, Field{words_of(message::window_online_name), screen_.name});
        add_messages();
        button(connect_id, message::window_connect, 1, true, true);
        add_text(form_, Paragraph{words_of(state_.is_hosting ? message::window_hosting
                                                             : message::window_host_about),
                                  Tone::faint});
        button(host_id, message::window_host, 1, !state_.is_hosting);
    }

    void add_name() {
        add(form_, name_id, Field{words_of(message::ask_online_name), screen_.name});
        add_messages();
        button(connect_id, message::window_connect, 1, true, true);
        add_account();
        button(disconnect_id, message::window_disconnect);
    }

    void add_lobby() {
        add_text(form_, Paragraph{state_.status});
        // Visible, wherever in this long form the request was made.
        add_notice(form_, screen_.notice);
        add_problem(form_, screen_.problem);
        if (state_.standing == Standing::present) {
            add_lists();
            add_wanted();
            add_others();
            add_account();
        }
        button(disconnect_id, message::window_disconnect);
    }

    void add_account() {
        heading(message::window_account);
        if (has_account(screen_)) return button(log_out_id, message::window_log_out);
        add(form_, account_id, Field{words_of(message::window_account_name), screen_.account});
        add(form_, password_id, Field{words_of(message::window_password), screen_.password, true});
        button(log_in_id, message::window_log_in, 2);
        button(register_id, message::window_register, 2);
    }

    void add_lists() {
        if (!state_.lobby.own_games.empty()) heading(message::window_your_games);
        std::size_t place = 0;
        for (const std::string& id : state_.lobby.own_games)
            add_item(own_game_id, place++,
                     Card{.title = say(voice_, message::window_return_to, {{"id", id}}),
                          .text = words_of(message::window_continue)});
        heading(message::window_offers);
        if (state_.lobby.seeks.empty() && state_.lobby.challenges.empty())
            add_text(form_, Paragraph{words_of(message::lobby_nobody), Tone::faint});
        for (std::size_t i = 0; i < state_.lobby.challenges.size(); ++i) {
            const wire::Challenge& one = state_.lobby.challenges[i];
            const bool is_own = is_you(one.by);
            add_item(challenge_id, i,
                     offer(is_own ? online::own_challenge_text(voice_, one)
                                  : online::challenge_text(voice_, one),
                           is_own));
            if (!is_own)
                add_item(decline_id, i,
                         Button{.text = say(voice_, message::offer_decline,
                                            {{"name", online::person_name(voice_, one.by)}})});
        }
        for (std::size_t i = 0; i < state_.lobby.seeks.size(); ++i) {
            const wire::Seek& one = state_.lobby.seeks[i];
            add_item(seek_id, i, offer(online::seek_text(voice_, one), is_you(one.by)));
        }
    }

    bool is_you(const wire::Person& person) const {
        return person.kind == state_.you.kind && person.name == state_.you.name;
    }

    Card offer(std::string text, bool is_own) const {
        return {.title = std::move(text),
                .text = words_of(is_own ? message::window_withdraw : message::window_accept)};
    }

    void add_wanted() {
        heading(message::window_wanted);
        add(form_, rules_id, rules_choice(voice_, screen_.rules));
        if (of_game(screen_.rules, true, false)) add_board();
        add(form_, clock_id, clock_choice(voice_, screen_.clock, true));
        if (screen_.clock.is_other())
            add(form_, other_clock_id, clock_field(voice_, screen_.clock));
        if (screen_.clock.is_days()) add(form_, days_id, days_stepper(voice_, screen_.clock));
        add(form_, color_id,
            Choice{words_of(message::window_color),
                   {words_of(message::window_any_color), words_of(message::window_white),
                    words_of(message::window_black)},
                   static_cast<std::size_t>(screen_.color)});
        add_switch(more_id, message::offer_more, screen_.has_more);
        if (screen_.has_more) add_more();
        button(offer_id, message::window_offer, 2, true, true);
        button(by_link_id, message::window_by_link, 2);
        add(form_, opponent_id, Field{words_of(message::offer_opponent), screen_.opponent});
        button(by_name_id, message::offer_by_name);
        add(form_, level_id,
            Stepper{words_of(message::window_computer_level),
                    say(voice_, message::window_level,
                        {{"level", screen_.level}, {"most", engine::max_level}}),
                    screen_.level > engine::min_level, screen_.level < engine::max_level});
        button(computer_id, message::window_server_computer);
    }

    void add_board() {
        const stackchess::StartOptions& options = screen_.stackchess;
        add(form_, size_id,
            Stepper{words_of(message::window_size),
                    say(voice_, message::window_squares, {{"size", options.size}}),
                    options.size > stackchess::min_size, options.size < stackchess::max_size});
        add_switch(knights_id, message::window_knights, options.knights);
    }

    void add_switch(int id, const words::Message& caption, bool is_on) {
        add(form_, id,
            Switch{words_of(caption), words_of(is_on ? message::window_yes : message::window_no),
                   is_on});
    }

    /// The less common choices.
    void add_more() {
        if (of_game(screen_.rules, true, false))
            add_switch(promotion_id, message::window_promotion, screen_.stackchess.promotion);
        add_switch(private_id, message::offer_private, screen_.is_private);
        const wire::Terms terms = terms_of(screen_);
        if (const auto why = online::why_not_rated(voice_, terms, has_account(screen_)))
            add_text(form_, Paragraph{*why, Tone::faint});
        else
            add_switch(rated_id, message::offer_rated, screen_.is_rated);
        if (wire::may_be_rated(terms))
            add(form_, range_id, Field{words_of(message::offer_range_field), screen_.range});
    }

    void add_others() {
        heading(message::window_watch);
        for (std::size_t i = 0; i < state_.lobby.games.size(); ++i)
            add_item(watch_id, i,
                     Card{.title = online::running_text(voice_, state_.lobby.games[i]),
                          .text = words_of(message::window_watch_one)});
        button(list_id, message::window_list);
        add(form_, link_id, Field{words_of(message::window_link), screen_.link});
        button(open_link_id, message::window_open_link);
    }

    void add_game() {
        form_.title = words_of(message::window_chat);
        form_.back = words_of(message::window_close);
        form_.is_beside = true;
        form_.max_width = beside_; // so that only the area beside the board is covered
        if (state_.standing != Standing::present)
            add_text(form_, Paragraph{state_.status, Tone::warning});
        add_messages();
        add_chat();
        add(form_, chat_id, Field{words_of(message::window_say), screen_.chat});
        button(send_id, message::window_send);
        heading(message::window_more_online);
        const online::CurrentGame& game = *state_.game;
        if (game.is_played_here() && game.is_over)
            button(rematch_id, game.is_rematch_wanted() ? message::accept_rematch_button
                                                        : message::window_rematch);
        if (game.is_played_here() && !game.is_over) {
            button(abort_id, message::window_abort);
            button(claim_id, message::window_claim);
            if (game.terms.clock) button(give_time_id, message::window_give_time);
        }
        button(leave_id, message::window_leave_game);
    }

    void add_chat() {
        const auto& chat = state_.game->chat;
        if (chat.empty())
            add_text(form_, Paragraph{words_of(message::window_no_chat), Tone::faint});
        const std::size_t first = chat.size() - std::min(chat.size(), most_chat_lines);
        for (std::size_t i = first; i < chat.size(); ++i)
            add_text(form_, Paragraph{say(voice_, message::chat_line,
                                          {{"name", words::shown(chat[i].from)},
                                           {"text", words::harmless(chat[i].text)}})});
    }

    const OnlineScreen& screen_;
    const OnlineState& state_;
    words::Voice voice_;
    float beside_; ///< the width beside the board, in units
    Form form_;
};

/// Shows an error in an entry, and gives it the focus.
Orders refuse(OnlineScreen& screen, const words::Message& why, int id, const Look& look) {
    screen.problem = say(voice_of(look), why);
    screen.form.focus = WidgetKey{id};
    return {};
}

Orders ask_for_game(OnlineScreen& screen, Opponent opponent, const Look& look) {
    if (!screen.clock.is_valid())
        return refuse(screen, message::clock_refused, other_clock_id, look);
    AskForGame order{opponent, terms_of(screen), screen.color, screen.level};
    if (opponent == Opponent::by_name) order.name = screen.opponent.text;
    if (opponent == Opponent::by_name && order.name.empty())
        return refuse(screen, message::offer_opponent_missing, opponent_id, look);
    if (opponent == Opponent::computer || !screen.has_more || !wire::may_be_rated(order.terms))
        return {std::move(order)};
    order.terms.is_rated = screen.is_rated && has_account(screen);
    if (opponent != Opponent::anybody || screen.range.text.empty()) return {std::move(order)};
    order.range = online::read_range(screen.range.text);
    if (!order.range) return refuse(screen, message::range_refused, range_id, look);
    return {std::move(order)};
}

Orders connect(const OnlineScreen& screen) {
    if (screen.state.is_open) return {TakeName{screen.name.text}};
    return {Connect{screen.address.text, screen.name.text}};
}

/// Removes the password from the screen.
Orders log_in(OnlineScreen& screen, bool registers) {
    return {LogIn{{screen.account.text, std::exchange(screen.password, {}).text}, registers}};
}

Orders send(OnlineScreen& screen, const Look& look) {
    if (screen.chat.text.empty()) {
        screen.problem = say(voice_of(look), message::nothing_to_say);
        screen.form.focus = WidgetKey{chat_id};
        return {};
    }
    return {SayOnline{std::exchange(screen.chat, {}).text}};
}

/// Handles typed text; returns the orders of a field that was left with Enter.
Orders take_entry(OnlineScreen& screen, const WidgetEvent& event, const Look& look) {
    const auto edited = [&](TextEntry& entry) {
        if (event.is_edit) entry = event.entry;
        return event.is_edit;
    };
    switch (event.key.id) {
    case address_id: return edited(screen.address) ? Orders{} : connect(screen);
    case name_id: return edited(screen.name) ? Orders{} : connect(screen);
    case account_id: edited(screen.account); return {};
    case password_id: return edited(screen.password) ? Orders{} : log_in(screen, false);
    case other_clock_id: edited(screen.clock.other); return {};
    case range_id: edited(screen.range); return {};
    case opponent_id:
        return edited(screen.opponent) ? Orders{} : ask_for_game(screen, Opponent::by_name, look);
    case link_id: return edited(screen.link) ? Orders{} : Orders{OpenLink{screen.link.text}};
    default: return edited(screen.chat) ? Orders{} : send(screen, look);
    }
}

/// Handles the choices for a game; returns whether the event was one.
bool choose(OnlineScreen& screen, const WidgetEvent& event) {
    switch (event.key.id) {
    case rules_id: screen.rules = rules_chosen(event); return true;
    case size_id: screen.stackchess.size += event.value; return true;
    case knights_id: screen.stackchess.knights = event.value != 0; return true;
    case clock_id: screen.clock.place = static_cast<std::size_t>(event.value); return true;
    case days_id: screen.clock.days += event.value; return true;
    case color_id: screen.color = static_cast<wire::ColorWish>(event.value); return true;
    case more_id: screen.has_more = event.value != 0; return true;
    case promotion_id: screen.stackchess.promotion = event.value != 0; return true;
    case rated_id: screen.is_rated = event.value != 0; return true;
    case private_id: screen.is_private = event.value != 0; return true;
    case level_id: screen.level += event.value; return true;
    default: return false;
    }
}

Orders press(OnlineScreen& screen, WidgetKey key, const Look& look) {
    const auto item = static_cast<std::size_t>(key.item);
    const online::Lobby& lobby = screen.state.lobby;
    switch (key.id) {
    case connect_id: return connect(screen);
    case host_id: return {HostServer{}};
    case disconnect_id: return {Disconnect{}};
    case log_in_id: return log_in(screen, false);
    case register_id: return log_in(screen, true);
    case log_out_id: return {LogOut{}};
    case own_game_id: return {FollowGame{*std::next(lobby.own_games.begin(), key.item)}};
    case challenge_id: return {TakeChallenge{lobby.challenges[item].challenge}};
    case decline_id: return {DeclineChallenge{lobby.challenges[item].challenge}};
    case seek_id: return {TakeSeek{lobby.seeks[item].id}};
    case offer_id: return ask_for_game(screen, Opponent::anybody, look);
    case by_link_id: return ask_for_game(screen, Opponent::by_link, look);
    case by_name_id: return ask_for_game(screen, Opponent::by_name, look);
    case computer_id: return ask_for_game(screen, Opponent::computer, look);
    case open_link_id: return {OpenLink{screen.link.text}};
    case list_id: return {ListGames{}};
    case watch_id: return {FollowGame{lobby.games[item].game}};
    case send_id: return send(screen, look);
    case abort_id: return {AbortGame{}};
    case claim_id: return {ClaimLeft{}};
    case give_time_id: return {GiveTime{}};
    case rematch_id: return {room::Rematch{}};
    case leave_id: return {LeaveOnlineGame{}};
    default: return {};
    }
}

bool is_entry(int id) {
    return id == address_id || id == name_id || id == account_id || id == password_id ||
           id == other_clock_id || id == range_id || id == opponent_id || id == link_id ||
           id == chat_id;
}

} // namespace

void draw(const OnlineScreen& screen, const Look& look, Scene& scene) {
    draw(OnlineBuilder(screen, look).build(), screen.form, look, scene);
}

Orders handle(OnlineScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(OnlineBuilder(screen, look).build(), screen.form, input, look);
    if (!event) return {};
    if (event->key == back_key) return {CloseScreen{}};
    screen.problem.clear();
    screen.notice.clear();
    if (is_entry(event->key.id)) return take_entry(screen, *event, look);
    if (choose(screen, *event)) return {};
    return press(screen, event->key, look);
}

} // namespace view
