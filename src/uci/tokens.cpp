#include "uci/tokens.hpp"

#include <algorithm>

namespace uci {
namespace {

bool is_blank(char sign) { return static_cast<unsigned char>(sign) <= ' '; }

} // namespace

std::string_view Tokens::peek() const {
    const auto end = std::find_if(text_.begin(), text_.end(), is_blank);
    return text_.substr(0, static_cast<std::size_t>(end - text_.begin()));
}

std::string_view Tokens::take() {
    const std::string_view word = peek();
    text_.remove_prefix(word.size());
    skip_blanks();
    return word;
}

std::string Tokens::take_until(std::string_view end) {
    std::string words;
    while (!empty()) {
        const std::string_view word = take();
        if (word == end) break;
        if (!words.empty()) words += ' ';
        words += word;
    }
    return words;
}

void Tokens::skip_blanks() {
    const auto begin = std::find_if_not(text_.begin(), text_.end(), is_blank);
    text_.remove_prefix(static_cast<std::size_t>(begin - text_.begin()));
}

std::string unknown_word_line(std::string_view word) {
    return "info string unknown word " + shown(word);
}

std::string shown(std::string_view text) {
    constexpr std::size_t longest = 100;
    std::string fit(text.substr(0, longest));
    for (char& sign : fit)
        if (sign < ' ' || sign > '~') sign = '?';
    if (text.size() > longest) fit += "...";
    return fit;
}

} // namespace uci
