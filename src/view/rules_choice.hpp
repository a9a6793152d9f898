#pragma once

#include "game/rules.hpp"
#include "view/form.hpp"
#include "words/language.hpp"

namespace view {

/// The widget that chooses among all games.
Choice rules_choice(words::Voice voice, game::Rules chosen);

/// The game that was chosen there.
game::Rules rules_chosen(const WidgetEvent& event);

} // namespace view
