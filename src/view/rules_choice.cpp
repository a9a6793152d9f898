#include "view/rules_choice.hpp"

#include <algorithm>

#include "words/window_messages.hpp"

namespace view {

namespace message = words::message;

Choice rules_choice(words::Voice voice, game::Rules chosen) {
    Choice choice{.caption = say(voice, message::window_game)};
    for (const game::Rules rules : game::every_game)
        choice.options.push_back(
            say(voice, of_game(rules, message::window_stackchess, message::window_chess)));
    choice.chosen = static_cast<std::size_t>(std::ranges::find(game::every_game, chosen) -
                                             game::every_game.begin());
    return choice;
}

game::Rules rules_chosen(const WidgetEvent& event) {
    return game::every_game[static_cast<std::size_t>(event.value)];
}

} // namespace view
