#pragma once

#include <array>
#include <string>
#include <string_view>

namespace words {

/// A letter of our sentences that ASCII lacks, and its replacement.
struct PlainLetter {
    std::string_view letter;
    std::string_view plain;
};

/// All such letters; a message with any other does not compile.
inline constexpr std::array<PlainLetter, 35> plain_letters{{
    {"à", "a"},  {"â", "a"}, {"ä", "a"}, {"æ", "ae"}, {"ç", "c"},  {"é", "e"},  {"è", "e"},
    {"ê", "e"},  {"ë", "e"}, {"î", "i"}, {"ï", "i"},  {"ô", "o"},  {"ö", "o"},  {"œ", "oe"},
    {"ù", "u"},  {"û", "u"}, {"ü", "u"}, {"À", "A"},  {"Â", "A"},  {"Æ", "AE"}, {"Ç", "C"},
    {"É", "E"},  {"È", "E"}, {"Ê", "E"}, {"Ë", "E"},  {"Î", "I"},  {"Ï", "I"},  {"Ô", "O"},
    {"Œ", "OE"}, {"Ù", "U"}, {"Û", "U"}, {"×", "x"},  {"«", "\""}, {"»", "\""}, {"±", "+-"},
}};

/// Whether `text` consists of ASCII and the letters above.
constexpr bool has_plain_form(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        if (static_cast<unsigned char>(text[i]) < 0x80) { // most characters; keeps compilation fast
            ++i;
            continue;
        }
        std::size_t length = 0;
        for (const auto& [letter, plain] : plain_letters)
            if (text.substr(i).starts_with(letter)) length = letter.size();
        if (length == 0) return false;
        i += length;
    }
    return true;
}

/// The text in ASCII: accents are dropped (É → E, œ → oe), and anything without a plain form
/// becomes a question mark.
std::string to_ascii(std::string_view text);

} // namespace words
