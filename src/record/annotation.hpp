#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/move_tree.hpp"

namespace record {

/// The value of a command in a comment, `0:05:00` of `good [%clk 0:05:00]` for `clk`; commands are
/// kept inside the comments as they were written. Nothing without such a command.
std::optional<std::string_view> find_command(std::string_view comment, std::string_view name);

/// Puts `[%name value]` at the head of a comment, or changes the value where it stands.
std::string with_command(std::string_view comment, std::string_view name, std::string_view value);

/// `1:02:03`, and with milliseconds as far as they matter `0:00:09.5`. Negative times are zero.
std::string written_time(std::chrono::milliseconds time);

/// Reads hours, minutes and seconds with up to three decimals (more are dropped).
std::optional<std::chrono::milliseconds> read_written_time(std::string_view text);

/// The time left on the mover's clock (`clk`).
std::optional<std::chrono::milliseconds> clock_after(const Node& node);
void set_clock_after(Node& node, std::chrono::milliseconds time);
/// The time spent on the move (`emt`).
void set_time_spent(Node& node, std::chrono::milliseconds time);

/// An engine's evaluation of the position after a move, from White's point of view.
struct Evaluation {
    bool is_mate = false;
    int value = 0; ///< hundredths of a pawn, or moves to mate (negative: black mates)
    std::optional<int> depth = std::nullopt;

    friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

/// `0.35`, `-1.20`, `#3`, `#-4`, and with a depth `0.35,18`.
std::string evaluation_text(const Evaluation& evaluation);
std::optional<Evaluation> read_evaluation_text(std::string_view text);

std::optional<Evaluation> evaluation(const Node& node);
void set_evaluation(Node& node, const Evaluation& evaluation);

} // namespace record
