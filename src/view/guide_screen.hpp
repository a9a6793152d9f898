#pragma once

#include <cstddef>
#include <optional>

#include "game/rules.hpp"
#include "view/screen.hpp"

namespace view {

/// The rules of a game, page by page, each with a position and moves to try.
struct GuideScreen {
    game::Rules rules{};
    std::size_t page = 0;
    std::optional<std::size_t> tried{}; ///< the example shown on the board
    FormState form{};
};

void draw(const GuideScreen& screen, const Look& look, Scene& scene);
Orders handle(GuideScreen& screen, const Input& input, const Look& look);

} // namespace view
