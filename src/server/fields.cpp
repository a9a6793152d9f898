#include "server/fields.hpp"

#include "core/digits.hpp"
#include "wire/json.hpp"

namespace server {
namespace {

std::optional<int> hex_digit(char digit) {
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return std::nullopt;
}

/// A JSON value as text, as in a form; nothing for objects and lists.
std::optional<std::string> plain_text(const wire::Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_boolean()) return value.get<bool>() ? "true" : "false";
    if (value.is_number()) return wire::text_of(value);
    return std::nullopt;
}

bool is_json(const HttpRequest& request) {
    const std::string& type = request.header("content-type");
    if (!type.empty()) return type.find("json") != std::string::npos;
    return request.body.starts_with('{');
}

} // namespace

std::optional<std::string> percent_decoded(std::string_view text, bool is_form) {
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            decoded += is_form && text[i] == '+' ? ' ' : text[i];
            continue;
        }
        if (i + 2 >= text.size()) return std::nullopt;
        const auto high = hex_digit(text[i + 1]);
        const auto low = hex_digit(text[i + 2]);
        if (!high || !low) return std::nullopt;
        decoded += static_cast<char>(*high * 16 + *low);
        i += 2;
    }
    return decoded;
}

std::optional<Fields> Fields::of(const HttpRequest& request) {
    Fields fields;
    const bool is_read =
        is_json(request) ? fields.read_json(request.body) : fields.read_form(request.body);
    if (!is_read || !fields.read_form(request.query)) return std::nullopt;
    return fields;
}

bool Fields::read_form(std::string_view text) {
    while (!text.empty()) {
        const std::string_view pair = text.substr(0, text.find('&'));
        text.remove_prefix(std::min(text.size(), pair.size() + 1));
        const std::size_t sign = pair.find('=');
        const auto name = percent_decoded(pair.substr(0, sign), true);
        const auto value = percent_decoded(
            sign == std::string_view::npos ? std::string_view() : pair.substr(sign + 1), true);
        if (!name || !value) return false;
        if (!name->empty()) values_.emplace(*name, *value);
    }
    return true;
}

bool Fields::read_json(std::string_view text) {
    if (text.empty()) return true;
    const wire::Json object = wire::read_object(text);
    if (!object.is_object()) return false;
    for (const auto& [name, value] : object.items())
        if (auto plain = plain_text(value)) values_.emplace(name, *std::move(plain));
    return true;
}

std::optional<std::string> Fields::find(const std::string& name) const {
    const auto found = values_.find(name);
    return found == values_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::int64_t> Fields::number(const std::string& name, std::int64_t least,
                                           std::int64_t most) const {
    const auto text = find(name);
    return text ? core::read_number<std::int64_t>(*text, least, most) : std::nullopt;
}

bool Fields::is_true(const std::string& name) const { return is_true_word(text(name)); }

bool is_true_word(std::string_view word) {
    return word == "yes" || word == "true" || word == "True" || word == "on" || word == "1";
}

} // namespace server
