#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string_view>

#include "game/letters.hpp"
#include "record/byte_source.hpp"
#include "record/game_result.hpp"
#include "record/problem.hpp"
#include "record/record.hpp"

namespace record {

/// How much of one game is taken before it is reported and the rest left out. Values of tags are
/// limited to 4 KiB and other words to 255 bytes always.
struct ReadLimits {
    static constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

    std::size_t depth = 256;               ///< of variations in variations
    std::size_t tags = no_limit;           ///< given to the visitor; all are read
    std::size_t problems = 100;            ///< and as many warnings; the rest are only counted
    std::size_t comment_bytes = 64 * 1024; ///< of one comment, where comments are wanted at all
    std::size_t plies = no_limit;          ///< variations included
    std::size_t all_note_bytes = no_limit; ///< of comments, with 32 more for each, and of glyphs
};

/// How a text is written.
struct Habits {
    /// The languages whose letters name the pieces. Where there are several, each game is read in
    /// those in which the most of it can be read; where these make two moves of one text, it is
    /// refused.
    game::LetterSet letters{game::Letters::english};
    /// Whether everything that the PGN standard does not allow is reported, though it is read.
    bool standard = false;
};

/// Receives what a `PgnReader` finds in one game, in the order of the text. All text is UTF-8 and
/// lives only during the call.
class PgnVisitor {
  public:
    virtual ~PgnVisitor() = default;

    /// A game begins at this line of the text.
    virtual void begin_game(std::size_t /*line*/) {}
    virtual void tag(std::string_view /*name*/, std::string_view /*value*/) {}
    /// All tags are read: the game starts from here. Not called when the tags name no start.
    virtual void start(const Setup& /*setup*/) {}
    /// A legal move of the current line, or `null_move`.
    virtual void move(std::uint32_t /*move*/) {}
    /// A glyph or comment for the move before it, or for what follows where there is none. Signs
    /// that are neither a move nor a glyph are comments.
    virtual void nag(Nag /*nag*/) {}
    virtual void comment(std::string_view /*text*/) {}
    /// A variation in place of the last move begins or ends. They always pair.
    virtual void begin_variation() {}
    virtual void end_variation() {}
    /// Something is wrong. Unless it is a warning, what remains of the line (variation or game) it
    /// concerns is left out. It may come before a game begins, or after the last one.
    virtual void problem(const Problem& /*problem*/) {}
    virtual void end_game(GameResult /*result*/) {}

    /// If false, comments are skipped unread, whatever their size.
    virtual bool wants_comments() const { return false; }

  protected:
    PgnVisitor() = default;
    PgnVisitor(const PgnVisitor&) = default;
    PgnVisitor& operator=(const PgnVisitor&) = default;
};

/// Ignores everything in a game.
class DeafVisitor final : public PgnVisitor {
  public:
    explicit DeafVisitor(bool wants_comments = false) : wants_comments_(wants_comments) {}
    bool wants_comments() const override { return wants_comments_; }

  private:
    bool wants_comments_; ///< for the game that follows
};

/// Reads games one after another from a source, checking every move of every line against the
/// rules. It never holds the whole text: memory does not grow with the input. To choose between
/// several languages, it keeps up to 32 MiB of one game.
///
/// Taken as they are: a byte-order mark, Windows-1252, any line ends, missing or wrong move
/// numbers, missing results, missing or superfluous blank lines, unknown tags, tag names in any
/// case, unescaped quotes in values, HTML marks such as `<b>`, `[pgn]`, commas, `!?` and `e.p.`
/// behind moves. Text between games and `%` lines are left out, with a warning, or an error where a
/// text holds moves.
///
/// Comments before the tags or the first move belong to the game that follows, comments after the
/// result to the previous game, unless an empty line parts them from it and another game follows. A
/// game ends with its result, before the tags of the next, or where a move numbered 1 follows an
/// empty line.
class PgnReader {
  public:
    explicit PgnReader(ByteSource source, const ReadLimits& limits = {}, const Habits& habits = {});
    PgnReader(PgnReader&&) noexcept;
    PgnReader& operator=(PgnReader&&) noexcept;
    ~PgnReader();

    /// Reads the next game into `visitor`; false when there is none.
    bool next(PgnVisitor& visitor);

    std::size_t games() const;      ///< read so far
    std::uint64_t plies() const;    ///< legal moves read so far, variations included
    std::uint64_t problems() const; ///< found so far, those beyond the limit included
    std::uint64_t warnings() const; ///< likewise, and not counted among the problems
    /// Whether something in what was read is in no game, beyond the limit included.
    bool has_left_out() const;
    std::uint64_t bytes() const; ///< used up so far, for a progress bar
    /// The bytes up to the end of the last game: to its result, or to what stands behind it.
    std::uint64_t game_end() const;

  private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

} // namespace record
