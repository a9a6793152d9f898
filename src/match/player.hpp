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

/// One who takes part: a program that speaks UCI, how it is set, and how long it may think.
struct Player {
    std::string name;
    std::vector<std::string> command; ///< the program and its arguments; empty: ours
    std::vector<OptionValue> options;
    Limits limits;

    /// Whether it has a value for the option of this name.
    bool sets(std::string_view option) const;

    friend bool operator==(const Player&, const Player&) = default;
};

enum class PlayerFault : std::uint8_t {
    no_command,
    open_quote,
    wrong_value, ///< of a setting of our own player
};

/// Reads a player: a command line (`gnuchess --uci`, with quotes as a shell has them), or our own
/// settings with commas between (`self`, `level=3`, `self,nodes=5000`), and before either a name of
/// its own (`new=./stackchess uci`).
core::Result<Player, PlayerFault> read_player(std::string_view text);

/// Limits and options, `nodes=5000; Hash=64`; of a text that no tag could hold its beginning and a
/// checksum.
std::string settings_text(const Player& player);

/// Gives players of the same name different ones: the second `self` is `self 2`.
void tell_apart(std::vector<Player>& players);

/// Cuts a command line into words, at spaces that no quotes and no `\` protect; nothing where a
/// quote is open at the end.
std::optional<std::vector<std::string>> split_words(std::string_view line);

} // namespace match
