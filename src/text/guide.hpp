#pragma once

#include "game/rules.hpp"
#include "text/dialogue.hpp"

namespace text {

/// The rules of a game page by page, with boards and moves to learn from, until they are left.
void show_guide(Dialogue& dialogue, game::Rules rules);

} // namespace text
