#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "game/rules.hpp"
#include "record/record.hpp"
#include "stackchess/setup.hpp"
#include "words/language.hpp"

namespace wasm {

/// Games or a position that a person has pasted or opened as a file.
struct Pasted {
    std::vector<std::string> titles{};   ///< of all games
    record::Record record{};             ///< of the game that is wanted
    std::vector<std::string> problems{}; ///< in that game, as sentences
};

/// The game into which something is pasted.
struct ShownGame {
    game::Rules rules = game::Rules::stackchess;
    int size = stackchess::default_size; ///< of its board, in Stackchess
};

/// Reads a position of either game, or moves without tags, preferably of the game that is shown; or
/// games as PGN, of which the one with this number (from 0 on) is wanted. The failure is a
/// sentence.
core::Result<Pasted, std::string> read_pasted(words::Voice voice, const ShownGame& shown,
                                              std::size_t number, std::string_view text);

} // namespace wasm
