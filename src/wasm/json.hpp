#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Writes JSON. There is no reader here: the browser has one.
namespace wasm::json {

/// A value, as JSON.
struct Value {
    std::string text;
};

/// A text in quotation marks.
std::string quoted(std::string_view text);

inline Value value(Value given) { return given; }
inline Value value(bool given) { return {given ? "true" : "false"}; }
inline Value value(std::string_view given) { return {json::quoted(given)}; }
inline Value value(const std::string& given) { return {json::quoted(given)}; }
inline Value value(const char* given) { return {json::quoted(given)}; }
template <std::integral Number>
requires(!std::same_as<Number, bool>) Value value(Number given) { return {std::to_string(given)}; }
template <class Given>
Value value(const std::optional<Given>& given) {
    return given ? value(*given) : Value{"null"};
}
template <class Given>
Value value(const std::vector<Given>& given);

/// An object whose members are added one after the other.
class Object {
  public:
    template <class Given>
    Object& add(std::string_view name, const Given& given) {
        text_ += text_.size() > 1 ? "," : "";
        text_ += json::quoted(name) + ':' + value(given).text;
        return *this;
    }
    Value done() const { return {text_ + '}'}; }

  private:
    std::string text_ = "{";
};

inline Value value(const Object& given) { return given.done(); }

template <class Given>
Value value(const std::vector<Given>& given) {
    std::string text = "[";
    for (std::size_t i = 0; i < given.size(); ++i)
        text += (i > 0 ? "," : "") + value(given[i]).text;
    return {text + ']'};
}

/// An array of what `write` returns for each element.
template <class Range, class Write>
Value list(const Range& range, Write write) {
    std::string text = "[";
    for (const auto& one : range) {
        text += text.size() > 1 ? "," : "";
        text += value(write(one)).text;
    }
    return {text + ']'};
}

} // namespace wasm::json
