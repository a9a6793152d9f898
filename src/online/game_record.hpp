#pragma once

#include <optional>

#include "online/address.hpp"
#include "room/action.hpp"
#include "wire/from_server.hpp"
#include "words/language.hpp"

namespace online {

/// A game sent by a server, as a record for a room; nothing if it cannot be played by its rules.
std::optional<room::JoinGame> game_for_room(words::Voice voice, const Address& server,
                                            const wire::GameState& state);

} // namespace online
