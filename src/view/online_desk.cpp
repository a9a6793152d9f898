#include "view/online_desk.hpp"

#include "online/phrases.hpp"
#include "words/file_errors.hpp"
#include "words/online_account_messages.hpp"
#include "words/online_play_messages.hpp"
#include "words/window_online_messages.hpp"

namespace view {

namespace message = words::message;
using words::say;

void OnlineDesk::connect(const std::string& text, const std::string& name) {
    const auto address = online::read_address(text);
    if (!address) return warn(online::fault_sentence(voice_, address.error(), text));
    if (!network_.line_maker) return warn(say(voice_, message::no_network));
    const auto make_line = network_.line_maker(voice_);
    if (!make_line) return warn(make_line.error());
    const auto known = guests_.find(address->base(), name);
    const bool is_account = known && known->is_account;
    account_ = is_account ? known->name : "";
    const online::Guest guest{name, known ? known->secret : ""};
    client_ = std::make_unique<online::Client>(
        room_, online::ClientOptions{.address = *address,
                                     .guest = is_account ? online::Guest() : guest,
                                     .seed = seed_++});
    line_ = (*make_line)(*address, wake_);
    if (is_account) line_->use_session(known->secret);
    settle();
}

void OnlineDesk::host(const std::string& name) {
    if (!network_.host) return warn(say(voice_, message::no_network));
    host_name_ = name;
    host_ = network_.host(voice_, wake_);
    attend_host();
}

void OnlineDesk::disconnect() {
    client_.reset();
    line_.reset();
    host_.reset();
}

void OnlineDesk::attend() {
    attend_host();
    if (!client_) return;
    client_->speak(voice_);
    for (const online::LineEvent& event : line_->take()) {
        hear(event);
        client_->hear(event);
    }
    settle();
}

/// The requests about accounts, which bypass the client.
void OnlineDesk::hear(const online::LineEvent& event) {
    if (const auto* const answer = std::get_if<online::LineAnswered>(&event)) take(*answer);
    const auto* const lost = std::get_if<online::LineLost>(&event);
    if (lost != nullptr && lost->why == online::LineTrouble::logged_out) forget_session();
}

void OnlineDesk::log_in(const online::Credentials& who, bool registers) {
    if (!client_) return;
    if (!client_->address().is_safe())
        return warn(say(voice_, message::account_password_unsafe,
                        {{"address", client_->address().base()}}));
    awaits_admission_ = true;
    line_->ask(registers ? online::registration_request(voice_, who)
                         : online::login_request(voice_, who));
}

void OnlineDesk::take(const online::LineAnswered& answer) {
    if (!std::exchange(awaits_admission_, false)) return; // which says that a session has ended
    const auto admission = online::read_admission(voice_, client_->address(), answer);
    if (!admission) return warn(admission.error());
    account_ = admission->name;
    keep({admission->name, admission->session, true});
    line_->use_session(admission->session);
    client_->enter_as({});
    note(say(voice_,
             admission->recovery.empty() ? message::account_entered : message::account_recovery,
             {{"name", words::shown(account_)}, {"code", words::shown(admission->recovery)}}));
}

void OnlineDesk::log_out() {
    if (!client_ || account_.empty()) return;
    line_->ask(online::logout_request(voice_));
    note(say(voice_, message::account_left, {{"name", words::shown(account_)}}));
    forget_session();
    client_->enter_as({});
    settle();
}

void OnlineDesk::forget_session() {
    guests_.forget(client_->address().base(), account_);
    line_->use_session("");
    account_.clear();
}

void OnlineDesk::attend_host() {
    if (!host_) return;
    if (const std::string failure = host_->failure(); !failure.empty()) {
        host_.reset();
        return warn(failure);
    }
    if (!client_ && !host_->address().empty()) connect(host_->address(), host_name_);
}

void OnlineDesk::wish(const std::function<void(online::Client&)>& what) {
    if (!client_) return;
    client_->speak(voice_);
    what(*client_);
    settle();
}

void OnlineDesk::pass_on() {
    wish([](online::Client& client) { client.pass_on(); });
}

void OnlineDesk::open_link(const std::string& link) {
    if (!client_) return;
    const auto address = online::read_address(link);
    const std::string id = online::is_id(link) ? link : address ? address->id : "";
    if (id.empty()) return warn(say(voice_, message::link_refused, {{"link", words::shown(link)}}));
    if (!online::is_id(link) && address->base() != client_->address().base())
        return warn(say(voice_, message::link_elsewhere, {{"server", address->base()}}));
    wish([&](online::Client& client) { client.open_link(id); });
}

/// Carries out the client's orders, and drops a client that has left its server.
void OnlineDesk::settle() {
    for (const online::LineOrder& order : client_->take_orders())
        std::visit([this](const auto& one) { obey(one); }, order);
    for (online::ClientEvent& event : client_->take_events()) {
        if (const auto* const known = std::get_if<online::GuestKnown>(&event))
            keep({known->guest.name, known->guest.secret});
        events_.push_back(std::move(event));
    }
    if (client_->standing() != online::Standing::over) return;
    if (game() != nullptr) events_.emplace_back(online::GameGone{});
    disconnect();
}

void OnlineDesk::keep(const keep::KnownGuest& who) {
    const int error = guests_.keep(client_->address().base(), who);
    if (error != 0)
        warn(say(voice_, message::guest_not_kept, {{"why", words::write_error(voice_, error)}}));
}

const online::CurrentGame* OnlineDesk::game() const {
    if (!client_ || !client_->game() || !client_->game()->is_shown) return nullptr;
    return &*client_->game();
}

std::string OnlineDesk::offline_text() const {
    if (game() == nullptr || client_->standing() == online::Standing::present) return {};
    return online::standing_text(voice_, *client_);
}

std::optional<ServerKnown> OnlineDesk::known() const {
    if (!client_ || host_ || client_->standing() != online::Standing::present) return std::nullopt;
    const auto& games = client_->lobby().own_games;
    return ServerKnown{.address = client_->address().base(),
                       .name = client_->you().name,
                       .game = games.empty() ? "" : *games.begin()};
}

OnlineState OnlineDesk::state() const {
    OnlineState state{.is_open = client_ != nullptr, .is_hosting = host_ != nullptr};
    if (host_) state.shared = host_->address();
    if (!client_) return state;
    state.standing = client_->standing();
    state.status = online::standing_text(voice_, *client_);
    state.you = client_->you();
    state.lobby = client_->lobby();
    if (const auto* const current = game()) state.game = *current;
    return state;
}

} // namespace view
