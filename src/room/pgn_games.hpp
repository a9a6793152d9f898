#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// The games of a PGN text, or the positions of a text that has nothing else, to choose one of
/// them.
namespace room {

struct PgnGame {
    std::string title;       ///< who played: `Anne - Bob`; or the position
    std::string text;        ///< when, where and with which result, as far as the text says so
    bool is_damaged = false; ///< not all of it can be read

    friend bool operator==(const PgnGame&, const PgnGame&) = default;
};

struct PgnGames {
    static constexpr std::size_t most = 500;

    std::vector<PgnGame> games{}; ///< the first `most` of them
    bool has_more = false;
};

PgnGames pgn_games(std::string_view text);

} // namespace room
