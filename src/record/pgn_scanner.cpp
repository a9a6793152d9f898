#include "record/pgn_scanner.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "record/short_word.hpp"
#include "record/tag_text.hpp"
#include "record/text.hpp"

namespace record {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

constexpr bool is_any(char byte, std::string_view of) {
    return of.find(byte) != std::string_view::npos;
}

std::size_t line_ends_in(const char* first, const char* last) {
    std::size_t count = 0;
    for (const char* place = first; place < last; ++place)
        count += place[0] == '\r' || (place[0] == '\n' && place[-1] != '\r');
    return count;
}

} // namespace

PgnScanner::PgnScanner(ByteSource source)
    : source_(std::move(source)), buffer_(history + capacity + zeros),
      cursor_(buffer_.data() + history), end_(cursor_), counted_(cursor_),
      gap_from_(buffer_.data() + 1), word_from_(cursor_) {
    // The text begins as if an empty line stood before it.
    std::fill_n(buffer_.data(), history, '\n');
    fill(byte_order_mark.size());
    skip_byte_order_mark();
}

PgnScanner::PgnScanner(const PgnScanner& other, ByteSource rest) : PgnScanner(other) {
    source_ = std::move(rest);
    const auto here = [&](const char* place) {
        return buffer_.data() + (place - other.buffer_.data());
    };
    for (const char** place :
         {&cursor_, &end_, &counted_, &gap_from_, &clean_from_, &word_from_, &value_from_})
        if (*place != nullptr) *place = here(*place);
    if (text_.data() == other.scratch_.data())
        text_ = scratch_;
    else if (text_.data() != nullptr)
        text_ = {here(text_.data()), text_.size()};
    raw_value_ = {};
}

/// Passes over a byte-order mark at the start of the text; a line still begins behind it.
void PgnScanner::skip_byte_order_mark() {
    if (!between(cursor_, end_).starts_with(byte_order_mark)) return;
    std::fill_n(buffer_.data() + history, byte_order_mark.size(), '\n');
    cursor_ += byte_order_mark.size();
    counted_ = word_from_ = clean_from_ = cursor_;
}

/// Makes `wanted` bytes available if the source has them; false when nothing could be added.
bool PgnScanner::fill(std::size_t wanted) {
    if (exhausted_) return false;
    if (gap_from_ != nullptr) gap_line_ = line_at(std::exchange(gap_from_, nullptr));
    count_lines(cursor_);
    const std::size_t kept = available();
    const char* const kept_from = cursor_ - history;
    char* const first = buffer_.data();
    consumed_ += static_cast<std::size_t>(kept_from - first);
    std::memmove(first, kept_from, history + kept);
    clean_from_ = clean_from_ == cursor_ ? first + history : nullptr;
    cursor_ = counted_ = word_from_ = first + history;
    std::size_t filled = kept;
    while (filled < wanted && !exhausted_) {
        const std::size_t added = source_(first + history + filled, capacity - filled);
        filled += added;
        exhausted_ = added == 0;
    }
    std::fill_n(first + history + filled, zeros, '\0');
    end_ = cursor_ + filled;
    return filled > kept;
}

void PgnScanner::count_lines(const char* place) {
    // Blocks whose count fits a byte, so that the compiler counts many bytes at once. A line ends
    // with `\r`, or with `\n` that does not follow one: what comes before is always in the buffer.
    constexpr std::ptrdiff_t block = 128;
    while (counted_ < place) {
        const char* const last = counted_ + std::min(place - counted_, block);
        std::uint8_t ends = 0;
        for (const char* byte = counted_; byte < last; ++byte)
            ends = static_cast<std::uint8_t>(
                ends + ((byte[0] == '\r') | ((byte[0] == '\n') & (byte[-1] != '\r'))));
        line_ += ends;
        counted_ = last;
    }
}

/// The line of a place in the buffer.
std::size_t PgnScanner::line_at(const char* place) {
    count_lines(place);
    return line_ - line_ends_in(place, counted_);
}

std::size_t PgnScanner::line_before_word() {
    return gap_from_ != nullptr ? line_at(gap_from_) : gap_line_;
}

std::uint64_t PgnScanner::bytes() const {
    return consumed_ + static_cast<std::size_t>(cursor_ - (buffer_.data() + history));
}

/// How many lines end between the word that was found and what stands before it.
std::size_t PgnScanner::line_ends_in_gap() {
    if (gap_from_ != nullptr) return line_ends_in(gap_from_, word_from_);
    return line_at(word_from_) - gap_line_;
}

/// Takes a short move between spaces, as nearly all are, without another look at it.
inline bool PgnScanner::take_plain_move() {
    const char* const last = cursor_ + short_word(cursor_);
    if (!ends_like_move(last) || !is_clean()) return false;
    text_ = between(cursor_, last);
    cursor_ = last;
    number_waits_ = false;
    return true;
}

/// Likewise a move number between spaces with one dot. The number 1 may begin a game.
inline bool PgnScanner::take_plain_number() {
    constexpr std::ptrdiff_t most_digits = 3;
    const char* last = cursor_;
    std::size_t number = 0;
    for (; is_digit(*last); ++last) number = 10 * number + static_cast<std::size_t>(*last - '0');
    const bool is_usual = last[0] == '.' && is_space(last[1]) && number > 1;
    if (!is_usual || last - cursor_ > most_digits || number_waits_ || !is_clean()) return false;
    text_ = between(cursor_, last);
    cursor_ = clean_from_ = gap_from_ = last + 1;
    number_ = number;
    number_dots_ = 1;
    number_waits_ = after_number_ = true;
    return true;
}

PgnWord PgnScanner::next() {
    after_number_ = number_waits_;        // behind a `first_number`
    if (is_started_) gap_from_ = cursor_; // the first gap begins before the text
    is_started_ = true;
    for (;;) {
        while (is_space(*cursor_)) ++cursor_;
        if (available() < lookahead && fill(lookahead)) continue;
        word_from_ = cursor_;
        std::optional<PgnWord> word;
        switch (class_of(*cursor_).lead) {
        case PgnLead::letter:
            if (take_plain_move()) return PgnWord::move;
            word = take_symbol();
            break;
        case PgnLead::digit:
            if (take_plain_number()) continue;
            word = take_number();
            break;
        default: word = take_other();
        }
        if (!word) continue;
        if (!is_clean()) word = take_glued(*word);
        if (number_waits_ && *word != PgnWord::move) settle_number(*word);
        number_waits_ &= *word == PgnWord::first_number;
        return *word;
    }
}

/// Takes what begins neither with a letter nor with a digit. A sign that a word follows at once, or
/// a sign between a number and its move, may stand for its piece: together they cannot be read.
std::optional<PgnWord> PgnScanner::take_other() {
    const auto word = take_sign_or_comment();
    const bool is_sign = word == PgnWord::nag || word == PgnWord::mark;
    if (!is_sign || !is_clean()) return word;
    const char* const behind = number_waits_ ? behind_spaces(cursor_) : cursor_;
    const PgnLead next = class_of(*behind).lead;
    if (next != PgnLead::letter && next != PgnLead::high) return word;
    if (next == PgnLead::high && high_sign(between(behind, end_)).kind != HighKind::in_word)
        return word;
    cursor_ = word_from_;
    return take_unreadable();
}

std::optional<PgnWord> PgnScanner::take_sign_or_comment() {
    switch (class_of(*cursor_).lead) {
    case PgnLead::high: return take_high();
    case PgnLead::sign: return take_signs();
    case PgnLead::suffix: return take_suffix();
    case PgnLead::brace: return begin_comment(true);
    case PgnLead::semicolon: return begin_comment(false);
    case PgnLead::dollar: return take_nag();
    case PgnLead::open: return take_open();
    case PgnLead::close: return take_close();
    case PgnLead::star: result_ = GameResult::unfinished; return take_sign(PgnWord::result);
    case PgnLead::bracket: return take_bracket();
    case PgnLead::less: return take_reserved();
    case PgnLead::greater: return take_greater();
    case PgnLead::ampersand: return take_entity();
    case PgnLead::percent:
        if (!is_line_end(cursor_[-1])) return take_unreadable();
        if (escaped_line_ == 0) escaped_line_ = line();
        skip_line();
        gap_from_ = cursor_;
        return std::nullopt;
    case PgnLead::passed:
        if (cursor_ == end_) return PgnWord::end;
        if (is_lost_sign()) return take_unreadable();
        pass_over(1);
        return std::nullopt;
    default: return take_unreadable();
    }
}

/// Whether an end-of-file byte stands inside a line, where it may stand for lost text.
bool PgnScanner::is_lost_sign() const {
    const auto ends_file = [](char byte) { return byte == '\0' || byte == '\x1A'; };
    if (!ends_file(*cursor_) || is_line_end(cursor_[-1])) return false;
    constexpr std::ptrdiff_t most = 16; // a longer row means nothing
    const char* const limit = end_ - cursor_ > most ? cursor_ + most : end_;
    const char* const next = std::find_if_not(
        cursor_, limit, [&](char byte) { return ends_file(byte) || is_blank(byte); });
    return next != limit && !is_line_end(*next);
}

/// A bracket or a star; a word may follow right behind it.
PgnWord PgnScanner::take_sign(PgnWord word) {
    text_ = between(cursor_, cursor_ + 1);
    clean_from_ = ++cursor_;
    return word;
}

/// A bracket closes a variation, or follows a number as in `1)e4`, which is no move then.
PgnWord PgnScanner::take_close() {
    closes_number_ = number_waits_ && is_digit(cursor_[-1]);
    const PgnWord word = take_sign(PgnWord::close_variation);
    if (closes_number_) clean_from_ = nullptr;
    return word;
}

/// Takes a word that is glued to something else and may be a part of it: a move that cannot be
/// read. Its text is the whole, as far as that is looked at.
PgnWord PgnScanner::take_glued(PgnWord word) {
    if (word != PgnWord::move && word != PgnWord::pass) return word;
    const char* first = word_from_;
    while (first > word_from_ - history && !is_space(first[-1])) --first;
    while (first < word_from_ && (*first & 0xC0) == 0x80) ++first; // no half character
    text_ = between(first, text_.data() + text_.size());
    return PgnWord::unreadable;
}

/// Passes over this many bytes, which are not a word. Only dots may stand right before a word.
void PgnScanner::pass_over(std::size_t bytes) {
    const std::string_view text = between(cursor_, cursor_ + bytes);
    const bool are_dots = text == "." || text == "…" || text == "\x85";
    const bool is_open = are_dots && is_clean();
    if (are_dots && after_number_) number_dots_ += text == "." ? 1U : 3U;
    cursor_ += bytes;
    if (is_open) clean_from_ = cursor_;
    if (text != ".") note_stray(text); // a dot may stand apart from its move number
}

void PgnScanner::note_stray(std::string_view text) {
    if (!stray_) stray_ = {seen_text(utf8_prefix(text, shown_bytes)), line()};
}

PgnWord PgnScanner::begin_comment(bool in_braces) {
    ++cursor_;
    in_braces_ = in_braces;
    return PgnWord::comment;
}

/// Whether `[Name "` stands here; notes the name and where the value begins.
bool PgnScanner::begins_tag() {
    if (available() < max_tag) fill(max_tag);
    const char* const limit = cursor_ + std::min(available(), max_tag);
    const char* const first = std::find_if_not(cursor_ + 1, limit, is_blank);
    const char* const last = std::find_if_not(first, limit, is_name);
    const char* const quote = std::find_if_not(last, limit, is_blank);
    const auto size = static_cast<std::size_t>(last - first);
    if (size == 0 || size > max_word || *first == '%' || quote == limit || *quote != '"')
        return false;
    text_ = between(first, last);
    value_from_ = quote + 1;
    return true;
}

/// `[Name "` begins a tag wherever it stands; another bracket is a fault at the start of a line,
/// and elsewhere a word that cannot be read: what it encloses is perhaps no part of its line.
std::optional<PgnWord> PgnScanner::take_bracket() {
    if (begins_tag()) return PgnWord::tag;
    if (take_wrapper()) return PgnWord::wrapper;
    if (take_enclosed_result(']')) return PgnWord::result_at_end;
    if (!is_line_end(cursor_[-1])) return take_unreadable();
    keep_line_start();
    return PgnWord::bad_tag;
}

void PgnScanner::keep_line_start() {
    const char* const last = std::find_if(cursor_, end_, is_line_end);
    scratch_ = between(cursor_, last).substr(0, shown_bytes);
    text_ = scratch_;
}

std::string_view PgnScanner::line_from(const char* place) const {
    const char* const limit = std::min(end_, place + lookahead);
    return between(place, std::find_if(place, limit, is_line_end));
}

std::string_view PgnScanner::take_text() {
    if (available() < lookahead) fill(lookahead);
    if (cursor_ == end_ || is_line_end(*cursor_) || (*cursor_ == '[' && begins_tag())) return {};
    const auto is_stop = [](char byte) { return is_line_end(byte) || byte == '['; };
    const char* const first = cursor_;
    const char* const limit = first + std::min(available(), lookahead);
    cursor_ = std::find_if(first + 1, limit, is_stop);
    if (cursor_ == limit && cursor_ != end_) cursor_ = last_word_before(limit);
    return between(first, cursor_);
}

/// Where the word begins that `limit` cuts, as far as one is looked for.
const char* PgnScanner::last_word_before(const char* limit) const {
    const char* first = limit;
    while (first > limit - max_word && !is_space(first[-1])) --first;
    return is_space(first[-1]) ? first : limit;
}

bool PgnScanner::enter_text_line() {
    if (available() < 2 * lookahead) fill(2 * lookahead);
    if (cursor_ == end_ || !is_line_end(*cursor_)) return false;
    const char* const behind = cursor_ + (between(cursor_, end_).starts_with("\r\n") ? 2 : 1);
    if (!begins_text(behind)) return false;
    cursor_ = behind;
    return true;
}

/// Whether the line that begins here is not empty and begins no part of a game.
bool PgnScanner::begins_text(const char* place) const {
    const char* const limit = cursor_ + std::min(available(), max_word);
    const char* const first =
        std::find_if_not(place, limit, [](char byte) { return is_blank(byte) || byte == '>'; });
    if (first == end_ || is_line_end(*first) || is_any(*first, "[{;*%")) return false;
    const char* const behind = std::find_if_not(first, limit, is_digit);
    std::string_view rest = between(first, limit);
    return (behind == first || *behind != '.') && !take_result(rest);
}

/// Whether only blanks, and `>` as in mail, stand before this place in its line, as far as they are
/// looked at.
bool PgnScanner::begins_line(const char* place) const {
    const char* before = place;
    while (before > place - history + 1 && (is_blank(before[-1]) || before[-1] == '>')) --before;
    return is_line_end(before[-1]);
}

Taken PgnScanner::take_tag(std::string_view& value) {
    word_of_comment_.clear();
    const char* const limit = cursor_ + std::min(available(), max_tag);
    const auto found = find_tag_value(between(value_from_, limit));
    if (!found) {
        const bool is_long =
            available() >= max_tag && std::find_if(cursor_, limit, is_line_end) == limit;
        scratch_ = text_;
        text_ = scratch_;
        skip_line();
        return is_long ? Taken::cut : Taken::unclosed;
    }
    cursor_ = clean_from_ = value_from_ + found->length;
    value = {value_from_, found->size};
    raw_value_ = {value_from_, found->size};
    is_plain_value_ = found->is_plain;
    if (found->has_escapes || (!is_plain_value_ && !is_utf8(value))) {
        scratch_ = to_utf8(without_escapes(value));
        value = scratch_;
    }
    return value.size() <= max_value ? Taken::whole : Taken::cut;
}

} // namespace record
