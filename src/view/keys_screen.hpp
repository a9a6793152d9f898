#pragma once

#include "view/screen.hpp"

namespace view {

/// The list of all keys.
struct KeysScreen {
    FormState form{};
};

void draw(const KeysScreen& screen, const Look& look, Scene& scene);
Orders handle(KeysScreen& screen, const Input& input, const Look& look);

} // namespace view
