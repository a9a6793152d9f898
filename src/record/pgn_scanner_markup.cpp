// How the scanner takes what mail programs, forums and pages write around games.

#include <algorithm>
#include <array>

#include "core/capitals.hpp"
#include "record/pgn_scanner.hpp"

namespace record {
namespace {

bool is_among(std::string_view text, const auto& list) {
    return std::ranges::any_of(
        list, [&](std::string_view one) { return core::is_same_but_for_capitals(text, one); });
}

/// Whether the inside of `<…>` parts lines or paragraphs of HTML.
bool is_line_break(std::string_view inside) {
    constexpr std::array<std::string_view, 6> breaks{"br", "br/", "br /", "p", "/p", "pre"};
    return is_among(inside, breaks);
}

/// Whether the inside of `<…>` begins or ends what HTML marks in a text, and nothing else: `b`,
/// `/b`. Anything more, such as a picture, may show a piece.
bool is_html_mark(std::string_view inside) {
    constexpr std::array<std::string_view, 42> names{
        "a",     "b",   "big",   "blockquote", "body", "br",     "center", "cite", "code",
        "dd",    "div", "dl",    "dt",         "em",   "font",   "h1",     "h2",   "h3",
        "h4",    "h5",  "h6",    "head",       "hr",   "html",   "i",      "li",   "nobr",
        "ol",    "p",   "pre",   "small",      "span", "strong", "sub",    "sup",  "table",
        "tbody", "td",  "title", "tr",         "tt",   "u"};
    if (inside.starts_with('/'))
        inside.remove_prefix(1);
    else if (inside.ends_with('/'))
        inside.remove_suffix(1);
    while (inside.ends_with(' ')) inside.remove_suffix(1);
    return is_among(inside, names);
}

/// Whether an entity of HTML is a space.
bool is_space_entity(std::string_view entity) {
    constexpr std::array<std::string_view, 6> spaces{"&nbsp;", "&#160;",   "&#xA0;",
                                                     "&#32;",  "&thinsp;", "&#8239;"};
    return is_among(entity, spaces);
}

/// The entity of HTML at the start of a text; empty where there is none.
std::string_view entity_of(std::string_view text) {
    constexpr std::size_t longest = 32;
    const std::size_t end = text.substr(0, longest).find_first_of("; \t\r\n&", 1);
    if (end == std::string_view::npos || text[end] != ';' || end < 3) return {};
    return text.substr(0, end + 1);
}

} // namespace

/// `[pgn]` and `[/pgn]`, as forums write around games, with whatever settings.
bool PgnScanner::take_wrapper() {
    const char* const limit = cursor_ + std::min(available(), max_word);
    const char* const last = std::find_if(cursor_ + 1, limit, [](char byte) {
        return byte == ']' || byte == '[' || is_line_end(byte);
    });
    if (last == limit || *last != ']') return false;
    std::string_view inside = between(cursor_ + 1, last);
    if (inside.starts_with('/')) inside.remove_prefix(1);
    const std::string_view name = inside.substr(0, inside.find(' '));
    if (!core::is_same_but_for_capitals(name, "pgn")) return false;
    text_ = between(cursor_, last + 1);
    pass_over(text_.size());
    clean_from_ = cursor_;
    return true;
}

/// Passes over a mark of HTML on one line; what else stands in `<…>` may be a move or a piece.
std::optional<PgnWord> PgnScanner::take_reserved() {
    const char* const limit = cursor_ + std::min(available(), max_word);
    const char* const last = std::find_if(cursor_ + 1, limit, [](char byte) {
        return byte == '>' || byte == '<' || is_line_end(byte);
    });
    if (last == limit || *last != '>') return take_unreadable();
    const std::string_view inside = between(cursor_ + 1, last);
    if (!is_html_mark(inside)) {
        const char* const end = cursor_ + available();
        text_ =
            between(cursor_, std::find_if(last + 1, std::min(end, cursor_ + lookahead), is_space));
        cursor_ += text_.size();
        return PgnWord::unreadable;
    }
    const bool is_break = is_line_break(inside);
    pass_over(inside.size() + 2);
    if (is_break) clean_from_ = cursor_;
    return std::nullopt;
}

/// A `>` at the start of a line quotes the line, as in mail; the line is as empty as without it.
std::optional<PgnWord> PgnScanner::take_greater() {
    if (!begins_line(cursor_)) return take_unreadable();
    pass_over(1);
    clean_from_ = cursor_;
    return std::nullopt;
}

/// An entity of HTML is a space, or part of a word that cannot be read, as `&` is: `&#9816;f3`.
std::optional<PgnWord> PgnScanner::take_entity() {
    const std::string_view entity =
        entity_of(between(cursor_, cursor_ + std::min(available(), max_word)));
    if (!is_space_entity(entity)) return take_unreadable();
    pass_over(entity.size());
    clean_from_ = cursor_;
    return std::nullopt;
}

/// Takes all up to the next space as a word that cannot be read.
PgnWord PgnScanner::take_unreadable() {
    const char* const limit = cursor_ + std::min(available(), max_word);
    const char* const last = std::find_if(cursor_ + 1, limit, is_space);
    text_ = between(cursor_, last);
    cursor_ = last;
    return PgnWord::unreadable;
}

} // namespace record
