#pragma once

#include "store/library.hpp"
#include "store/serve.hpp"

namespace server {

/// Runs a server until a signal ends it. `library` opens the database and makes secrets.
store::ServeResult serve(store::Library& library, const store::ServeOptions& options);

/// Whether the events of a game can be played by its rules, and end it if it has an end.
bool is_playable(const store::PlayedGame& game);

} // namespace server
