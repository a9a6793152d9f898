#include "sql/reads.hpp"

namespace sql {

using store::AccountId;
using store::Category;
using store::Rating;

Rating read_rating(Connection& connection, const AccountId& account, const Category& category) {
    Rows rows = connection.select("SELECT value, deviation, volatility, games, last FROM ratings "
                                  "WHERE account = ? AND category = ?",
                                  account, category);
    Rating rating;
    if (rows.next())
        rows.read(rating.value, rating.deviation, rating.volatility, rating.games, rating.last);
    return rating;
}

std::vector<store::CategoryRating> list_ratings(Connection& connection, const AccountId& account) {
    Rows rows =
        connection.select("SELECT category, value, deviation, volatility, games, last FROM ratings "
                          "WHERE account = ? ORDER BY category",
                          account);
    std::vector<store::CategoryRating> all;
    while (rows.next()) {
        auto& [category, rating] = all.emplace_back();
        rows.read(category, rating.value, rating.deviation, rating.volatility, rating.games,
                  rating.last);
    }
    return all;
}

std::vector<store::RatingEntry>
list_rating_entries(Connection& connection, const AccountId& account, const Category& category) {
    Rows rows = connection.select("SELECT game, time, value, deviation FROM rating_entries "
                                  "WHERE account = ? AND category = ? ORDER BY number",
                                  account, category);
    std::vector<store::RatingEntry> all;
    while (rows.next()) {
        auto& [game, time, value, deviation] = all.emplace_back();
        rows.read(game, time, value, deviation);
    }
    return all;
}

std::vector<store::Leader> list_leaders(Connection& connection, const Category& category, int count,
                                        double most_deviation) {
    Rows rows = connection.select(
        "SELECT a.id, a.name, a.title, r.value, r.deviation, r.volatility, r.games, r.last "
        "FROM ratings r JOIN accounts a ON a.id = r.account "
        "WHERE r.category = ? AND r.deviation <= ? AND NOT a.is_banned "
        "ORDER BY r.value DESC, r.account LIMIT ?",
        category, most_deviation, count);
    std::vector<store::Leader> all;
    while (rows.next()) {
        auto& [account, name, title, rating] = all.emplace_back();
        rows.read(account, name, title, rating.value, rating.deviation, rating.volatility,
                  rating.games, rating.last);
    }
    return all;
}

store::Statistics read_statistics(Connection& connection, const AccountId& account) {
    Rows rows = connection.select(
        "SELECT games, rated, won, drawn, lost, against_computer FROM tallies WHERE account = ?",
        account);
    store::Statistics found;
    if (rows.next())
        rows.read(found.games, found.rated, found.won, found.drawn, found.lost,
                  found.against_computer);
    found.running = connection
                        .value<int>("SELECT count(*) FROM seats WHERE player = ? "
                                    "AND kind = 'account' AND finished IS NULL",
                                    account)
                        .value_or(0);
    return found;
}

store::Counts read_counts(Connection& connection) {
    Rows rows = connection.select("SELECT (SELECT count(*) FROM accounts WHERE NOT is_deleted), "
                                  "(SELECT count(*) FROM games), "
                                  "(SELECT count(*) FROM games WHERE finished IS NULL), "
                                  "(SELECT count(*) FROM events)");
    store::Counts counts;
    if (rows.next()) rows.read(counts.accounts, counts.games, counts.running, counts.events);
    return counts;
}

} // namespace sql
