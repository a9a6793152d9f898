#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "game/rules.hpp"
#include "record/record.hpp"
#include "words/language.hpp"

namespace wasm {

/// What somebody has pasted or opened as a file.
struct Pasted {
    std::vector<std::string> titles{};   ///< of all games
    record::Record record{};             ///< of the one that is wanted
    std::vector<std::string> problems{}; ///< with that one, as sentences
};

/// A position of either game, preferably of this one, or games as PGN, of which the one with that
/// number is wanted; the failure is a sentence.
core::Result<Pasted, std::string> read_pasted(words::Voice voice, game::Rules rules,
                                              std::size_t number, std::string_view text);

} // namespace wasm
