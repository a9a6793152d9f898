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

/// Restricts a query to these games.
void keep_to(lichess::Games games, store::GameQuery& query) {
    if (games.size() == std::ssize(game::every_game)) return;
    games.for_each([&](game::Rules rules) { query.rules.emplace_back(to_text(rules)); });
}

HttpResponse json_response(const Json& json) { return {.body = wire::text_of(json)}; }

Json shown_token(const store::Token& token) {
    std::string scopes;
    for (const std::string& scope : token.scopes)
        scopes.append(scopes.empty() ? "" : ",").append(scope);
    return {{"scopes", scopes}, {"userId", token.account}, {"expires", nullptr}};
}

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

/// Lets another thread read, and answers with what that has found.
void Api::read_apart(const ApiCall& call, Read read) {
    const auto refuse = [this, reply = call.reply] { reply(busy()); };
    const bool is_read = tools_.services.read_apart(
        call.request.address,
        [reply = call.reply, read = std::move(read)](store::Store& store) -> Readers::Task {
            return [reply, finish = read(store)] { reply(finish()); };
        },
        refuse);
    if (!is_read) refuse();
}

Api::Finish Api::finished_by(HttpResponse response) {
    return [response = std::move(response)] { return response; };
}

// People.

void Api::test_tokens(const ApiCall& call) {
    if (tools_.services.door.is_lan()) return call.reply(error(403, message::api_no_token));
    read_apart(call, [this, all = split(call.request.body, most_tokens)](store::Store& store) {
        Json json = Json::object();
        for (const std::string& token : all) {
            const auto found = store.token(tools_.services.secrets.digest(token));
            if (!found) return finished_by(busy());
            json[token] = *found ? shown_token(**found) : Json();
        }
        return finished_by(json_response(json));
    });
}

store::Result<bool> Api::is_elsewhere(store::Store& store, const store::AccountId& account) const {
    if (!tools_.services.has_nodes) return false;
    return store.is_here({store::PlayerKind::account, account});
}

/// Whether the account is connected to this node is not known here, but to `note_presence`.
store::Result<Json> Api::user(store::Store& store, const ApiCall& call,
                              const store::Account& account) const {
    const auto ratings = store.ratings(account.id);
    const auto statistics = store.statistics(account.id);
    const auto is_online = is_elsewhere(store, account.id);
    if (!ratings) return core::Failure(ratings.error());
    if (!statistics) return core::Failure(statistics.error());
    if (!is_online) return core::Failure(is_online.error());
    Json json = {{"id", account.id}, {"username", account.name}};
    if (!account.title.empty()) json["title"] = account.title;
    json["perfs"] = lichess::perfs(*ratings, call.seen());
    json["createdAt"] = account.created.time_since_epoch().count();
    json["seenAt"] = account.seen.value_or(account.created).time_since_epoch().count();
    json["online"] = *is_online;
    json["count"] = {{"all", statistics->games},      {"rated", statistics->rated},
                     {"win", statistics->won},        {"draw", statistics->drawn},
                     {"loss", statistics->lost},      {"ai", statistics->against_computer},
                     {"playing", statistics->running}};
    return json;
}

void Api::note_presence(Json& user) const {
    if (hub().is_here({store::PlayerKind::account, user["id"].get<std::string>()}))
        user["online"] = true;
}

Api::Finish Api::finished_by_user(Json user) {
    return [this, user = std::move(user)]() mutable {
        note_presence(user);
        return json_response(user);
    };
}

void Api::show_account(const ApiCall& call) {
    read_apart(call, [this, call](store::Store& store) {
        auto json = user(store, call, call.account);
        return json ? finished_by_user(*std::move(json)) : finished_by(busy());
    });
}

/// Permanently, and only before the account's first game.
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

Api::Finish Api::read_user(store::Store& store, const ApiCall& call) {
    const auto account = account_named(store, call.parts.front());
    if (!account) return finished_by(busy());
    if (!*account) return finished_by(error(404, message::api_no_player));
    auto json = user(store, call, **account);
    if (!json) return finished_by(busy());
    if (!call.account.id.empty()) {
        const auto relations = store.relations(call.account.id);
        if (!relations) return finished_by(busy());
        (*json)["blocking"] = std::ranges::any_of(*relations, [&](const auto& one) {
            return one.whom == (*account)->id && one.kind == store::RelationKind::block;
        });
    }
    return finished_by_user(*std::move(json));
}

void Api::show_user(const ApiCall& call) {
    read_apart(call, [this, call](store::Store& store) { return read_user(store, call); });
}

/// The accounts that exist among these names: only those with the wanted title, if one is given,
/// and no more than `most`.
store::Result<Json> Api::users(store::Store& store, const ApiCall& call,
                               const std::vector<std::string>& names, const UserWish& wish) const {
    Json list = Json::array();
    for (const std::string& name : names) {
        if (list.size() >= wish.most) break;
        const auto account = account_named(store, name);
        if (!account) return core::Failure(account.error());
        if (!*account || (!wish.title.empty() && (*account)->title != wish.title)) continue;
        auto json = user(store, call, **account);
        if (!json) return json;
        list.push_back(*std::move(json));
    }
    return list;
}

void Api::list_users(const ApiCall& call) {
    read_apart(call, [this, call, names = split(call.request.body)](store::Store& store) -> Finish {
        auto list = users(store, call, names, {});
        if (!list) return finished_by(busy());
        return [this, list = *std::move(list)]() mutable {
            for (Json& one : list) note_presence(one);
            return json_response(list);
        };
    });
}

void Api::list_statuses(const ApiCall& call) {
    auto names = split(call.fields.text("ids"), most_statuses);
    read_apart(call, [this, call, names = std::move(names)](store::Store& store) -> Finish {
        auto found = sightings(store, names);
        if (!found) return finished_by(busy());
        return [this, call, found = *std::move(found)] {
            Json list = Json::array();
            for (const Sighting& one : found) list.push_back(status(call, one));
            return json_response(list);
        };
    });
}

store::Result<std::vector<Api::Sighting>>
Api::sightings(store::Store& store, const std::vector<std::string>& names) const {
    std::vector<Sighting> all;
    for (const std::string& name : names) {
        const auto account = account_named(store, name);
        if (!account) return core::Failure(account.error());
        if (!*account) continue;
        Sighting& one = all.emplace_back(Sighting{**account});
        const auto is_online = is_elsewhere(store, one.account.id);
        if (!is_online) return core::Failure(is_online.error());
        one.is_elsewhere = *is_online;
        if (!tools_.services.has_nodes) continue;
        auto games = store.running_games_of({store::PlayerKind::account, one.account.id});
        if (!games) return core::Failure(games.error());
        one.games = *std::move(games);
    }
    return all;
}

Json Api::status(const ApiCall& call, const Sighting& sighting) {
    const store::Account& account = sighting.account;
    Json json = {{"id", account.id}, {"name", account.name}};
    if (!account.title.empty()) json["title"] = account.title;
    if (sighting.is_elsewhere) json["online"] = true;
    note_presence(json);
    const auto games = tools_.services.has_nodes
                           ? sighting.games
                           : hub().games_of({store::PlayerKind::account, account.id});
    if (games.empty()) return json;
    json["playing"] = true;
    const auto shown = std::ranges::find_if(
        games, [&](const store::GameId& game) { return may_know(call, game); });
    if (call.fields.is_true("withGameIds") && shown != games.end()) json["playingId"] = *shown;
    return json;
}

/// A game that is only in the memory of another node is not found.
bool Api::may_know(const ApiCall& call, const store::GameId& id) {
    const LiveGame* const live = hub().live_game(id);
    if (live == nullptr) return false;
    return call.sees(live->terms()) &&
           (!live->game().is_private || side_of(live->game(), call.account.id));
}

/// The bots that have an event stream.
void Api::list_bots(const ApiCall& call) {
    const auto most = call.fields.number("nb", 1, 512).value_or(100);
    std::set<std::string> sorted;
    for (const auto& [id, line] : lines_)
        if (const auto* const events = dynamic_cast<const EventLine*>(line.get()))
            sorted.insert(events->account());
    const UserWish wish{.title = "BOT", .most = static_cast<std::size_t>(most)};
    const std::vector<std::string> names(sorted.begin(), sorted.end());
    read_apart(call, [this, call, names, wish](store::Store& store) -> Finish {
        auto list = users(store, call, names, wish);
        if (!list) return finished_by(busy());
        return [this, list = *std::move(list)]() mutable {
            HttpResponse response{.type = lines_type};
            for (Json& one : list) {
                note_presence(one);
                response.body += wire::text_of(one) + '\n';
            }
            return response;
        };
    });
}

// Games.

std::string Api::exported(const ApiCall& call, const store::PlayedGame& game, bool as_json) const {
    const auto live = replayed(game);
    if (!live) return {};
    if (!call.sees(live->terms())) return {};
    if (game.game.is_private && !side_of(game.game, call.account.id)) return {};
    const lichess::ExportWish wish = lichess::export_wish(call.fields);
    const std::string site = base_url(call.request) + '/' + game.game.id;
    if (as_json) return wire::text_of(lichess::exported(*live, wish, site)) + '\n';
    return lichess::exported_pgn(*live, wish, site);
}

HttpResponse Api::export_response(const ApiCall& call, const store::PlayedGame& game) const {
    const bool as_json = wants_json(call.request);
    std::string text = exported(call, game, as_json);
    if (text.empty()) return error(404, message::api_no_game);
    return {.type = as_json ? "application/json" : pgn_type, .body = std::move(text)};
}

void Api::export_game(const ApiCall& call) {
    read_apart(call, [this, call](store::Store& store) {
        const auto game = find_game(store, call.parts.front());
        if (!game) return finished_by(busy());
        if (!*game) return finished_by(error(404, message::api_no_game));
        return finished_by(export_response(call, **game));
    });
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
    read_apart(call, [this, call](store::Store& store) {
        const auto account = account_named(store, call.parts.front());
        if (!account) return finished_by(busy());
        if (!*account) return finished_by(error(404, message::api_no_player));
        auto file = game_file_of(Fields(), (*account)->id);
        file->query.progress = store::Progress::any;
        keep_to(call.seen(), file->query);
        file->query.limit = 1;
        const auto page = store.games(file->query);
        if (!page) return finished_by(busy());
        if (page->games.empty()) return finished_by(error(404, message::api_no_game));
        return finished_by(export_response(call, page->games.front()));
    });
}

} // namespace server
