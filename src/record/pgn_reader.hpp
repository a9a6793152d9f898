#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string_view>

#include "record/byte_source.hpp"
#include "record/game_result.hpp"
#include "record/problem.hpp"
#include "record/record.hpp"

namespace record {

/// How much of one game is taken before it is reported and the rest left out. Values of tags are
/// limited to 4 KiB and other words to 255 bytes always.
struct Limits {
    static constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

    std::size_t depth = 256;               ///< of variations in variations
    std::size_t tags = no_limit;           ///< given to the visitor; all are read
    std::size_t problems = 100;            ///< reported; the rest are only counted
    std::size_t comment_bytes = 64 * 1024; ///< of one comment, where comments are wanted at all
    std::size_t plies = no_limit;          ///< variations included
    std::size_t all_note_bytes = no_limit; ///< of comments, with 32 more for each, and of glyphs
};

/// Receives what a `PgnReader` finds in one game, in the order of the text. All text is UTF-8 and
/// lives only during the call.
class PgnVisitor {
  public:
    virtual ~PgnVisitor() = default;

    /// A game begins, at this line of the text.
    virtual void begin_game(std::size_t /*line*/) {}
    virtual void tag(std::string_view /*name*/, std::string_view /*value*/) {}
    /// All tags are read: the game starts from here. Not called when the tags name no start.
    virtual void start(const Setup& /*setup*/) {}
    /// A legal move of the current line.
    virtual void move(std::uint32_t /*move*/) {}
    /// A glyph or comment for the move before it, or for what follows where there is none.
    virtual void nag(std::uint8_t /*nag*/) {}
    virtual void comment(std::string_view /*text*/) {}
    /// A variation in place of the last move begins or ends. They always pair.
    virtual void begin_variation() {}
    virtual void end_variation() {}
    /// Something is wrong. What remains of the line (variation or game) it concerns is left out.
    virtual void problem(const Problem& /*problem*/) {}
    virtual void end_game(GameResult /*result*/) {}

    /// Without a wish for comments they are skipped unread, whatever their size.
    virtual bool wants_comments() const { return false; }

  protected:
    PgnVisitor() = default;
    PgnVisitor(const PgnVisitor&) = default;
    PgnVisitor& operator=(const PgnVisitor&) = default;
};

/// Reads games one after another from a source, checking every move of every line against the
/// rules. It holds a fixed buffer, never the text: memory does not grow with the input.
///
/// Taken as they are: a byte-order mark, Latin-1, any line ends, missing or wrong move numbers,
/// missing results, missing or superfluous blank lines, unknown or repeated tags, unescaped quotes
/// in values, `%` lines, `<…>`, stray signs, `!?` and `e.p.` behind moves. Comments between games
/// belong to none and are left out.
class PgnReader {
  public:
    explicit PgnReader(ByteSource source, const Limits& limits = {});
    PgnReader(PgnReader&&) noexcept;
    PgnReader& operator=(PgnReader&&) noexcept;
    ~PgnReader();

    /// Reads the next game into `visitor`; false when there is none.
    bool next(PgnVisitor& visitor);

    std::size_t games() const;      ///< read so far
    std::uint64_t plies() const;    ///< legal moves read so far, variations included
    std::uint64_t problems() const; ///< found so far, those beyond the limit included
    std::uint64_t bytes() const;    ///< used up so far, for a progress bar

  private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

} // namespace record
