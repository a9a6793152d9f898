#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "record/line_reader.hpp"
#include "record/pgn_reader.hpp"
#include "record/pgn_scanner.hpp"
#include "record/start.hpp"
#include "record/tag_reader.hpp"

namespace record {

/// What has been read so far.
struct ReadCounts {
    std::size_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t problems = 0;
    std::uint64_t warnings = 0;
    bool has_left_out = false; ///< something in the text is in no game, reported or not

    ReadCounts& operator+=(const ReadCounts& more);
};

/// How many moves can be read: of the main line first, then of all lines.
struct ReadableMoves {
    std::uint64_t main = 0;
    std::uint64_t all = 0;

    friend auto operator<=>(const ReadableMoves&, const ReadableMoves&) = default;
};

/// Reads the games of a text one after another, in the letters of one language, or in those that
/// several languages agree on.
class GameReader {
  public:
    GameReader(ByteSource source, const ReadLimits& limits, const Habits& habits)
        : scanner_(std::move(source)), limits_(limits), habits_(habits) {}

    /// Reads the next game into `visitor`; false when there is none.
    bool next(PgnVisitor& visitor);

    /// Finds the next game without reading it; false when there is none. The comments before it
    /// are kept if they are wanted.
    bool find(bool wants_comments);
    /// How much of the game that was found can be read in one language. `rest` gives what the
    /// source of this reader will give next.
    ReadableMoves readable_moves(ByteSource rest, game::Letters language) const;
    /// From here on, games are read in these languages.
    void read_in(game::LetterSet letters) { habits_.letters = letters; }
    /// Reports that the game that was found is too long, and passes over it.
    void leave_out(PgnVisitor& visitor);

    const ReadCounts& counts() const { return counts_; }
    std::uint64_t bytes() const { return scanner_.bytes(); }
    /// The bytes up to the end of the last game: its result, or what stands behind it.
    std::uint64_t game_end() const { return game_end_; }

  private:
    /// A reader that goes on where another stands, in one language.
    GameReader(const GameReader& other, ByteSource rest, game::Letters language)
        : scanner_(other.scanner_, std::move(rest)),
          limits_(other.limits_), habits_{.letters = {language}} {}

    struct Ending {
        std::optional<GameResult> written;
        std::optional<PgnWord> by; ///< the word behind, where it is known already
        game::Outcome outcome{};
        core::Color turn{};     ///< in the last position
        std::size_t plies = 0;  ///< of the main line, as far as it was read
        bool is_whole = false;  ///< all of it was read
        bool is_passed = false; ///< its last move is a null move
    };

    /// How the previous game ended: with a result or the text, before the tags of another, or with
    /// tags among its moves.
    enum class Before : std::uint8_t { ended, unfinished, torn };

    PgnWord begin(PgnVisitor& visitor);
    void read_game(GameReading& reading, PgnWord first);
    PgnWord next_word(GameReading& reading);
    PgnWord find_game(GameReading& reading, GameReading* before);
    void find_next_game(GameReading& reading, std::optional<PgnWord> behind);
    void take_comment_behind(GameReading& gap, GameReading& game);
    void leave_out_number(GameReading& reading);
    void report_left_out(GameReading& reading);
    void report_escaped_line(GameReading& reading);
    bool is_game(PgnWord word, bool is_numbered, bool is_open);
    void warn_of_missing_number(GameReading& reading, PgnWord word);
    void leave_out_from(GameReading& reading, PgnWord word, bool is_numbered);
    Ending read_moves(GameReading& reading, PgnWord word, bool is_skipped = false);
    Ending skip_moves(GameReading& reading, PgnWord word);
    void check_undone(GameReading& reading, const Ending& ending);
    void check_end(GameReading& reading, const Ending& ending);
    bool continues_game_before(PgnWord word) const;
    void compare_results(GameReading& reading, const Ending& ending);
    void count(const GameReading& reading);

    PgnScanner scanner_;
    const ReadLimits limits_;
    Habits habits_;
    ReadCounts counts_;
    std::uint64_t game_end_ = 0;
    std::string comment_;
    HeldComments held_;            ///< for the game that follows
    std::optional<PgnWord> ahead_; ///< the word behind the game before
    std::optional<PgnWord> found_; ///< the first word of the next game, or the end
    Before before_ = Before::ended;
    bool is_behind_result_ = false; ///< the game before has tags and a result, and no moves
    std::vector<Problem> between_;  ///< what is wrong before that word
    const Setup chess_start_ = chess::start_setup();
    const chess::Position chess_position_ = chess::Position::start();
    TagReader tags_; ///< of this game
};

} // namespace record
