#include <limits>
#include <unordered_map>

#include "sql/reads.hpp"
#include "sql/word_list.hpp"

namespace sql {
namespace {

using store::ChatLine;
using store::ClockSetting;
using store::Color;
using store::Game;
using store::GameId;
using store::GamePage;
using store::GameQuery;
using store::Invitation;
using store::Place;
using store::PlayedGame;
using store::StoredEvent;
using store::StoredSeat;
using store::Time;
using Seconds = std::optional<std::chrono::seconds>;

std::optional<ClockSetting> clock_of(Seconds base, Seconds increment) {
    if (!base || !increment) return std::nullopt;
    return ClockSetting{*base, *increment};
}

struct SeatOf {
    GameId game{};
    Color color{};
    StoredSeat seat{};
};

/// Equal events of one kind in a game.
struct Alike {
    GameId game{};
    std::string kind{};
    std::string payload{};
    int count = 0;
};

} // namespace

// How each value is read from a row: found by `all` and `first`.
void read(Rows& rows, Game& game) {
    Seconds base;
    Seconds increment;
    std::optional<store::GameResult> result;
    std::optional<std::string> reason;
    std::optional<Time> finished;
    rows.read(game.id, game.rules, game.start, game.options, game.source, game.category, base,
              increment, game.days, game.is_rated, game.is_private, game.created, result, reason,
              finished);
    game.clock = clock_of(base, increment);
    if (result && finished) game.end = store::GameEnd{*result, reason.value_or(""), *finished};
}

/// One seat of a game; the game is the last column of the row.
void read(Rows& rows, SeatOf& one) {
    StoredSeat& seat = one.seat;
    std::optional<double> before;
    std::optional<double> after;
    rows.read(one.color, seat.player.kind, seat.player.id, seat.player.name, seat.title, seat.level,
              seat.rating, seat.is_provisional, before, after, one.game);
    if (before && after) seat.step = store::RatingStep{*before, *after};
}

void read(Rows& rows, StoredEvent& event) {
    rows.read(event.number, event.kind, event.actor, event.payload, event.left[0], event.left[1],
              event.nonce, event.time);
}

void read(Rows& rows, Alike& alike) {
    rows.read(alike.game, alike.kind, alike.payload, alike.count);
}

void read(Rows& rows, ChatLine& line) {
    rows.read(line.game, line.number, line.room, line.author.kind, line.author.id, line.author.name,
              line.text, line.time);
}

void read(Rows& rows, Invitation& invitation) {
    Seconds base;
    Seconds increment;
    std::optional<int> least;
    std::optional<int> greatest;
    rows.read(invitation.id, invitation.by.kind, invitation.by.id, invitation.by.name,
              invitation.to, invitation.is_listed, invitation.rules, invitation.start,
              invitation.options, invitation.source, invitation.category, base, increment,
              invitation.days, invitation.color, least, greatest, invitation.is_rated,
              invitation.is_private, invitation.rematch_of, invitation.created, invitation.expires);
    invitation.clock = clock_of(base, increment);
    if (least && greatest) invitation.range = std::array{*least, *greatest};
}

namespace {

constexpr const char* one_game =
    "SELECT id, rules, start, options, source, category, base, increment, days, is_rated, "
    "is_private, created, result, reason, finished FROM games WHERE id = ?";

constexpr const char* seats_of_game =
    "SELECT color, kind, player, name, title, level, rating, is_provisional, before, after, game "
    "FROM seats WHERE game = ?";

constexpr const char* events_of_game =
    "SELECT number, kind, actor, payload, white_left, black_left, nonce, time FROM events "
    "WHERE game = ? ORDER BY number";

void seat(Game& game, Rows&& rows) {
    for (SeatOf& one : all<SeatOf>(std::move(rows)))
        game.seats[core::index(one.color)] = std::move(one.seat);
}

PlayedGame complete(Connection& connection, Game game, bool with_events) {
    PlayedGame played{.game = std::move(game)};
    const GameId id = played.game.id;
    seat(played.game, connection.select(seats_of_game, id));
    if (with_events) played.events = all<StoredEvent>(connection.select(events_of_game, id));
    return played;
}

std::vector<PlayedGame> complete(Connection& connection, std::vector<Game> games,
                                 bool with_events = true) {
    std::vector<PlayedGame> played;
    played.reserve(games.size());
    for (Game& game : games) played.push_back(complete(connection, std::move(game), with_events));
    return played;
}

/// At most `limit` of the games, and where to continue if there are more.
GamePage page_of(Connection& connection, std::vector<Game> games, int limit, bool with_events) {
    const bool has_more = games.size() > static_cast<std::size_t>(limit);
    if (has_more) games.resize(static_cast<std::size_t>(limit));
    GamePage page{.games = complete(connection, std::move(games), with_events)};
    if (has_more && !page.games.empty())
        page.next = Place{page.games.back().game.created, page.games.back().game.id};
    return page;
}

constexpr const char* newest_games =
    "SELECT g.id, g.rules, g.start, g.options, g.source, g.category, g.base, g.increment, g.days, "
    "g.is_rated, g.is_private, g.created, g.result, g.reason, g.finished "
    "FROM seats s JOIN games g ON g.id = s.game "
    "JOIN seats o ON o.game = s.game AND o.color <> s.color "
    "WHERE s.player = ?1 AND s.kind = 'account' AND s.created BETWEEN ?2 AND ?3 "
    "AND (s.created, s.game) < (?4, ?5) AND (s.color = ?6 OR ?6 IS NULL) "
    "AND ((o.player = ?7 AND o.kind = 'account') OR ?7 IS NULL) "
    "AND (g.is_rated = ?8 OR ?8 IS NULL) "
    "AND (?9 = '' OR replace(' ' || ?9 || ' ', ' ' || g.category || ' ', '') <> ' ' || ?9 || ' ') "
    "AND (?10 = '' OR replace(' ' || ?10 || ' ', ' ' || g.rules || ' ', '') <> ' ' || ?10 || ' ') "
    "AND ((g.finished IS NULL) = ?11 OR ?11 IS NULL) AND (?12 OR NOT g.is_private) "
    "ORDER BY s.created DESC, s.game DESC LIMIT ?13";

constexpr const char* oldest_games =
    "SELECT g.id, g.rules, g.start, g.options, g.source, g.category, g.base, g.increment, g.days, "
    "g.is_rated, g.is_private, g.created, g.result, g.reason, g.finished "
    "FROM seats s JOIN games g ON g.id = s.game "
    "JOIN seats o ON o.game = s.game AND o.color <> s.color "
    "WHERE s.player = ?1 AND s.kind = 'account' AND s.created BETWEEN ?2 AND ?3 "
    "AND (s.created, s.game) > (?4, ?5) AND (s.color = ?6 OR ?6 IS NULL) "
    "AND ((o.player = ?7 AND o.kind = 'account') OR ?7 IS NULL) "
    "AND (g.is_rated = ?8 OR ?8 IS NULL) "
    "AND (?9 = '' OR replace(' ' || ?9 || ' ', ' ' || g.category || ' ', '') <> ' ' || ?9 || ' ') "
    "AND (?10 = '' OR replace(' ' || ?10 || ' ', ' ' || g.rules || ' ', '') <> ' ' || ?10 || ' ') "
    "AND ((g.finished IS NULL) = ?11 OR ?11 IS NULL) AND (?12 OR NOT g.is_private) "
    "ORDER BY s.created, s.game LIMIT ?13";

constexpr Time earliest = Time::min();
constexpr Time latest = Time::max();

std::optional<bool> is_running(store::Progress progress) {
    if (progress == store::Progress::any) return std::nullopt;
    return progress == store::Progress::running;
}

} // namespace

std::optional<Game> find_game(Connection& connection, const GameId& id) {
    auto rows = connection.select_all({one_game, seats_of_game}, id);
    auto game = first<Game>(std::move(rows[0]));
    if (game) seat(*game, std::move(rows[1]));
    return game;
}

std::optional<PlayedGame> find_played_game(Connection& connection, const GameId& id) {
    auto rows = connection.select_all({one_game, seats_of_game, events_of_game}, id);
    auto game = first<Game>(std::move(rows[0]));
    if (!game) return std::nullopt;
    seat(*game, std::move(rows[1]));
    return PlayedGame{*std::move(game), all<StoredEvent>(std::move(rows[2]))};
}

std::optional<StoredEvent> find_event(Connection& connection, const GameId& game, int number) {
    return first<StoredEvent>(connection.select(
        "SELECT number, kind, actor, payload, white_left, black_left, nonce, time FROM events "
        "WHERE game = ? AND number = ?",
        game, number));
}

std::vector<PlayedGame> list_running_games(Connection& connection) {
    return complete(connection,
                    all<Game>(connection.select(
                        "SELECT id, rules, start, options, source, category, base, increment, "
                        "days, is_rated, is_private, created, result, reason, finished "
                        "FROM games WHERE finished IS NULL ORDER BY created, id")));
}

/// Takes three statements, however many games there are.
std::vector<store::PublicGame> list_public_games(Connection& connection, int most) {
    std::vector<store::PublicGame> games;
    std::unordered_map<GameId, std::size_t> places;
    for (Game& game : all<Game>(connection.select(
             "SELECT id, rules, start, options, source, category, base, increment, days, "
             "is_rated, is_private, created, result, reason, finished FROM games "
             "WHERE finished IS NULL AND NOT is_private ORDER BY created DESC, id DESC LIMIT ?",
             most))) {
        places[game.id] = games.size();
        games.push_back({.game = std::move(game)});
    }
    for (SeatOf& one : all<SeatOf>(connection.select(
             "SELECT color, kind, player, name, title, level, rating, is_provisional, before, "
             "after, game FROM seats WHERE game IN (SELECT id FROM games "
             "WHERE finished IS NULL AND NOT is_private ORDER BY created DESC, id DESC LIMIT ?)",
             most)))
        games[places.at(one.game)].game.seats[core::index(one.color)] = std::move(one.seat);
    for (const Alike& one : all<Alike>(connection.select(
             "SELECT game, kind, CASE kind WHEN 'took_back' THEN payload ELSE '' END AS what, "
             "count(*) FROM events WHERE kind IN ('moved', 'took_back') AND game IN "
             "(SELECT id FROM games WHERE finished IS NULL AND NOT is_private "
             "ORDER BY created DESC, id DESC LIMIT ?) GROUP BY game, kind, what",
             most))) {
        store::PublicGame& game = games[places.at(one.game)];
        if (one.kind == "moved")
            game.moves = one.count;
        else
            game.takebacks.insert(game.takebacks.end(), static_cast<std::size_t>(one.count),
                                  one.payload);
    }
    return games;
}

GamePage list_games(Connection& connection, const GameQuery& query) {
    const bool is_newest_first = query.order == store::SortOrder::newest_first;
    const Place begin = query.after.value_or(Place{is_newest_first ? latest : earliest, {}});
    return page_of(
        connection,
        all<Game>(connection.select(
            is_newest_first ? newest_games : oldest_games, query.account,
            query.since.value_or(earliest), query.until.value_or(latest), begin.created, begin.id,
            query.color, query.against, query.is_rated, joined(query.categories),
            joined(query.rules), is_running(query.progress), query.with_private, query.limit + 1)),
        query.limit, query.with_events);
}

GamePage list_all_games(Connection& connection, const Place& after, int limit) {
    return page_of(connection,
                   all<Game>(connection.select(
                       "SELECT id, rules, start, options, source, category, base, increment, days, "
                       "is_rated, is_private, created, result, reason, finished FROM games "
                       "WHERE (created, id) > (?, ?) ORDER BY created, id LIMIT ?",
                       after.created, after.id, limit + 1)),
                   limit, true);
}

std::optional<ChatLine> find_chat_line(Connection& connection, const GameId& game, int number) {
    return first<ChatLine>(
        connection.select("SELECT game, number, room, kind, author, name, text, time FROM chat "
                          "WHERE game = ? AND number = ?",
                          game, number));
}

std::vector<ChatLine> list_chat(Connection& connection, const GameId& game) {
    return all<ChatLine>(
        connection.select("SELECT game, number, room, kind, author, name, text, time FROM chat "
                          "WHERE game = ? ORDER BY number",
                          game));
}

std::vector<ChatLine> list_chat_by(Connection& connection, const store::AccountId& account) {
    return all<ChatLine>(
        connection.select("SELECT game, number, room, kind, author, name, text, time FROM chat "
                          "WHERE author = ? AND kind = 'account' ORDER BY game, number",
                          account));
}

std::vector<Invitation> list_invitations(Connection& connection) {
    return all<Invitation>(connection.select(
        "SELECT id, kind, player, name, recipient, is_listed, rules, start, options, source, "
        "category, base, increment, days, color, least, greatest, is_rated, is_private, "
        "rematch_of, created, expires FROM invitations ORDER BY created, id"));
}

std::optional<Invitation> find_invitation(Connection& connection, const GameId& id) {
    return first<Invitation>(connection.select(
        "SELECT id, kind, player, name, recipient, is_listed, rules, start, options, source, "
        "category, base, increment, days, color, least, greatest, is_rated, is_private, "
        "rematch_of, created, expires FROM invitations WHERE id = ?",
        id));
}

std::vector<GameId> list_running_games_of(Connection& connection, const store::Player& player) {
    std::vector<GameId> games;
    Rows rows = connection.select("SELECT game FROM seats WHERE player = ? AND kind = ? "
                                  "AND finished IS NULL ORDER BY created, game",
                                  player.id, player.kind);
    while (rows.next()) rows.read(games.emplace_back());
    return games;
}

} // namespace sql
