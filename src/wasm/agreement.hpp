#pragma once

#include <string>
#include <string_view>

#include "core/result.hpp"
#include "play/table.hpp"
#include "words/language.hpp"

namespace wasm {

/// Reads what was agreed about a game, in lines such as `rules stackchess`, `size 6`, `knights
/// yes`, `promotion no`, `position …`, `white person Anne`, `black computer 3`, `clock 300 3`
/// (seconds) and `strict yes`; missing lines mean the usual. The failure is a sentence.
core::Result<play::TableOptions, std::string> read_agreement(words::Voice voice,
                                                             std::string_view text);

/// The start of a game by these rules if nothing else was agreed.
record::Setup usual_start(game::Rules rules);

} // namespace wasm
