#include "words/ascii.hpp"

#include <algorithm>

namespace words {

std::string to_ascii(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const auto* const found = std::ranges::find_if(
            plain_letters, [&](const PlainLetter& row) { return text.starts_with(row.letter); });
        const bool known = found != plain_letters.end();
        plain += known ? found->plain : text.substr(0, 1);
        text.remove_prefix(known ? found->letter.size() : 1);
    }
    return plain;
}

} // namespace words
