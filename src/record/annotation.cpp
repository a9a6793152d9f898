#include "record/annotation.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "core/digits.hpp"

namespace record {
namespace {

using std::chrono::milliseconds;

constexpr std::string_view blanks = " \t";

/// Where the value of a command lies in a comment.
struct Place {
    std::size_t first;
    std::size_t size;
};

std::optional<Place> find_place(std::string_view comment, std::string_view name) {
    const std::string opening = "[%" + std::string(name);
    for (std::size_t at = comment.find(opening); at != std::string_view::npos;
         at = comment.find(opening, at + 1)) {
        const std::size_t behind = at + opening.size();
        const std::size_t first = comment.find_first_not_of(blanks, behind);
        const std::size_t bracket = comment.find(']', behind);
        if (first == behind || first == std::string_view::npos || bracket == std::string_view::npos)
            continue;
        if (first >= bracket) return Place{bracket, 0};
        const std::size_t last = comment.find_last_not_of(blanks, bracket - 1);
        return Place{first, last + 1 - first};
    }
    return std::nullopt;
}

constexpr std::int64_t most = 1'000'000; ///< hours, pawns or plies of depth

std::optional<std::string_view> find_in(const Node& node, std::string_view name) {
    for (const std::string& comment : node.comments)
        if (const auto value = find_command(comment, name)) return value;
    return std::nullopt;
}

void set_in(Node& node, std::string_view name, std::string_view value) {
    for (std::string& comment : node.comments) {
        if (!find_command(comment, name)) continue;
        comment = with_command(comment, name, value);
        return;
    }
    if (node.comments.empty()) node.comments.emplace_back();
    node.comments.front() = with_command(node.comments.front(), name, value);
}

std::optional<milliseconds> find_time(const Node& node, std::string_view name) {
    const auto value = find_in(node, name);
    return value ? read_written_time(*value) : std::nullopt;
}

/// The digits behind a point, as thousandths.
std::optional<int> read_thousandths(std::string_view digits) {
    if (digits.empty() || !std::all_of(digits.begin(), digits.end(), core::is_digit))
        return std::nullopt;
    int value = 0;
    for (std::size_t i = 0; i < 3; ++i)
        value = 10 * value + (i < digits.size() ? digits[i] - '0' : 0);
    return value;
}

std::string two_digits(std::int64_t value) {
    return {static_cast<char>('0' + value / 10), static_cast<char>('0' + value % 10)};
}

} // namespace

std::optional<std::string_view> find_command(std::string_view comment, std::string_view name) {
    const auto place = find_place(comment, name);
    if (!place) return std::nullopt;
    return comment.substr(place->first, place->size);
}

std::string with_command(std::string_view comment, std::string_view name, std::string_view value) {
    std::string text(comment);
    if (const auto place = find_place(comment, name)) {
        text.replace(place->first, place->size, value);
        return text;
    }
    const std::string command = "[%" + std::string(name) + ' ' + std::string(value) + ']';
    return text.empty() ? command : command + ' ' + text;
}

std::string written_time(milliseconds time) {
    const std::int64_t all = std::max<std::int64_t>(time.count(), 0);
    std::string text = std::to_string(all / 3'600'000) + ':' + two_digits(all / 60'000 % 60) + ':' +
                       two_digits(all / 1000 % 60);
    if (const std::int64_t rest = all % 1000; rest != 0) {
        text += '.' + std::to_string(1000 + rest).substr(1);
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text;
}

std::optional<milliseconds> read_written_time(std::string_view text) {
    std::int64_t thousandths = 0;
    if (const std::size_t point = text.find('.'); point != std::string_view::npos) {
        const auto rest = read_thousandths(text.substr(point + 1));
        if (!rest) return std::nullopt;
        thousandths = *rest;
        text = text.substr(0, point);
    }
    std::array<std::int64_t, 3> fields{};
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const std::size_t colon = text.find(':');
        if ((colon == std::string_view::npos) != (i + 1 == fields.size())) return std::nullopt;
        const auto number = core::read_number(text.substr(0, colon), 0, i == 0 ? most : 59);
        if (!number) return std::nullopt;
        fields[i] = *number;
        text.remove_prefix(colon == std::string_view::npos ? text.size() : colon + 1);
    }
    return milliseconds(((fields[0] * 60 + fields[1]) * 60 + fields[2]) * 1000 + thousandths);
}

std::optional<milliseconds> clock_after(const Node& node) { return find_time(node, "clk"); }
void set_clock_after(Node& node, milliseconds time) { set_in(node, "clk", written_time(time)); }
void set_time_spent(Node& node, milliseconds time) { set_in(node, "emt", written_time(time)); }

std::string evaluation_text(const Evaluation& evaluation) {
    std::string text;
    if (evaluation.is_mate) {
        text = '#' + std::to_string(evaluation.value);
    } else {
        const int size = std::abs(evaluation.value);
        if (evaluation.value < 0) text = '-';
        text += std::to_string(size / 100) + '.' + two_digits(size % 100);
    }
    if (evaluation.depth) text += ',' + std::to_string(*evaluation.depth);
    return text;
}

std::optional<Evaluation> read_evaluation_text(std::string_view text) {
    Evaluation evaluation;
    if (const std::size_t comma = text.find(','); comma != std::string_view::npos) {
        const auto depth = core::read_number(text.substr(comma + 1), 0, most);
        if (!depth) return std::nullopt;
        evaluation.depth = static_cast<int>(*depth);
        text = text.substr(0, comma);
    }
    evaluation.is_mate = text.starts_with('#');
    if (evaluation.is_mate) text.remove_prefix(1);
    const bool is_negative = text.starts_with('-');
    if (is_negative || text.starts_with('+')) text.remove_prefix(1);
    const std::size_t point = evaluation.is_mate ? std::string_view::npos : text.find('.');
    const auto whole = core::read_number(text.substr(0, point), 0, most);
    if (!whole) return std::nullopt;
    evaluation.value = static_cast<int>(*whole);
    if (!evaluation.is_mate) {
        const auto rest =
            point == std::string_view::npos ? 0 : read_thousandths(text.substr(point + 1));
        if (!rest) return std::nullopt;
        evaluation.value = 100 * evaluation.value + *rest / 10;
    }
    if (is_negative) evaluation.value = -evaluation.value;
    return evaluation;
}

std::optional<Evaluation> evaluation(const Node& node) {
    const auto value = find_in(node, "eval");
    return value ? read_evaluation_text(*value) : std::nullopt;
}

void set_evaluation(Node& node, const Evaluation& evaluation) {
    set_in(node, "eval", evaluation_text(evaluation));
}

} // namespace record
