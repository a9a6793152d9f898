#include "words/layout.hpp"

#include <algorithm>

namespace words {
namespace {

/// Removes the text up to and including `sign`, and returns it without the sign.
std::string_view take_until(std::string_view& text, char sign) {
    const std::string_view part = text.substr(0, text.find(sign));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
}

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> found;
    while (!line.empty()) {
        const std::string_view word = take_until(line, ' ');
        const bool is_sign = word == ":" || word == ";" || word == "?" || word == "!";
        if (is_sign && !found.empty())
            found.back().append(" ").append(word);
        else if (!word.empty())
            found.emplace_back(word);
    }
    return found;
}

} // namespace

std::size_t columns(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    return wrapped_to_fit(text,
                          [width](const std::string& line) { return columns(line) <= width; });
}

std::vector<std::string> wrapped_to_fit(std::string_view text,
                                        const std::function<bool(const std::string&)>& fits) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        std::string line;
        for (const std::string& word : words_of(take_until(text, '\n'))) {
            std::string longer = line;
            if (!longer.empty()) longer += ' ';
            longer += word;
            if (!line.empty() && !fits(longer)) {
                lines.push_back(std::move(line));
                longer = word;
            }
            line = std::move(longer);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string right_aligned(std::string_view text, std::size_t width) {
    const std::size_t taken = columns(text);
    return std::string(width > taken ? width - taken : 0, ' ').append(text);
}

std::string joined(const std::vector<std::string>& texts, std::string_view between) {
    std::string all;
    for (const std::string& text : texts) all.append(all.empty() ? "" : between).append(text);
    return all;
}

} // namespace words
