#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "board.hpp"

namespace learn {

/// Who won a game; `none` if its result says nothing about the positions.
enum class Winner : std::uint8_t { black, draw, white, none };

inline constexpr std::int16_t no_score = std::numeric_limits<std::int16_t>::min();

/// One move of a game, in four bytes.
struct PackedPly {
    std::uint16_t move;
    std::int16_t score; ///< what the search said, for the side to move, or `no_score`
};

/// A game as the files keep it.
struct PackedGame {
    bool has_knights = false; ///< which of the two starts of its size it has
    Winner result = Winner::none;
    std::vector<PackedPly> plies;
};

/// The beginning of a file of games of that board; games follow, one after the other.
std::string games_header(const Board& board);
void append_game(std::string& bytes, const PackedGame& game);

/// Reads such a file.
class GameReader {
  public:
    /// `bytes` must outlive the reader.
    explicit GameReader(std::string_view bytes);

    /// Whether it is a file of games of that board; the kind of start does not matter.
    bool is_of(const Board& board) const;
    /// The next game; false at the end, or where the file is damaged.
    bool next(PackedGame& game);
    /// The bytes that have not been read.
    std::size_t rest() const { return rest_.size(); }

  private:
    std::string_view header_;
    std::string_view rest_;
};

} // namespace learn
