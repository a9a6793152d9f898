#include "text/lobby_dialogue.hpp"

#include "core/digits.hpp"
#include "core/overloaded.hpp"
#include "online/phrases.hpp"
#include "text/game_offer.hpp"
#include "text/game_questions.hpp"
#include "text/typed.hpp"
#include "words/menu_messages.hpp"
#include "words/online_account_messages.hpp"
#include "words/online_messages.hpp"
#include "words/online_play_messages.hpp"
#include "words/questions.hpp"
#include "words/text_messages.hpp"

namespace text {

namespace message = words::message;
using online::Standing;

namespace {

/// Longer than the line's own time limits for opening, so that these decide.
constexpr std::chrono::minutes longest_greeting{2};
constexpr std::chrono::seconds usual_answer{5};
constexpr std::chrono::milliseconds usual_pause{150};

} // namespace

void LobbyDialogue::save(const std::string&) { dialogue_.say(message::nothing_to_save); }

bool LobbyDialogue::is_over() const {
    return client().standing() == Standing::over || (client().game() && client().game()->is_shown);
}

bool LobbyDialogue::take_news() {
    seat_.attend();
    if (is_over()) return false;
    if (!is_listing_ || !seat_.has_lobby_changed()) return true;
    // Changes often come together, for example an accepted seek and the game.
    seat_.wait_until([this] { return is_over(); }, usual_pause);
    return false;
}

bool LobbyDialogue::run() {
    Occasion* const before = dialogue_.enter(this);
    const bool is_entered = enter();
    while (is_entered && !is_left_ && client().standing() != Standing::over) step();
    dialogue_.enter(before);
    return is_entered;
}

/// Waits until the server has welcomed the client; false if it does not.
bool LobbyDialogue::enter() {
    dialogue_.print_line(online::standing_text(dialogue_.voice(), client()));
    if (!await_welcome()) return false;
    if (!client().address().id.empty()) await_link();
    return true;
}

bool LobbyDialogue::await_welcome() {
    const auto is_answered = [this] {
        dialogue_.terminal().flush(); // shows the reason for the delay while it lasts
        const Standing standing = client().standing();
        return standing == Standing::present || standing == Standing::nameless ||
               standing == Standing::over;
    };
    while (client().standing() != Standing::present) {
        if (!seat_.wait_until(is_answered, longest_greeting)) return false;
        if (client().standing() == Standing::over) return false;
        if (client().standing() == Standing::nameless && !ask_name()) return false;
    }
    return true;
}

/// Whether passwords may be sent to the server; says why not.
bool LobbyDialogue::may_send_password() {
    if (client().address().is_safe()) return true;
    dialogue_.say(message::account_password_unsafe, {{"address", client().address().base()}});
    return false;
}

bool LobbyDialogue::ask_name() {
    const std::string taken = client().guest().name;
    if (client().is_name_taken() && client().address().is_safe()) {
        const auto password = dialogue_.ask_secret(
            dialogue_.words(message::ask_password_or_name, {{"name", words::shown(taken)}}));
        if (password && seat_.log_in(online::login_request(dialogue_.voice(), {taken, *password})))
            return true;
        if (dialogue_.departure() == Departure::end) return false;
    }
    const auto name = dialogue_.ask_name(
        {dialogue_.words(message::ask_online_name), dialogue_.words(message::online_name_help)});
    if (name) seat_.wish([&](online::Client& client) { client.take_name(*name); });
    return name.has_value();
}

void LobbyDialogue::log_in() {
    if (!may_send_password()) return;
    const auto name = dialogue_.ask_name(
        {dialogue_.words(message::ask_account_name), dialogue_.words(message::account_name_help)});
    if (!name || name->empty()) return;
    const auto password = dialogue_.ask_secret(
        dialogue_.words(message::ask_account_password, {{"name", words::shown(*name)}}));
    if (password && seat_.log_in(online::login_request(dialogue_.voice(), {*name, *password})))
        await_welcome();
}

void LobbyDialogue::register_account() {
    if (!may_send_password()) return;
    const auto name = dialogue_.ask_name(
        {dialogue_.words(message::ask_account_name), dialogue_.words(message::account_name_help)});
    if (!name || name->empty()) return;
    const auto password = dialogue_.ask_secret(dialogue_.words(message::ask_new_password));
    if (!password) return;
    if (dialogue_.ask_secret(dialogue_.words(message::ask_new_password_again)) != password)
        return dialogue_.say(message::new_passwords_differ);
    const auto request = online::registration_request(dialogue_.voice(), {*name, *password});
    if (seat_.log_in(request)) await_welcome();
}

void LobbyDialogue::log_out() {
    seat_.log_out();
    await_welcome();
}

/// Plays a game, asks a question, or offers a choice.
void LobbyDialogue::step() {
    // The answer to the last request comes first, so that the lobby is not shown before it.
    const bool is_awaited = client().game() && !client().game()->is_shown;
    if (is_awaited)
        seat_.wait_until([this] { return !client().game() || client().game()->is_shown; },
                         usual_answer);
    if (client().game() && client().game()->is_shown) {
        play_();
        is_left_ = dialogue_.departure() == Departure::end;
        return;
    }
    seat_.wait_until([this] { return client().lobby().is_known || is_over(); }, usual_answer);
    if (is_over()) return;
    if (const auto challenge = seat_.take_challenge())
        ask_about(*challenge);
    else {
        show();
        is_listing_ = true;
        const auto line = dialogue_.ask(
            {dialogue_.words(message::your_choice), dialogue_.words(message::lobby_help)});
        is_listing_ = false;
        const bool is_late = dialogue_.departure() == Departure::late;
        if (line ? !take_choice(*line) : !is_late) is_left_ = true;
    }
    if (dialogue_.departure() == Departure::end) is_left_ = true;
    dialogue_.go_on();
}

void LobbyDialogue::show() {
    seat_.take_lobby_change();
    dialogue_.terminal().redraw();
    dialogue_.print_line("");
    dialogue_.print_line(online::standing_text(dialogue_.voice(), client()));
    shown_.clear();
    for (const std::string& id : client().lobby().own_games) shown_.emplace_back(OwnGame{id});
    for (const wire::Challenge& one : client().lobby().challenges) shown_.emplace_back(one);
    for (const wire::Seek& one : client().lobby().seeks) shown_.emplace_back(one);
    if (shown_.empty()) dialogue_.say(message::lobby_nobody);
    for (std::size_t i = 0; i < shown_.size(); ++i)
        dialogue_.print_line(choice_text(i + 1, shown_[i]));
    for (const words::Message* const choice :
         {&message::lobby_new_seek, &message::lobby_new_challenge, &message::lobby_computer,
          &message::lobby_watch, &message::lobby_link})
        dialogue_.say(*choice);
    if (has_account()) {
        dialogue_.say(message::lobby_log_out, {{"name", words::shown(client().you().name)}});
    } else {
        dialogue_.say(message::lobby_log_in);
        dialogue_.say(message::lobby_register);
    }
    dialogue_.say(message::lobby_leave);
}

std::string LobbyDialogue::choice_text(std::size_t number, const Choice& choice) const {
    const words::Argument place{"number", number};
    const words::Voice voice = dialogue_.voice();
    return std::visit(
        core::Overloaded{
            [&](const OwnGame& one) {
                return dialogue_.words(message::lobby_own_game, {place, {"id", one.id}});
            },
            [&](const wire::Challenge& one) {
                if (client().is_own(one.by))
                    return dialogue_.words(
                        message::lobby_own_challenge,
                        {place, {"challenge", online::own_challenge_text(voice, one)}});
                return dialogue_.words(message::lobby_challenge,
                                       {place, {"challenge", online::challenge_text(voice, one)}});
            },
            [&](const wire::Seek& one) {
                const bool is_own = client().is_own(one.by);
                return dialogue_.words(is_own ? message::lobby_own_seek : message::lobby_seek,
                                       {place, {"seek", online::seek_text(voice, one)}});
            }},
        choice);
}

/// Does what is chosen; false if the choice is to leave.
bool LobbyDialogue::take_choice(const std::string& line) {
    const std::string choice = small_letters(line);
    if (choice == "0" || choice == "q") return false;
    const auto number = core::read_number<std::size_t>(choice, 1, shown_.size());
    if (number)
        choose(shown_[*number - 1]);
    else if (choice == "n")
        offer();
    else if (choice == "d")
        challenge();
    else if (choice == "o")
        play_computer();
    else if (choice == "r")
        watch();
    else if (choice == "l")
        open_link();
    else if (choice == "c" && has_account())
        log_out();
    else if (choice == "c")
        log_in();
    else if (choice == "i" && !has_account())
        register_account();
    else
        dialogue_.say(message::lobby_wrong_choice);
    return true;
}

void LobbyDialogue::choose(const Choice& choice) {
    const auto* const challenge = std::get_if<wire::Challenge>(&choice);
    if (challenge != nullptr && !client().is_own(challenge->by)) return ask_about(*challenge);
    seat_.take_lobby_change();
    seat_.wish([&](online::Client& at) {
        std::visit(
            core::Overloaded{[&](const OwnGame& one) { at.follow_game(one.id); },
                             [&](const wire::Challenge& one) { at.take_challenge(one.challenge); },
                             [&](const wire::Seek& one) { at.take_seek(one.id); }},
            choice);
    });
    await_game();
}

/// Waits until the game that was asked for begins, is refused, or has been withdrawn.
void LobbyDialogue::await_game() {
    const auto is_answered = [this] {
        const bool is_gone = seat_.has_lobby_changed() && !client().game();
        return is_over() || seat_.has_warned() || is_gone;
    };
    if (seat_.wait_until(is_answered, usual_answer) && !is_over() && !seat_.has_warned())
        seat_.wait_until([this] { return is_over(); }, usual_pause);
}

void LobbyDialogue::ask_about(const wire::Challenge& challenge) {
    const words::Voice voice = dialogue_.voice();
    const bool is_by_link = challenge.to.empty();
    const auto accepts = dialogue_.ask_yes_no(
        {words::with_answers(
             voice, dialogue_.words(message::accept_challenge,
                                    {{"challenge", online::challenge_text(voice, challenge)}})),
         dialogue_.words(is_by_link ? message::accept_challenge_help
                                    : message::accept_named_challenge_help)});
    if (!accepts) return;
    seat_.take_lobby_change();
    seat_.wish([&](online::Client& at) {
        if (*accepts)
            at.take_challenge(challenge.challenge);
        else
            at.refuse_challenge(challenge.challenge);
    });
    await_game();
}

void LobbyDialogue::offer() {
    const auto wanted = ask_offer(dialogue_, OfferedTo::anybody, has_account());
    if (!wanted) return;
    send_offer([&](online::Client& at) { at.seek(wanted->terms, wanted->color, wanted->range); });
    if (!seat_.has_warned()) dialogue_.say(message::lobby_waiting);
}

void LobbyDialogue::challenge() {
    const auto name = dialogue_.ask_value(
        {dialogue_.words(message::ask_opponent), dialogue_.words(message::ask_opponent_help)});
    if (!name) return;
    const auto wanted = ask_offer(dialogue_, OfferedTo::somebody, has_account());
    if (!wanted) return;
    send_offer([&](online::Client& at) { at.challenge(wanted->terms, wanted->color, *name); });
}

/// Sends an offer and waits until the server has listed or refused it.
void LobbyDialogue::send_offer(const std::function<void(online::Client&)>& wish) {
    seat_.take_lobby_change();
    seat_.wish(wish);
    seat_.wait_until([this] { return seat_.has_lobby_changed() || seat_.has_warned(); },
                     usual_answer);
}

void LobbyDialogue::play_computer() {
    const auto wanted = ask_offer(dialogue_, OfferedTo::computer, has_account());
    const auto level = wanted ? ask_level(dialogue_) : std::nullopt;
    if (!level) return;
    seat_.wish([&](online::Client& at) { at.play_computer(wanted->terms, wanted->color, *level); });
    await_game();
}

void LobbyDialogue::watch() {
    seat_.take_lobby_change();
    seat_.wish([](online::Client& at) { at.list_games(); });
    seat_.wait_until([this] { return seat_.take_lobby_change() || seat_.has_warned(); },
                     usual_answer);
    const auto games = client().lobby().games;
    if (games.empty()) return dialogue_.say(message::watch_none);
    dialogue_.say(message::watch_title);
    for (std::size_t i = 0; i < games.size(); ++i)
        dialogue_.say(
            message::watch_entry,
            {{"number", i + 1}, {"game", online::running_text(dialogue_.voice(), games[i])}});
    const Question question{dialogue_.words(message::ask_watch),
                            dialogue_.words(message::ask_watch_help)};
    while (const auto line = dialogue_.ask_value(question)) {
        if (line->empty()) return;
        const auto number = core::read_number<std::size_t>(*line, 1, games.size());
        if (number)
            return seat_.wish([&](online::Client& at) { at.follow_game(games[*number - 1].game); });
        dialogue_.say(message::watch_refused);
    }
}

void LobbyDialogue::open_link() {
    const Question question{dialogue_.words(message::ask_link),
                            dialogue_.words(message::ask_link_help)};
    while (const auto line = dialogue_.ask_value(question)) {
        const auto address = online::read_address(*line);
        const std::string id = online::is_id(*line) ? *line : address ? address->id : "";
        if (id.empty())
            dialogue_.say(message::link_refused, {{"link", words::shown(*line)}});
        else if (!online::is_id(*line) && address->base() != client().address().base())
            dialogue_.say(message::link_elsewhere, {{"server", address->base()}});
        else
            return follow_link(id);
    }
}

void LobbyDialogue::follow_link(const std::string& id) {
    seat_.wish([&](online::Client& at) { at.open_link(id); });
    await_link();
}

/// Waits until the client knows where a link leads.
void LobbyDialogue::await_link() {
    const auto is_known = [this] {
        const bool is_game = client().game() && client().game()->is_shown;
        return is_over() || is_game || seat_.has_warned() || seat_.has_challenge();
    };
    seat_.wait_until(is_known, usual_answer);
}

} // namespace text
