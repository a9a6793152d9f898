#pragma once

#include <string_view>

#include "record/marks.hpp"
#include "wasm/json.hpp"

namespace wasm {

/// An arrow or a circle, as `e2 e4 red`; green where no colour is named.
record::DrawnMark mark_in(std::string_view text);

json::Value marks_json(const record::Marks& marks);

} // namespace wasm
