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

    /// The text of the next game, with all that stands before it; nothing at the end. Its text is
    /// missing where it has more than `longest_text` bytes. Not to be mixed with `next`.
    struct GameText {
        std::optional<std::string> text;
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
        PgnWord by = PgnWord::end;
        game::Outcome outcome{};
        core::Color turn{}; ///< in the last position
    };

    void read_game(GameReading& reading, PgnWord first);
    PgnWord next_word(GameReading& reading);
    PgnWord find_game(GameReading& reading);
    bool is_game(PgnWord word, bool is_numbered) const;
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
    void end_before(PgnWord word);
    void give_held(GameReading& reading);
    void read_behind(GameReading& reading);
    void report_missing_end(GameReading& reading, std::size_t line);
    void compare_results(GameReading& reading, const Ending& ending);
    void go_behind(std::string_view text);
    void count(const GameReading& reading);

    PgnScanner scanner_;
    const Limits limits_;
    const Habits habits_;
    Place place_;
    ReadCounts counts_;
    std::uint64_t game_end_ = 0;
    std::string comment_;
    std::vector<std::string> held_; ///< comments for the game that follows
    std::optional<PgnWord> ahead_;  ///< a word behind the game before
    bool only_text_ = false;        ///< the text of games is wanted, not what it says
    std::size_t text_end_ = 0;      ///< where the text of this game ends in what is kept
    const Setup chess_start_ = chess::start_setup();
    const chess::Position chess_position_ = chess::Position::start();
    StartTags start_tags_;
    std::size_t start_line_ = 0; ///< of the last of them
    std::string first_tag_;      ///< the name of the first tag of this game
    std::vector<std::size_t> seen_tags_;
    std::optional<GameResult> tagged_result_;
    std::string result_tag_;
    StandardTags standard_tags_; ///< of this game
    bool is_undone_ = false;     ///< moves at the end of this game were taken back
};

} // namespace record
