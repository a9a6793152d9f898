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

namespace record {

/// What the parts of a `PgnReader` share while they read one game.
struct GameReading {
    PgnScanner& scanner;
    PgnVisitor& visitor;
    const Limits& limits;
    std::string& scratch; ///< for a comment
    std::size_t game = 0;
    std::uint64_t plies = 0;
    std::uint64_t problems = 0;
    std::size_t tags = 0;
    std::size_t note_bytes = 0; ///< of comments and glyphs

    void report(Problem problem);
    void report(ProblemKind kind, std::string_view text = {});
    /// Gives the comment that the scanner has found to a visitor that wants it.
    void take_comment(bool is_skipped);
    bool give_comment();
    bool is_too_long() const { return plies > limits.plies || note_bytes > limits.all_note_bytes; }
};

/// Plays the lines of one game, variations included, from its start.
template <game::Position P>
class LineReader {
    using Move = typename P::Move;

  public:
    LineReader(GameReading& reading, const P& start) : reading_(reading), position_(start) {}

    /// Reads from `word`, the first behind the tags, to the result; nothing when the game ends
    /// without one, before the tags of the next or at the end of the text.
    std::optional<GameResult> read(PgnWord word);
    /// Likewise, but reads no move.
    std::optional<GameResult> skip(PgnWord word) {
        skipped_depth_ = 0;
        return read(word);
    }

  private:
    struct LastMove {
        LastMove(Move played, const typename P::Undo& before) : move(played), undo(before) {}

        Move move;
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
    void play();
    void take_nag();
    void take_comment();
    void cut_off();
    void open();
    void close();
    void resume();
    void finish();

    GameReading& reading_;
    P position_;
    std::optional<LastMove> last_; ///< nothing at the start of a line
    std::size_t ply_ = 0;          ///< of the last move
    std::size_t depth_ = 0;
    std::vector<Waiting> waiting_; ///< fewer than `depth_` while skipping
    /// Set while words are skipped, up to the end of the line at this depth.
    std::optional<std::size_t> skipped_depth_;
};

} // namespace record
