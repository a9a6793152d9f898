#pragma once

#include <memory>
#include <optional>
#include <string>

#include "record/record.hpp"
#include "server/live_game.hpp"
#include "store/game.hpp"
#include "wire/json.hpp"

/// Exported games: as PGN and as our own JSON.
namespace server {

/// A stored game, to be read; null if its events cannot be played.
std::unique_ptr<LiveGame> replayed(const store::PlayedGame& game);

/// Whether an address of the web leads others to a machine of their own.
bool is_of_this_machine(const std::string& address);

/// `site` is the address of the game's page.
record::Record record_of(const LiveGame& live, const std::string& site);
/// Followed by an empty line; empty if the game cannot be read.
std::string pgn_of(const store::PlayedGame& game, const std::string& site);

/// The mover's clock after each half-move; empty without a clock.
std::vector<Milliseconds> clocks_of(const LiveGame& live);

/// As docs/http.md describes it; null if the game cannot be read.
wire::Json json_of(const store::PlayedGame& game);

/// The name of a player in a PGN.
std::string name_on_paper(const store::StoredSeat& seat);

} // namespace server
