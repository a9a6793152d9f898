#include "view/keys.hpp"

#include <algorithm>
#include <array>

#include "core/capitals.hpp"
#include "words/key_messages.hpp"

namespace view {
namespace {

namespace message = words::message;

/// A way to trigger an action: a typed character, or a key.
struct Binding {
    KeyAction action;
    char sign = 0; ///< typed; 0: `key`
    Key key{};
    char letter = 0; ///< with Ctrl
    bool with_shift = false;
};

constexpr Binding typed(KeyAction action, char sign) { return {.action = action, .sign = sign}; }
constexpr Binding pressed(KeyAction action, Key key) { return {.action = action, .key = key}; }
constexpr Binding with_shift(KeyAction action, Key key) {
    return {.action = action, .key = key, .with_shift = true};
}
constexpr Binding with_control(KeyAction action, char letter, bool with_shift = false) {
    return {.action = action, .key = Key::letter, .letter = letter, .with_shift = with_shift};
}

using enum KeyAction;

constexpr std::array bindings{
    // Before the same keys without Shift, for which Shift makes no difference.
    with_shift(turn_left, Key::left),
    with_shift(turn_right, Key::right),
    with_shift(turn_up, Key::up),
    with_shift(turn_down, Key::down),
    with_shift(closer, Key::page_up),
    with_shift(farther, Key::page_down),
    with_shift(reset_view, Key::home),
    pressed(cursor_left, Key::left),
    pressed(cursor_right, Key::right),
    pressed(cursor_up, Key::up),
    pressed(cursor_down, Key::down),
    pressed(use_square, Key::enter),
    typed(use_square, ' '),
    typed(more_pieces, '+'),
    typed(fewer_pieces, '-'),
    pressed(leave, Key::escape),
    typed(type_move, '/'),
    typed(take_back, 'u'),
    with_control(take_back, 'z'),
    typed(play_again, 'r'),
    with_control(play_again, 'y'),
    typed(play_on, 'c'),
    typed(hint, 'h'),
    pressed(look_back, Key::page_up),
    pressed(look_forward, Key::page_down),
    pressed(look_at_start, Key::home),
    pressed(look_at_end, Key::end),
    typed(analyse, 'i'),
    typed(comment, 'k'),
    typed(glyph, 'g'),
    typed(judge, 'j'),
    typed(promote, 'o'),
    pressed(remove, Key::remove),
    typed(more_lines, 'l'),
    typed(report, 'b'),
    typed(flip, 'f'),
    typed(solid, 'v'),
    typed(thinking, 't'),
    typed(sound, 'm'),
    typed(offer_draw, 'd'),
    typed(resign, 'a'),
    typed(pause, 'p'),
    typed(new_game, 'n'),
    with_control(new_game, 'n'),
    with_control(save, 's'),
    with_control(open, 'o'),
    with_control(copy_position, 'c'),
    with_control(copy_game, 'c', true),
    typed(editor, 'e'),
    typed(settings, 's'),
    typed(keys, '?'),
    pressed(guide, Key::f1),
    pressed(rename, Key::f2),
    pressed(full_screen, Key::f11),
    with_control(quit, 'q'),
};

bool is_meant(const Binding& binding, const KeyPressed& press) {
    if (binding.sign != 0 || binding.key != press.key) return false;
    if (binding.key != Key::letter)
        return !press.with_control && (press.with_shift || !binding.with_shift);
    return press.with_control && binding.letter == press.letter &&
           binding.with_shift == press.with_shift;
}

bool is_meant(const Binding& binding, const TextTyped& typed) {
    if (binding.sign == 0 || typed.text.size() != 1) return false;
    return binding.sign == core::small(typed.text.front());
}

/// Shift makes a difference only for actions that turn a board in space.
bool is_for_space(const Binding& binding) {
    return binding.with_shift && binding.key != Key::letter;
}

template <class Press>
std::optional<KeyAction> action_for(const Press& press, bool is_in_space) {
    const auto* const found = std::ranges::find_if(bindings, [&](const Binding& binding) {
        return is_meant(binding, press) && (is_in_space || !is_for_space(binding));
    });
    return found == bindings.end() ? std::nullopt : std::optional(found->action);
}

std::string name(words::Voice voice, const Binding& binding) {
    if (binding.sign == ' ') return say(voice, message::key_space);
    if (binding.sign != 0) return {binding.sign};
    switch (binding.key) {
    case Key::letter:
        return say(voice, binding.with_shift ? message::key_shift_control : message::key_control,
                   {{"letter", std::string(1, core::capital(binding.letter))}});
    case Key::f1: return say(voice, message::key_f1);
    case Key::f2: return say(voice, message::key_f2);
    case Key::f11: return say(voice, message::key_f11);
    case Key::escape: return say(voice, message::key_escape);
    case Key::enter: return say(voice, message::key_enter);
    case Key::page_up:
    case Key::page_down: return say(voice, message::key_page);
    case Key::home:
    case Key::end: return say(voice, message::key_home_end);
    case Key::remove: return say(voice, message::key_remove);
    default: return say(voice, message::key_arrows);
    }
}

/// Those of White, then those of Black: `K Q R B N P, k q r b n p`.
std::string piece_letters(game::Letters letters) {
    using enum core::Role;
    std::string capitals;
    for (const core::Role role : {king, queen, rook, bishop, knight, pawn})
        capitals += (capitals.empty() ? "" : " ") +
                    std::string(game::letter_text({core::Color::white, role}, letters));
    return capitals + ", " + core::small_letters(capitals);
}

constexpr KeyLine line(KeyAction action, words::Message what) {
    return {action, std::nullopt, what};
}
constexpr KeyLine line(KeyAction action, words::Message keys, words::Message what) {
    return {action, keys, what};
}
constexpr KeyLine line(words::Message keys, words::Message what) {
    return {std::nullopt, keys, what};
}

constexpr std::array move_lines{
    line(cursor_left, message::key_arrows, message::keys_move_cursor),
    line(use_square, message::keys_use_square),
    line(message::key_digits, message::keys_count),
    line(more_pieces, message::key_plus_minus, message::keys_one_more),
    line(leave, message::keys_leave),
    line(type_move, message::keys_type_move),
};
constexpr std::array game_lines{
    line(take_back, message::keys_take_back),
    line(play_again, message::keys_play_again),
    line(hint, message::keys_hint),
    line(look_back, message::key_look, message::keys_look),
    line(look_at_start, message::key_home_end, message::keys_look_ends),
    line(analyse, message::keys_analyse),
    line(play_on, message::keys_play_on),
    line(offer_draw, message::keys_offer_draw),
    line(resign, message::keys_resign),
    line(pause, message::keys_pause),
    line(new_game, message::keys_new_game),
    line(save, message::keys_save),
    line(open, message::keys_open),
    line(copy_position, message::keys_copy),
    line(copy_game, message::keys_copy_game),
    line(message::key_paste, message::keys_paste),
    line(editor, message::keys_editor),
};
constexpr std::array analysis_lines{
    line(message::key_up_down, message::keys_variations),
    line(comment, message::keys_comment),
    line(glyph, message::keys_glyph),
    line(judge, message::keys_judge),
    line(promote, message::keys_promote),
    line(remove, message::keys_remove),
    line(message::key_undo_redo, message::keys_analysis_undo),
    line(more_lines, message::keys_more_lines),
    line(report, message::keys_report),
    line(message::key_right_button, message::keys_mark),
};
constexpr std::array window_lines{
    line(flip, message::keys_flip),
    line(solid, message::keys_solid),
    line(turn_left, message::key_turn, message::keys_turn),
    line(closer, message::key_zoom, message::keys_zoom),
    line(reset_view, message::key_reset_view, message::keys_reset_view),
    line(thinking, message::keys_thinking),
    line(sound, message::keys_sound),
    line(settings, message::keys_settings),
    line(guide, message::keys_guide),
    line(keys, message::keys_keys),
    line(full_screen, message::keys_full_screen),
    line(quit, message::keys_quit),
};
constexpr std::array editor_lines{
    line(message::key_enter, message::keys_editor_use),
    KeyLine{std::nullopt, std::nullopt, message::keys_editor_letters, true},
    line(message::key_delete, message::keys_editor_remove),
    line(message::key_undo_redo, message::keys_editor_undo),
    line(message::key_copy_paste, message::keys_editor_copy),
};
constexpr std::array menu_lines{
    line(message::key_tab, message::keys_tab),
    line(message::key_arrows, message::keys_arrows_in_menus),
    line(message::key_enter, message::keys_press),
    line(message::key_page, message::keys_scroll),
    line(rename, message::keys_rename),
    line(message::key_remove, message::keys_delete),
    line(message::key_escape, message::keys_back),
};
constexpr std::array groups{
    KeyGroup{message::keys_of_moves, move_lines},
    KeyGroup{message::keys_of_game, game_lines},
    KeyGroup{message::keys_of_analysis, analysis_lines},
    KeyGroup{message::keys_of_window, window_lines},
    KeyGroup{message::keys_of_editor, editor_lines},
    KeyGroup{message::keys_of_menus, menu_lines},
};

} // namespace

std::optional<KeyAction> action_of(const Input& input, bool is_in_space) {
    if (const auto* const press = std::get_if<KeyPressed>(&input))
        return action_for(*press, is_in_space);
    if (const auto* const text = std::get_if<TextTyped>(&input))
        return action_for(*text, is_in_space);
    return std::nullopt;
}

bool is_of_squares(KeyAction action) {
    using enum KeyAction;
    switch (action) {
    case cursor_left:
    case cursor_right:
    case cursor_up:
    case cursor_down:
    case use_square:
    case more_pieces:
    case fewer_pieces: return true;
    default: return false;
    }
}

bool is_of_sight(KeyAction action) {
    using enum KeyAction;
    switch (action) {
    case flip:
    case solid:
    case turn_left:
    case turn_right:
    case turn_up:
    case turn_down:
    case closer:
    case farther:
    case reset_view: return true;
    default: return false;
    }
}

std::optional<int> count_of(const Input& input) {
    const auto* const text = std::get_if<TextTyped>(&input);
    if (text == nullptr || text->text.size() != 1) return std::nullopt;
    const char sign = text->text.front();
    return sign >= '1' && sign <= '9' ? std::optional(sign - '0') : std::nullopt;
}

std::string key_name(words::Voice voice, KeyAction action) {
    return name(voice, *std::ranges::find(bindings, action, &Binding::action));
}

std::string keys_text(words::Voice voice, const KeyLine& line, game::Letters letters) {
    if (line.is_of_letters) return piece_letters(letters);
    if (line.keys) return say(voice, *line.keys);
    std::string names;
    for (const Binding& binding : bindings)
        if (binding.action == line.action)
            names += (names.empty() ? "" : ", ") + name(voice, binding);
    return names;
}

std::span<const KeyGroup> key_groups() { return groups; }

} // namespace view
