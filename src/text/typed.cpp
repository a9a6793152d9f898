#include "text/typed.hpp"

#include <algorithm>
#include <array>

namespace text {
namespace {

struct OrderWord {
    std::string_view word;
    Order order;
};

constexpr std::array order_words{
    OrderWord{"?", Order::help},
    OrderWord{"aide", Order::help},
    OrderWord{"help", Order::help},
    OrderWord{"sauver", Order::save},
    OrderWord{"sauvegarder", Order::save},
    OrderWord{"save", Order::save},
    OrderWord{"quitter", Order::quit},
    OrderWord{"quit", Order::quit},
    OrderWord{"annuler", Order::undo},
    OrderWord{"undo", Order::undo},
    OrderWord{"cancel", Order::undo},
    OrderWord{"refaire", Order::redo},
    OrderWord{"redo", Order::redo},
    OrderWord{"conseil", Order::hint},
    OrderWord{"hint", Order::hint},
    OrderWord{"nulle", Order::draw},
    OrderWord{"draw", Order::draw},
    OrderWord{"abandonner", Order::resign},
    OrderWord{"resign", Order::resign},
    OrderWord{"coups", Order::moves},
    OrderWord{"moves", Order::moves},
    OrderWord{"pile", Order::stack},
    OrderWord{"stack", Order::stack},
    OrderWord{"notation", Order::notation},
    OrderWord{"retourner", Order::flip},
    OrderWord{"flip", Order::flip},
    OrderWord{"hauteurs", Order::heights},
    OrderWord{"heights", Order::heights},
    OrderWord{"position", Order::position},
    OrderWord{"regles", Order::rules},
    OrderWord{"règles", Order::rules},
    OrderWord{"rules", Order::rules},
};

constexpr bool is_space(char byte) { return static_cast<unsigned char>(byte) <= 0x20; }

} // namespace

std::string_view trimmed(std::string_view line) {
    while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
    while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
    return line;
}

Typed read_order(std::string_view line) {
    const std::string_view whole = trimmed(line);
    const std::string_view word(whole.begin(), std::ranges::find_if(whole, is_space));
    const auto* const found = std::ranges::find(order_words, small_letters(word), &OrderWord::word);
    if (found == order_words.end()) return {};
    return {found->order, std::string(trimmed(whole.substr(word.size())))};
}

std::optional<core::Coord> read_square(std::string_view line) {
    const std::string text = small_letters(trimmed(line));
    std::string_view rest = text;
    const auto square = core::take_coord(rest);
    return rest.empty() ? square : std::nullopt;
}

} // namespace text
