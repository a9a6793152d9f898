#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "match/limits.hpp"

namespace match {

struct OptionValue {
    std::string name;
    std::string value;

    friend bool operator==(const OptionValue&, const OptionValue&) = default;
};

/// The highest level of our own player.
inline constexpr int max_level = 10;

/// A player: a program that speaks UCI, its settings, and how long it may think.
struct Contestant {
    std::string name;
    std::vector<std::string> command; ///< the program and its arguments; empty for our own
    std::vector<OptionValue> options;
    MoveLimits limits;

    /// Whether it has a value for the option with this name.
    bool sets(std::string_view option) const;

    friend bool operator==(const Contestant&, const Contestant&) = default;
};

enum class PlayerFault : std::uint8_t {
    no_command,
    open_quote,
    wrong_value, ///< in a setting of our own player
};

/// Reads a player: a command line (`gnuchess --uci`, with quotes as in a shell), or our own
/// settings separated by commas (`self`, `level=3`, `self,nodes=5000`), and before either an
/// optional name (`new=./stackchess uci`).
core::Result<Contestant, PlayerFault> read_player(std::string_view text);

/// Limits and options, `nodes=5000; Hash=64`; a text too long for a tag is shortened to its
/// beginning and a checksum.
std::string settings_text(const Contestant& player);

/// Gives players with the same name different ones: the second `self` becomes `self 2`.
void tell_apart(std::vector<Contestant>& players);

/// Splits a command line into words, at spaces not protected by quotes or `\`; nothing if a quote
/// is left open.
std::optional<std::vector<std::string>> split_words(std::string_view line);

} // namespace match
