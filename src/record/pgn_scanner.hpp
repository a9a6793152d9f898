#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "record/byte_source.hpp"
#include "record/game_result.hpp"
#include "record/pgn_bytes.hpp"

namespace record {

/// The words of a PGN text. Spaces, move numbers, `%` lines, `<…>`, `e.p.` and stray signs are
/// none.
enum class PgnWord : std::uint8_t {
    end,
    move,      ///< text: anything that could be a move
    null_move, ///< text: `--` or `Z0`
    nag,       ///< nag
    open_variation,
    close_variation,
    result,   ///< result
    tag,      ///< text: its name; read it with `take_tag`, or see it again with `next`
    bad_tag,  ///< text: a line that begins like a tag and is none
    comment,  ///< read it with `take_comment` or `skip_comment`, before anything else
    too_long, ///< text: the beginning of a word of more than 255 bytes
};

/// How a tag or comment was taken.
enum class Taken : std::uint8_t { whole, cut, unclosed };

/// Splits a PGN text into words with a buffer of fixed size. The texts it gives are views into that
/// buffer and live until the next call.
class PgnScanner {
  public:
    static constexpr std::size_t max_word = 255;
    static constexpr std::size_t max_value = 4 * 1024; ///< of a tag, as UTF-8
    /// The size of the buffer.
    static constexpr std::size_t capacity = 64 * 1024;
    /// So many bytes lie in the buffer before any word, so that it and what is looked for in a
    /// comment are never cut by the buffer's end.
    static constexpr std::size_t lookahead = 2 * max_word + 2;

    explicit PgnScanner(ByteSource source);

    PgnWord next();
    std::string_view text() const { return text_; }
    std::uint8_t nag() const { return nag_; }
    GameResult result() const { return result_; }

    /// Takes the tag that `next` has found. Its value is without escapes, as UTF-8. `cut`: longer
    /// than `max_value`, and `unclosed`: without quote and bracket at the end, are skipped. `text`
    /// is its name still.
    Taken take_tag(std::string_view& value);
    /// Whether an empty line stands before the tag that `next` has found.
    bool is_after_empty_line() const { return is_after_empty_line(cursor_); }

    /// Takes the comment that `next` has found, raw, at most `limit` bytes; `cut` when there were
    /// more, `unclosed` at the end of the text or before an empty line and the tag Event.
    Taken take_comment(std::string& into, std::size_t limit);
    Taken skip_comment();

    /// The line where the scanner stands, and the bytes behind it.
    std::size_t line();
    std::uint64_t bytes() const;

  private:
    static constexpr std::size_t history = 16;
    /// A tag as it is written, with escapes or as it may have been indented.
    static constexpr std::size_t max_tag = 4 * max_value;

    std::size_t available() const { return static_cast<std::size_t>(end_ - cursor_); }
    bool fill(std::size_t wanted);
    void count_lines();

    std::optional<PgnWord> take_symbol();
    std::optional<PgnWord> take_high();
    bool take_en_passant();
    std::optional<PgnWord> take_number();
    std::optional<PgnWord> take_signs();
    std::optional<PgnWord> take_suffix();
    std::optional<PgnWord> take_nag();
    std::optional<PgnWord> take_bracket();
    std::optional<PgnWord> take_other();
    void take_run(PgnLead lead);
    PgnWord take_sign(PgnWord word);
    PgnWord begin_comment(bool in_braces);
    PgnWord skip_long_word();
    void keep_line_start();
    void skip_reserved();
    void skip_line();
    bool is_after_empty_line(const char* place) const;
    const char* find_next_game(const char* last) const;
    template <class Sink>
    Taken read_braces(Sink sink);
    template <class Sink>
    void read_line(Sink sink);
    template <class Sink>
    Taken read_comment(Sink sink);

    ByteSource source_;
    std::unique_ptr<char[]> buffer_;
    const char* cursor_;
    const char* end_;     ///< a zero byte stands there
    const char* counted_; ///< line ends are counted up to here
    bool exhausted_ = false;
    bool in_braces_ = false;
    std::uint8_t nag_ = 0;
    GameResult result_{};
    std::string_view text_;
    const char* value_from_ = nullptr; ///< behind the quote of the tag that was found
    std::string scratch_;              ///< a text that could not stay in the buffer
    std::size_t line_ = 1;
    std::uint64_t consumed_ = 0; ///< bytes that have left the buffer
};

} // namespace record
