#pragma once

#include "play/keeper.hpp"
#include "wasm/json.hpp"
#include "words/language.hpp"

namespace wasm {

/// The games that are kept, each with its `name` and what it is in words: those `interrupted`,
/// which are resumed, those `saved` under a name, and those `finished`.
json::Value kept_json(words::Voice voice, const play::Keeper& keeper);

} // namespace wasm
