#pragma once

#include <optional>

#include "server/live_game.hpp"
#include "store/change.hpp"
#include "store/game.hpp"
#include "wire/terms.hpp"

/// Conversion of games to and from their stored form.
namespace server {

std::optional<wire::Terms> terms_of(const store::Game& game);

store::StoredEvent event_of(const Entry& entry, store::Time time);
/// An end has the ratings of the game; nothing if the stored event is invalid.
std::optional<Entry> entry_of(const store::StoredEvent& event, const store::Game& game);

/// The stored end of a game, if these events end it.
std::optional<store::GameEnd> end_of(const std::vector<Entry>& entries, store::Time time);

/// How the end of a rated game changed the ratings.
std::optional<wire::ByColor<wire::RatingChange>>
rating_changes(const std::optional<std::array<store::RatingStep, 2>>& steps);

} // namespace server
