#include "words/ascii.hpp"

#include <algorithm>

#include "core/utf8.hpp"

namespace words {

std::string to_ascii(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const auto found = std::ranges::find_if(
            plain_letters, [&](const PlainLetter& row) { return text.starts_with(row.letter); });
        if (found != plain_letters.end()) {
            plain += found->plain;
            text.remove_prefix(found->letter.size());
            continue;
        }
        const bool is_ascii = static_cast<unsigned char>(text.front()) < 0x80;
        plain += is_ascii ? text.front() : '?';
        text.remove_prefix(std::max<std::size_t>(core::utf8_length(text), 1));
    }
    return plain;
}

} // namespace words
