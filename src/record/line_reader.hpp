#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/position.hpp"
#include "record/game_reading.hpp"
#include "record/move_numbers.hpp"
#include "record/recorded_move.hpp"

namespace record {

/// Plays the lines of one game, variations included, from its start.
template <game::Position P>
class LineReader {
    using Move = typename P::Move;

  public:
    LineReader(GameReading& reading, const P& start)
        : reading_(reading), position_(start),
          first_ply_(2 * start.move_number() + (start.turn() == core::Color::black ? 1 : 0)) {}

    /// Reads from `word`, the first behind the tags, to the result; nothing when the game ends
    /// without one: before the next game, before other text, or at the end.
    std::optional<GameResult> read(PgnWord word);
    /// Likewise, but reads no move.
    std::optional<GameResult> skip(PgnWord word) {
        skipped_depth_ = 0;
        return read(word);
    }
    /// The word behind the game, where that had to be read to find its end.
    std::optional<PgnWord> ended_by() const { return ended_by_; }
    /// The outcome by the rules in the last position of the main line, if all of it was read.
    game::Outcome outcome() const;
    core::Color turn() const { return position_.turn(); }
    /// The half-moves of the main line, as far as it was read, and whether that is all of it.
    std::size_t plies() const { return ply_; }
    bool is_whole() const { return !is_skipping(); }
    /// Whether the last of them is a null move.
    bool ends_with_pass() const { return last_ && last_->move == null_move; }

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
        bool is_after_novelty;
    };

    bool is_skipping() const { return skipped_depth_.has_value(); }
    void refuse(ProblemKind kind, const game::Refusal& refusal = {}, std::string text = {});
    void refuse_unreadable(std::string text = {});
    void refuse_line();
    void count_word() { words_ += depth_ == 0 ? 1U : 0U; }
    bool is_text();
    bool pass_text();
    bool take_move();
    bool take_odd_move();
    bool has_strange_number() const;
    bool refuse_move(const game::Refusal& refusal);
    bool take_unreadable();
    void take_en_passant();
    void pass();
    void play(std::uint32_t move);
    void check_standard(Move move);
    void report_against_standard(std::string standard);
    std::size_t expected_number() const {
        return (static_cast<std::size_t>(first_ply_) + ply_) / 2;
    }
    void take_nag();
    void take_mark(std::string_view text, std::size_t line = 0);
    void take_comment();
    void settle_held(PgnWord word);
    bool begins_game();
    void cut_off();
    void open();
    void close();
    void resume();
    void note_word_of_comment();
    bool refuse_parted();
    bool may_be_of(std::string_view piece);
    void warn_of_number(const PgnScanner::Stray& number, PgnWord word);
    bool ends_before(PgnWord word);
    std::optional<GameResult> take_result_at_end(PgnWord& word);
    void finish(PgnWord word);

    GameReading& reading_;
    P position_;
    std::optional<LastMove> last_; ///< nothing at the start of a line
    const int first_ply_;          ///< before the first move, counted from two before move 1
    std::size_t ply_ = 0;          ///< of the last move
    std::size_t depth_ = 0;
    std::size_t words_ = 0;            ///< of the main line that are moves, good or bad
    bool is_after_novelty_ = false;    ///< the last move of this line has an `N` behind it
    std::string enclosed_;             ///< all of this variation: a piece or a count, `(N)`
    std::string before_;               ///< such a variation before the next move, or a comment
    std::string word_before_;          ///< the word of that comment, if it is one
    bool is_after_open_brace_ = false; ///< behind a comment that seems to hold another
    MoveNumbers numbers_;
    std::optional<PgnWord> ended_by_;
    std::vector<Waiting> waiting_; ///< fewer than `depth_` while skipping
    /// Set while words are skipped, up to the end of the line at this depth.
    std::optional<std::size_t> skipped_depth_;
};

} // namespace record
