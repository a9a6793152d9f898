#include "core/suggestion.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include "core/capitals.hpp"

namespace core {
namespace {

using Row = std::vector<std::size_t>;

std::string bare(std::string_view word) {
    return core::small_letters(word.substr(std::min(word.find_first_not_of('-'), word.size())));
}

/// The number of letters to add, drop, change or swap with their neighbour to turn one word into
/// the other.
std::size_t distance(std::string_view from, std::string_view to) {
    std::array<Row, 3> rows{Row(to.size() + 1), Row(to.size() + 1), Row(to.size() + 1)};
    auto& [before, last, now] = rows;
    std::iota(now.begin(), now.end(), std::size_t{0});
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::rotate(rows.begin(), rows.begin() + 1, rows.end());
        now[0] = i + 1;
        for (std::size_t j = 0; j < to.size(); ++j) {
            const std::size_t changed = last[j] + (from[i] == to[j] ? 0 : 1);
            now[j + 1] = std::min({changed, now[j] + 1, last[j + 1] + 1});
            if (i > 0 && j > 0 && from[i] == to[j - 1] && from[i - 1] == to[j])
                now[j + 1] = std::min(now[j + 1], before[j - 1] + 1);
        }
    }
    return now.back();
}

/// How far a word may be from another and still be taken for it: one mistake in every three
/// letters.
std::size_t most_mistakes(std::string_view word) {
    return std::min<std::size_t>((word.size() + 1) / 3, 3);
}

} // namespace

std::string suggestion(std::string_view typed, std::span<const std::string> known) {
    constexpr std::size_t longest = 40;
    constexpr std::size_t shortest_beginning = 2;
    if (typed.size() > longest) return {};
    const std::string wanted = bare(typed);
    std::string best;
    std::size_t least = most_mistakes(wanted) + 1;
    for (const std::string& name : known) {
        const std::string word = bare(name);
        const bool is_begun = wanted.size() >= shortest_beginning && word.starts_with(wanted);
        const std::size_t away = is_begun ? std::min<std::size_t>(word.size() - wanted.size(), 1)
                                          : distance(wanted, word);
        if (away >= least) continue;
        least = away;
        best = name;
    }
    return best;
}

} // namespace core
