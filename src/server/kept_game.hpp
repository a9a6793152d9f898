#pragma once

#include <optional>

#include "server/live_game.hpp"
#include "store/change.hpp"
#include "store/game.hpp"
#include "wire/terms.hpp"

/// How games are written into a store, and read back.
namespace server {

std::optional<wire::Terms> terms_of(const store::Game& game);

store::Event event_of(const Entry& entry, store::Time time);
/// With the ratings of the game where it is its end; nothing if a store has something else there.
std::optional<Entry> entry_of(const store::Event& event, const store::Game& game);

/// How a game ends, as a store has it, if these events end it.
std::optional<store::GameEnd> end_of(const std::vector<Entry>& entries, store::Time time);

/// What the end of a rated game did to the ratings.
std::optional<wire::ByColor<wire::RatingChange>>
rating_changes(const std::optional<std::array<store::RatingStep, 2>>& steps);

} // namespace server
