#include "wasm/mark_json.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "wasm/text_in.hpp"

namespace wasm {
namespace {

/// In the order of `record::MarkColor`.
constexpr std::array<std::string_view, 4> colors{"green", "red", "yellow", "blue"};

record::MarkColor color_in(std::string_view word) {
    const auto index = std::ranges::find(colors, word) - colors.begin();
    return static_cast<record::MarkColor>(index == std::ssize(colors) ? 0 : index);
}

} // namespace

record::DrawnMark mark_in(std::string_view text) {
    const core::Coord from = square_in(take_word(text));
    const core::Coord to = square_in(take_word(text));
    return {.color = color_in(text), .from = from, .to = to};
}

json::Value marks_json(const record::Marks& marks) {
    return json::list(marks, [](const record::DrawnMark& one) {
        return json::Object()
            .add("from", core::to_text(one.from))
            .add("to", core::to_text(one.to))
            .add("color", colors[static_cast<std::size_t>(one.color)]);
    });
}

} // namespace wasm
