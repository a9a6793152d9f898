#include "postgres/array.hpp"

#include "postgres/text.hpp"

namespace postgres {

void Array::add(std::optional<std::string_view> value) {
    if (!text_.empty()) text_ += ',';
    if (!value) {
        text_ += "NULL";
        return;
    }
    text_ += '"';
    for (const char sign : written_text(*value)) {
        if (sign == '"' || sign == '\\') text_ += '\\';
        text_ += sign;
    }
    text_ += '"';
}

void Array::add(std::optional<std::int64_t> value) {
    if (!text_.empty()) text_ += ',';
    text_ += value ? std::to_string(*value) : "NULL";
}

} // namespace postgres
