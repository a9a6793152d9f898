#include "postgres/bulk.hpp"

#include <array>
#include <string>
#include <unordered_map>
#include <utility>

#include "postgres/array.hpp"
#include "sql/words.hpp"

namespace postgres {
namespace {

using store::ChangeGame;

const ChangeGame* game_change(const store::Change& change) {
    return std::get_if<ChangeGame>(&change);
}

/// Whether it only adds events, without a gap between them.
bool is_plain(const ChangeGame& change) {
    if (change.begins || change.ends || !change.accepted.empty() || change.events.empty())
        return false;
    int number = change.events.front().number;
    for (const store::StoredEvent& event : change.events)
        if (event.number != number++) return false;
    return true;
}

std::optional<std::int64_t> count_of(std::optional<std::chrono::milliseconds> time) {
    return time ? std::optional<std::int64_t>(time->count()) : std::nullopt;
}

} // namespace

Bulk::Bulk(std::span<const store::Change> changes)
    : changes_(changes), contains_(changes.size(), false) {
    std::unordered_map<std::string, int> uses;
    for (const store::Change& change : changes)
        if (const auto* const one = game_change(change)) ++uses[one->game];
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const auto* const one = game_change(changes[i]);
        if (one == nullptr || !is_plain(*one) || uses[one->game] > 1) continue;
        chosen_.push_back(i);
        contains_[i] = true;
    }
}

Statement Bulk::question() const {
    Array games;
    for (const std::size_t i : chosen_) games.add(std::string_view(game_change(changes_[i])->game));
    return {"SELECT id, coalesce((SELECT max(number) FROM events WHERE game = id), 0) "
            "FROM games WHERE id = ANY(?::text[])",
            {games.text()}};
}

void Bulk::keep_next(sql::Cursor& answer) {
    std::unordered_map<std::string, std::int64_t> last;
    while (answer.next()) last[answer.text(0)] = answer.integer(1);
    std::erase_if(chosen_, [&](std::size_t i) {
        const ChangeGame& change = *game_change(changes_[i]);
        const auto found = last.find(change.game);
        const bool is_next =
            found != last.end() && found->second + 1 == change.events.front().number;
        contains_[i] = is_next;
        return !is_next;
    });
}

Statement Bulk::insertion() const {
    std::array<Array, 9> columns;
    auto& [games, numbers, kinds, actors, payloads, whites, blacks, nonces, times] = columns;
    for (const std::size_t i : chosen_) {
        const ChangeGame& change = *game_change(changes_[i]);
        for (const store::StoredEvent& event : change.events) {
            games.add(std::string_view(change.game));
            numbers.add(std::int64_t{event.number});
            kinds.add(std::string_view(event.kind));
            actors.add(event.actor ? std::optional(sql::word(*event.actor)) : std::nullopt);
            payloads.add(std::string_view(event.payload));
            whites.add(count_of(event.left[0]));
            blacks.add(count_of(event.left[1]));
            nonces.add(std::string_view(event.nonce));
            times.add(std::int64_t{event.time.time_since_epoch().count()});
        }
    }
    Statement statement{"INSERT INTO events (game, number, kind, actor, payload, white_left, "
                        "black_left, nonce, time) "
                        "SELECT * FROM unnest(?::text[], ?::bigint[], ?::text[], ?::text[], "
                        "?::text[], ?::bigint[], ?::bigint[], ?::text[], ?::bigint[])"};
    for (const Array& column : columns) statement.values.push_back(column.text());
    return statement;
}

} // namespace postgres
