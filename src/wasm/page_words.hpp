#pragma once

#include "wasm/json.hpp"
#include "words/language.hpp"

namespace wasm {

/// Everything the page itself says, by name; placeholders are for the page to fill. A message about
/// a number is an array of its singular and its plural.
json::Value page_words(words::Voice voice);

} // namespace wasm
