#include "postgres/cursor.hpp"

#include <charconv>

#include "postgres/text.hpp"

namespace postgres {
namespace {

template <class Number, class... Base>
Number number_in(std::string_view text, Base... base) {
    Number number{};
    std::from_chars(text.data(), text.data() + text.size(), number, base...);
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
    for (text.remove_prefix(2); text.size() >= 2; text.remove_prefix(2))
        bytes += static_cast<char>(number_in<unsigned>(text.substr(0, 2), 16));
    return bytes;
}

} // namespace postgres
