#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "core/result.hpp"
#include "wire/from_client.hpp"
#include "wire/json.hpp"

/// The field `kind`, which distinguishes the alternatives of a variant in JSON.
namespace wire {

/// The word of each alternative, in their order; an empty one is never read.
template <class Variant>
inline constexpr std::array<std::string_view, 0> kinds_of{};

/// The result of reading an object as one of several kinds.
template <class Variant>
struct Reading {
    bool is_known = false; ///< whether the kind is known
    std::string wrong{};   ///< the first field that cannot be read
    Variant value{};
};

inline std::optional<std::string> kind_in(const Json& json) {
    std::string kind;
    if (!json.is_object()) return std::nullopt;
    const auto found = json.find("kind");
    if (found == json.end() || !read_value(*found, kind, short_text)) return std::nullopt;
    return kind;
}

namespace detail {

template <class Variant, std::size_t place>
bool read_one(const Json& json, std::string_view kind, Reading<Variant>& reading) {
    if (kind.empty() || kind != kinds_of<Variant>[place]) return false;
    reading.is_known = true;
    JsonReader fields(json);
    describe(fields, reading.value.template emplace<place>());
    reading.wrong = fields.wrong();
    return true;
}

} // namespace detail

template <class Variant>
Reading<Variant> read_alternative(const Json& json, std::string_view kind) {
    static_assert(kinds_of<Variant>.size() == std::variant_size_v<Variant>);
    Reading<Variant> reading;
    [&]<std::size_t... places>(std::index_sequence<places...>) {
        (detail::read_one<Variant, places>(json, kind, reading) || ...);
    }
    (std::make_index_sequence<std::variant_size_v<Variant>>());
    return reading;
}

template <class Variant>
Json written_alternative(const Variant& value) {
    Json json = Json::object();
    json["kind"] = std::string(kinds_of<Variant>[value.index()]);
    JsonWriter fields(json);
    std::visit([&](const auto& one) { describe(fields, one); }, value);
    return json;
}

template <class Variant>
core::Result<Variant, Misread> result_of(Reading<Variant> reading, const std::string& kind) {
    if (!reading.is_known) return core::Failure<Misread>(Misread{{.why = Why::unknown_kind}, kind});
    if (!reading.wrong.empty())
        return core::Failure<Misread>(
            Misread{{.why = Why::bad_field, .field = reading.wrong}, kind});
    return std::move(reading.value);
}

} // namespace wire
