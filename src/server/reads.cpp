#include "server/reads.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

#include "server/account_refusals.hpp"
#include "server/category.hpp"
#include "server/game_export.hpp"
#include "wire/describe.hpp"

namespace server {
namespace {

using wire::Json;

constexpr std::string_view json_ending = ".json";
constexpr std::string_view pgn_ending = ".pgn";
constexpr const char* pgn_type = "application/x-chess-pgn";
constexpr std::size_t most_running = 100;
constexpr int most_leaders = 200;

HttpResponse json_response(const Json& json) {
    return {.body = wire::text_of(json), .headers = {{"Cache-Control", "no-cache"}}};
}

std::int64_t number_of(store::Time time) { return time.time_since_epoch().count(); }

Json shown_rating(const store::Rating& rating) {
    Json json = Json::object();
    json["rating"] = std::lround(rating.value);
    json["deviation"] = std::lround(rating.deviation);
    json["games"] = rating.games;
    if (rating.deviation > provisional_deviation) json["provisional"] = true;
    return json;
}

Json shown_history(const std::vector<store::RatingEntry>& history) {
    Json list = Json::array();
    for (const store::RatingEntry& entry : history) {
        Json json = Json::object();
        json["game"] = entry.game;
        json["time"] = number_of(entry.time);
        json["rating"] = std::lround(entry.value);
        json["deviation"] = std::lround(entry.deviation);
        list.push_back(std::move(json));
    }
    return list;
}

Json shown_statistics(const store::Statistics& statistics) {
    Json json = Json::object();
    json["all"] = statistics.games;
    json["rated"] = statistics.rated;
    json["won"] = statistics.won;
    json["drawn"] = statistics.drawn;
    json["lost"] = statistics.lost;
    json["computer"] = statistics.against_computer;
    json["running"] = statistics.running;
    return json;
}

Json shown_leaders(const std::vector<store::Leader>& leaders) {
    Json list = Json::array();
    for (const store::Leader& leader : leaders) {
        Json json = Json::object();
        json["name"] = leader.name;
        if (!leader.title.empty()) json["title"] = leader.title;
        json.update(shown_rating(leader.rating));
        list.push_back(std::move(json));
    }
    return list;
}

/// A name without this ending; nothing if it has a different one.
std::optional<std::string> without(const std::string& name, std::string_view ending) {
    if (!name.ends_with(ending)) return std::nullopt;
    return name.substr(0, name.size() - ending.size());
}

/// All data stored about a person except games.
Json shown_data(const store::AccountData& data) {
    Json json = Json::object();
    json["name"] = data.account.name;
    json["title"] = data.account.title;
    json["created"] = number_of(data.account.created);
    if (data.account.seen) json["seen"] = number_of(*data.account.seen);
    json["tokens"] = Json::array();
    for (const store::Token& token : data.tokens)
        json["tokens"].push_back({{"scopes", token.scopes},
                                  {"description", token.description},
                                  {"created", number_of(token.created)}});
    json["sessions"] = Json::array();
    for (const store::Login& session : data.sessions)
        json["sessions"].push_back(
            {{"created", number_of(session.created)}, {"used", number_of(session.used)}});
    json["ratings"] = Json::object();
    for (const store::CategoryRating& one : data.ratings)
        json["ratings"][one.category] = shown_rating(one.rating);
    json["histories"] = Json::object();
    for (const auto& [category, history] : data.histories)
        json["histories"][category] = shown_history(history);
    json["blocked"] = Json::array();
    for (const store::Relation& relation : data.relations) json["blocked"].push_back(relation.whom);
    json["reports"] = Json::array();
    for (const store::Report& report : data.reports)
        json["reports"].push_back({{"game", report.game},
                                   {"about", report.about.name},
                                   {"text", report.text},
                                   {"time", number_of(report.time)}});
    json["chat"] = Json::array();
    for (const store::ChatLine& line : data.chat)
        json["chat"].push_back(
            {{"game", line.game}, {"text", line.text}, {"time", number_of(line.time)}});
    return json;
}

/// An answer that is complete.
auto answer(HttpResponse response) {
    return [response = std::move(response)](const WebHandler::Reply& reply) { reply(response); };
}

auto answer(const HttpRequest& request, const RequestRefusal& refusal) {
    return answer(response_to(request, refusal));
}

/// The account of this name.
core::Result<store::Account, RequestRefusal> account_in(store::Store& store,
                                                        const std::string& name) {
    const auto found = account_named(store, name);
    if (!found) return core::Failure(refusal::not_saved);
    if (!*found) return core::Failure(refusal::not_found);
    return **found;
}

} // namespace

void Reads::add_to(Routes& routes) {
    routes.add("GET", "/games.json",
               [this](const HttpRequest& request, const PathParts& parts, const Reply& reply) {
                   running(request, parts, reply);
               });
    const auto add = [&](std::string_view pattern, Method method) {
        routes.add("GET", pattern,
                   [this, method](const HttpRequest& request, const PathParts& parts,
                                  const Reply& reply) { ask(method, request, parts, reply); });
    };
    add("/games/{game}", &Reads::game);
    add("/players/{name}", &Reads::player);
    add("/players/{name}/ratings.json", &Reads::ratings);
    add("/players/{name}/{games}", &Reads::games);
    add("/leaders.json", &Reads::leaders);
    add("/account/export", &Reads::own_data);
}

void Reads::ask(Method method, const HttpRequest& request, const PathParts& parts,
                const Reply& reply) {
    const Question question{request, parts, tools_.services.now().calendar};
    const auto refuse = [request, reply] {
        constexpr std::chrono::seconds pause{5};
        reply(later(request, refusal::too_many_lookups, pause));
    };
    const bool is_read = tools_.services.read_apart(
        request.address,
        [=, this](store::Store& store) -> Readers::Task {
            return [reply, finish = (this->*method)(store, question)] { finish(reply); };
        },
        refuse);
    if (!is_read) refuse();
}

core::Result<std::optional<store::AccountId>, Door::Fault> Reads::caller(store::Store& store,
                                                                         const Question& question) {
    const auto caller = tools_.services.door.over(store).identify(question.request, question.now);
    if (caller) return caller->account;
    if (caller.error() == Door::Fault::store_failed) return core::Failure(caller.error());
    return std::nullopt;
}

core::Result<bool, Door::Fault> Reads::is_player(store::Store& store, const Question& question,
                                                 const store::Game& game) {
    const auto plays = [&](store::PlayerKind kind, const std::string& id) {
        return std::ranges::any_of(game.seats, [&](const store::StoredSeat& seat) {
            return seat.player.kind == kind && seat.player.id == id;
        });
    };
    const auto account = caller(store, question);
    if (!account) return core::Failure(account.error());
    if (*account && plays(store::PlayerKind::account, **account)) return true;
    const std::string& secret = question.request.header("stackchess-guest");
    if (secret.empty()) return false;
    const auto guest = store.guest(tools_.services.secrets.digest(secret));
    if (!guest) return core::Failure(Door::Fault::store_failed);
    return *guest && plays(store::PlayerKind::guest, (*guest)->id);
}

std::string Reads::site(const HttpRequest& request, const store::GameId& game) const {
    return base_url(request, tools_.is_behind_proxy) + '/' + game;
}

void Reads::running(const HttpRequest& /*request*/, const PathParts& /*parts*/,
                    const Reply& reply) {
    Json list = Json::array();
    for (const wire::PublicGame& game : tools_.services.list_games(most_running).games) {
        Json json = Json::object();
        json["game"] = game.game;
        json["terms"] = wire::written(game.terms);
        json["players"] = wire::written(game.players);
        json["plies"] = game.plies;
        json["watchers"] = game.watchers;
        list.push_back(std::move(json));
    }
    reply(json_response(list));
}

Reads::Finish Reads::game(store::Store& store, const Question& question) {
    const auto as_json = without(question.parts.front(), json_ending);
    const auto as_pgn = without(question.parts.front(), pgn_ending);
    const std::string id = as_json.value_or(as_pgn.value_or(""));
    if (!store::is_game_id(id)) return answer(question.request, refusal::not_found);
    const auto found = store.game(id);
    if (!found) return answer(question.request, refusal::not_saved);
    if (!*found) return answer(question.request, refusal::not_found);
    const store::Game& game = (*found)->game;
    core::Result<bool, Door::Fault> may_read = true;
    if (game.is_private) may_read = is_player(store, question, game);
    if (!may_read) return answer(question.request, refusal::not_saved);
    if (!*may_read) return answer(question.request, refusal::not_found);
    if (as_json) return answer(json_response(json_of(**found)));
    return answer(
        {.type = pgn_type,
         .body = pgn_of(**found, site(question.request, id)),
         .headers = {{"Content-Disposition", "attachment; filename=\"" + id + ".pgn\""}}});
}

Reads::Finish Reads::player(store::Store& store, const Question& question) {
    const auto name = without(question.parts.front(), json_ending);
    if (!name) return answer(question.request, refusal::not_found);
    const auto found = account_in(store, *name);
    if (!found) return answer(question.request, found.error());
    const auto statistics = store.statistics(found->id);
    const auto ratings = store.ratings(found->id);
    const store::Player player{store::PlayerKind::account, found->id};
    const store::Result<bool> is_here =
        tools_.services.has_nodes ? store.is_here(player) : store::Result<bool>(false);
    if (!statistics || !ratings || !is_here) return answer(question.request, refusal::not_saved);
    Json json = Json::object();
    json["name"] = found->name;
    if (!found->title.empty()) json["title"] = found->title;
    json["created"] = number_of(found->created);
    json["online"] = *is_here;
    json["games"] = shown_statistics(*statistics);
    json["ratings"] = Json::object();
    for (const store::CategoryRating& one : *ratings)
        json["ratings"][one.category] = shown_rating(one.rating);
    return [this, player, json = std::move(json)](const Reply& reply) mutable {
        if (tools_.hub.is_here(player)) json["online"] = true;
        reply(json_response(json));
    };
}

Reads::Finish Reads::ratings(store::Store& store, const Question& question) {
    const auto found = account_in(store, question.parts.front());
    if (!found) return answer(question.request, found.error());
    const auto ratings = store.ratings(found->id);
    if (!ratings) return answer(question.request, refusal::not_saved);
    Json json = Json::object();
    for (const store::CategoryRating& one : *ratings) {
        const auto history = store.rating_history(found->id, one.category);
        if (!history) return answer(question.request, refusal::not_saved);
        json[one.category] = shown_history(*history);
    }
    return answer(json_response(json));
}

Reads::Finish Reads::download(const HttpRequest& request, GameDownload file) {
    return [this, request, file = std::move(file)](const Reply& reply) {
        tools_.files.start(request, file, reply);
    };
}

Reads::Finish Reads::games(store::Store& store, const Question& question) {
    const bool is_pgn = question.parts.back() == "games.pgn";
    if (!is_pgn && question.parts.back() != "games.ndjson")
        return answer(question.request, refusal::not_found);
    const auto found = account_in(store, question.parts.front());
    if (!found) return answer(question.request, found.error());
    const auto reader = caller(store, question);
    if (!reader) return answer(question.request, refusal::not_saved);
    const auto fields = Fields::of(question.request);
    auto file = fields ? game_file_of(*fields, found->id) : std::nullopt;
    if (!file) return answer(question.request, refusal::bad_request);
    if (const auto rules = fields->find("rules")) file->query.rules = {*rules};
    if (const auto category = fields->find("category")) file->query.categories = {*category};
    file->query.with_private = *reader == found->id;
    file->type = is_pgn ? pgn_type : "application/x-ndjson";
    file->name = found->name + (is_pgn ? ".pgn" : ".ndjson");
    if (is_pgn)
        file->write = [this, request = question.request](const store::PlayedGame& game) {
            return pgn_of(game, site(request, game.game.id));
        };
    else
        file->write = [](const store::PlayedGame& game) {
            const Json json = json_of(game);
            return json.is_null() ? std::string() : wire::text_of(json) + '\n';
        };
    return download(question.request, *std::move(file));
}

Reads::Finish Reads::leaders(store::Store& store, const Question& question) {
    const auto fields = Fields::of(question.request);
    if (!fields) return answer(question.request, refusal::bad_request);
    const auto count = fields->has("count") ? fields->number("count", 1, most_leaders) : 10;
    const auto categories = all_categories();
    const bool is_category =
        !fields->has("category") ||
        std::ranges::find(categories, fields->text("category")) != categories.end();
    if (!count || !is_category) return answer(question.request, refusal::bad_request);
    Json json = Json::object();
    for (const store::Category& category : categories) {
        if (fields->has("category") && fields->text("category") != category) continue;
        const auto leaders =
            store.leaders(category, static_cast<int>(*count), provisional_deviation);
        if (!leaders) return answer(question.request, refusal::not_saved);
        json[category] = shown_leaders(*leaders);
    }
    return answer(json_response(json));
}

/// Only for the account that is logged in, with all games, including private ones.
Reads::Finish Reads::own_data(store::Store& store, const Question& question) {
    if (tools_.services.door.is_lan()) return answer(question.request, refusal::lan);
    const auto reader = caller(store, question);
    if (!reader) return answer(question.request, refusal::not_saved);
    if (!*reader || !Door::has_session(question.request))
        return answer(question.request, refusal::log_in);
    const store::AccountId& id = **reader;
    const auto data = store.account_data(id);
    if (!data) return answer(question.request, refusal::not_saved);
    std::string beginning = wire::text_of(shown_data(*data));
    beginning.back() = ',';
    GameDownload file{.query = {.account = id, .with_private = true},
                      .left = std::numeric_limits<int>::max(),
                      .type = "application/json",
                      .name = data->account.name + ".json",
                      .beginning = beginning + "\"games\":[\n",
                      .between = ",\n",
                      .end = "]}\n"};
    file.query.progress = store::Progress::any;
    file.write = [](const store::PlayedGame& game) {
        const Json json = json_of(game);
        return json.is_null() ? std::string() : wire::text_of(json);
    };
    return download(question.request, std::move(file));
}

} // namespace server
