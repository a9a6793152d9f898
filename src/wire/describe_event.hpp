#pragma once

#include "wire/describe.hpp"
#include "wire/game_event.hpp"
#include "wire/kinds.hpp"

/// The fields of events of games.
namespace wire {

/// 600 hours for each side, and as much again by increments and gifts.
inline constexpr Range clock_range{0, 2 * 600LL * 3600 * 1000};

void describe(auto& fields, Like<Moved> auto& event) {
    fields.needs("move", event.move, Range{1, 16});
    fields.may("spent", event.spent, Range{0, 1LL << 40});
    fields.may("left", event.left, clock_range);
}
void describe(auto& fields, Like<TookBack> auto& event) {
    fields.needs("plies", event.plies, Range{1, 2});
    fields.may("left", event.left, clock_range);
}
void describe(auto& fields, Like<Offered> auto& event) {
    fields.needs("what", event.what);
    fields.needs("by", event.by);
}
void describe(auto& fields, Like<Declined> auto& event) {
    fields.needs("what", event.what);
    fields.needs("by", event.by);
}
void describe(auto& fields, Like<GaveTime> auto& event) {
    fields.needs("by", event.by);
    fields.may("left", event.left, clock_range);
}
void describe(auto& fields, Like<RatingChange> auto& change) {
    fields.needs("before", change.before, Range{-10'000, 10'000});
    fields.needs("after", change.after, Range{-10'000, 10'000});
}
void describe(JsonWriter& fields, const Like<Ended> auto& event) {
    fields.needs("reason", event.outcome.reason());
    fields.may("winner", event.outcome.winner());
    fields.may("left", event.left);
    fields.may("ratings", event.ratings);
    fields.may("by", event.by);
}
void describe(JsonReader& fields, Like<Ended> auto& event) {
    game::Reason reason{};
    std::optional<core::Color> winner;
    fields.needs("reason", reason);
    fields.may("winner", winner);
    fields.may("left", event.left, clock_range);
    fields.may("ratings", event.ratings);
    fields.may("by", event.by);
    if (winner && reason == game::Reason::none) fields.reject("winner");
    event.outcome = winner ? game::Outcome::win(*winner, reason) : game::Outcome::draw(reason);
}

template <>
inline constexpr std::array<std::string_view, 6> kinds_of<GameEvent>{
    "moved", "took_back", "offered", "declined", "gave_time", "ended"};

inline bool read_value(const Json& json, GameEvent& event, Range /*range*/) {
    const auto kind = kind_in(json);
    if (!kind) return false;
    Reading<GameEvent> reading = read_alternative<GameEvent>(json, *kind);
    event = std::move(reading.value);
    return reading.is_known && reading.wrong.empty();
}
inline Json written(const GameEvent& event) { return written_alternative(event); }

} // namespace wire
