#include "sql/changes.hpp"
#include "sql/reads.hpp"

namespace sql {
namespace {

using store::ChangeGame;
using store::ChangeResult;
using store::ClockSetting;
using store::Color;
using store::Fate;
using store::Game;
using store::GameId;
using store::StoredEvent;
using store::StoredSeat;
using Seconds = std::optional<std::chrono::seconds>;
using Steps = std::optional<std::array<store::RatingStep, 2>>;

Seconds base_of(const std::optional<ClockSetting>& clock) {
    return clock ? Seconds(clock->base) : std::nullopt;
}

Seconds increment_of(const std::optional<ClockSetting>& clock) {
    return clock ? Seconds(clock->increment) : std::nullopt;
}

/// The data of a game that is needed before it can be changed.
struct State {
    bool is_finished = false;
    int events = 0;
};

std::optional<State> state_of(Connection& connection, const GameId& game) {
    Rows rows = connection.select("SELECT finished IS NOT NULL, coalesce((SELECT max(number) FROM "
                                  "events WHERE game = id), 0) "
                                  "FROM games WHERE id = ?",
                                  game);
    if (!rows.next()) return std::nullopt;
    State state;
    rows.read(state.is_finished, state.events);
    return state;
}

Steps steps_of(const Game& game) {
    const auto& white = game.seat(Color::white).step;
    const auto& black = game.seat(Color::black).step;
    if (!white || !black) return std::nullopt;
    return std::array{*white, *black};
}

ChangeResult already_there(Connection& connection, const GameId& id) {
    const auto game = find_game(connection, id);
    return {.fate = Fate::already_there, .steps = game ? steps_of(*game) : std::nullopt};
}

bool is_there(Connection& connection, const GameId& game, const StoredEvent& event) {
    const auto there = find_event(connection, game, event.number);
    return there && is_same(*there, event);
}

bool has_end(Connection& connection, const GameId& id, const store::GameEnd& end) {
    const auto game = find_game(connection, id);
    return game && game->end == end;
}

bool has_invitation(Connection& connection, const GameId& id) {
    return connection.value<int>("SELECT 1 FROM invitations WHERE id = ?", id).has_value();
}

/// Whether the events come next, without a gap.
bool follow(const std::vector<StoredEvent>& events, int last) {
    for (const StoredEvent& event : events)
        if (event.number != ++last) return false;
    return true;
}

/// The outcome of changing an existing game: `done` if there is no conflict.
ChangeResult judged(Connection& connection, const ChangeGame& change, const State& state) {
    const bool has_events = !change.events.empty();
    if (has_events && change.events.front().number <= state.events &&
        is_there(connection, change.game, change.events.front()))
        return already_there(connection, change.game);
    if (change.begins) return conflict();
    if (state.is_finished && change.ends)
        return !has_events && has_end(connection, change.game, *change.ends)
                   ? already_there(connection, change.game)
                   : conflict();
    return follow(change.events, state.events) ? kept(true) : conflict();
}

ChangeResult judged(Connection& connection, const ChangeGame& change) {
    const auto state = state_of(connection, change.game);
    if (state) return judged(connection, change, *state);
    if (!change.begins) return missing();
    return follow(change.events, 0) ? kept(true) : conflict();
}

void add_seat(Connection& connection, const Game& game, Color color) {
    const StoredSeat& seat = game.seat(color);
    connection.run_later("INSERT INTO seats (game, color, kind, player, name, title, level, "
                         "rating, is_provisional, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                         game.id, color, seat.player.kind, seat.player.id, seat.player.name,
                         seat.title, seat.level, seat.rating, seat.is_provisional, game.created);
}

void add_game(Connection& connection, const Game& game) {
    connection.run_later("INSERT INTO games (id, rules, start, options, source, category, base, "
                         "increment, days, is_rated, is_private, created) "
                         "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                         game.id, game.rules, game.start, game.options, game.source, game.category,
                         base_of(game.clock), increment_of(game.clock), game.days, game.is_rated,
                         game.is_private, game.created);
    for (const Color color : core::colors) add_seat(connection, game, color);
}

void add_event(Connection& connection, const GameId& game, const StoredEvent& event) {
    connection.run_later("INSERT INTO events (game, number, kind, actor, payload, white_left, "
                         "black_left, nonce, time) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                         game, event.number, event.kind, event.actor, event.payload, event.left[0],
                         event.left[1], event.nonce, event.time);
}

void end_game(Connection& connection, const GameId& game, const store::GameEnd& end) {
    connection.run_later("UPDATE games SET result = ?, reason = ?, finished = ? WHERE id = ?",
                         end.result, end.reason, end.time, game);
    connection.run_later("UPDATE seats SET finished = ? WHERE game = ?", end.time, game);
}

/// The clocks of a game need not be checked before both sides should have moved.
constexpr std::chrono::seconds first_look{30};

void tell_beginning(Connection& connection, const ChangeGame& change) {
    if (change.node.empty()) return;
    const Game& game = *change.begins;
    const std::string text = store::person_key(game.seat(Color::white).player) + ' ' +
                             store::person_key(game.seat(Color::black).player) + ' ' +
                             change.rematch_of;
    tell_nodes(
        connection,
        {.node = change.node, .topic = store::Topic::game_began, .subject = game.id, .text = text});
    connection.run_later("INSERT INTO deadlines (game, due) VALUES (?, ?)", game.id,
                         game.created + first_look);
}

/// Removes an invitation; false if it is gone.
bool take_invitation(Connection& connection, const GameId& id) {
    connection.run("DELETE FROM invitations WHERE id = ?", id);
    return connection.changed() > 0;
}

} // namespace

ChangeResult make(Connection& connection, const ChangeGame& change, const store::Rater& rater) {
    ChangeResult outcome = judged(connection, change);
    if (outcome.fate != Fate::done) return outcome;
    for (const GameId& id : change.accepted)
        if (!has_invitation(connection, id)) return conflict();
    for (const GameId& id : change.accepted) take_invitation(connection, id);
    if (change.begins) add_game(connection, *change.begins);
    if (change.begins) tell_beginning(connection, change);
    for (const StoredEvent& event : change.events) add_event(connection, change.game, event);
    if (!change.ends) return outcome;
    end_game(connection, change.game, *change.ends);
    if (!change.node.empty())
        connection.run_later("DELETE FROM deadlines WHERE game = ?", change.game);
    if (const auto game = find_game(connection, change.game)) {
        count(connection, *game);
        outcome.steps = rate(connection, *game, rater);
    }
    return outcome;
}

ChangeResult make(Connection& connection, const store::AddChatLine& change) {
    const store::ChatLine& line = change.line;
    if (!state_of(connection, line.game)) return missing();
    if (const auto there = find_chat_line(connection, line.game, line.number))
        return *there == line ? kept(false) : conflict();
    connection.run("INSERT INTO chat (game, number, room, kind, author, name, text, time) "
                   "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                   line.game, line.number, line.room, line.author.kind, line.author.id,
                   line.author.name, line.text, line.time);
    tell_nodes(connection, {.node = change.node,
                            .topic = store::Topic::chat,
                            .subject = line.game,
                            .text = std::to_string(line.number)});
    return kept(true);
}

ChangeResult make(Connection& connection, const store::KeepInvitation& change) {
    const store::Invitation& one = change.invitation;
    if (one.to && !has_account(connection, *one.to)) return missing();
    std::optional<int> least;
    std::optional<int> greatest;
    if (one.range) least = one.range->front();
    if (one.range) greatest = one.range->back();
    take_invitation(connection, one.id);
    connection.run(
        "INSERT INTO invitations (id, kind, player, name, recipient, is_listed, rules, "
        "start, options, source, category, base, increment, days, color, least, greatest, "
        "is_rated, is_private, rematch_of, created, expires) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        one.id, one.by.kind, one.by.id, one.by.name, one.to, one.is_listed, one.rules, one.start,
        one.options, one.source, one.category, base_of(one.clock), increment_of(one.clock),
        one.days, one.color, least, greatest, one.is_rated, one.is_private, one.rematch_of,
        one.created, one.expires);
    if (change.is_bound)
        connection.run("INSERT INTO bound_invitations (invitation, node) VALUES (?, ?)", one.id,
                       change.node);
    tell_nodes(connection,
               {.node = change.node, .topic = store::Topic::invited, .subject = one.id});
    return kept(true);
}

ChangeResult make(Connection& connection, const store::RemoveInvitation& change) {
    if (!take_invitation(connection, change.id)) return missing();
    tell_nodes(connection, {.node = change.node,
                            .topic = store::Topic::uninvited,
                            .subject = change.id,
                            .text = change.how});
    return kept(true);
}

} // namespace sql
