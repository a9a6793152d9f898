#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "record/pgn_signs.hpp"

namespace record {

/// The bits of a null move: a side passes its turn, written `--`.
inline constexpr std::uint32_t null_move = 0;

/// A move of a game with what was written beside it.
struct Node {
    std::uint32_t move = null_move; ///< the bits of a chess or Stackchess move
    std::vector<Nag> nags;          ///< numeric annotation glyphs: 1 is `!`, 2 is `?`, …
    /// Comments before the move: of the first move of a variation, or of one that follows
    /// variations. Anywhere else they are read as comments after the move before.
    std::vector<std::string> comments_before;
    std::vector<std::string> comments;
    /// Comments behind the variations beside a move that ends its line; before the next move once
    /// there is one.
    std::vector<std::string> comments_behind;

    friend bool operator==(const Node&, const Node&) = default;
};

/// The moves of a game: a main line, and for any move variations, which are lines that begin with
/// another move in its place and may have variations themselves. Nodes are named by numbers that
/// never change.
class MoveTree {
  public:
    using Id = std::uint32_t;

    /// Stands before the first move; its comments are those at the head of the game.
    static constexpr Id root = 0;
    /// No node: behind the last move of a line, the variations or the tree.
    static constexpr Id none = ~Id{0};

    MoveTree();

    const Node& operator[](Id id) const { return entries_[id].node; }
    Node& operator[](Id id) { return entries_[id].node; }

    /// The next move of the same line, the move before it (of the main line for the first move of a
    /// variation), the first variation beside a move and the next beside the same.
    Id next(Id id) const { return entries_[id].next; }
    Id previous(Id id) const { return entries_[id].previous; }
    Id first_variation(Id id) const { return entries_[id].first_variation; }
    Id next_variation(Id first_move) const { return entries_[first_move].next_variation; }

    /// Adds a move behind the last move of a line, or the first behind the root.
    Id append(Id last, std::uint32_t move);
    /// Adds a variation beside `id`, behind those already there; returns its first move.
    Id add_variation(Id id, std::uint32_t move);

    /// The number of moves in the main line, and in the whole tree.
    std::size_t main_line_size() const;
    std::size_t size() const { return entries_.size() - 1; }
    /// The moves of the main line.
    std::vector<std::uint32_t> main_line() const;

    /// Same lines, variations and annotations, in whatever order they were added.
    friend bool operator==(const MoveTree& left, const MoveTree& right);

  private:
    struct Entry {
        Node node;
        Id previous = none;
        Id next = none;
        Id first_variation = none;
        Id last_variation = none;
        Id next_variation = none;
    };

    Id add(Id previous, std::uint32_t move);

    std::vector<Entry> entries_;
};

} // namespace record
