#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "play/table.hpp"
#include "words/language.hpp"

namespace wasm {

/// What a page says a game is to be.
struct Agreement {
    play::TableOptions options{};
    std::vector<std::string> moves{}; ///< played already, in coordinates
};

/// Reads lines such as `rules stackchess`, `size 6`, `knights yes`, `promotion no`, `position …`,
/// `white person Anne`, `black computer 3`, `black remote Bob`, `clock 300 3` (seconds), `strict
/// yes` and `moves a2a4 …`; those that are missing mean what is usual. The failure is a sentence.
core::Result<Agreement, std::string> read_agreement(words::Voice voice, std::string_view text);

} // namespace wasm
