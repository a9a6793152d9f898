#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "record/line_reader.hpp"
#include "record/pgn_reader.hpp"
#include "record/pgn_scanner.hpp"
#include "record/standard_tags.hpp"
#include "record/start.hpp"

namespace record {

/// What has been read so far.
struct ReadCounts {
    std::size_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t problems = 0;
    std::uint64_t warnings = 0;

    ReadCounts& operator+=(const ReadCounts& more);
};

/// Reads the games of a text one after another, in the letters of one language, or in those that
/// several languages agree on.
class GameReader {
  public:
    /// The text may be a part of another, from this line on and behind so many games.
    struct Place {
        std::size_t line = 1;
        std::size_t games_before = 0;
        std::string before{}; ///< the last bytes that stand before it
    };

    GameReader(ByteSource source, const Limits& limits, const Habits& habits, Place place);

    bool next(PgnVisitor& visitor);

    /// The text of the next game, with all that stands before it, or of what stands in a file
    /// without games; nothing at the end. Only its beginning where it has more than `longest_text`
    /// bytes. Not to be mixed with `next`.
    struct GameText {
        std::string text;
        bool is_whole = true;
        std::size_t game_line = 0; ///< where the game begins; 0 where there is none
        Place place;
    };
    std::optional<GameText> next_text();
    static constexpr std::size_t longest_text = std::size_t{32} << 20;

    const ReadCounts& counts() const { return counts_; }
    std::uint64_t bytes() const { return scanner_.bytes(); }
    /// The bytes up to the end of the last game: its result, or what stands behind it.
    std::uint64_t game_end() const { return game_end_; }

  private:
    struct Ending {
        std::optional<GameResult> written;
        std::optional<PgnWord> by; ///< the word behind, where it is known already
        game::Outcome outcome{};
        core::Color turn{};                 ///< in the last position
        std::optional<std::size_t> plies{}; ///< of the main line, if all of it was read
    };

    void read_game(GameReading& reading, PgnWord first);
    PgnWord next_word(GameReading& reading);
    PgnWord find_game(GameReading& reading, GameReading* before);
    void find_next_game(GameReading& reading, std::optional<PgnWord> behind);
    void take_comment_behind(GameReading& gap, GameReading& game);
    void leave_out_number(GameReading& reading);
    void report_lost_comments(GameReading& reading);
    bool is_game(PgnWord word, bool is_numbered, bool is_wrapped);
    void warn_of_missing_number(GameReading& reading, PgnWord word);
    std::string_view beginning_of_text(PgnWord word) const;
    PgnWord read_tags(GameReading& reading, PgnWord word);
    bool begins_next_game();
    void take_tag(GameReading& reading);
    void check_tag(GameReading& reading, std::string_view name, std::string_view value);
    bool is_repeated(std::string_view name);
    void take_result_tag(GameReading& reading, std::string_view value);
    Ending read_moves(GameReading& reading, PgnWord word);
    Ending skip_moves(GameReading& reading, PgnWord word);
    void report_start(GameReading& reading, const core::Result<Start, Problem>& start);
    void report_repairs(GameReading& reading, chess::FenRepairs repairs);
    void check_undone(GameReading& reading, const Ending& ending);
    void compare_results(GameReading& reading, const Ending& ending);
    void count(const GameReading& reading);

    PgnScanner scanner_;
    const Limits limits_;
    const Habits habits_;
    Place place_;
    ReadCounts counts_;
    std::uint64_t game_end_ = 0;
    std::string comment_;
    HeldComments held_;            ///< for the game that follows
    std::optional<PgnWord> ahead_; ///< the word behind the game before
    std::optional<PgnWord> found_; ///< the first word of the next game, or the end
    std::vector<Problem> between_; ///< what is wrong before that word
    bool only_text_ = false;       ///< the text of games is wanted, not what it says
    const Setup chess_start_ = chess::start_setup();
    const chess::Position chess_position_ = chess::Position::start();
    StartTags start_tags_;
    std::size_t start_line_ = 0; ///< of the last of them
    std::string first_tag_;      ///< the name of the first tag of this game
    std::vector<std::size_t> seen_tags_;
    std::optional<GameResult> tagged_result_;
    std::string result_tag_;
    StandardTags standard_tags_;            ///< of this game
    std::optional<std::string> undone_tag_; ///< how many moves at the end were taken back
};

/// Wants to know nothing of a game, but where it begins.
class DeafVisitor final : public PgnVisitor {
  public:
    void begin_game(std::size_t line) override { line_ = line; }
    /// The line where the last game began; 0 where there was none.
    std::size_t line() const { return line_; }

  private:
    std::size_t line_ = 0;
};

} // namespace record
