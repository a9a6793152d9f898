#pragma once

#include "play/keeper.hpp"
#include "wasm/json.hpp"
#include "words/language.hpp"

namespace wasm {

/// The games that are kept, each with its `name` and a description: the `interrupted` ones, which
/// can be resumed, those `saved` under a name, and those `finished`.
json::Value kept_json(words::Voice voice, const play::Keeper& keeper);

} // namespace wasm
