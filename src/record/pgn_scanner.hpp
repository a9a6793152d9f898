#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "record/byte_source.hpp"
#include "record/game_result.hpp"
#include "record/pgn_bytes.hpp"
#include "record/pgn_signs.hpp"

namespace record {

/// The words of a PGN text. Spaces, dots, commas, move numbers, `%` lines, HTML marks such as
/// `<b>`, and the `>` of a quoted line are not words.
enum class PgnWord : std::uint8_t {
    end,
    move, ///< text: anything that could be a move
    pass, ///< text: `--`, `Z0`, `0000` or `@@@@`
    nag,  ///< nag; text: as it is written
    mark, ///< text: signs that are neither a move nor a glyph
    open_variation,
    close_variation,
    result,        ///< result; text: as it is written
    result_at_end, ///< result; text: `+--`, `(1-0)` or `1:0`, a result where the game ends, and a
                   ///< mark elsewhere
    tag,           ///< text: its name; read it with `take_tag`, or see it again with `next`
    bad_tag,  ///< text: the beginning of a line that begins like a tag and is none; pass over it
              ///< with `skip_line` or `take_text`, before anything else
    comment,  ///< read it with `take_comment` or `skip_comment`, before anything else
    too_long, ///< text: the beginning of a word of more than 255 bytes
    first_number, ///< the number of a first move, `1.`, at the start of a line
    en_passant,   ///< text: `e.p.` apart from its move
    wrapper,      ///< text: `[pgn]` or `[/pgn]`, as forums write around games
    /// text: what may be meant as a move and cannot be read for sure: a word that is glued to
    /// something else, `?f3`, what no game has, `"`, `[` or `}`, an entity or a picture of HTML,
    /// `&#9816;f3`, digits, `5254`, an idea, `/\\`.
    unreadable,
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
    /// How many bytes are in the buffer from the start of a word on, so that the buffer's end never
    /// cuts a word or what is searched for in a comment.
    static constexpr std::size_t lookahead = 2 * max_word + 2;
    /// How many bytes before a word may be read.
    static constexpr std::size_t history = 16;

    explicit PgnScanner(ByteSource source);
    /// Goes on where another scanner stands. `rest` gives what the source of that one will give
    /// next.
    PgnScanner(const PgnScanner& other, ByteSource rest);

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
    /// Whether it is plain ASCII without control characters.
    bool is_plain_value() const { return is_plain_value_; }
    /// Whether an empty line stands before the word that `next` has found, and whether it is the
    /// first of its line or follows a move number.
    bool is_after_empty_line() { return line_ends_in_gap() >= 2; }
    bool is_first_of_line() { return line_ends_in_gap() >= 1; }
    bool is_after_number() const { return after_number_; }
    /// That move number, or the one of a `first_number`, and how many dots follow it.
    std::size_t number() const { return number_; }
    std::size_t number_dots() const { return number_dots_; }
    /// Whether there was a number that no move follows: one without a dot, or one before another
    /// number. `12. 1-0` and `12. {…} e4` are common and have none.
    bool has_lone_number() const { return lone_number_.has_value(); }
    /// Whether the bracket that `next` has found stands right behind a number: `1)`.
    bool closes_number() const { return closes_number_; }
    /// Takes the number of the first line that begins with `%` and was passed over; 0 where there
    /// is none.
    std::size_t take_escaped_line() { return std::exchange(escaped_line_, 0); }
    /// Something that the scanner passed over, and its line.
    struct Stray {
        std::string text; ///< its beginning; of an invisible sign, its number: `U+00A0`
        std::size_t line = 0;
        bool has_dots = false; ///< as the number of a move
    };
    /// Takes the first of these numbers, which must be there; the first without a dot, if any.
    Stray take_lone_number() { return *std::exchange(lone_number_, std::nullopt); }
    /// The first thing since the last call that the PGN standard does not know.
    std::optional<Stray> take_stray() { return std::exchange(stray_, std::nullopt); }
    /// The line from the word on that `next` has found, as far as it is looked at.
    std::string_view line_from_word() const { return line_from(word_from_); }
    /// Likewise from where the scanner stands.
    std::string_view line_ahead() const { return line_from(cursor_); }
    /// Takes a text that is not part of a game, from where the scanner stands to the end of the
    /// line or to a tag in it, piece by piece; nothing when there is no more. Words of up to
    /// `max_word` bytes stay whole.
    std::string_view take_text();
    /// Goes back to the word that `next` has found, unless that was a comment or too long.
    void step_back() { cursor_ = word_from_; }
    void skip_line();
    /// At the end of a line, goes on to the next one if text goes on there: one that is not empty
    /// and begins like no part of a game, a tag, a comment, a numbered move or a result.
    bool enter_text_line();

    /// Takes the comment that `next` has found, raw, at most `limit` bytes; `cut` when there were
    /// more, `unclosed` at the end of the text or before the tags of the next game: a line that is
    /// a tag, behind which no `}` comes soon and before any `{`.
    Taken take_comment(std::string& into, std::size_t limit);
    Taken skip_comment();
    /// Whether the comment that `next` has found is one behind `;`, which its line ends.
    bool is_line_comment() const { return !in_braces_; }
    /// The line of the first tag in the comment that was taken; 0 if it has none.
    std::size_t tag_line_in_comment() const { return tag_line_; }

    bool has_word_of_comment() const { return !word_of_comment_.empty(); }
    /// Takes the word of a few letters, or the figurine, that is all of that comment, in braces;
    /// nothing where it is anything else, or a tag was taken since.
    std::string take_word_of_comment() { return std::exchange(word_of_comment_, {}); }
    /// Whether that comment has a `{` which its end, the first `}`, was perhaps meant to close.
    bool leaves_brace_open() const { return leaves_brace_open_; }

    /// The line where the scanner stands, and the bytes behind it.
    std::size_t line() { return line_at(cursor_); }
    /// The line of what stands before the word that `next` has found.
    std::size_t line_before_word();
    std::uint64_t bytes() const;

  private:
    PgnScanner(const PgnScanner&) = default; ///< all pointers lead into the other's buffer

    /// How many bytes of what is too long or malformed are shown.
    static constexpr std::size_t shown_bytes = 60;
    /// The longest tag that is taken, with its escapes and blanks.
    static constexpr std::size_t max_tag = 4 * max_value;
    /// How many zeros follow the text, so that a few bytes ahead may be read.
    static constexpr std::size_t zeros = 8;

    std::size_t available() const { return static_cast<std::size_t>(end_ - cursor_); }
    bool fill(std::size_t wanted);
    void skip_byte_order_mark();
    void count_lines(const char* place);
    std::size_t line_at(const char* place);

    bool take_plain_move();
    bool take_plain_number();
    bool is_clean() const { return is_space(*(word_from_ - 1)) || word_from_ == clean_from_; }
    PgnWord take_glued(PgnWord word);
    std::size_t line_ends_in_gap();
    std::optional<PgnWord> take_symbol();
    std::optional<PgnWord> take_odd_symbol(const char* last);
    const char* behind_promotion(const char* last) const;
    const char* end_of_symbol(const char* last) const;
    std::optional<PgnWord> take_high();
    bool is_novelty(const char* last) const;
    bool is_verdict(const char* place) const;
    void join_castling();
    bool take_en_passant();
    std::optional<PgnWord> take_number();
    std::optional<PgnWord> take_number_without_dot(const char* last);
    std::optional<PgnWord> take_move_number(const char* last);
    void settle_number(PgnWord word);
    void note_lone_number();
    const char* behind_spaces(const char* from) const;
    std::optional<PgnWord> take_spaced_result();
    std::optional<PgnWord> take_signs();
    bool take_spaced_judgement();
    bool take_evaluation();
    std::optional<PgnWord> take_suffix();
    std::optional<PgnWord> take_nag();
    std::optional<PgnWord> take_bracket();
    std::optional<PgnWord> take_open();
    bool take_enclosed_result(char closing);
    const char* end_of_signs() const;
    const char* end_of_run(const char* from, PgnLead lead) const;
    PgnWord take_judgement();
    std::optional<PgnWord> take_entity();
    std::optional<PgnWord> take_greater();
    PgnWord take_unreadable();
    bool begins_tag();
    bool take_wrapper();
    std::optional<PgnWord> take_other();
    std::optional<PgnWord> take_sign_or_comment();
    PgnWord take_sign(PgnWord word);
    PgnWord take_close();
    bool is_lost_sign() const;
    void pass_over(std::size_t bytes);
    void note_stray(std::string_view text);
    PgnWord begin_comment(bool in_braces);
    PgnWord skip_long_word();
    void keep_line_start();
    std::optional<PgnWord> take_reserved();
    std::string_view line_from(const char* place) const;
    const char* last_word_before(const char* limit) const;
    bool begins_text(const char* place) const;
    bool begins_line(const char* place) const;
    std::string_view word_in_braces() const;
    const char* find_bracket(const char* last) const;
    bool is_tag_line();
    const char* find_closing_brace() const;
    template <class Sink>
    Taken read_braces(Sink sink);
    template <class Sink>
    void read_line(Sink sink);
    template <class Sink>
    Taken read_comment(Sink sink);

    ByteSource source_;
    std::vector<char> buffer_; ///< never grows
    const char* cursor_;
    const char* end_;     ///< zeros stand there
    const char* counted_; ///< line ends are counted up to here
    bool exhausted_ = false;
    bool in_braces_ = false;
    bool after_number_ = false;
    bool number_waits_ = false; ///< no move has followed the last number yet
    bool is_started_ = false;
    bool closes_number_ = false;
    std::size_t escaped_line_ = 0;
    std::size_t number_ = 0;
    std::size_t number_dots_ = 0;
    std::optional<Stray> lone_number_;
    Nag nag_ = 0;
    GameResult result_{};
    std::string_view text_;
    const char* gap_from_;     ///< where the word or number before ends; nothing outside the buffer
    std::size_t gap_line_ = 0; ///< its line then
    const char* clean_from_ = nullptr; ///< a word may begin here without a space before it
    const char* word_from_;            ///< where the word that was found begins
    const char* value_from_ = nullptr; ///< behind the quote of the tag that was found
    std::string_view raw_value_;
    bool is_plain_value_ = true;
    std::optional<Stray> stray_;
    std::size_t tag_line_ = 0;
    bool leaves_brace_open_ = false;
    std::string word_of_comment_;
    std::string scratch_; ///< a text that could not stay in the buffer
    std::size_t line_ = 1;
    std::uint64_t consumed_ = 0; ///< bytes that have left the buffer
};

} // namespace record
