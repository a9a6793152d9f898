#pragma once

#include "game/rules.hpp"
#include "text/dialogue.hpp"

namespace text {

/// Shows the rules of a game page by page, with boards and moves as examples, until the person
/// leaves.
void show_guide(Dialogue& dialogue, game::Rules rules);

} // namespace text
