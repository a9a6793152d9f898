#include "server/api.hpp"

#include <algorithm>
#include <utility>

#include "online/objections.hpp"
#include "server/api_events.hpp"
#include "server/api_game_line.hpp"
#include "server/category.hpp"
#include "server/game_export.hpp"
#include "server/lichess.hpp"
#include "words/api_messages.hpp"
#include "words/web_messages.hpp"

namespace server {
namespace {

namespace message = words::message;
constexpr words::Voice english{.language = words::Language::english};
constexpr std::chrono::seconds reminder_pause{3};

/// Requests whose patterns begin alike are counted together, if their allowance is the same. (A
/// path as it was sent is not enough: the same one can be written in many ways.)
std::string kind_of(std::string_view pattern) {
    return std::string(pattern.substr(0, pattern.find('/', pattern.find('/', 1) + 1)));
}

} // namespace

void Api::add_to(Routes& routes) {
    add_account_routes(routes);
    add_challenge_routes(routes);
    add_game_routes(routes);
    routes.add_below("api", [this](int status) {
        return error(status, status == 405 ? message::api_bad_method : message::api_not_found);
    });
}

void Api::add(Routes& routes, std::string method, std::string_view pattern, Rule rule,
              Method answer) {
    routes.add(std::move(method), pattern,
               [this, rule = std::move(rule), answer, kind = kind_of(pattern)](
                   const HttpRequest& request, const PathParts& parts, const Reply& reply) {
                   receive(rule, answer, kind,
                           {.request = request, .parts = parts, .reply = reply});
               });
}

void Api::receive(const Rule& rule, Method answer, const std::string& kind, ApiCall call) {
    if (auto refused = identify(rule, call)) return call.reply(*std::move(refused));
    auto fields = Fields::of(call.request);
    if (!fields) return call.reply(error(400, message::api_bad_request));
    call.fields = *std::move(fields);
    if (auto refused = count(rule, call, kind)) return call.reply(*std::move(refused));
    if (auto refused = read_account(rule, call)) return call.reply(*std::move(refused));
    (this->*answer)(call);
}

/// By the token alone: the account is read only if the request is within its allowance.
std::optional<HttpResponse> Api::identify(const Rule& rule, ApiCall& call) {
    const bool has_token = Door::has_token(call.request);
    const bool needs_token = rule.who != Who::anybody;
    if (needs_token && tools_.services.door.is_lan()) return error(403, message::web_lan);
    if (needs_token && !has_token) return error(401, message::api_no_header);
    if (!has_token || tools_.services.door.is_lan()) return std::nullopt;
    const auto caller = tools_.services.door.identify(call.request, now().calendar);
    if (!caller && caller.error() == Door::Fault::store_failed) return busy();
    if (!caller || !caller->account) return error(401, message::api_no_token);
    call.caller = *caller;
    const bool may =
        !needs_token || rule.scopes.empty() ||
        std::ranges::any_of(rule.scopes, [&](auto scope) { return caller->may(scope); });
    if (!may) return error(403, message::api_no_scope, {{"scope", rule.scopes.front()}});
    // Whether a game is over, which decides the allowance, is known once the hub has the game.
    if (!tools_.services.bring({store::PlayerKind::account, *caller->account})) return busy();
    return std::nullopt;
}

std::optional<HttpResponse> Api::count(const Rule& rule, const ApiCall& call,
                                       const std::string& kind) {
    const Allowance& allowance = allowance_for(rule, call);
    if (allowance.window.count() == 0 || admits(allowance, call, kind)) return std::nullopt;
    if (rule.is_patient) return busy();
    HttpResponse refused = error(429, message::api_too_often);
    const auto pause = std::chrono::ceil<std::chrono::seconds>(allowance.window / allowance.count);
    refused.headers.emplace_back("Retry-After", std::to_string(pause.count()));
    return refused;
}

std::optional<HttpResponse> Api::read_account(const Rule& rule, ApiCall& call) {
    if (!call.caller.account) return std::nullopt;
    auto account = tools_.services.read.account(*call.caller.account);
    if (!account || !*account) return busy();
    call.account = **std::move(account);
    note_use(call);
    if (rule.who == Who::anybody) return std::nullopt;
    if (call.account.is_banned) return error(403, message::api_banned);
    if (rule.who == Who::bot && !call.is_bot()) return error(400, message::api_needs_bot);
    if (rule.who == Who::person && call.is_bot()) return error(400, message::api_needs_person);
    return std::nullopt;
}

/// Not at every request: these would be most of all writes.
void Api::note_use(const ApiCall& call) {
    constexpr std::chrono::minutes pause{10};
    Instant& last = noted_[*call.caller.key];
    if (last != Instant() && now().steady - last < pause) return;
    last = now().steady;
    const auto nothing = [](const store::ChangeResult&) {};
    tools_.services.commit(store::UsedToken{*call.caller.key, now().calendar}, nothing);
    tools_.services.commit(store::SeenAccount{call.account.id, now().calendar}, nothing);
}

/// A game that is over and not in memory has to be read and replayed for every request.
const Allowance& Api::allowance_for(const Rule& rule, const ApiCall& call) const {
    const bool is_over =
        rule.if_over.window.count() > 0 && tools_.hub.live_game(call.parts.front()) == nullptr;
    return is_over ? rule.if_over : rule.allowance;
}

bool Api::admits(const Allowance& allowance, const ApiCall& call, const std::string& kind) {
    const std::string who =
        call.caller.account ? '@' + *call.caller.account : '#' + call.request.address;
    return tools_.services.admits(std::to_string(allowance.count) + kind + who, allowance);
}

// Lines.

bool Api::enter(const ApiCall& call, const std::shared_ptr<ApiLine>& line) {
    const auto found = account_visitor(tools_.services.read, call.account.id);
    if (!found || !*found) {
        call.reply(found ? error(403, message::api_banned) : busy());
        return false;
    }
    Visitor visitor = **found;
    visitor.address = call.request.address;
    visitor.key = call.caller.key;
    visitor.is_request = true;
    lines_[call.request.id] = line;
    tools_.hub.opened(call.request.id, std::move(visitor), now());
    return true;
}

void Api::hang_up(ConnectionId connection) { tools_.hub.closed(connection, false, now()); }

void Api::end(ConnectionId connection) {
    hang_up(connection);
    lines_.erase(connection);
}

void Api::say(ConnectionId connection, wire::FromClient message) {
    tools_.hub.received(connection, std::move(message), now());
}

void Api::streaming(ConnectionId stream) {
    const auto found = lines_.find(stream);
    if (found != lines_.end()) found->second->streaming();
}

void Api::closed(ConnectionId connection) {
    const auto found = lines_.find(connection);
    if (found == lines_.end()) return;
    const std::shared_ptr<ApiLine> line = found->second;
    line->closed();
    end(connection);
}

bool Api::told(ConnectionId connection, const wire::FromServer& message) {
    const auto found = lines_.find(connection);
    if (found == lines_.end()) return false;
    const std::shared_ptr<ApiLine> line = found->second; // which this may end
    line->told(message);
    return true;
}

void Api::named(ConnectionId connection, const store::GameId& id) {
    const auto found = lines_.find(connection);
    if (found == lines_.end()) return;
    const std::shared_ptr<ApiLine> line = found->second;
    line->named(id);
}

bool Api::dismissed(ConnectionId connection) {
    const auto found = lines_.find(connection);
    if (found == lines_.end()) return false;
    const std::shared_ptr<ApiLine> line = found->second;
    line->dismissed();
    return true;
}

void Api::settle() {
    for (const ConnectionId connection : std::exchange(unsettled_, {})) {
        const auto found = lines_.find(connection);
        if (found == lines_.end()) continue;
        const std::shared_ptr<ApiLine> line = found->second;
        line->settled();
    }
}

void Api::each_second() {
    const Now time = now();
    const auto lines = lines_; // some may end
    for (const auto& [id, line] : lines) line->each_second(time);
    while (!reminders_.empty() && reminders_.begin()->first <= time.steady) {
        const Reminder reminder = reminders_.begin()->second;
        reminders_.erase(reminders_.begin());
        const bool is_followed = std::ranges::any_of(lines_, [&](const auto& one) {
            const auto* const game = dynamic_cast<const GameLine*>(one.second.get());
            return game != nullptr && game->is_of(reminder.account, reminder.game);
        });
        if (is_followed) continue;
        for (const auto& [id, line] : lines_)
            if (auto* const events = dynamic_cast<EventLine*>(line.get()))
                if (events->account() == reminder.account) events->show_game(reminder.game);
    }
}

void Api::remind_later(const store::AccountId& account, const store::GameId& game) {
    reminders_.emplace(now().steady + reminder_pause, Reminder{account, game});
}

void Api::finished(const store::GameId& game) {
    std::vector<EventLine*> readers;
    for (const auto& [id, line] : lines_)
        if (auto* const events = dynamic_cast<EventLine*>(line.get())) readers.push_back(events);
    if (readers.empty()) return;
    const auto kept = store().game(game);
    const auto live = kept && *kept ? replayed(**kept) : nullptr;
    for (EventLine* const reader : readers)
        if (live) reader->show_end(*live);
}

// Answers.

std::string Api::base_url(const HttpRequest& request) const {
    return server::base_url(request, tools_.is_behind_proxy);
}

HttpResponse Api::error(int status, const words::Message& message,
                        words::Arguments arguments) const {
    return error(status, words::say(english, message, arguments));
}

HttpResponse Api::error(int status, const words::Counted& message, std::uint64_t number) const {
    return error(status, words::say(english, message, number));
}

HttpResponse Api::error(int status, const std::string& sentence) {
    return {.status = status, .body = wire::text_of(wire::Json{{"error", sentence}})};
}

HttpResponse Api::busy() const { return error(503, message::api_busy); }

HttpResponse Api::unseen(game::Rules rules) const {
    return error(400, message::api_no_scope, {{"scope", lichess::idiom_of(rules).scope}});
}

HttpResponse Api::refusal(const wire::Objection& objection, const std::string& move) const {
    using wire::Why;
    if (const Why* const why = std::get_if<Why>(&objection.why)) {
        if (*why == Why::not_saved || *why == Why::too_many) return busy();
        if (*why == Why::closing) return error(503, message::api_stopping);
        if (*why == Why::no_such_game || *why == Why::not_a_player)
            return error(404, message::api_no_game);
        if (*why == Why::no_such_challenge || *why == Why::not_for_you)
            return error(404, message::api_no_challenge);
        if (*why == Why::no_such_player) return error(404, message::api_no_player);
        if (*why == Why::unplayable || *why == Why::bad_terms)
            return error(400, message::api_bad_field, {{"field", "fen"}});
    }
    if (std::holds_alternative<game::Refusal>(objection.why))
        return error(400, message::api_illegal_move, {{"move", words::shown(move)}});
    if (move.empty() && objection.why == decltype(objection.why)(play::Denial::game_over))
        return error(400, message::api_game_over);
    if (objection.why == decltype(objection.why)(play::Denial::not_your_turn) ||
        objection.why == decltype(objection.why)(play::Denial::game_over))
        return error(400, message::api_not_your_turn);
    return error(400, online::objection_sentence(english, objection));
}

wire::Json Api::shown(const wire::Challenge& challenge, const std::string& base_url) {
    std::optional<store::StoredSeat> to;
    if (const auto account = rated_account(tools_.services.read, store::account_id(challenge.to));
        account && *account)
        to = seat_of(**account, category_of(challenge.terms));
    return lichess::challenge(challenge, to, base_url);
}

std::optional<store::Account> Api::find_account(const ApiCall& call) {
    const auto found = account_named(tools_.services.read, call.parts.front());
    if (found && *found) return **found;
    call.reply(found ? error(404, message::api_no_player) : busy());
    return std::nullopt;
}

store::Result<std::optional<store::PlayedGame>> Api::find_game(store::Store& store,
                                                               const store::GameId& id) {
    if (!store::is_game_id(id)) return std::nullopt;
    return store.game(id);
}

std::optional<Color> Api::side_of(const store::Game& game, const store::AccountId& account) {
    for (const Color side : core::colors)
        if (game.seat(side).player.kind == store::PlayerKind::account &&
            game.seat(side).player.id == account)
            return side;
    return std::nullopt;
}

} // namespace server
