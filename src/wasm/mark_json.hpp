#pragma once

#include <string_view>

#include "record/marks.hpp"
#include "wasm/json.hpp"

namespace wasm {

/// Reads an arrow or a circle from a text such as `e2 e4 red`; green if no colour is named.
record::DrawnMark mark_in(std::string_view text);

json::Value marks_json(const record::Marks& marks);

} // namespace wasm
