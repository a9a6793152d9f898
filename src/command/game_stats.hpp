#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/letters.hpp"
#include "game/rules.hpp"
#include "record/game_result.hpp"
#include "record/pgn_reader.hpp"
#include "words/language.hpp"

namespace command {

/// Games that are counted together: by game, by size of the board, and by whether they began from a
/// set-up position; if not, in Stackchess also by whether there are knights.
struct GameGroup {
    game::Rules rules{};
    int size = 8;
    bool knights = false;
    bool set_up = false;

    friend auto operator<=>(const GameGroup&, const GameGroup&) = default;
};

/// The number of games with each result.
struct ResultCounts {
    std::array<std::uint64_t, 4> by_result{};

    std::uint64_t& operator[](record::GameResult result) {
        return by_result[static_cast<std::size_t>(result)];
    }
    std::uint64_t operator[](record::GameResult result) const {
        return by_result[static_cast<std::size_t>(result)];
    }
    std::uint64_t games() const;
    /// White's share of the points in the finished games, in percent; nothing if none is finished.
    std::optional<int> white_percent() const;
};

/// The first moves of games, as on a score sheet, and the results of these games.
struct OpeningCount {
    std::string text;
    ResultCounts results{};
};

/// The keys are the moves, so that the text is made once for each opening and not for every game.
using OpeningCounts = std::map<std::vector<std::uint32_t>, OpeningCount>;

/// Counts games as a reader goes through them.
class GameStats : public record::PgnVisitor {
  public:
    /// The number of half-moves that distinguish openings.
    static constexpr std::size_t opening_plies = 4;

    /// `letters` are those in which openings are written.
    explicit GameStats(game::Letters letters) : letters_(letters) {}

    void begin_game(std::size_t line) override;
    void start(const record::Setup& setup) override;
    void move(std::uint32_t move) override;
    void begin_variation() override { ++depth_; }
    void end_variation() override { --depth_; }
    void problem(const record::Problem& problem) override;
    void end_game(record::GameResult result) override;

    const ResultCounts& results() const { return results_; }
    const std::map<GameGroup, ResultCounts>& kinds() const { return kinds_; }
    const std::map<GameGroup, OpeningCounts>& openings() const { return openings_; }
    std::uint64_t bad_games() const { return bad_games_; }
    /// Games whose main line could be read to its end; lengths and openings count only these.
    std::uint64_t whole_games() const { return whole_games_; }
    std::uint64_t plies() const { return plies_; }
    std::uint64_t longest() const { return longest_; }

  private:
    game::Letters letters_;

    // About the game being read.
    bool has_start_ = false;
    bool is_bad_ = false;
    bool is_cut_ = false;
    int depth_ = 0;
    std::uint64_t length_ = 0;
    record::Setup setup_;
    std::vector<std::uint32_t> first_moves_;

    // About all games; plies of main lines only.
    ResultCounts results_;
    std::map<GameGroup, ResultCounts> kinds_;
    std::map<GameGroup, OpeningCounts> openings_;
    std::uint64_t bad_games_ = 0;
    std::uint64_t whole_games_ = 0;
    std::uint64_t plies_ = 0;
    std::uint64_t longest_ = 0;
};

/// The statistics as a table for people.
std::string stats_text(words::Voice voice, const GameStats& stats);

} // namespace command
