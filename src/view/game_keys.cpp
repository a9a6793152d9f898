#include <algorithm>
#include <utility>

#include "core/capitals.hpp"
#include "game/letters.hpp"
#include "view/game_handling.hpp"
#include "view/keys.hpp"
#include "words/board_messages.hpp"

namespace view {

namespace {

namespace message = words::message;
using core::Coord;

bool is_key(const Input& input, Key key) {
    const auto* const pressed = std::get_if<KeyPressed>(&input);
    return pressed != nullptr && pressed->key == key && !pressed->with_control;
}

/// The typed letters, Latin ones in lower case.
std::string typed_small(const Input& input) {
    const auto* const typed = std::get_if<TextTyped>(&input);
    return typed == nullptr ? std::string() : core::small_letters(typed->text);
}

bool is_arrow_or_tab(const Input& input) {
    return is_key(input, Key::left) || is_key(input, Key::right) || is_key(input, Key::up) ||
           is_key(input, Key::down) || is_key(input, Key::tab);
}

Orders handle_question_keys(GameHandling& handling, const Input& input) {
    const words::Voice voice = voice_of(handling.look.settings);
    const std::string typed = typed_small(input);
    if (is_arrow_or_tab(input)) handling.screen.is_yes_chosen = !handling.screen.is_yes_chosen;
    if (is_key(input, Key::enter)) return answered(handling, handling.screen.is_yes_chosen);
    if (typed == say(voice, message::yes_key)) return answered(handling, true);
    if (is_key(input, Key::escape) || typed == say(voice, message::no_key))
        return answered(handling, false);
    return {};
}

Orders handle_promotion(GameHandling& handling, const Input& input) {
    PromotionMenu& menu = *handling.screen.promotion;
    const std::size_t count = menu.moves.size();
    if (is_key(input, Key::escape)) {
        handling.screen.promotion.reset();
        return {};
    }
    if (is_key(input, Key::enter) || typed_small(input) == " ")
        return promote(handling, menu.chosen);
    const Key to_previous = opens_upwards(handling.layout, menu) ? Key::down : Key::up;
    if (is_key(input, to_previous) || is_key(input, Key::left))
        menu.chosen = (menu.chosen + count - 1) % count;
    else if (is_arrow_or_tab(input))
        menu.chosen = (menu.chosen + 1) % count;
    const auto letters = words::letters(handling.look.settings.language);
    for (std::size_t i = 0; i < count; ++i) {
        const core::Piece piece{core::Color::white, menu.moves[i].promotion};
        const TextTyped letter{std::string(game::letter_text(piece, letters))};
        if (typed_small(input) == typed_small(letter)) return promote(handling, i);
    }
    return {};
}

Orders handle_entry(GameHandling& handling, const Input& input) {
    if (is_key(input, Key::escape)) {
        handling.screen.entry.reset();
        return {};
    }
    if (!is_key(input, Key::enter)) return type_in(*handling.screen.entry, input);
    if (handling.screen.entry->text.empty()) {
        handling.screen.entry.reset();
        return {};
    }
    // The entry closes when the move is on the board; a refused one can be corrected.
    return {PlayMove{handling.screen.entry->text}};
}

/// At any time before the end of the game, because letters would otherwise be taken for keys.
void begin_entry(GameHandling& handling) {
    GameScreen& screen = handling.screen;
    if (handling.snapshot.outcome.is_over()) {
        const words::Voice voice = voice_of(handling.look.settings);
        return tell(
            screen,
            say(voice, message::nothing_to_type, {{"key", key_name(voice, KeyAction::play_on)}}),
            true);
    }
    screen.looked_at.reset(); // a typed move is played in the present
    screen.entry.emplace();
}

/// The first place of the cursor: a held stack or the target of the last move, otherwise the middle
/// of the near side.
Coord first_cursor(const GameHandling& handling) {
    if (handling.screen.selection) return handling.screen.selection->from;
    const Moment& moment = handling.snapshot.present();
    if (moment.move) return moment.move->to;
    const int size = moment.board.size;
    return core::coord_at(size / 2, handling.screen.is_flipped ? size - 2 : 1);
}

void move_cursor(GameHandling& handling, int right, int up) {
    GameScreen& screen = handling.screen;
    const bool has_past = handling.snapshot.history.size() > 1;
    const bool is_cursor_idle = !screen.cursor && !screen.selection && has_past;
    if (screen.focus == Focus::moves || screen.looked_at || (is_cursor_idle && right < 0))
        return look_by(handling, right - 2 * up);
    if (!screen.cursor) {
        screen.cursor = first_cursor(handling);
        return;
    }
    const int side = screen.is_flipped ? -1 : 1;
    const int last = handling.snapshot.present().board.size - 1;
    screen.cursor = core::coord_at(std::clamp(screen.cursor->file + side * right, 0, last),
                                   std::clamp(screen.cursor->rank + side * up, 0, last));
}

Orders use_cursor(GameHandling& handling) {
    handling.screen.focus = Focus::board;
    if (handling.screen.cursor) return use_square(handling, *handling.screen.cursor);
    handling.screen.cursor = first_cursor(handling);
    return {};
}

/// A digit lifts the stack under the cursor if nothing is held yet.
Orders take_digit(GameHandling& handling, int digit) {
    GameScreen& screen = handling.screen;
    Orders orders;
    if (!screen.selection && screen.cursor && !screen.looked_at)
        orders = use_square(handling, *screen.cursor);
    if (!screen.selection) return orders;
    const auto height = handling.snapshot.present().board.at(screen.selection->from).size();
    const auto selection = with_digit(*screen.selection, digit, static_cast<int>(height));
    if (selection)
        screen.selection = selection;
    else if (has_stacks(handling.snapshot.rules))
        tell(screen, say(voice_of(handling.look.settings), message::stack_has, height), true);
    return orders;
}

void step_count(GameHandling& handling, int step) {
    auto& selection = handling.screen.selection;
    if (!selection) return;
    const auto height = handling.snapshot.present().board.at(selection->from).size();
    selection = with_step(*selection, step, static_cast<int>(height));
}

/// Cancels the innermost unfinished action; opens the menu if there is none.
Orders leave(GameHandling& handling) {
    GameScreen& screen = handling.screen;
    if (screen.selection) return let_go(handling);
    if (std::exchange(screen.premove, std::nullopt)) return {};
    if (screen.can_withdraw) return {WithdrawMove{}};
    if (screen.looked_at || screen.focus == Focus::moves) {
        screen.looked_at.reset();
        screen.focus = Focus::board;
        return {};
    }
    if (std::exchange(screen.cursor, std::nullopt))
        return {}; // then the arrows step through the history again
    return {ShowScreen{ScreenKind::menu}};
}

Orders save(const GameHandling& handling) {
    if (handling.snapshot.save_name) return {SaveGame{*handling.snapshot.save_name}};
    return {ShowScreen{ScreenKind::save}};
}

Orders switched(const GameHandling& handling, bool Settings::*choice) {
    Settings settings = handling.look.settings;
    settings.*choice = !(settings.*choice);
    return {ChangeSettings{settings}};
}

/// A pause is only possible if a clock is running here: those of an online game are the server's.
Orders paused(GameHandling& handling) {
    const bool has_clock = handling.snapshot.clocks && !handling.snapshot.outcome.is_over();
    if (has_clock && !handling.snapshot.is_online()) return {ShowScreen{ScreenKind::pause}};
    const auto& why = has_clock ? message::no_pause_online : message::no_clock_to_pause;
    tell(handling.screen, say(voice_of(handling.look.settings), why), true);
    return {};
}

/// Handles actions on this screen; false for all others.
bool act_here(GameHandling& handling, KeyAction action) {
    switch (action) {
    case KeyAction::cursor_left: move_cursor(handling, -1, 0); return true;
    case KeyAction::cursor_right: move_cursor(handling, 1, 0); return true;
    case KeyAction::cursor_up: move_cursor(handling, 0, 1); return true;
    case KeyAction::cursor_down: move_cursor(handling, 0, -1); return true;
    case KeyAction::more_pieces: step_count(handling, 1); return true;
    case KeyAction::fewer_pieces: step_count(handling, -1); return true;
    case KeyAction::type_move: begin_entry(handling); return true;
    case KeyAction::look_back: look_by(handling, -1); return true;
    case KeyAction::look_forward: look_by(handling, 1); return true;
    case KeyAction::look_at_start: look_at(handling, 0); return true;
    case KeyAction::look_at_end: look_at(handling, handling.snapshot.history.size()); return true;
    case KeyAction::flip: handling.screen.is_flipped = !handling.screen.is_flipped; return true;
    default: return turn_by_key(handling.screen.camera, action);
    }
}

Orders act(GameHandling& handling, KeyAction action) {
    if (act_here(handling, action)) return {};
    switch (action) {
    case KeyAction::use_square: return use_cursor(handling);
    case KeyAction::leave: return leave(handling);
    case KeyAction::take_back: return {TakeBack{}};
    case KeyAction::play_again: return {PlayAgain{}};
    case KeyAction::play_on: return play_on(handling);
    case KeyAction::hint: return {AskHint{}};
    case KeyAction::thinking: return switched(handling, &Settings::shows_thinking);
    case KeyAction::solid: return toggle_solid(handling.look);
    case KeyAction::sound: return switched(handling, &Settings::has_sound);
    case KeyAction::offer_draw: return {OfferDraw{}};
    case KeyAction::resign: return {Resign{}};
    case KeyAction::pause: return paused(handling);
    case KeyAction::new_game: return {ShowScreen{ScreenKind::new_game}};
    case KeyAction::save: return save(handling);
    case KeyAction::open: return {ShowScreen{ScreenKind::open}};
    case KeyAction::copy_position: return {CopyShown{}};
    case KeyAction::copy_game: return {CopyGame{}};
    case KeyAction::analyse: return {ShowScreen{ScreenKind::analysis}};
    case KeyAction::editor: return {ShowScreen{ScreenKind::editor}};
    case KeyAction::settings: return {ShowScreen{ScreenKind::settings}};
    case KeyAction::keys: return {ShowScreen{ScreenKind::keys}};
    default: return {};
    }
}

void switch_focus(GameScreen& screen) {
    screen.focus = screen.focus == Focus::board ? Focus::moves : Focus::board;
}

} // namespace

Orders handle_question(GameHandling& handling, const Input& input, const std::string& question) {
    const auto* const pressed = std::get_if<PointerPressed>(&input);
    if (pressed == nullptr) return handle_question_keys(handling, input);
    const QuestionLayout parts = question_layout(handling.layout, question, handling.look);
    if (!pressed->is_right && parts.yes.contains(pressed->at)) return answered(handling, true);
    if (!pressed->is_right && parts.no.contains(pressed->at)) return answered(handling, false);
    return {};
}

Orders handle_keys(GameHandling& handling, const Input& input) {
    GameScreen& screen = handling.screen;
    if (handling.snapshot.asked) return handle_question_keys(handling, input);
    if (screen.promotion) return handle_promotion(handling, input);
    if (screen.entry) return handle_entry(handling, input);
    if (const auto* const pasted = std::get_if<TextPasted>(&input)) return {OpenText{pasted->text}};
    if (is_key(input, Key::tab)) switch_focus(screen);
    const auto digit = typed_small(input) == "0" ? std::optional(0) : count_of(input);
    if (digit) return take_digit(handling, *digit);
    if (const auto action = action_of(input, handling.layout.board.space.has_value()))
        return act(handling, *action);
    return {};
}

} // namespace view
