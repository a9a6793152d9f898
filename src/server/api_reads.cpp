#include <algorithm>
#include <cmath>

#include "server/api.hpp"
#include "server/api_events.hpp"
#include "server/game_export.hpp"
#include "server/lichess.hpp"
#include "words/api_messages.hpp"

namespace server {
namespace {

using namespace std::chrono_literals;
using wire::Json;
namespace message = words::message;

constexpr const char* pgn_type = "application/x-chess-pgn";
constexpr const char* lines_type = "application/x-ndjson";
constexpr std::size_t most_names = 300;
constexpr std::size_t most_statuses = 100;
constexpr Allowance short_reads{120, 1min};
constexpr Allowance long_reads{30, 1min};

/// Words between commas, so many at most.
std::vector<std::string> split(const std::string& text, std::size_t most = most_names) {
    std::vector<std::string> words(1);
    for (const char sign : text) {
        if (sign == ',')
            words.emplace_back();
        else if (sign > ' ')
            words.back() += sign;
    }
    std::erase(words, "");
    if (words.size() > most) words.resize(most);
    return words;
}

bool wants_json(const HttpRequest& request) {
    const std::string& accept = request.header("accept");
    return accept.find(lines_type) != std::string::npos || accept.starts_with("application/json");
}

/// The key of lichess for one of our categories; nothing for Stackchess.
std::optional<std::string> perf_of(const store::Category& category) {
    constexpr std::string_view chess = "chess.";
    if (!category.starts_with(chess)) return std::nullopt;
    return category.substr(chess.size());
}

Json perf(const store::Rating& rating) {
    Json json = {{"games", rating.games},
                 {"rating", std::lround(rating.value)},
                 {"rd", std::lround(rating.deviation)},
                 {"prog", 0}};
    if (rating.deviation > provisional_deviation) json["prov"] = true;
    return json;
}

HttpResponse json_response(const Json& json) { return {.body = wire::text_of(json)}; }

} // namespace

void Api::add_account_routes(Routes& routes) {
    const Rule own{.who = Who::account};
    const Rule brief{.allowance = short_reads};
    const Rule lengthy{.allowance = long_reads};
    add(routes, "POST", "/api/token/test", {}, &Api::test_tokens);
    add(routes, "GET", "/api/account", own, &Api::show_account);
    add(routes, "GET", "/api/account/playing", own, &Api::list_playing);
    add(routes, "POST", "/api/bot/account/upgrade", {.who = Who::account, .scopes = {"bot:play"}},
        &Api::upgrade);
    // Programs that are told to wait here end: others are busy for them.
    add(routes, "GET", "/api/users/status", {.allowance = short_reads, .is_patient = true},
        &Api::list_statuses);
    add(routes, "POST", "/api/users", lengthy, &Api::list_users);
    add(routes, "GET", "/api/user/{name}", brief, &Api::show_user);
    add(routes, "GET", "/api/user/{name}/current-game", brief, &Api::show_current_game);
    add(routes, "GET", "/api/bot/online", lengthy, &Api::list_bots);
    add(routes, "GET", "/game/export/{id}", brief, &Api::export_game);
    add(routes, "GET", "/api/games/user/{name}", lengthy, &Api::export_player);
    add(routes, "POST", "/api/games/export/_ids", lengthy, &Api::export_games);
}

// People.

void Api::test_tokens(const ApiCall& call) {
    Json json = Json::object();
    for (const std::string& token : split(call.request.body)) {
        if (tools_.services.door.is_lan()) return call.reply(error(403, message::api_no_token));
        const auto found = store().token(tools_.services.secrets.digest(token));
        if (!found) return call.reply(busy());
        json[token] = nullptr;
        if (!*found) continue;
        std::string scopes;
        for (const std::string& scope : (*found)->scopes)
            scopes.append(scopes.empty() ? "" : ",").append(scope);
        json[token] = {{"scopes", scopes}, {"userId", (*found)->account}, {"expires", nullptr}};
    }
    call.reply(json_response(json));
}

Json Api::user(const ApiCall& /*call*/, const store::Account& account) {
    const store::Player player{store::PlayerKind::account, account.id};
    Json json = {{"id", account.id}, {"username", account.name}};
    if (!account.title.empty()) json["title"] = account.title;
    Json perfs = Json::object();
    if (const auto ratings = store().ratings(account.id))
        for (const store::CategoryRating& one : *ratings)
            if (const auto key = perf_of(one.category)) perfs[*key] = perf(one.rating);
    for (const char* const key : {"bullet", "blitz", "rapid", "classical", "correspondence"})
        if (!perfs.contains(key)) perfs[key] = perf(store::Rating());
    json["perfs"] = perfs;
    json["createdAt"] = account.created.time_since_epoch().count();
    json["seenAt"] = (account.seen ? *account.seen : now().calendar).time_since_epoch().count();
    json["online"] = tools_.services.is_here(player);
    if (const auto statistics = store().statistics(account.id))
        json["count"] = {{"all", statistics->games},      {"rated", statistics->rated},
                         {"win", statistics->won},        {"draw", statistics->drawn},
                         {"loss", statistics->lost},      {"ai", statistics->against_computer},
                         {"playing", statistics->running}};
    return json;
}

void Api::show_account(const ApiCall& call) { call.reply(json_response(user(call, call.account))); }

/// For good, and only before the first game.
void Api::upgrade(const ApiCall& call) {
    if (call.is_bot()) return call.reply(ok_response());
    const auto statistics = store().statistics(call.account.id);
    if (!statistics) return call.reply(busy());
    if (statistics->games > 0 || statistics->running > 0)
        return call.reply(error(400, message::api_has_played));
    tools_.services.commit(store::SetTitle{call.account.id, "BOT"},
                           [this, call](const store::ChangeResult& outcome) {
                               call.reply(outcome.is_kept() ? ok_response() : busy());
                           });
}

void Api::list_playing(const ApiCall& call) {
    const auto most = call.fields.number("nb", 1, 50).value_or(50);
    Json list = Json::array();
    for (const store::GameId& game :
         hub().games_of(store::Player{store::PlayerKind::account, call.account.id})) {
        const LiveGame* const live = hub().live_game(game);
        if (live == nullptr || live->is_over() || std::ssize(list) >= most) continue;
        if (lichess::is_stackchess(live->terms()) && !call.sees_stackchess()) continue;
        if (const auto side = side_of(live->game(), call.account.id))
            list.push_back(lichess::now_playing(*live, *side));
    }
    call.reply(json_response(Json{{"nowPlaying", list}}));
}

void Api::show_user(const ApiCall& call) {
    const auto account = find_account(call);
    if (!account) return;
    Json json = user(call, *account);
    if (!call.account.id.empty()) {
        const auto relations = store().relations(call.account.id);
        json["blocking"] =
            relations && std::ranges::any_of(*relations, [&](const auto& one) {
                return one.whom == account->id && one.kind == store::RelationKind::block;
            });
    }
    call.reply(json_response(json));
}

/// Puts together an array with an element for each of these names, a few at a time, with everybody
/// else in between.
void Api::list_named(const ApiCall& call, std::vector<std::string> names, Element element,
                     Json list) {
    constexpr std::ptrdiff_t part = 10;
    const auto end = names.begin() + std::min(part, std::ssize(names));
    for (auto name = names.begin(); name != end; ++name)
        if (const auto account = find_account(*name))
            list.push_back((this->*element)(call, *account));
    names.erase(names.begin(), end);
    if (names.empty()) return call.reply(json_response(list));
    web().post([this, call, names = std::move(names), element, list = std::move(list)]() mutable {
        list_named(call, std::move(names), element, std::move(list));
    });
}

void Api::list_users(const ApiCall& call) {
    list_named(call, split(call.request.body), &Api::user, Json::array());
}

void Api::list_statuses(const ApiCall& call) {
    list_named(call, split(call.fields.text("ids"), most_statuses), &Api::status, Json::array());
}

Json Api::status(const ApiCall& call, const store::Account& account) {
    const store::Player player{store::PlayerKind::account, account.id};
    Json json = {{"id", account.id}, {"name", account.name}};
    if (!account.title.empty()) json["title"] = account.title;
    if (tools_.services.is_here(player)) json["online"] = true;
    const auto games = tools_.services.games_of(player);
    if (games.empty()) return json;
    json["playing"] = true;
    const auto shown = std::ranges::find_if(
        games, [&](const store::GameId& game) { return may_know(call, game); });
    if (call.fields.is_true("withGameIds") && shown != games.end()) json["playingId"] = *shown;
    return json;
}

/// One that is played on another node alone is not looked for.
bool Api::may_know(const ApiCall& call, const store::GameId& id) {
    const LiveGame* const live = hub().live_game(id);
    if (live == nullptr) return false;
    const bool is_plain = !lichess::is_stackchess(live->terms()) || call.sees_stackchess();
    return is_plain && (!live->game().is_private || side_of(live->game(), call.account.id));
}

/// Those who follow their events.
void Api::list_bots(const ApiCall& call) {
    const auto most = call.fields.number("nb", 1, 512).value_or(100);
    std::set<store::AccountId> names;
    for (const auto& [id, line] : lines_)
        if (const auto* const events = dynamic_cast<const EventLine*>(line.get()))
            names.insert(events->account());
    std::string text;
    std::int64_t count = 0;
    for (const store::AccountId& name : names) {
        const auto account = find_account(name);
        if (!account || account->title != "BOT" || count++ >= most) continue;
        text += wire::text_of(user(call, *account)) + '\n';
    }
    call.reply({.type = lines_type, .body = text});
}

// Games.

std::string Api::exported(const ApiCall& call, const store::PlayedGame& game, bool as_json) {
    const auto live = replayed(game);
    if (!live) return {};
    if (lichess::is_stackchess(live->terms()) && !call.sees_stackchess()) return {};
    if (game.game.is_private && !side_of(game.game, call.account.id)) return {};
    const lichess::ExportWish wish = lichess::export_wish(call.fields);
    const std::string site = base_url(call.request) + '/' + game.game.id;
    if (as_json) return wire::text_of(lichess::exported(*live, wish, site)) + '\n';
    return lichess::exported_pgn(*live, wish, site);
}

void Api::export_game(const ApiCall& call) {
    const auto game = find_game(call.parts.front());
    if (!game) return call.reply(busy());
    if (!*game) return call.reply(error(404, message::api_no_game));
    const bool as_json = wants_json(call.request);
    const std::string text = exported(call, **game, as_json);
    if (text.empty()) return call.reply(error(404, message::api_no_game));
    call.reply({.type = as_json ? "application/json" : pgn_type, .body = text});
}

void Api::export_player(const ApiCall& call) {
    const auto account = find_account(call);
    if (!account) return;
    auto file = game_file_of(call.fields, account->id);
    if (!file) return call.reply(error(400, message::api_bad_request));
    const bool as_json = wants_json(call.request);
    if (!call.sees_stackchess()) file->query.rules = {"chess"};
    for (const std::string& perf : split(call.fields.text("perfType")))
        file->query.categories.push_back("chess." + perf);
    file->query.with_private = account->id == call.account.id;
    file->type = as_json ? lines_type : pgn_type;
    // PGN ends with one empty line, and two stand between games.
    if (!as_json) file->between = "\n";
    file->write = [this, call, as_json](const store::PlayedGame& game) {
        return exported(call, game, as_json);
    };
    tools_.files.start(call.request, *std::move(file), call.reply);
}

void Api::export_games(const ApiCall& call) {
    const bool as_json = wants_json(call.request);
    GameDownload file{.type = as_json ? lines_type : pgn_type, .between = as_json ? "" : "\n"};
    for (const std::string& id : split(call.request.body))
        if (store::is_game_id(id)) file.ids.push_back(id);
    file.left = static_cast<int>(file.ids.size());
    file.write = [this, call, as_json](const store::PlayedGame& game) {
        return exported(call, game, as_json);
    };
    tools_.files.start(call.request, std::move(file), call.reply);
}

void Api::show_current_game(const ApiCall& call) {
    const auto account = find_account(call);
    if (!account) return;
    auto file = game_file_of(Fields(), account->id);
    file->query.progress = store::Progress::any;
    if (!call.sees_stackchess()) file->query.rules = {"chess"};
    file->query.limit = 1;
    const auto page = store().games(file->query);
    if (!page) return call.reply(busy());
    const bool as_json = wants_json(call.request);
    const std::string text =
        page->games.empty() ? std::string() : exported(call, page->games.front(), as_json);
    if (text.empty()) return call.reply(error(404, message::api_no_game));
    call.reply({.type = as_json ? "application/json" : pgn_type, .body = text});
}

} // namespace server
