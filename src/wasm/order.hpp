#pragma once

#include <optional>
#include <string_view>

#include "room/action.hpp"

namespace wasm {

/// Reads what a person does, from a text such as `play 2a2a4`, `try a2 2 a4`, `touch a2`,
/// `take_back`, `answer yes` or `open PGN…`; nothing for any other text.
std::optional<room::Action> read_order(std::string_view text);

} // namespace wasm
