#pragma once

#include <string>
#include <vector>

#include "view/form.hpp"
#include "view/order.hpp"
#include "words/message.hpp"

/// What the screens around the game share.
namespace view {

using Orders = std::vector<Order>;

inline words::Voice voice_of(const Look& look) {
    return {look.settings.language, words::Encoding::utf8};
}

/// A form with its title, and the button that leads back.
inline Form form_titled(const Look& look, const words::Message& title, const words::Message& back) {
    return {.title = say(voice_of(look), title), .back = say(voice_of(look), back)};
}

} // namespace view
