#pragma once

#include "room/room.hpp"
#include "room/study.hpp"
#include "wasm/json.hpp"
#include "words/language.hpp"

namespace wasm {

/// Everything that the page shows of the game in a room, except the clocks.
json::Value game_json(const room::Room& room, words::Voice voice);
/// The same for the line that leads to the current place of a study.
json::Value game_json(const room::Study& study, words::Voice voice);

/// What both clocks show; null if there are none.
json::Value clocks_json(const room::Snapshot& snapshot);

/// A moment of the history, for looking back.
json::Value moment_json(const room::Snapshot& snapshot, std::size_t place, words::Voice voice);

/// A position and the move that led there.
json::Object position_json(words::Voice voice, const session::Moment& moment);

json::Value move_json(const session::MoveView& move);

} // namespace wasm
