#include "puzzle/square.hpp"

#include <algorithm>
#include <cstddef>

#include "core/digits.hpp"

#include "core/steps.hpp"

namespace puzzle {
namespace {

constexpr int letters = 26;
constexpr int widest = 1000;

std::string file_text(int file) {
    std::string text;
    for (int rest = file + 1; rest > 0; rest = (rest - 1) / letters)
        text += static_cast<char>('a' + (rest - 1) % letters);
    std::ranges::reverse(text);
    return text;
}

/// 0 to 25 for a letter of either case; nothing for any other character.
std::optional<int> letter_value(char sign) {
    if (sign >= 'a' && sign <= 'z') return sign - 'a';
    if (sign >= 'A' && sign <= 'Z') return sign - 'A';
    return std::nullopt;
}

} // namespace

std::vector<std::vector<int>> leaps_of_board(int size) {
    std::vector<std::vector<int>> leaps(static_cast<std::size_t>(size * size));
    for (int place = 0; place < size * size; ++place)
        for (const auto [files, ranks] : core::knight_leaps) {
            const Square target{place % size + files, place / size + ranks};
            if (is_on_board(target, size))
                leaps[static_cast<std::size_t>(place)].push_back(target.rank * size + target.file);
        }
    return leaps;
}

std::string square_text(Square square) {
    return file_text(square.file) + std::to_string(square.rank + 1);
}

std::optional<Square> read_square(std::string_view text) {
    int files = 0;
    while (!text.empty() && files <= widest) {
        const auto letter = letter_value(text.front());
        if (!letter) break;
        files = letters * files + *letter + 1;
        text.remove_prefix(1);
    }
    const auto rank = core::take_number(text, 1, widest);
    if (files < 1 || files > widest || !rank || !text.empty()) return std::nullopt;
    return Square{files - 1, *rank - 1};
}

} // namespace puzzle
