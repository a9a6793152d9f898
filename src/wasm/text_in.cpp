#include "wasm/text_in.hpp"

#include <limits>

#include "core/digits.hpp"
#include "game/rules_text.hpp"

namespace wasm {

std::string_view take_until(std::string_view& text, char end) {
    const std::size_t found = text.find(end);
    const std::string_view taken = text.substr(0, found);
    text.remove_prefix(found == std::string_view::npos ? text.size() : found + 1);
    return taken;
}

std::vector<std::string_view> words_in(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty())
        if (const std::string_view word = take_word(text); !word.empty()) words.push_back(word);
    return words;
}

long long number_in(std::string_view word) {
    const bool is_negative = word.starts_with('-');
    if (is_negative) word.remove_prefix(1);
    const auto number = core::read_number(word, 0, std::numeric_limits<long long>::max());
    return is_negative ? -number.value_or(0) : number.value_or(0);
}

core::Coord square_in(std::string_view word) {
    const auto square = core::take_coord(word);
    return square && word.empty() ? *square : core::Coord{};
}

game::Rules rules_in(std::string_view word) {
    return game::read_rules(word).value_or(game::every_game.front());
}

words::Voice voice_of(std::string_view code) {
    return {words::language_of(code).value_or(words::Language::english)};
}

} // namespace wasm
