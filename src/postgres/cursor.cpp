#include "postgres/cursor.hpp"

#include <charconv>

#include "postgres/text.hpp"

namespace postgres {
namespace {

template <class Number>
Number number_in(std::string_view text) {
    Number number{};
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

std::string_view Cursor::field(int column) const {
    return {PQgetvalue(answer_.get(), row_, column),
            static_cast<std::size_t>(PQgetlength(answer_.get(), row_, column))};
}

std::int64_t Cursor::integer(int column) { return number_in<std::int64_t>(field(column)); }

double Cursor::real(int column) { return number_in<double>(field(column)); }

std::string Cursor::text(int column) { return read_text(field(column)); }

std::string Cursor::bytes(int column) {
    std::string_view text = field(column);
    if (!text.starts_with("\\x")) return {};
    std::string bytes;
    for (text.remove_prefix(2); text.size() >= 2; text.remove_prefix(2)) {
        unsigned byte = 0;
        std::from_chars(text.data(), text.data() + 2, byte, 16);
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

} // namespace postgres
