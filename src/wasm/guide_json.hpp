#pragma once

#include "game/rules.hpp"
#include "wasm/json.hpp"
#include "words/guide.hpp"
#include "words/language.hpp"

namespace wasm {

/// The guide to the rules of a game: pages with their boards and example moves, each with the
/// board after it, if it can be played.
json::Value guide_json(words::Voice voice, game::Rules rules, words::MovedBy hand);

} // namespace wasm
