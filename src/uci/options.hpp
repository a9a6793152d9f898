#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "game/rules.hpp"
#include "uci/tokens.hpp"

namespace uci {

/// What the other program may set.
struct Options {
    int hash = 16; ///< megabytes
    int threads = 1;
    int lines = 1;
    int overhead = 10; ///< milliseconds
    int level = 0;     ///< 0: as strong as can be
    int seed = 0;      ///< of the choices at lower levels; 0: a different one for every game
    int rating;        ///< to play at, if the strength is limited
    bool limits_strength = false;
    bool ponders = false; ///< whether the other program may use it; has no effect here
    bool writes_chess960 = false;
    bool analyses = false;
    bool shows_chances = false;
    bool uses_networks = true; ///< or the hand-written evaluation alone
    std::string network_file;  ///< a network to take instead of the program's own; empty: none
    game::Rules rules = game::Rules::chess;

    Options();

    /// The level to play at, if not at full strength.
    std::optional<int> playing_level() const;
};

/// What has been set.
enum class OptionChange : std::uint8_t {
    value,
    hash,
    threads,
    variant,
    clear_hash,
    seed,
    networks
};

/// One line for each option, as it is declared in the game that is set.
std::vector<std::string> option_lines(const Options& options);

/// Carries out what follows `setoption`; or changes nothing and returns the reason.
core::Result<OptionChange, std::string> set_option(Options& options, Tokens words,
                                                   const UnknownWords& unknown = pass_over);

} // namespace uci
