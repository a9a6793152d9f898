#include "postgres/parameters.hpp"

#include <array>
#include <charconv>

#include "postgres/text.hpp"

namespace postgres {
namespace {

/// The value as a text.
struct Writer {
    std::string operator()(sql::Nothing /*nothing*/) const { return {}; }
    std::string operator()(std::int64_t value) const { return std::to_string(value); }
    /// Written so that exactly the same number is read.
    std::string operator()(double value) const {
        std::array<char, 32> signs{};
        const auto end = std::to_chars(signs.data(), signs.data() + signs.size(), value).ptr;
        return {signs.data(), end};
    }
    std::string operator()(bool value) const { return value ? "t" : "f"; }
    std::string operator()(std::string_view value) const { return written_text(value); }
    std::string operator()(const store::Digest* value) const {
        constexpr std::string_view digits = "0123456789abcdef";
        std::string text = "\\x";
        for (const std::uint8_t byte : *value) {
            text += digits[byte / 16U];
            text += digits[byte % 16U];
        }
        return text;
    }
};

} // namespace

Parameters written(std::span<const sql::Value> values) {
    Parameters all;
    all.reserve(values.size());
    for (const sql::Value& value : values)
        if (std::holds_alternative<sql::Nothing>(value))
            all.emplace_back();
        else
            all.emplace_back(std::visit(Writer{}, value));
    return all;
}

} // namespace postgres
