#include "sql/changes.hpp"
#include "sql/reads.hpp"

namespace sql {
namespace {

using store::Color;
using store::Game;
using store::GameResult;
using store::PlayerKind;
using store::Rating;
using store::RatingStep;

/// Whether the seat's player is an account that was not deleted.
bool is_living(Connection& connection, const store::StoredSeat& seat) {
    return seat.player.kind == PlayerKind::account && has_account(connection, seat.player.id);
}

bool has_result(const Game& game) { return game.end && game.end->result != GameResult::none; }

bool is_rated_game(Connection& connection, const Game& game) {
    return game.is_rated && !game.category.empty() && has_result(game) &&
           is_living(connection, game.seat(Color::white)) &&
           is_living(connection, game.seat(Color::black));
}

int one_if(bool counts) { return counts ? 1 : 0; }

void count(Connection& connection, const Game& game, Color color) {
    const GameResult win = color == Color::white ? GameResult::white_won : GameResult::black_won;
    const bool is_drawn = game.end->result == GameResult::draw;
    const bool is_won = game.end->result == win;
    connection.run(
        "INSERT INTO tallies (account, games, rated, won, drawn, lost, against_computer) "
        "VALUES (?, 1, ?, ?, ?, ?, ?) ON CONFLICT (account) DO UPDATE SET "
        "games = tallies.games + 1, rated = tallies.rated + excluded.rated, "
        "won = tallies.won + excluded.won, drawn = tallies.drawn + excluded.drawn, "
        "lost = tallies.lost + excluded.lost, "
        "against_computer = tallies.against_computer + excluded.against_computer",
        game.seat(color).player.id, one_if(game.is_rated), one_if(is_won), one_if(is_drawn),
        one_if(!is_won && !is_drawn),
        one_if(game.seat(~color).player.kind == PlayerKind::computer));
}

void set_rating(Connection& connection, const Game& game, const store::AccountId& account,
                const Rating& rating) {
    connection.run("INSERT INTO ratings (account, category, value, deviation, volatility, games, "
                   "last) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (account, category) DO UPDATE "
                   "SET value = excluded.value, deviation = excluded.deviation, "
                   "volatility = excluded.volatility, games = excluded.games, "
                   "last = excluded.last",
                   account, game.category, rating.value, rating.deviation, rating.volatility,
                   rating.games, rating.last);
    connection.run("INSERT INTO rating_entries (account, category, number, game, time, value, "
                   "deviation) VALUES (?, ?, ?, ?, ?, ?, ?)",
                   account, game.category, rating.games, game.id, rating.last, rating.value,
                   rating.deviation);
}

void set_step(Connection& connection, const Game& game, Color color, const RatingStep& step) {
    connection.run("UPDATE seats SET before = ?, after = ? WHERE game = ? AND color = ?",
                   step.before, step.after, game.id, color);
}

} // namespace

void count(Connection& connection, const Game& game) {
    if (!has_result(game)) return;
    for (const Color color : core::colors)
        if (is_living(connection, game.seat(color))) count(connection, game, color);
}

std::optional<std::array<RatingStep, 2>> rate(Connection& connection, const Game& game,
                                              const store::Rater& rater) {
    if (!rater || !is_rated_game(connection, game)) return std::nullopt;
    const auto& [white, black] = game.seats;
    const std::array before{read_rating(connection, white.player.id, game.category),
                            read_rating(connection, black.player.id, game.category)};
    std::array after = rater(before, white_score(game.end->result), game.end->time);
    std::array<RatingStep, 2> steps;
    for (const Color color : core::colors) {
        const std::size_t side = core::index(color);
        after[side].games = before[side].games + 1;
        after[side].last = game.end->time;
        steps[side] = {before[side].value, after[side].value};
        set_rating(connection, game, game.seats[side].player.id, after[side]);
        set_step(connection, game, color, steps[side]);
    }
    return steps;
}

} // namespace sql
