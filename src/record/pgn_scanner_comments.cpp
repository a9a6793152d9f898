// How the scanner takes comments, and passes over lines.

#include <algorithm>
#include <cstring>

#include "core/capitals.hpp"
#include "record/move_form.hpp"
#include "record/pgn_scanner.hpp"
#include "record/tag_text.hpp"

namespace record {
namespace {

bool is_capital(char sign) { return sign >= 'A' && sign <= 'Z'; }

/// Whether the word of a comment may be the piece of the move that is glued to it, which begins
/// with this sign: `{N}f3`.
bool may_be_glued(std::string_view word, char next) {
    if (is_capital(next) || next == '-') return false; // has its piece, or passes
    return (word.size() == 1 && is_capital(word.front())) || is_figurine(word);
}

} // namespace

/// All up to the end of the line, or of the text.
template <class Sink>
void PgnScanner::read_line(Sink sink) {
    do {
        const char* const last = std::find_if(cursor_, end_, is_line_end);
        sink(between(cursor_, last));
        cursor_ = last;
    } while (cursor_ == end_ && fill(lookahead));
}

void PgnScanner::skip_line() {
    read_line([](std::string_view) {});
}

/// All up to the closing brace, or to what shows that it is missing.
template <class Sink>
Taken PgnScanner::read_braces(Sink sink) {
    std::ptrdiff_t nested = 0; // braces that were opened in the comment
    const auto give = [&](const char* last) {
        nested += std::count(cursor_, last, '{');
        sink(between(cursor_, last));
        cursor_ = last;
    };
    for (;;) {
        const auto* const brace = static_cast<const char*>(std::memchr(cursor_, '}', available()));
        const char* const last = brace != nullptr ? brace : end_;
        give(find_bracket(last));
        if (cursor_ == brace) {
            if (available() < 2 && fill(lookahead)) continue;
            const bool closes_nested = nested > 0 && cursor_[1] == '}'; // `{a {b}}`
            if (closes_nested) {
                --nested;
                give(cursor_ + 1);
                continue;
            }
            const std::string_view word = word_in_braces();
            if (nested == 0) word_of_comment_ = word;
            if (!may_be_glued(word, cursor_[1])) clean_from_ = cursor_ + 1;
            ++cursor_;
            leaves_brace_open_ = nested > 0;
            return Taken::whole;
        }
        if (cursor_ == end_) {
            if (!fill(lookahead)) return Taken::unclosed;
        } else if (!is_tag_line()) {
            give(cursor_ + 1);
        } else {
            if (tag_line_ == 0) tag_line_ = line();
            const char* const closing = find_closing_brace();
            if (closing == nullptr) return Taken::unclosed;
            give(closing);
        }
    }
}

/// The word that is all of the comment which the brace here closes.
std::string_view PgnScanner::word_in_braces() const {
    const auto is_of_word = [](char sign) {
        const char letter = core::small(sign);
        return (letter >= 'a' && letter <= 'z') || class_of(sign).lead == PgnLead::high;
    };
    constexpr std::ptrdiff_t longest = 6; // `Knight`
    const char* last = cursor_;
    if (is_blank(last[-1])) --last; // `{ N }`
    const char* first = last;
    while (last - first <= longest && is_of_word(first[-1])) --first;
    const char* const before = is_blank(first[-1]) ? first - 1 : first;
    return *(before - 1) == '{' ? between(first, last) : std::string_view{};
}

/// A bracket before `last` that begins a line and perhaps a tag; `last` if there is none.
const char* PgnScanner::find_bracket(const char* last) const {
    for (const char* from = cursor_;; ++from) {
        from = std::find(from, last, '[');
        if (from == last) return last;
        const bool is_mark = from[1] == '%'; // `[%clk 0:05:00]`
        if (!is_mark && begins_line(from)) return from;
    }
}

/// Whether only tags stand on the line from here on.
bool PgnScanner::is_tag_line() {
    if (!begins_tag()) return false;
    const char* const limit = cursor_ + std::min(available(), max_tag);
    const auto value = find_tag_value(between(value_from_, limit));
    if (!value) return false;
    const char* const last = value_from_ + value->length;
    if (std::find(cursor_, last, '}') != last) return false; // the comment ends in it
    const char* const behind = std::find_if_not(last, limit, is_blank);
    return behind == limit || is_line_end(*behind) || *behind == '[';
}

/// The brace that closes a comment in which the scanner stands before a tag; nothing where another
/// one opens first, or where neither comes soon: then it was forgotten, and the next game begins.
const char* PgnScanner::find_closing_brace() const {
    const char* const limit = cursor_ + std::min(available(), max_tag);
    const char* const brace =
        std::find_if(cursor_, limit, [](char byte) { return byte == '{' || byte == '}'; });
    return brace != limit && *brace == '}' ? brace : nullptr;
}

template <class Sink>
Taken PgnScanner::read_comment(Sink sink) {
    tag_line_ = 0;
    leaves_brace_open_ = false;
    word_of_comment_.clear();
    if (in_braces_) return read_braces(sink);
    read_line(sink);
    return Taken::whole;
}

Taken PgnScanner::take_comment(std::string& into, std::size_t limit) {
    into.clear();
    bool is_cut = false;
    const Taken taken = read_comment([&](std::string_view part) {
        is_cut |= part.size() > limit - into.size();
        into += part.substr(0, limit - into.size());
    });
    if (!is_cut) return taken;
    // No incomplete character may remain: the text would no longer be UTF-8.
    while (!into.empty() && (into.back() & 0xC0) == 0x80) into.pop_back();
    if (!into.empty() && (into.back() & 0xC0) == 0xC0) into.pop_back();
    return taken == Taken::whole ? Taken::cut : taken;
}

Taken PgnScanner::skip_comment() {
    return read_comment([](std::string_view) {});
}

} // namespace record
