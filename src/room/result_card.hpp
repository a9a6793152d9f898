#pragma once

#include <string>
#include <vector>

#include "room/snapshot.hpp"
#include "words/language.hpp"

namespace room {

/// What is shown of a game that is over, in words.
struct ResultCard {
    std::string title{};                ///< who has won
    std::string reason{};               ///< why; empty where only the result is known
    std::string length{};               ///< how many half-moves were played
    std::vector<std::string> ratings{}; ///< what became of the players' ratings

    friend bool operator==(const ResultCard&, const ResultCard&) = default;
};

/// Of a game that is over.
ResultCard result_card(words::Voice voice, const Snapshot& snapshot);

} // namespace room
