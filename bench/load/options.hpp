#pragma once

#include <optional>
#include <string>

namespace load {

struct Options {
    int sockets = 10'000; ///< two for each game
    double rate = 1'000;  ///< moves a second
    int seconds = 60;
    int storm = 0; ///< sockets that are cut at once after half of the time
    int flood = 0; ///< messages a second that others send in the second half
    int slow = 0;  ///< clients that send their requests byte by byte in the second half
    int kills = 0; ///< of servers, at random moments
    bool has_tls = false;
    std::string database{}; ///< the address of one of PostgreSQL; empty: a folder
    int nodes = 1;          ///< servers on it; the two players of a game are on different ones
    std::string output{};   ///< the folder for the table and the plot; empty: none
};

extern const char* const usage;

/// Nothing if something in it is wrong.
std::optional<Options> read_options(int count, char** words);

} // namespace load
