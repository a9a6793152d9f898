#include "screen.hpp"

#include <algorithm>
#include <charconv>

namespace terminal {
namespace {

constexpr char escape = '\x1B';

/// The numbers of a sequence, separated by `;`; a missing one is `missing`.
std::vector<int> numbers(std::string_view parameters, int missing) {
    std::vector<int> found;
    while (true) {
        const std::size_t end = std::min(parameters.find(';'), parameters.size());
        int number = missing;
        std::from_chars(parameters.data(), parameters.data() + end, number);
        found.push_back(number);
        if (end == parameters.size()) return found;
        parameters.remove_prefix(end + 1);
    }
}

std::size_t utf8_length(char first) {
    const auto byte = static_cast<unsigned char>(first);
    return byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

} // namespace

Screen::Screen(int columns, int rows)
    : columns_(columns), rows_(rows), cells_(static_cast<std::size_t>(columns * rows)) {}

Screen::Cell& Screen::at(int row, int column) {
    return cells_[static_cast<std::size_t>(row * columns_ + column)];
}

const Screen::Cell& Screen::at(int row, int column) const {
    return cells_[static_cast<std::size_t>(row * columns_ + column)];
}

void Screen::feed(std::string_view bytes) {
    pending_ += bytes;
    std::string_view rest = pending_;
    while (!rest.empty() && take(rest)) {
    }
    pending_ = std::string(rest);
}

bool Screen::take(std::string_view& bytes) {
    if (bytes.front() == escape) return take_escape(bytes);
    const bool is_control = static_cast<unsigned char>(bytes.front()) < 0x20;
    const std::size_t length = is_control ? 1 : utf8_length(bytes.front());
    if (bytes.size() < length) return false;
    if (is_control)
        control(bytes.front());
    else
        put(std::string(bytes.substr(0, length)));
    bytes.remove_prefix(length);
    return true;
}

bool Screen::take_escape(std::string_view& bytes) {
    if (bytes.size() < 2) return false;
    std::size_t end = 1;
    if (bytes[1] == '[') { // parameters, then a letter
        end = 2;
        while (end < bytes.size() && (bytes[end] < '@' || bytes[end] > '~')) ++end;
        if (end == bytes.size()) return false;
        obey(bytes.substr(2, end - 2), bytes[end]);
    } else if (bytes[1] == '(' || bytes[1] == ')') { // a character set
        end = 2;
        if (bytes.size() < 3) return false;
    } else {
        unknown_ += bytes.substr(1, 1);
    }
    bytes.remove_prefix(end + 1);
    return true;
}

void Screen::control(char byte) {
    if (byte == '\r') column_ = 0;
    if (byte == '\n') new_line();
    if (byte == '\b') column_ = std::max(column_ - 1, 0);
    if (byte != '\a') wraps_next_ = false;
}

void Screen::new_line() {
    if (row_ + 1 < rows_) {
        ++row_;
        return;
    }
    cells_.erase(cells_.begin(), cells_.begin() + columns_);
    cells_.resize(static_cast<std::size_t>(columns_ * rows_));
}

void Screen::put(std::string glyph) {
    if (wraps_next_) {
        column_ = 0;
        new_line();
        wraps_next_ = false;
    }
    if (inserts_) shift_cells(1);
    at(row_, column_) = brush_;
    at(row_, column_).glyph = std::move(glyph);
    if (column_ + 1 < columns_)
        ++column_;
    else
        wraps_next_ = true;
}

void Screen::obey(std::string_view parameters, char command) {
    const int count = std::max(numbers(parameters, 1).front(), 1);
    const int here = row_ * columns_ + column_;
    const int line_begin = row_ * columns_;
    const int mode = numbers(parameters, 0).front();
    wraps_next_ = false;
    switch (command) {
    case 'A': row_ = std::max(row_ - count, 0); break;
    case 'B': row_ = std::min(row_ + count, rows_ - 1); break;
    case 'C': column_ = std::min(column_ + count, columns_ - 1); break;
    case 'D': column_ = std::max(column_ - count, 0); break;
    case 'G': column_ = std::min(count, columns_) - 1; break;
    case 'H': {
        const auto place = numbers(parameters, 1);
        row_ = std::clamp(place.front(), 1, rows_) - 1;
        column_ = place.size() > 1 ? std::clamp(place[1], 1, columns_) - 1 : 0;
        break;
    }
    case 'J': erase(mode == 0 ? here : 0, mode == 1 ? here + 1 : columns_ * rows_); break;
    case 'K':
        erase(mode == 0 ? here : line_begin, mode == 1 ? here + 1 : line_begin + columns_);
        break;
    case 'P': shift_cells(-count); break;
    case '@': shift_cells(count); break;
    case 'm': set_attributes(parameters); break;
    case 'h':
    case 'l':
        if (parameters == "4") inserts_ = command == 'h';
        break;
    default: unknown_ += command;
    }
}

void Screen::erase(int from, int to) {
    std::fill(cells_.begin() + from, cells_.begin() + to, Cell{});
}

void Screen::shift_cells(int count) {
    const auto first = cells_.begin() + row_ * columns_ + column_;
    const auto last = cells_.begin() + (row_ + 1) * columns_;
    const auto by = std::min<std::ptrdiff_t>(std::abs(count), last - first);
    if (count > 0)
        std::fill(first, std::move_backward(first, last - by, last), Cell{});
    else
        std::fill(std::move(first + by, last, first), last, Cell{});
}

void Screen::set_attributes(std::string_view parameters) {
    for (const int number : numbers(parameters, 0)) {
        if (number == 0) brush_ = {};
        if (number == 7) brush_.is_reversed = true;
        if (number == 27) brush_.is_reversed = false;
        if (number >= 30 && number <= 37) brush_.is_colored = true;
        if (number == 39) brush_.is_colored = false;
    }
}

std::string Screen::row(int row) const {
    std::string text;
    for (int column = 0; column < columns_; ++column) text += at(row, column).glyph;
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

std::string Screen::text() const {
    std::string all;
    for (int row = 0; row < rows_; ++row) all += this->row(row) + '\n';
    all.erase(all.find_last_not_of('\n') + 1);
    return all;
}

int Screen::rows_with(std::string_view text) const {
    int found = 0;
    for (int row = 0; row < rows_; ++row)
        if (this->row(row).find(text) != std::string::npos) ++found;
    return found;
}

std::string Screen::reversed() const {
    std::string all;
    for (int row = 0; row < rows_; ++row) {
        std::string found;
        for (int column = 0; column < columns_; ++column)
            if (at(row, column).is_reversed) found += at(row, column).glyph;
        if (!found.empty()) all += (all.empty() ? "" : " ") + found;
    }
    return all;
}

bool Screen::has_colors() const {
    return std::ranges::any_of(cells_, [](const Cell& cell) { return cell.is_colored; });
}

} // namespace terminal
