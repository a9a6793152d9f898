#pragma once

#include <optional>
#include <string_view>

#include "game/rules.hpp"

namespace game {

/// The word for a game in programs and files, whatever the language: `stackchess` or `chess`.
constexpr std::string_view to_text(Rules rules) {
    return of_game<std::string_view>(rules, "stackchess", "chess");
}

/// The game that a word names, spelt exactly.
constexpr std::optional<Rules> read_rules(std::string_view word) {
    for (const Rules rules : every_game)
        if (word == to_text(rules)) return rules;
    return std::nullopt;
}

} // namespace game
