#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "game/letters.hpp"
#include "view/input.hpp"
#include "words/language.hpp"
#include "words/message.hpp"

/// The keys of the game, in one table: the game obeys it, and the list of keys is made from it.
namespace view {

enum class KeyAction : std::uint8_t {
    cursor_left,
    cursor_right,
    cursor_up,
    cursor_down,
    use_square, ///< lift what stands under the cursor, or set it down
    more_pieces,
    fewer_pieces,
    leave, ///< cancels what is half done, else opens the menu
    type_move,
    take_back,
    play_again,
    play_on, ///< from the moment that is shown, once the game is over
    hint,
    look_back,
    look_forward,
    look_at_start,
    look_at_end,
    analyse,
    comment, ///< this and those that follow: in an analysis
    glyph,
    judge, ///< the position
    promote,
    remove,
    more_lines,
    report,
    flip,
    solid,     ///< the board in space, or flat
    turn_left, ///< this and those that follow: around a board in space
    turn_right,
    turn_up,
    turn_down,
    closer,
    farther,
    reset_view,
    thinking,
    sound,
    offer_draw,
    resign,
    pause,
    new_game,
    save,
    open,
    copy_position,
    copy_game,
    editor,
    settings,
    keys,
    full_screen,
    quit,
};

/// What the keyboard asks of the game, whose board may be in space; nothing for any other input.
std::optional<KeyAction> action_of(const Input& input, bool is_in_space = false);

/// Whether it moves the cursor, or what is lifted there.
bool is_of_squares(KeyAction action);
/// Whether it changes how a board is looked at.
bool is_of_sight(KeyAction action);

/// The number of pieces asked for by a typed digit, 1 to 9.
std::optional<int> count_of(const Input& input);

/// The first way to press for an action as people read it: `u`, `Ctrl+S`.
std::string key_name(words::Voice voice, KeyAction action);

/// One line of the list of keys: what is pressed, and what for.
struct KeyLine {
    std::optional<KeyAction> action;    ///< of the game
    std::optional<words::Message> keys; ///< where they are not simply those of the action
    words::Message what;
    bool is_of_letters = false; ///< what is pressed are the letters of the pieces
};
/// Where pieces have these letters.
std::string keys_text(words::Voice voice, const KeyLine& line, game::Letters letters);

struct KeyGroup {
    words::Message title;
    std::span<const KeyLine> lines;
};
/// All that can be pressed.
std::span<const KeyGroup> key_groups();

} // namespace view
