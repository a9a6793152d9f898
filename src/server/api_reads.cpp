#include <algorithm>
#include <utility>

#include "game/rules_text.hpp"
#include "server/api.hpp"
#include "server/api_events.hpp"
#include "server/category.hpp"
#include "server/game_export.hpp"
#include "server/lichess.hpp"
#include "words/api_messages.hpp"

namespace server {
namespace {

using wire::Json;
namespace message = words::message;

constexpr const char* pgn_type = "application/x-chess-pgn";
constexpr const char* lines_type = "application/x-ndjson";
constexpr std::size_t most_names = 300;
constexpr std::size_t most_statuses = 100;
constexpr std::size_t most_tokens = 100;

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

/// The rating categories behind a lichess perf key; if there are none, the key itself, which
/// matches no game.
std::vector<store::Category> categories_in(lichess::Games games, const std::string& perf) {
    std::vector<store::Category> found;
    games.for_each([&](game::Rules rules) {
        for (const store::Category& category : categories_of(rules))
            if (lichess::perf_key(rules, category) == perf) found.push_back(category);
    });
    return found.empty() ? std::vector{perf} : found;
}

/// Nobody is shown other games than these.
void keep_to(lichess::Games games, store::GameQuery& query) {
    if (games.size() == std::ssize(game::every_game)) return;
    games.for_each([&](game::Rules rules) { query.rules.emplace_back(to_text(rules)); });
}

HttpResponse json_response(const Json& json) { return {.body = wire::text_of(json)}; }

} // namespace

void Api::add_account_routes(Routes& routes) {
    const Rule brief{.allowance = short_reads};
    const Rule lengthy{.allowance = long_reads};
    // Bots stop on 429 here, so they get 503 instead.
    const Rule patient{.allowance = short_reads, .is_patient = true};
    const Rule own{.who = Who::account, .allowance = short_reads, .is_patient = true};
    add(routes, "POST", "/api/token/test", patient, &Api::test_tokens);
    add(routes, "GET", "/api/account", own, &Api::show_account);
    add(routes, "GET", "/api/account/playing", own, &Api::list_playing);
    add(routes, "POST", "/api/bot/account/upgrade",
        {.who = Who::account, .scopes = {"bot:play"}, .allowance = short_reads, .is_patient = true},
        &Api::upgrade);
    add(routes, "GET", "/api/users/status", patient, &Api::list_statuses);
    add(routes, "POST", "/api/users", lengthy, &Api::list_users);
    add(routes, "GET", "/api/user/{name}", brief, &Api::show_user);
    add(routes, "GET", "/api/user/{name}/current-game", brief, &Api::show_current_game);
    add(routes, "GET", "/api/bot/online", lengthy, &Api::list_bots);
    add(routes, "GET", "/game/export/{id}", brief, &Api::export_game);
    add(routes, "GET", "/api/games/user/{name}", lengthy, &Api::export_player);
    add(routes, "POST", "/api/games/export/_ids", lengthy, &Api::export_games);
}

/// Puts together what belongs to each of these words, a few at a time, with everybody else in
/// between.
void Api::answer_in_parts(const ApiCall& call, std::vector<std::string> words, AddWord add,
                          Json json) {
    constexpr std::ptrdiff_t part = 10;
    const auto end = words.begin() + std::min(part, std::ssize(words));
    for (auto word = words.begin(); word != end; ++word)
        if (!(this->*add)(call, *word, json)) return call.reply(busy());
    words.erase(words.begin(), end);
    if (words.empty()) return call.reply(json_response(json));
    web().post([this, call, words = std::move(words), add, json = std::move(json)]() mutable {
        answer_in_parts(call, std::move(words), add, std::move(json));
    });
}

// People.

void Api::test_tokens(const ApiCall& call) {
    if (tools_.services.door.is_lan()) return call.reply(error(403, message::api_no_token));
    answer_in_parts(call, split(call.request.body, most_tokens), &Api::add_token, Json::object());
}

bool Api::add_token(const ApiCall& /*call*/, const std::string& token, Json& tokens) {
    const auto found = store().token(tools_.services.secrets.digest(token));
    if (!found) return false;
    tokens[token] = nullptr;
    if (!*found) return true;
    std::string scopes;
    for (const std::string& scope : (*found)->scopes)
        scopes.append(scopes.empty() ? "" : ",").append(scope);
    tokens[token] = {{"scopes", scopes}, {"userId", (*found)->account}, {"expires", nullptr}};
    return true;
}

Json Api::user(const ApiCall& call, const store::Account& account) {
    const store::Player player{store::PlayerKind::account, account.id};
    Json json = {{"id", account.id}, {"username", account.name}};
    if (!account.title.empty()) json["title"] = account.title;
    const auto ratings = store().ratings(account.id);
    json["perfs"] =
        lichess::perfs(ratings.value_or(std::vector<store::CategoryRating>()), call.seen());
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
        if (!call.sees(live->terms())) continue;
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

void Api::list_users(const ApiCall& call) {
    answer_in_parts(call, split(call.request.body), &Api::add_user, Json::array());
}

bool Api::add_user(const ApiCall& call, const std::string& name, Json& users) {
    if (const auto account = find_account(name)) users.push_back(user(call, *account));
    return true;
}

void Api::list_statuses(const ApiCall& call) {
    answer_in_parts(call, split(call.fields.text("ids"), most_statuses), &Api::add_status,
                    Json::array());
}

bool Api::add_status(const ApiCall& call, const std::string& name, Json& statuses) {
    if (const auto account = find_account(name)) statuses.push_back(status(call, *account));
    return true;
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
    return call.sees(live->terms()) &&
           (!live->game().is_private || side_of(live->game(), call.account.id));
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
    if (!call.sees(live->terms())) return {};
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
    keep_to(call.seen(), file->query);
    for (const std::string& perf : split(call.fields.text("perfType")))
        for (store::Category& category : categories_in(call.seen(), perf))
            file->query.categories.push_back(std::move(category));
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
    keep_to(call.seen(), file->query);
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
