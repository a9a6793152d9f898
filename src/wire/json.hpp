#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/coord.hpp"
#include "core/piece.hpp"
#include "wire/enum_words.hpp"

/// Conversion of values to and from JSON. The fields of each kind of message are listed once, in a
/// function `describe`, for both directions.
namespace wire {

using Json = nlohmann::ordered_json;

/// Constant or not: `describe` writes the one and reads into the other.
template <class Given, class Type>
concept Like = std::same_as<std::remove_const_t<Given>, Type>;

template <class Enum>
concept Worded = std::is_enum_v<Enum> &&(words_of<Enum>.size() > 0);

/// The allowed range: of the length of a text or a list, or of a number.
struct Range {
    std::int64_t least = 0;
    std::int64_t most = 0;
};
inline constexpr Range any_number{0, std::numeric_limits<std::int32_t>::max()};
inline constexpr Range any_text{0, 1 << 17};
inline constexpr Range short_text{0, 64};
inline constexpr Range id_text{1, 16};

class JsonReader;
class JsonWriter;

template <class Value>
concept Described = requires(JsonReader& fields, Value& value) {
    describe(fields, value);
};

// Reading. False if the JSON has the wrong type or is out of range.
inline bool read_value(const Json& json, bool& value, Range /*range*/) {
    if (json.is_boolean()) value = json.get<bool>();
    return json.is_boolean();
}

template <std::integral Number>
bool read_value(const Json& json, Number& value, Range range) {
    if (!json.is_number_integer()) return false;
    // The library stores larger numbers than signed ones as unsigned.
    if (json.is_number_unsigned() &&
        json.get<std::uint64_t>() > static_cast<std::uint64_t>(range.most))
        return false;
    const auto number = json.get<std::int64_t>();
    if (number < range.least || number > range.most) return false;
    value = static_cast<Number>(number);
    return true;
}

inline bool read_value(const Json& json, std::string& value, Range range) {
    const auto* const text = json.get_ptr<const std::string*>();
    if (text == nullptr) return false;
    const auto length = static_cast<std::int64_t>(text->size());
    if (length < range.least || length > range.most) return false;
    value = *text;
    return true;
}

template <class Count, class Period>
bool read_value(const Json& json, std::chrono::duration<Count, Period>& value, Range range) {
    std::int64_t count = 0;
    if (!read_value(json, count, range)) return false;
    value = std::chrono::duration<Count, Period>(count);
    return true;
}

template <Worded Enum>
bool read_value(const Json& json, Enum& value, Range /*range*/) {
    const auto* const word = json.get_ptr<const std::string*>();
    if (word == nullptr) return false;
    const auto found = std::find(words_of<Enum>.begin(), words_of<Enum>.end(), *word);
    if (found == words_of<Enum>.end()) return false;
    value = static_cast<Enum>(found - words_of<Enum>.begin());
    return true;
}

inline bool read_value(const Json& json, core::Coord& value, Range /*range*/) {
    const auto* const text = json.get_ptr<const std::string*>();
    if (text == nullptr) return false;
    std::string_view rest = *text;
    const auto coord = core::take_coord(rest);
    if (!coord || !rest.empty()) return false;
    value = *coord;
    return true;
}

inline bool read_value(const Json& json, core::Piece& value, Range /*range*/) {
    const auto* const text = json.get_ptr<const std::string*>();
    if (text == nullptr || text->size() != 1) return false;
    value = core::piece_of(text->front());
    return value.role != core::Role::none;
}

template <Described Value>
bool read_value(const Json& json, Value& value, Range range);
template <class Value>
bool read_value(const Json& json, std::optional<Value>& value, Range range) {
    return read_value(json, value.emplace(), range);
}

template <class Value>
bool read_value(const Json& json, std::vector<Value>& values, Range range) {
    if (!json.is_array() || static_cast<std::int64_t>(json.size()) > range.most) return false;
    values.resize(json.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!read_value(json[i], values[i], any_text)) return false;
    return true;
}

template <class Value>
bool read_value(const Json& json, ByColor<Value>& values, Range range) {
    if (!json.is_object()) return false;
    for (const core::Color color : core::colors) {
        const auto found = json.find(std::string(words_of<core::Color>[index(color)]));
        if (found == json.end() || !read_value(*found, values[index(color)], range)) return false;
    }
    return true;
}

// Writing.
inline Json written(bool value) { return value; }
template <std::integral Number>
Json written(Number value) {
    return value;
}
inline Json written(const std::string& value) { return value; }
template <class Count, class Period>
Json written(std::chrono::duration<Count, Period> value) {
    return value.count();
}
template <Worded Enum>
Json written(Enum value) {
    return std::string(words_of<Enum>[static_cast<std::size_t>(value)]);
}
inline Json written(core::Coord value) { return core::to_text(value); }
inline Json written(core::Piece value) { return std::string(1, core::letter(value)); }
template <Described Value>
Json written(const Value& value);
template <class Value>
Json written(const std::vector<Value>& values);
template <class Value>
Json written(const ByColor<Value>& values);
template <class Value>
Json written(const std::optional<Value>& value) {
    return written(*value);
}
template <class Value>
Json written(const std::vector<Value>& values) {
    Json list = Json::array();
    for (const Value& value : values) list.push_back(written(value));
    return list;
}
template <class Value>
Json written(const ByColor<Value>& values) {
    Json pair = Json::object();
    for (const core::Color color : core::colors)
        pair[std::string(words_of<core::Color>[index(color)])] = written(values[index(color)]);
    return pair;
}

/// Reads the fields of an object; `wrong` names the first that cannot be read.
class JsonReader {
  public:
    explicit JsonReader(const Json& object) : object_(object) {}

    const std::string& wrong() const { return wrong_; }
    bool is_right() const { return wrong_.empty(); }
    void reject(std::string_view name) {
        if (is_right()) wrong_ = name;
    }
    bool has(std::string_view name) const { return object_.find(name) != object_.end(); }

    /// A required field.
    template <class Value>
    void needs(std::string_view name, Value& value, Range range = any_number) {
        const auto found = object_.find(name);
        if (found == object_.end() || !read_value(*found, value, range)) reject(name);
    }
    /// A field that is left out if it has its default value.
    template <class Value>
    void may(std::string_view name, Value& value, Range range = any_number,
             const std::type_identity_t<Value>& usual = {}) {
        const auto found = object_.find(name);
        if (found == object_.end()) {
            value = usual;
        } else if (!read_value(*found, value, range)) {
            reject(name);
        }
    }

  private:
    const Json& object_;
    std::string wrong_;
};

/// Writes them.
class JsonWriter {
  public:
    explicit JsonWriter(Json& object) : object_(object) {}

    void reject(std::string_view /*name*/) const {}

    template <class Value>
    void needs(std::string_view name, const Value& value, Range /*range*/ = {}) {
        object_[std::string(name)] = written(value);
    }
    template <class Value>
    void may(std::string_view name, const Value& value, Range /*range*/ = {},
             const std::type_identity_t<Value>& usual = {}) {
        if (value != usual) needs(name, value);
    }

  private:
    Json& object_;
};

template <Described Value>
bool read_value(const Json& json, Value& value, Range /*range*/) {
    if (!json.is_object()) return false;
    JsonReader fields(json);
    describe(fields, value);
    return fields.is_right();
}

template <Described Value>
Json written(const Value& value) {
    Json object = Json::object();
    JsonWriter fields(object);
    describe(fields, value);
    return object;
}

/// The text of a JSON value, without spaces.
inline std::string text_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The JSON object in a text; a value of another type if there is none.
inline Json read_object(std::string_view text) {
    Json json = Json::parse(text, nullptr, false);
    return json.is_object() ? json : Json();
}

} // namespace wire
