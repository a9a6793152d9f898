#include "server/lichess.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>

#include "record/pgn_writer.hpp"
#include "server/category.hpp"
#include "server/game_export.hpp"
#include "server/toss.hpp"
#include "server/visitor.hpp"
#include "wire/start.hpp"

namespace server::lichess {
namespace {

using game::Reason;

constexpr std::int64_t no_clock = std::numeric_limits<std::int32_t>::max();

constexpr std::array<std::pair<std::string_view, int>, 13> statuses{{
    {"created", 10},
    {"started", 20},
    {"aborted", 25},
    {"mate", 30},
    {"resign", 31},
    {"stalemate", 32},
    {"timeout", 33},
    {"draw", 34},
    {"outoftime", 35},
    {"cheat", 36},
    {"noStart", 37},
    {"unknownFinish", 38},
    {"variantEnd", 60},
}};

std::string_view word(Color color) { return color == Color::white ? "white" : "black"; }

/// The king's target of a castling as the square of its rook.
std::string rook_target(const session::Session& session, std::size_t ply) {
    const session::MoveView move = *session.moment(ply).move;
    const std::string score = session.score_at(ply, game::Letters::english);
    if (!score.starts_with("O-O")) return move.text;
    const session::Moment before = session.moment(ply - 1);
    const session::Stack& there = before.board.at(move.to);
    if (!there.empty() && there.front().role == core::Role::rook) return move.text;
    const core::Coord rook{static_cast<std::int8_t>(score.starts_with("O-O-O") ? 0 : 7),
                           move.to.rank};
    return core::to_text(move.from) + core::to_text(rook);
}

/// The moves as the API has them: where castling is written by the rook's square, so here.
std::string moves_text(const wire::Terms& terms, const std::vector<std::string>& moves) {
    std::string text;
    const bool is_plain = !idiom_of(terms.rules).castles_by_the_rook || terms.position.empty();
    const auto session = is_plain ? nullptr : session::make_session(*wire::start_of(terms));
    for (std::size_t ply = 1; ply <= moves.size(); ++ply) {
        const bool is_played =
            session != nullptr && session->play(moves[ply - 1], game::Letters::english);
        text.append(ply == 1 ? "" : " ")
            .append(is_played ? rook_target(*session, ply) : moves[ply - 1]);
    }
    return text;
}

std::string_view won_name(Reason reason, game::Rules rules) {
    switch (reason) {
    case Reason::checkmate: return idiom_of(rules).checkmate;
    case Reason::resignation: return "resign";
    case Reason::time: return "outoftime";
    case Reason::abandonment: return "timeout";
    default: return "variantEnd";
    }
}

std::string initial_fen(const store::Game& game, const wire::Terms& terms) {
    const bool is_named = idiom_of(terms.rules).has_startpos && terms.position.empty();
    return is_named ? "startpos" : game.start;
}

Json status_object(std::string_view name) { return {{"id", status_number(name)}, {"name", name}}; }

Json user_object(const store::Player& player, const std::string& title) {
    Json json = {{"id", player.kind == store::PlayerKind::account ? player.id : ""},
                 {"name", player.name.empty() ? "Anonymous" : player.name}};
    if (!title.empty()) json["title"] = title;
    return json;
}

Json opponent(const store::StoredSeat& seat) {
    if (seat.player.kind == store::PlayerKind::computer)
        return {{"id", nullptr}, {"username", name_on_paper(seat)}, {"ai", seat.level}};
    Json json = {{"id", seat.player.kind == store::PlayerKind::account ? seat.player.id : ""},
                 {"username", seat.player.name.empty() ? "Anonymous" : seat.player.name}};
    if (seat.rating) json["rating"] = std::lround(*seat.rating);
    return json;
}

std::int64_t seconds_left(const LiveGame& live, Color side) {
    using std::chrono::duration_cast;
    using std::chrono::seconds;
    if (live.table().has_clock())
        return duration_cast<seconds>(live.table().remaining(side)).count();
    if (live.terms().days > 0) return seconds(std::chrono::days(live.terms().days)).count();
    return no_clock / 1000;
}

Color turn_of(const StreamedGame& standing) {
    return standing.moves.size() % 2 == 0 ? standing.first : ~standing.first;
}

/// What the clocks show, in the fields of a state.
void put_clocks(Json& json, const wire::Terms& terms, const StreamedGame& standing) {
    wire::ByColor<std::int64_t> left{no_clock, no_clock};
    if (standing.left) left = {(*standing.left)[0].count(), (*standing.left)[1].count()};
    if (!terms.clock && terms.days > 0) {
        const auto full = Milliseconds(std::chrono::days(terms.days)).count();
        left = {full, full};
        if (standing.deadline.count() > 0)
            left[index(turn_of(standing))] = standing.deadline.count();
    }
    const auto increment = terms.clock ? Milliseconds(terms.clock->increment).count() : 0;
    json["wtime"] = std::max<std::int64_t>(0, left[0]);
    json["btime"] = std::max<std::int64_t>(0, left[1]);
    json["winc"] = increment;
    json["binc"] = increment;
}

std::string_view wish_word(wire::ColorWish wish) {
    if (wish == wire::ColorWish::any) return "random";
    return wish == wire::ColorWish::white ? "white" : "black";
}

Color final_color(const wire::Challenge& challenge) {
    if (challenge.color == wire::ColorWish::any) return tossed_color(challenge.challenge);
    return challenge.color == wire::ColorWish::white ? Color::white : Color::black;
}

Json side_of_challenge(const wire::Person& person) {
    Json json = {{"id", store::account_id(person.name)},
                 {"name", person.name.empty() ? "Anonymous" : person.name},
                 {"title", person.is_bot ? Json("BOT") : Json(nullptr)},
                 {"rating", person.rating.value_or(1500)},
                 {"online", true}};
    if (person.is_provisional) json["provisional"] = true;
    return json;
}

Json time_control(const wire::Terms& terms) {
    if (terms.clock) {
        const auto base = terms.clock->base.count();
        const auto increment = terms.clock->increment.count();
        const std::string minutes =
            base % 60 == 0 ? std::to_string(base / 60) : std::to_string(base) + 's';
        return {{"type", "clock"},
                {"limit", base},
                {"increment", increment},
                {"show", minutes + '+' + std::to_string(increment)}};
    }
    if (terms.days > 0) return {{"type", "correspondence"}, {"daysPerTurn", terms.days}};
    return {{"type", "unlimited"}};
}

Json perf(const store::Rating& rating, int games) {
    Json json = {{"games", games},
                 {"rating", std::lround(rating.value)},
                 {"rd", std::lround(rating.deviation)},
                 {"prog", 0}};
    if (rating.deviation > provisional_deviation) json["prov"] = true;
    return json;
}

Json exported_player(const store::StoredSeat& seat) {
    if (seat.player.kind == store::PlayerKind::computer) return {{"aiLevel", seat.level}};
    Json json = Json::object();
    if (seat.player.kind == store::PlayerKind::account)
        json["user"] = user_object(seat.player, seat.title);
    if (seat.rating) json["rating"] = std::lround(*seat.rating);
    if (seat.is_provisional) json["provisional"] = true;
    if (seat.step)
        json["ratingDiff"] = std::lround(seat.step->after) - std::lround(seat.step->before);
    return json;
}

} // namespace

std::string_view status_name(const std::optional<wire::Ended>& end, game::Rules rules) {
    if (!end) return "started";
    const game::Outcome& outcome = end->outcome;
    if (!outcome.is_over()) return "aborted";
    if (outcome.winner()) return won_name(outcome.reason(), rules);
    if (outcome.reason() == Reason::stalemate) return "stalemate";
    return outcome.reason() == Reason::time ? "outoftime" : "draw";
}

int status_number(std::string_view name) {
    const auto found =
        std::ranges::find(statuses, name, [](const auto& status) { return status.first; });
    return found == statuses.end() ? 0 : found->second;
}

Json player(const store::StoredSeat& seat) {
    if (seat.player.kind == store::PlayerKind::computer) return {{"aiLevel", seat.level}};
    Json json = user_object(seat.player, "");
    json["title"] = seat.title.empty() ? Json(nullptr) : Json(seat.title);
    if (seat.rating) json["rating"] = std::lround(*seat.rating);
    if (seat.is_provisional) json["provisional"] = true;
    return json;
}

Json challenge(const wire::Challenge& challenge, const std::optional<store::StoredSeat>& to,
               const std::string& base_url) {
    const wire::Terms& terms = challenge.terms;
    const std::string place = is_of_this_machine(base_url) ? std::string() : base_url;
    Json json = {{"id", challenge.challenge},
                 {"url", place + '/' + challenge.challenge},
                 {"status", "created"}};
    json["challenger"] = side_of_challenge(challenge.by);
    json["destUser"] = to ? side_of_challenge(person_of(*to)) : Json(nullptr);
    json["variant"] = variant(terms);
    json["rated"] = terms.is_rated;
    json["speed"] = speed(terms);
    json["timeControl"] = time_control(terms);
    json["color"] = wish_word(challenge.color);
    json["finalColor"] = word(final_color(challenge));
    json["perf"] = {{"icon", ""}, {"name", perf_name(terms)}};
    if (!challenge.rematch_of.empty()) json["rematchOf"] = challenge.rematch_of;
    const auto start = wire::start_of(terms);
    if (start && (!terms.position.empty() || !idiom_of(terms.rules).has_startpos))
        json["initialFen"] = std::visit([](const auto& one) { return to_text(one); }, *start);
    return json;
}

Json perfs(const std::vector<store::CategoryRating>& ratings, Games games) {
    Json json = Json::object();
    games.for_each([&](game::Rules rules) {
        std::map<std::string, store::Rating> shown;
        std::map<std::string, int> counts;
        for (const store::Category& category : categories_of(rules)) {
            const auto found =
                std::ranges::find(ratings, category, &store::CategoryRating::category);
            const store::Rating rating = found == ratings.end() ? store::Rating() : found->rating;
            const std::string key = perf_key(rules, category);
            if (rating.games > shown[key].games) shown[key] = rating;
            counts[key] += rating.games;
        }
        for (const auto& [key, rating] : shown) json[key] = perf(rating, counts[key]);
    });
    return json;
}

// Following a game.

StreamedGame standing_of(const wire::GameState& state) {
    StreamedGame standing{.first = session::make_session(*wire::start_of(state.terms))->turn(),
                          .left = state.left,
                          .deadline = state.deadline,
                          .draw = state.draw,
                          .takeback = state.takeback,
                          .end = state.end};
    std::string_view rest = state.moves;
    while (!rest.empty()) {
        const std::string_view move = rest.substr(0, rest.find(' '));
        standing.moves.emplace_back(move);
        rest.remove_prefix(std::min(rest.size(), move.size() + 1));
    }
    return standing;
}

void follow(StreamedGame& standing, const wire::GameEvent& event) {
    if (const wire::Clocks left = wire::clocks_after(event)) standing.left = left;
    auto& offers = standing;
    if (const auto* const moved = std::get_if<wire::Moved>(&event)) {
        if (offers.draw && *offers.draw != turn_of(standing)) offers.draw.reset();
        standing.moves.push_back(moved->move);
        standing.deadline = {};
        offers.takeback.reset();
    } else if (const auto* const back = std::get_if<wire::TookBack>(&event)) {
        const auto count = std::min(static_cast<std::size_t>(back->plies), standing.moves.size());
        standing.moves.resize(standing.moves.size() - count);
        offers.draw.reset();
        offers.takeback.reset();
    } else if (const auto* const offered = std::get_if<wire::Offered>(&event)) {
        (offered->what == play::OfferKind::draw ? offers.draw : offers.takeback) = offered->by;
    } else if (const auto* const declined = std::get_if<wire::Declined>(&event)) {
        (declined->what == play::OfferKind::draw ? offers.draw : offers.takeback).reset();
    } else if (const auto* const ended = std::get_if<wire::Ended>(&event)) {
        standing.end = *ended;
        offers.draw.reset();
        offers.takeback.reset();
    }
}

Json game_state(const wire::Terms& terms, const StreamedGame& standing) {
    Json json = {{"type", "gameState"}, {"moves", moves_text(terms, standing.moves)}};
    put_clocks(json, terms, standing);
    json["status"] = status_name(standing.end, terms.rules);
    if (standing.end && standing.end->outcome.winner())
        json["winner"] = word(*standing.end->outcome.winner());
    if (standing.draw) json[*standing.draw == Color::white ? "wdraw" : "bdraw"] = true;
    if (standing.takeback)
        json[*standing.takeback == Color::white ? "wtakeback" : "btakeback"] = true;
    return json;
}

Json game_full(const store::Game& game, const wire::Terms& terms, const StreamedGame& standing) {
    Json json = {{"type", "gameFull"},
                 {"id", game.id},
                 {"variant", variant(terms)},
                 {"speed", speed(terms)},
                 {"perf", {{"name", perf_name(terms)}}},
                 {"rated", terms.is_rated},
                 {"createdAt", game.created.time_since_epoch().count()},
                 {"white", player(game.seat(Color::white))},
                 {"black", player(game.seat(Color::black))},
                 {"initialFen", initial_fen(game, terms)}};
    if (terms.clock)
        json["clock"] = {{"initial", Milliseconds(terms.clock->base).count()},
                         {"increment", Milliseconds(terms.clock->increment).count()}};
    if (terms.days > 0) json["daysPerTurn"] = terms.days;
    json["state"] = game_state(terms, standing);
    return json;
}

// A game in an event stream.

Json event_game(const LiveGame& live, Color side) {
    const store::Game& game = live.game();
    const session::Session& session = live.table().session();
    const auto last = session.last_move();
    const auto& end = live.end();
    Json json = {{"fullId", game.id + std::string(word(side).substr(0, 4))},
                 {"gameId", game.id},
                 {"id", game.id},
                 {"fen", session.text()},
                 {"color", word(side)},
                 {"lastMove", last ? last->text : ""},
                 {"source", game.source == "computer" ? "ai" : game.source},
                 {"status", status_object(status_name(end, live.terms().rules))},
                 {"variant", variant(live.terms())},
                 {"speed", speed(live.terms())},
                 {"perf", perf_key(live.terms())},
                 {"rated", live.terms().is_rated},
                 {"hasMoved", live.plies() > (side == Color::white ? 0U : 1U)},
                 {"opponent", opponent(game.seat(~side))},
                 {"isMyTurn", !end && live.table().turn() == side},
                 {"secondsLeft", seconds_left(live, side)}};
    if (end && end->outcome.winner()) json["winner"] = word(*end->outcome.winner());
    const bool has_clock = live.terms().clock.has_value();
    json["compat"] = {{"bot", has_clock}, {"board", has_clock}};
    return json;
}

Json now_playing(const LiveGame& live, Color side) {
    Json json = event_game(live, side);
    json.erase("compat");
    return json;
}

// Exported games.

ExportWish export_wish(const Fields& fields) {
    return {.has_moves = !fields.has("moves") || fields.is_true("moves"),
            .has_clocks = fields.is_true("clocks"),
            .has_pgn = fields.is_true("pgnInJson"),
            .has_tags = !fields.has("tags") || fields.is_true("tags")};
}

Json exported(const LiveGame& live, const ExportWish& wish, const std::string& site) {
    const store::Game& game = live.game();
    const wire::Terms& terms = live.terms();
    const store::Time last = game.end ? game.end->time : game.created;
    Json json = {{"id", game.id},
                 {"rated", terms.is_rated},
                 {"variant", variant_key(terms)},
                 {"speed", speed(terms)},
                 {"perf", perf_key(terms)},
                 {"createdAt", game.created.time_since_epoch().count()},
                 {"lastMoveAt", last.time_since_epoch().count()},
                 {"status", status_name(live.end(), terms.rules)},
                 {"source", game.source == "computer" ? "ai" : game.source},
                 {"players",
                  {{"white", exported_player(game.seat(Color::white))},
                   {"black", exported_player(game.seat(Color::black))}}}};
    if (live.end() && live.end()->outcome.winner())
        json["winner"] = word(*live.end()->outcome.winner());
    if (initial_fen(game, terms) != "startpos") json["initialFen"] = game.start;
    if (wish.has_moves) {
        std::string moves;
        for (const std::string& move : live.table().session().score(game::Letters::english))
            moves.append(moves.empty() ? "" : " ").append(move);
        json["moves"] = moves;
    }
    if (wish.has_pgn) json["pgn"] = exported_pgn(live, wish, site);
    if (wish.has_clocks && terms.clock) {
        json["clocks"] = Json::array();
        for (const Milliseconds clock : clocks_of(live))
            json["clocks"].push_back(clock.count() / 10);
    }
    if (terms.clock)
        json["clock"] = {{"initial", terms.clock->base.count()},
                         {"increment", terms.clock->increment.count()},
                         {"totalTime", (terms.clock->base + 40 * terms.clock->increment).count()}};
    if (terms.days > 0) json["daysPerTurn"] = terms.days;
    return json;
}

std::string exported_pgn(const LiveGame& live, const ExportWish& wish, const std::string& site) {
    record::Record record = record_of(live, site);
    if (!wish.has_tags) record.tags = {};
    if (!wish.has_moves) record.moves = {};
    if (!wish.has_clocks)
        for (auto id = record.moves.next(record::MoveTree::root); id != record::MoveTree::none;
             id = record.moves.next(id))
            record.moves[id].comments.clear();
    return record::to_pgn(record);
}

} // namespace server::lichess
