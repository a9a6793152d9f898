#include "solid/design.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

namespace solid {
namespace {

constexpr float hundredth = 0.01F;
constexpr std::size_t most_numbers = 6;

using Numbers = std::span<const float>;

std::string_view take_word(std::string_view& line) {
    const std::size_t start = std::min(line.find_first_not_of(" \t\r"), line.size());
    line.remove_prefix(start);
    const std::string_view word = line.substr(0, line.find_first_of(" \t\r"));
    line.remove_prefix(word.size());
    return word;
}

std::string_view take_line(std::string_view& text) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return line.substr(0, line.find('#'));
}

bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }

/// Up to four digits, and up to four decimals. Standard libraries for browsers cannot read these
/// yet.
std::optional<float> number_of(std::string_view word) {
    const bool is_negative = word.starts_with('-');
    if (is_negative) word.remove_prefix(1);
    const std::string_view whole = word.substr(0, word.find('.'));
    const std::string_view decimals = word.substr(std::min(whole.size() + 1, word.size()));
    const auto is_fine = [](std::string_view digits) {
        return digits.size() <= 4 && std::ranges::all_of(digits, is_digit);
    };
    const bool has_dot = whole.size() < word.size();
    if (whole.empty() || (has_dot && decimals.empty()) || !is_fine(whole) || !is_fine(decimals))
        return std::nullopt;
    float value = 0;
    float unit = 1;
    for (const char digit : whole) value = 10 * value + static_cast<float>(digit - '0');
    for (const char digit : decimals) value += (unit /= 10) * static_cast<float>(digit - '0');
    return is_negative ? -value : value;
}

float along(Numbers numbers, std::size_t i) { return numbers[i] * hundredth; }
int count_in(Numbers numbers) { return static_cast<int>(numbers[0]); }

/// A word of a file: how many numbers follow it, and where they go.
struct Word {
    std::string_view name;
    std::size_t numbers;
    void (*take)(Numbers, Design&);
};

constexpr std::array words{
    Word{"seat", 1, [](Numbers n, Design& d) { d.seat = along(n, 0); }},
    Word{"point", 2,
         [](Numbers n, Design& d) {
             d.turned.push_back({along(n, 0), along(n, 1), false});
         }},
    Word{"curve", 2,
         [](Numbers n, Design& d) {
             d.turned.push_back({along(n, 0), along(n, 1), true});
         }},
    Word{"scallops", 4,
         [](Numbers n, Design& d) {
             d.scallops.push_back({count_in(n), along(n, 1), along(n, 2), along(n, 3)});
         }},
    Word{"groove", 4,
         [](Numbers n, Design& d) {
             d.grooves.push_back({along(n, 0), n[1], along(n, 2), along(n, 3)});
         }},
    Word{"merlons", 6,
         [](Numbers n, Design& d) {
             d.merlons.push_back(
                 {count_in(n), along(n, 1), along(n, 2), along(n, 3), along(n, 4), along(n, 5)});
         }},
    Word{"block", 5,
         [](Numbers n, Design& d) {
             d.blocks.push_back({along(n, 0), along(n, 1), along(n, 2), along(n, 3), along(n, 4)});
         }},
    Word{"ball", 4,
         [](Numbers n, Design& d) {
             d.balls.push_back({along(n, 0), along(n, 1), along(n, 2), along(n, 3)});
         }},
    Word{"outline", 2,
         [](Numbers n, Design& d) {
             d.relief.outline.push_back({along(n, 0), along(n, 1), true});
         }},
    Word{"corner", 2,
         [](Numbers n, Design& d) {
             d.relief.outline.push_back({along(n, 0), along(n, 1), false});
         }},
    Word{"thick", 2,
         [](Numbers n, Design& d) {
             d.relief.thickness.push_back({along(n, 0), along(n, 1)});
         }},
    Word{"rounding", 1, [](Numbers n, Design& d) { d.relief.rounding = along(n, 0); }},
    Word{"crease", 6,
         [](Numbers n, Design& d) {
             d.relief.creases.push_back(
                 {along(n, 0), along(n, 1), along(n, 2), along(n, 3), along(n, 4), along(n, 5)});
         }},
};

/// Reads a line into the design; returns what is wrong with it, or nothing.
std::optional<DesignTrouble> take(std::string_view line, Design& design) {
    const std::string_view name = take_word(line);
    if (name.empty()) return std::nullopt;
    const Word* const last = words.data() + words.size(); // iterators need not be pointers
    const Word* const word = std::ranges::find(words.data(), last, name, &Word::name);
    if (word == last) return DesignTrouble::unknown_word;
    std::array<float, most_numbers> numbers{};
    for (std::size_t i = 0; i < word->numbers; ++i) {
        const auto number = number_of(take_word(line));
        if (!number) return DesignTrouble::wrong_numbers;
        numbers[i] = *number;
    }
    if (!take_word(line).empty()) return DesignTrouble::wrong_numbers;
    word->take(Numbers(numbers).first(word->numbers), design);
    return std::nullopt;
}

/// Whether the points begin and end on the axis, with none on it in between.
bool is_body(const std::vector<ProfilePoint>& points) {
    if (points.size() < 3 || points.front().across != 0 || points.back().across != 0) return false;
    return std::all_of(points.begin() + 1, points.end() - 1,
                       [](const ProfilePoint& point) { return point.across > 0; });
}

bool is_relief(const Relief& relief) {
    if (relief.outline.empty()) return true;
    return relief.outline.size() > 2 && !relief.thickness.empty() && relief.rounding > 0;
}

std::optional<DesignTrouble> trouble_of(const Design& design) {
    if (design.seat <= 0) return DesignTrouble::no_seat;
    if (!is_body(design.turned)) return DesignTrouble::no_body;
    if (!is_relief(design.relief)) return DesignTrouble::wrong_relief;
    return std::nullopt;
}

} // namespace

core::Result<Design, DesignError> read_design(std::string_view text) {
    Design design;
    for (std::size_t line = 1; !text.empty(); ++line)
        if (const auto trouble = take(take_line(text), design))
            return core::Failure(DesignError{*trouble, line});
    if (const auto trouble = trouble_of(design)) return core::Failure(DesignError{*trouble, 0});
    return design;
}

} // namespace solid
