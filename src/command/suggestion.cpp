#include "command/suggestion.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace command {
namespace {

/// The number of letters to add, drop or change to turn one word into the other (Levenshtein).
std::size_t distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> row(to.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (const char letter : from) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t changed = diagonal + (letter == to[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::string suggestion(std::string_view typed, std::span<const std::string> known) {
    constexpr std::size_t longest = 40;
    if (typed.size() > longest) return {};
    std::string best;
    std::size_t least = std::max<std::size_t>(2, typed.size() / 3) + 1;
    for (const std::string& word : known) {
        const std::size_t away = distance(typed, word);
        // A word of as many changes as letters has nothing in common with what was typed.
        if (away < least && away < word.size()) {
            least = away;
            best = word;
        }
    }
    return best;
}

} // namespace command
