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

/// What is counted together: a game, the size of its board, and whether it began where such games
/// begin, in Stackchess with knights or without.
struct GameGroup {
    game::Rules rules{};
    int size = 8;
    bool knights = false;
    bool set_up = false;

    friend auto operator<=>(const GameGroup&, const GameGroup&) = default;
};

/// How often each result has been seen.
struct ResultCounts {
    std::array<std::uint64_t, 4> by_result{};

    std::uint64_t& operator[](record::GameResult result) {
        return by_result[static_cast<std::size_t>(result)];
    }
    std::uint64_t operator[](record::GameResult result) const {
        return by_result[static_cast<std::size_t>(result)];
    }
    std::uint64_t games() const;
    /// What White has made of the finished games, in percent; nothing when none is finished.
    std::optional<int> white_percent() const;
};

/// The first moves of games, as a score sheet has them, and what became of these games.
struct OpeningCount {
    std::string text;
    ResultCounts results{};
};

/// By the moves, so that their text is made once for each and not for every game.
using OpeningCounts = std::map<std::vector<std::uint32_t>, OpeningCount>;

/// Counts games as a reader goes through them.
class GameStats : public record::PgnVisitor {
  public:
    /// Openings are told apart by this many half-moves.
    static constexpr std::size_t opening_plies = 4;

    /// Openings are written in these letters.
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
    /// Those whose main line could be read to its end; lengths and openings are of these alone.
    std::uint64_t whole_games() const { return whole_games_; }
    std::uint64_t plies() const { return plies_; }
    std::uint64_t longest() const { return longest_; }

  private:
    game::Letters letters_;

    // Of the game now read.
    bool has_start_ = false;
    bool is_bad_ = false;
    bool is_cut_ = false;
    int depth_ = 0;
    std::uint64_t length_ = 0;
    record::Setup setup_;
    std::vector<std::uint32_t> first_moves_;

    // Of all games; plies of their main lines alone.
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
