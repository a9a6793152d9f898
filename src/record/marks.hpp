#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/coord.hpp"
#include "record/move_tree.hpp"

/// What people draw on a board and write beside a move: arrows and circles (`[%cal]`, `[%csl]`),
/// and words between such commands.
namespace record {

enum class MarkColor : std::uint8_t { green, red, yellow, blue };

/// An arrow, or a circle if it ends where it begins.
struct DrawnMark {
    MarkColor color{};
    core::Coord from{};
    core::Coord to{};

    bool is_circle() const { return from == to; }
    friend bool operator==(const DrawnMark&, const DrawnMark&) = default;
};
using Marks = std::vector<DrawnMark>;

/// The marks of the position after a move, circles first.
Marks marks(const Node& node);
/// Anything in those commands that is not a mark stays there.
void set_marks(Node& node, const Marks& marks);

/// Draws a mark, or removes it if it is there; one of another colour changes to this colour.
void toggle(Marks& marks, const DrawnMark& mark);

/// The comments behind a move without their commands.
std::string comment_words(const Node& node);
/// Replaces those words by these; commands stay.
void set_comment_words(Node& node, std::string_view words);

} // namespace record
