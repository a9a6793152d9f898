#pragma once

#include "wasm/json.hpp"
#include "words/language.hpp"

namespace wasm {

/// All texts of the page itself, by name; the page fills their placeholders. A message about a
/// number is an array of its singular and its plural.
json::Value page_words(words::Voice voice);

} // namespace wasm
