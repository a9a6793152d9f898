#pragma once

#include <memory>
#include <optional>
#include <string>

#include "record/record.hpp"
#include "server/live_game.hpp"
#include "store/game.hpp"
#include "wire/json.hpp"

/// Games as others read them: as PGN and as JSON of our own.
namespace server {

/// A game as it was kept, to be read; null if its events cannot be played.
std::unique_ptr<LiveGame> replayed(const store::PlayedGame& game);

/// `site` is the address of the game's page.
record::Record record_of(const LiveGame& live, const std::string& site);
/// With an empty line behind it; empty if the game cannot be read.
std::string pgn_of(const store::PlayedGame& game, const std::string& site);

/// What the clock of the mover showed after each half-move; empty without a clock.
std::vector<Milliseconds> clocks_of(const LiveGame& live);

/// As docs/http.md describes it; null if the game cannot be read.
wire::Json json_of(const store::PlayedGame& game);

/// The name under which somebody stands on paper.
std::string name_on_paper(const store::Seat& seat);

} // namespace server
