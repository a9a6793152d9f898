#include "view/input.hpp"

#include "core/one_of_definitions.hpp"

template class core::OneOf<view::EveryInput>;

namespace view {

bool is_keyboard(const Input& input) {
    return std::holds_alternative<KeyPressed>(input) || std::holds_alternative<TextTyped>(input) ||
           std::holds_alternative<TextPasted>(input);
}

} // namespace view
