#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "record/byte_source.hpp"
#include "record/game_result.hpp"
#include "record/pgn_bytes.hpp"
#include "record/pgn_signs.hpp"

namespace record {

/// The words of a PGN text. Spaces, move numbers and `%` lines are none, nor is what the standard
/// does not know: `<…>`, `e.p.`, wrappers such as `[pgn]` and stray signs.
enum class PgnWord : std::uint8_t {
    end,
    move, ///< text: anything that could be a move
    pass, ///< text: `--`, `Z0`, `0000` or `@@@@`
    nag,  ///< nag; text: as it is written
    mark, ///< text: signs that are neither a move nor a glyph
    open_variation,
    close_variation,
    result,       ///< result; text: as it is written
    tag,          ///< text: its name; read it with `take_tag`, or see it again with `next`
    bad_tag,      ///< text: a line that begins like a tag and is none
    comment,      ///< read it with `take_comment` or `skip_comment`, before anything else
    too_long,     ///< text: the beginning of a word of more than 255 bytes
    first_number, ///< the number of a first move, `1.`, behind an empty line
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

    explicit PgnScanner(ByteSource source) : PgnScanner(std::move(source), 1, {}) {}
    /// For a part of a text: its first line, and what stands right before it, of which a few bytes
    /// tell whether a line begins.
    PgnScanner(ByteSource source, std::size_t first_line, std::string_view before);
    /// So many bytes before a word are looked at.
    static constexpr std::size_t history = 16;

    PgnWord next();
    std::string_view text() const { return text_; }
    Nag nag() const { return nag_; }
    GameResult result() const { return result_; }

    /// Takes the tag that `next` has found. Its value is without escapes, as UTF-8. `cut`: longer
    /// than `max_value`, and `unclosed`: without quote and bracket at the end, are skipped. `text`
    /// is its name still.
    Taken take_tag(std::string_view& value);
    /// The value of that tag as it is written, where all of it was taken.
    std::string_view raw_value() const { return raw_value_; }
    /// Whether an empty line stands before the word that `next` has found, and whether it is the
    /// first of its line or follows a move number.
    bool is_after_empty_line() const { return is_after_empty_line(word_from_); }
    bool is_first_of_line() const;
    bool is_after_number() const { return after_number_; }
    /// The digits of that move number, or of a `first_number`.
    std::string_view number() const { return number_; }
    /// What the scanner passes over and the PGN standard does not know.
    struct Stray {
        std::string text; ///< its beginning; of a sign that is not seen, its number: `U+00A0`
        std::size_t line = 0;
    };
    /// The first of them since the last call.
    std::optional<Stray> take_stray() { return std::exchange(stray_, std::nullopt); }
    /// The beginning of the line from the word on that `next` has found, for someone to find it.
    std::string_view line_from_word() const;
    /// Passes over the rest of the line, or what stands before a tag in it: no word of a game.
    void skip_text();

    /// Takes the comment that `next` has found, raw, at most `limit` bytes; `cut` when there were
    /// more, `unclosed` at the end of the text or before an empty line and the tag Event.
    Taken take_comment(std::string& into, std::size_t limit);
    Taken skip_comment();

    /// Keeps the text from here on, to be taken in parts of at most so many bytes.
    void keep_text(std::size_t limit);
    /// How much of the kept text lies before the word that `next` has found, and before the place
    /// where the scanner stands.
    std::size_t kept_before_word();
    std::size_t kept_so_far();
    /// Takes so much of the kept text; nothing if that is more than the limit.
    std::optional<std::string> take_kept(std::size_t bytes);

    /// The line where the scanner stands, and the bytes behind it.
    std::size_t line();
    /// The line of what stands before the word that `next` has found.
    std::size_t line_before_word();
    std::uint64_t bytes() const;

  private:
    /// So much of what is too long or malformed is shown.
    static constexpr std::size_t shown_bytes = 60;
    /// A tag as it is written, with escapes or as it may have been indented.
    static constexpr std::size_t max_tag = 4 * max_value;

    std::size_t available() const { return static_cast<std::size_t>(end_ - cursor_); }
    bool fill(std::size_t wanted);
    void count_lines();
    void keep_more();

    std::optional<PgnWord> take_symbol();
    const char* end_of_symbol(const char* last) const;
    std::optional<PgnWord> take_high();
    bool take_en_passant();
    std::optional<PgnWord> take_number();
    std::optional<PgnWord> take_move_number(const char* last);
    bool take_spaced_result();
    std::optional<PgnWord> take_signs();
    std::optional<PgnWord> take_suffix();
    std::optional<PgnWord> take_nag();
    std::optional<PgnWord> take_bracket();
    bool begins_tag();
    bool take_wrapper();
    std::optional<PgnWord> take_other();
    bool ends_game(const char* place) const;
    void take_run(PgnLead lead);
    PgnWord take_sign(PgnWord word);
    void pass_over(std::size_t bytes);
    void note_stray(std::string_view text);
    PgnWord begin_comment(bool in_braces);
    PgnWord skip_long_word();
    void keep_line_start();
    void skip_reserved();
    void skip_line();
    bool is_after_empty_line(const char* place) const { return line_ends_before(place) >= 2; }
    std::size_t line_ends_before(const char* place) const;
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
    bool after_number_ = false;
    Nag nag_ = 0;
    GameResult result_{};
    std::string_view text_;
    std::string_view number_;
    const char* word_from_;            ///< where the word that was found begins
    const char* value_from_ = nullptr; ///< behind the quote of the tag that was found
    std::string_view raw_value_;
    std::optional<Stray> stray_;
    std::string scratch_;      ///< a text that could not stay in the buffer
    std::string moved_number_; ///< a move number that could not
    std::string kept_;
    const char* kept_to_ = nullptr; ///< what lies before is in `kept_`; nothing when not keeping
    std::size_t kept_limit_ = 0;
    std::size_t kept_bytes_ = 0; ///< since the last part was taken, in `kept_` or too many for it
    std::size_t line_;
    std::uint64_t consumed_ = 0; ///< bytes that have left the buffer
};

} // namespace record
