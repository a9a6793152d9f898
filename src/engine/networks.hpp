#pragma once

#include <array>
#include <memory>

#include "game/rules.hpp"
#include "nnue/network.hpp"

namespace engine {

/// The networks that judge positions, at most one for each board. Boards without one are judged by
/// the hand-written evaluation.
class Networks {
  public:
    /// None.
    Networks() = default;
    /// Those that belong to the program.
    static Networks built_in();

    /// Takes a network instead of the one of its board.
    void add(nnue::Network network);

    /// The network of a board, or null.
    const nnue::Network* of(game::Rules rules, int size) const {
        return slots_[slot(rules, size)].get();
    }

  private:
    static constexpr int least_size = 4;
    static constexpr int most_size = 8;
    static constexpr std::size_t stackchess_boards = most_size - least_size + 1;

    static std::size_t slot(game::Rules rules, int size);

    /// Stackchess by size, then chess.
    std::array<std::shared_ptr<const nnue::Network>, stackchess_boards + 1> slots_;
};

} // namespace engine
