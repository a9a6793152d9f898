#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "game/letters.hpp"
#include "view/input.hpp"
#include "words/language.hpp"
#include "words/message.hpp"

/// The keys of the game, in one table, from which the list of keys is made too.
namespace view {

enum class KeyAction : std::uint8_t {
    cursor_left,
    cursor_right,
    cursor_up,
    cursor_down,
    use_square, ///< pick up the pieces under the cursor, or put them down
    more_pieces,
    fewer_pieces,
    leave, ///< cancels an unfinished action, otherwise opens the menu
    type_move,
    take_back,
    play_again,
    play_on, ///< from the shown moment, once the game is over
    hint,
    look_back,
    look_forward,
    look_at_start,
    look_at_end,
    analyse,
    comment, ///< this and the following: in an analysis
    glyph,
    judge, ///< the position
    promote,
    remove,
    more_lines,
    report,
    flip,
    solid,     ///< the board in space, or flat
    turn_left, ///< this and the following: the camera of a board in space
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
    guide,  ///< to the rules
    rename, ///< the entry of a list that has the focus
    full_screen,
    quit,
};

/// The action for a keyboard input to the game, whose board may be in space; nothing for any other
/// input.
std::optional<KeyAction> action_of(const Input& input, bool is_in_space = false);

/// Whether it moves the cursor, with the picked-up pieces.
bool is_of_squares(KeyAction action);
/// Whether it moves the camera.
bool is_of_sight(KeyAction action);

/// The number of pieces for a typed digit, 1 to 9.
std::optional<int> count_of(const Input& input);

/// The first key for an action as displayed: `u`, `Ctrl+S`.
std::string key_name(words::Voice voice, KeyAction action);

/// One line of the list of keys: the keys and their action.
struct KeyLine {
    std::optional<KeyAction> action;    ///< of the game
    std::optional<words::Message> keys; ///< if they are not simply those of the action
    words::Message what;
    bool is_of_letters = false; ///< the keys are the letters of the pieces
};
/// Its keys with these letters for the pieces.
std::string keys_text(words::Voice voice, const KeyLine& line, game::Letters letters);

struct KeyGroup {
    words::Message title;
    std::span<const KeyLine> lines;
};
/// All keys.
std::span<const KeyGroup> key_groups();

} // namespace view
