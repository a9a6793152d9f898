#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/position.hpp"
#include "record/pgn_reader.hpp"
#include "record/pgn_scanner.hpp"
#include "record/recorded_move.hpp"

namespace record {

/// What the parts of a `PgnReader` share while they read one game.
struct GameReading {
    PgnScanner& scanner;
    PgnVisitor& visitor;
    const Limits& limits;
    const Habits& habits;
    std::string& scratch; ///< for a comment
    std::size_t game = 0;
    std::uint64_t plies = 0;
    std::uint64_t problems = 0;
    std::uint64_t warnings = 0;
    std::size_t tags = 0;
    std::size_t note_bytes = 0; ///< of comments and glyphs
    bool has_passed_text = false;

    /// The next word. What the standard does not know, before or in it, is reported where the
    /// standard alone counts.
    PgnWord next_word();
    void report(Problem problem);
    void report(ProblemKind kind, std::string_view text = {});
    /// Gives the comment that the scanner has found to a visitor that wants it.
    void take_comment(bool is_skipped);
    /// Gives signs that are neither a move nor a glyph as a comment.
    void give_mark(std::string_view text);
    /// Reports a word that the standard does not know, where it alone counts.
    void hold_to_standard(std::string_view text, std::string_view standard);
    /// The comment that the scanner has found, clean; nothing if the visitor wants none.
    std::optional<std::string> read_comment(bool is_skipped);
    void give_comment(const std::string& comment);
    /// Warns of text that belongs to no game and begins so, once for all of it.
    void leave_out(std::string_view beginning);
    /// Likewise, and passes over the rest of its line.
    void pass_text(std::string_view beginning);
    void report_comment(Taken taken, std::size_t line);
    bool is_too_long() const { return plies > limits.plies || note_bytes > limits.all_note_bytes; }
};

/// Plays the lines of one game, variations included, from its start.
template <game::Position P>
class LineReader {
    using Move = typename P::Move;

  public:
    LineReader(GameReading& reading, const P& start)
        : reading_(reading), position_(start),
          first_ply_(2 * start.move_number() + (start.turn() == core::Color::black ? 1 : 0)) {}

    /// Reads from `word`, the first behind the tags, to the result; nothing when the game ends
    /// without one, before the next game, before text that is none, or at the end of the text.
    std::optional<GameResult> read(PgnWord word);
    /// Likewise, but reads no move.
    std::optional<GameResult> skip(PgnWord word) {
        skipped_depth_ = 0;
        return read(word);
    }
    /// The word that ended the game without a result; `end` where there is a result.
    PgnWord ended_by() const { return ended_by_; }
    /// What the board says of the last position of the main line, if all of it was read.
    game::Outcome outcome() const;
    core::Color turn() const { return position_.turn(); }

  private:
    struct LastMove {
        /// Plays the move, which must be legal.
        LastMove(P& position, std::uint32_t played)
            : move(played), undo(play_recorded(position, played)) {}

        std::uint32_t move;
        typename P::Undo undo;
    };
    /// A line that waits for the end of a variation.
    struct Waiting {
        P position;
        LastMove last;
        std::size_t ply;
    };

    bool is_skipping() const { return skipped_depth_.has_value(); }
    void refuse(ProblemKind kind, const game::Refusal& refusal = {});
    bool is_text() const;
    bool pass_text();
    bool take_move();
    void pass();
    void play(std::uint32_t move);
    void check_standard(Move move);
    void report_against_standard(std::string standard);
    void check_number(PgnWord word);
    void take_nag();
    void take_mark();
    void take_comment();
    bool begins_game() const { return depth_ == 0 && has_words_; }
    void cut_off();
    void open();
    void close();
    void resume();
    void finish();

    GameReading& reading_;
    P position_;
    std::optional<LastMove> last_; ///< nothing at the start of a line
    const int first_ply_;          ///< before the first move, counted from two before move 1
    std::size_t ply_ = 0;          ///< of the last move
    std::size_t depth_ = 0;
    bool has_words_ = false; ///< whether any move, good or bad, stands in the main line
    PgnWord ended_by_ = PgnWord::end;
    std::vector<Waiting> waiting_; ///< fewer than `depth_` while skipping
    /// Set while words are skipped, up to the end of the line at this depth.
    std::optional<std::size_t> skipped_depth_;
};

} // namespace record
