#include "record/tag_text.hpp"

#include "record/pgn_bytes.hpp"

namespace record {
namespace {

/// The place of the first byte from `from` on that needs a closer look, or the end.
std::size_t plain_length(std::string_view text, std::size_t from) {
    while (from < text.size() && class_of(text[from]).in_value) ++from;
    return from;
}

bool is_escape(std::string_view text, std::size_t i) {
    return text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\');
}

/// The place behind the bracket that follows the quote at `quote`; nothing if none follows.
std::optional<std::size_t> behind_bracket(std::string_view line, std::size_t quote) {
    const std::size_t bracket = line.find_first_not_of(" \t", quote + 1);
    if (bracket == std::string_view::npos || line[bracket] != ']') return std::nullopt;
    return bracket + 1;
}

} // namespace

std::optional<TagValue> find_tag_value(std::string_view text) {
    std::size_t i = plain_length(text, 0);
    if (text.substr(i).starts_with("\"]")) return TagValue{i, false, true, i + 2}; // nearly always
    bool has_escapes = false;
    bool is_plain = true;
    for (; i < text.size() && !is_line_end(text[i]); i = plain_length(text, i + 1)) {
        if (is_escape(text, i)) {
            has_escapes = true;
            ++i;
        } else if (text[i] == '"') {
            if (const auto length = behind_bracket(text, i))
                return TagValue{i, has_escapes, is_plain, *length};
        } else {
            is_plain = false;
        }
    }
    // `"C:\games\"]`: the last backslash was not meant to escape.
    const std::string_view line = text.substr(0, i);
    const std::size_t quote = line.rfind('"');
    if (quote == std::string_view::npos) return std::nullopt;
    const auto length = behind_bracket(line, quote);
    if (!length) return std::nullopt;
    return TagValue{quote, has_escapes, is_plain, *length};
}

std::string without_escapes(std::string_view raw) {
    std::string value;
    value.reserve(raw.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        if (is_escape(raw, i)) ++i;
        value += raw[i];
    }
    return value;
}

std::string with_escapes(std::string_view value) {
    std::string raw;
    raw.reserve(value.size());
    for (const char byte : value) {
        if (byte == '"' || byte == '\\') raw += '\\';
        raw += byte;
    }
    return raw;
}

} // namespace record
