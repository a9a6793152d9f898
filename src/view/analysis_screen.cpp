#include "view/analysis_screen.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "analysis/annotate.hpp"
#include "record/pgn_writer.hpp"
#include "view/analysis_layout.hpp"
#include "view/analysis_report.hpp"
#include "view/analysis_tree.hpp"
#include "view/game_handling.hpp"
#include "view/keys.hpp"
#include "words/board_messages.hpp"
#include "words/refusals.hpp"
#include "words/window_analysis_messages.hpp"

namespace view {

namespace {

namespace message = words::message;
using room::Study;

/// The signs that a key cycles through: of a move, and of a position.
constexpr std::array<record::Nag, 6> move_signs{1, 2, 3, 4, 5, 6};
constexpr std::array<record::Nag, 8> position_signs{10, 13, 14, 15, 16, 17, 18, 19};

bool is_key(const Input& input, Key key) {
    const auto* const pressed = std::get_if<KeyPressed>(&input);
    return pressed != nullptr && pressed->key == key && !pressed->with_control;
}

Sound sound_of(const session::MoveView& move, bool is_check) {
    if (is_check) return Sound::check;
    if (move.promoted > 0) return Sound::promotion;
    return move.captured > 0 ? Sound::capture : Sound::move;
}

/// The handling of one input.
class Handling {
  public:
    Handling(AnalysisScreen& screen, const Look& look)
        : screen_(screen), study_(screen.study), look_(look),
          layout_(analysis_layout(screen, look)) {}

    Orders handle(const Input& input) {
        if (screen_.asked) {
            GameHandling board = of_board();
            return handle_question(board, input, room::question_text(voice(), *screen_.asked));
        }
        if (screen_.comment && is_keyboard(input)) return type_comment(input);
        if (screen_.sign && is_keyboard(input) && choose_sign(action_of(input))) return {};
        return is_keyboard(input) ? handle_key(input) : handle_pointer_input(input);
    }

  private:
    words::Voice voice() const { return voice_of(look_); }
    void say_here(const words::Message& sentence, bool is_warning = false) {
        tell(screen_.board, say(voice(), sentence), is_warning);
    }

    GameHandling of_board() { return {screen_.board, study_.snapshot(), look_, layout_.game}; }

    // The board's requests, which the room would handle in a game.

    Orders carried_out(const Orders& wishes) {
        Orders orders;
        for (const Order& wish : wishes)
            std::visit(
                [&]<class Wish>(const Wish& one) {
                    if constexpr (requires { this->obey(one, orders); })
                        obey(one, orders);
                    else
                        orders.push_back(one);
                },
                wish);
        return orders;
    }

    void obey(const PlayMove& wish, Orders& orders) {
        play(wish.text, words::letters(look_.settings.language), orders);
    }

    void play(const std::string& text, game::Letters letters, Orders& orders) {
        const auto move = study_.play(text, letters);
        if (!move) return refuse(move.error(), orders);
        screen_.board.entry.reset();
        orders.emplace_back(
            MakeSound{sound_of(*move, study_.snapshot().present().check.has_value())});
    }

    void refuse(const game::Refusal& refusal, Orders& orders) {
        const Snapshot& snapshot = study_.snapshot();
        tell(screen_.board,
             words::refusal_sentence(voice(), refusal, snapshot.rules, snapshot.turn()), true);
        orders.emplace_back(MakeSound{Sound::refusal});
    }

    void obey(const TryMove& wish, Orders& orders) {
        refuse(study_.refusal(wish.from, wish.count, wish.to), orders);
    }
    void obey(const TouchPiece&, Orders& orders) {
        if (study_.snapshot().outcome.is_over())
            refuse({.kind = game::RefusalKind::game_over}, orders);
    }
    void obey(const LetGo&, Orders&) {}
    void obey(const room::DrawMark& wish, Orders&) { study_.toggle_mark(wish.mark); }

    // Buttons and keys.

    Orders press(AnalysisButton button) {
        switch (button) {
        case AnalysisButton::comment: begin_comment(); return {};
        case AnalysisButton::glyph: offer_signs(); return {};
        case AnalysisButton::promote: promote(); return {};
        case AnalysisButton::remove: remove(); return {};
        case AnalysisButton::flip: flip(); return {};
        case AnalysisButton::report: return {ToggleReport{}};
        case AnalysisButton::play_on: return {PlayStudy{}};
        case AnalysisButton::save: return {ShowScreen{ScreenKind::save}};
        case AnalysisButton::close: break;
        }
        return {CloseScreen{}};
    }

    void flip() { screen_.board.is_flipped = !screen_.board.is_flipped; }

    /// What is typed is added to what is there.
    void begin_comment() {
        screen_.comment = suggestion(study_.comment());
        screen_.comment->anchor.reset();
    }

    Orders type_comment(const Input& input) {
        if (is_key(input, Key::escape))
            screen_.comment.reset();
        else if (is_key(input, Key::enter))
            finish_comment(screen_);
        else
            return type_in(*screen_.comment, input);
        return {};
    }

    /// The next of these signs, and none after the last.
    void next_of(std::span<const record::Nag> signs) {
        if (study_.here() == Study::root) return say_here(message::analysis_no_glyph, true);
        const auto& nags = study_.moves()[study_.here()].nags;
        const auto old = std::ranges::find_if(
            signs, [&](record::Nag nag) { return std::ranges::find(nags, nag) != nags.end(); });
        if (old == signs.end()) return study_.toggle_glyph(signs.front());
        const bool is_last = old + 1 == signs.end();
        study_.toggle_glyph(is_last ? *old : *(old + 1));
    }

    /// Starts or ends the choice of a sign.
    void offer_signs() {
        if (study_.here() == Study::root) return say_here(message::analysis_no_glyph, true);
        screen_.sign = screen_.sign ? std::nullopt : std::optional<std::size_t>(0);
    }

    /// Whether a key was for the choice; any other key ends it.
    bool choose_sign(std::optional<KeyAction> action) {
        const std::size_t count = offered_signs.size();
        const std::size_t at = *screen_.sign;
        const bool is_above = at < signs_of_moves;
        switch (action.value_or(KeyAction::quit)) {
        case KeyAction::cursor_left: screen_.sign = (at + count - 1) % count; return true;
        case KeyAction::cursor_right: screen_.sign = (at + 1) % count; return true;
        case KeyAction::cursor_up:
        case KeyAction::cursor_down:
            screen_.sign =
                is_above ? at + signs_of_moves : std::min(at - signs_of_moves, signs_of_moves - 1);
            return true;
        case KeyAction::use_square: study_.toggle_glyph(offered_signs[at]); return true;
        default: screen_.sign.reset();
        }
        return action == KeyAction::leave;
    }

    /// Whether a sign was clicked; a click anywhere else ends the choice.
    bool press_signs(Point at) {
        for (std::size_t i = 0; i < offered_signs.size(); ++i) {
            if (!layout_.signs[i].contains(at)) continue;
            study_.toggle_glyph(offered_signs[i]);
            screen_.sign = i;
            return true;
        }
        if (!layout_.buttons[place_of(AnalysisButton::glyph)].contains(at)) screen_.sign.reset();
        return false;
    }

    void promote() {
        if (!study_.promote()) say_here(message::analysis_is_main, true);
    }
    void remove() {
        const std::size_t before = study_.moves().size();
        if (!study_.remove()) return say_here(message::analysis_nothing_to_remove, true);
        tell(screen_.board,
             say(voice(), message::analysis_removed, before - study_.moves().size()));
    }

    void undo() {
        if (!study_.can_undo()) return say_here(message::analysis_nothing_to_undo, true);
        study_.undo();
    }
    void redo() {
        if (!study_.can_redo()) return say_here(message::analysis_nothing_to_redo, true);
        study_.redo();
    }

    void set_lines(int lines) { screen_.lines = std::clamp(lines, 1, AnalysisScreen::most_lines); }

    void play_best(Orders& orders) {
        const engine::Thought* const known = screen_.known();
        if (known == nullptr) return say_here(message::analysis_no_line, true);
        play(known->lines.front().moves.front(), game::Letters::english, orders);
    }

    Orders handle_key(const Input& input) {
        const bool is_on_board =
            screen_.board.promotion || screen_.board.entry || screen_.board.selection;
        if (const auto* const pasted = std::get_if<TextPasted>(&input);
            pasted != nullptr && !screen_.board.entry)
            return {Analyse{OpenText{pasted->text}}};
        if (screen_.board.promotion || screen_.board.entry) return to_board(input);
        if (is_key(input, Key::tab)) {
            step_focus(std::get<KeyPressed>(input).with_shift ? -1 : 1);
            return {};
        }
        const auto action = action_of(input, layout_.game.board.space.has_value());
        if (is_on_board && action == KeyAction::leave) return to_board(input);
        if (action == KeyAction::leave && screen_.board.cursor) {
            screen_.board.cursor.reset();
            screen_.focus = AnalysisFocus::moves;
            return {};
        }
        const bool is_of_board =
            action && (is_of_squares(*action) || action == KeyAction::type_move);
        if (action && !is_of_board) return act(*action);
        return act_in_focus(input, action);
    }

    Orders act_in_focus(const Input& input, std::optional<KeyAction> action) {
        if (screen_.focus == AnalysisFocus::board || action == KeyAction::type_move)
            return to_board(input);
        if (screen_.focus == AnalysisFocus::buttons) return act_on_buttons(action);
        switch (action.value_or(KeyAction::leave)) {
        case KeyAction::cursor_left: study_.back(); break;
        case KeyAction::cursor_right: study_.forward(); break;
        case KeyAction::cursor_up: study_.aside(-1); break;
        case KeyAction::cursor_down: study_.aside(1); break;
        default: break;
        }
        return {};
    }

    Orders act_on_buttons(std::optional<KeyAction> action) {
        const std::size_t count = analysis_buttons.size();
        switch (action.value_or(KeyAction::leave)) {
        case KeyAction::cursor_left: screen_.button = (screen_.button + count - 1) % count; break;
        case KeyAction::cursor_right: screen_.button = (screen_.button + 1) % count; break;
        case KeyAction::cursor_up: screen_.button = (screen_.button + count - 3) % count; break;
        case KeyAction::cursor_down: screen_.button = (screen_.button + 3) % count; break;
        case KeyAction::use_square: return press(analysis_buttons[screen_.button]);
        default: break;
        }
        return {};
    }

    Orders act(KeyAction action) {
        Orders orders;
        switch (action) {
        case KeyAction::leave: return {CloseScreen{}};
        case KeyAction::look_back: study_.back(); break;
        case KeyAction::look_forward: study_.forward(); break;
        case KeyAction::look_at_start: study_.to_start(); break;
        case KeyAction::look_at_end: study_.to_end(); break;
        case KeyAction::flip: flip(); break;
        case KeyAction::thinking: screen_.is_engine_on = !screen_.is_engine_on; break;
        case KeyAction::more_lines:
            set_lines(screen_.lines % AnalysisScreen::most_lines + 1);
            break;
        case KeyAction::hint: play_best(orders); break;
        case KeyAction::comment: begin_comment(); break;
        case KeyAction::glyph: next_of(move_signs); break;
        case KeyAction::judge: next_of(position_signs); break;
        case KeyAction::promote: promote(); break;
        case KeyAction::remove: remove(); break;
        case KeyAction::take_back: undo(); break;
        case KeyAction::play_again: redo(); break;
        case KeyAction::report: return {ToggleReport{}};
        case KeyAction::play_on: return {PlayStudy{}};
        case KeyAction::save: return {ShowScreen{ScreenKind::save}};
        case KeyAction::copy_position: return copied(study_.text(), message::position_copied);
        case KeyAction::copy_game:
            return copied(record::to_pgn(study_.record()), message::analysis_copied);
        case KeyAction::new_game: return {ShowScreen{ScreenKind::new_game}};
        case KeyAction::open: return {ShowScreen{ScreenKind::open}};
        case KeyAction::editor: return {ShowScreen{ScreenKind::editor}};
        case KeyAction::settings: return {ShowScreen{ScreenKind::settings}};
        case KeyAction::keys: return {ShowScreen{ScreenKind::keys}};
        case KeyAction::sound: return toggle_sound();
        case KeyAction::solid: return toggle_solid(look_);
        default: turn_by_key(screen_.board.camera, action); break;
        }
        return orders;
    }

    Orders toggle_sound() const {
        Settings settings = look_.settings;
        settings.has_sound = !settings.has_sound;
        return {ChangeSettings{std::move(settings)}};
    }

    Orders copied(std::string text, const words::Message& sentence) {
        say_here(sentence);
        return {CopyText{std::move(text)}};
    }

    /// From the moves to the board, to each of the buttons, and back to the moves.
    void step_focus(int step) {
        const auto places = static_cast<int>(analysis_buttons.size()) + 2;
        int place = static_cast<int>(screen_.focus);
        if (screen_.focus == AnalysisFocus::buttons) place += static_cast<int>(screen_.button);
        place = (place + step + places) % places;
        screen_.focus = static_cast<AnalysisFocus>(std::min(place, 2));
        screen_.button = static_cast<std::size_t>(std::max(place - 2, 0));
        if (screen_.focus == AnalysisFocus::board) show_cursor();
    }

    void show_cursor() {
        if (screen_.board.cursor) return;
        const Moment& moment = study_.snapshot().present();
        const int size = moment.board.size;
        const auto middle = core::coord_at(size / 2, screen_.board.is_flipped ? size - 2 : 1);
        screen_.board.cursor = moment.move ? moment.move->to : middle;
    }

    Orders to_board(const Input& input) {
        if (screen_.focus == AnalysisFocus::board) show_cursor();
        GameHandling board = of_board();
        return carried_out(handle_keys(board, input));
    }

    // The pointer.

    Orders handle_pointer_input(const Input& input) {
        const auto* const pressed = std::get_if<PointerPressed>(&input);
        if (pressed != nullptr && screen_.comment) {
            if (layout_.game.footer.contains(pressed->at)) return {}; // the click is in the entry
            finish_comment(screen_); // before moving to another place
            if (layout_.buttons[place_of(AnalysisButton::comment)].contains(pressed->at)) return {};
        }
        if (pressed != nullptr && screen_.sign && press_signs(pressed->at)) return {};
        if (!screen_.board.promotion &&
            turn_by_pointer(screen_.board.camera, layout_.game.board, input))
            return {};
        if (pressed != nullptr && !pressed->is_right && !screen_.board.promotion) {
            if (auto orders = press_at(pressed->at)) return *std::move(orders);
        }
        if (const auto* const wheel = std::get_if<Wheel>(&input);
            wheel != nullptr && layout_.moves.contains(wheel->at)) {
            scroll_by(-2.5F * look_.unit * static_cast<float>(wheel->steps));
            return {};
        }
        if (const auto* const moved = std::get_if<PointerMoved>(&input);
            moved != nullptr && screen_.is_scrolling)
            screen_.scroll = scroll_to(texts(), layout_.moves, moved->at, look_);
        if (std::holds_alternative<PointerReleased>(input)) screen_.is_scrolling = false;
        GameHandling board = of_board();
        return carried_out(handle_pointer(board, input));
    }

    TreeTexts texts() const { return tree_texts(study_, layout_.moves, look_); }

    void scroll_by(float step) {
        screen_.scroll =
            std::clamp(screen_.scroll + step, 0.0F, most_scroll(texts(), layout_.moves, look_));
    }

    /// Handles a click beside the board; nothing for any other click.
    std::optional<Orders> press_at(Point at) {
        for (std::size_t i = 0; i < analysis_buttons.size(); ++i)
            if (layout_.buttons[i].contains(at)) return press(analysis_buttons[i]);
        if (press_engine(at) || press_step(at) || press_moves(at)) return Orders{};
        if (auto orders = press_line(at)) return orders;
        const AnalysisReport* const report = screen_.report_shown();
        if (report != nullptr && report->review && layout_.curve.contains(at)) {
            study_.to_ply(ply_at(*report->review, layout_.curve, at));
            return Orders{};
        }
        if (layout_.game.board.coord_at(at)) screen_.focus = AnalysisFocus::board;
        return std::nullopt;
    }

    bool press_engine(Point at) {
        if (layout_.toggle.contains(at)) screen_.is_engine_on = !screen_.is_engine_on;
        if (layout_.fewer.contains(at)) set_lines(screen_.lines - 1);
        if (layout_.more.contains(at)) set_lines(screen_.lines + 1);
        return layout_.toggle.contains(at) || layout_.fewer.contains(at) ||
               layout_.more.contains(at);
    }

    /// Plays the first move of a line.
    std::optional<Orders> press_line(Point at) {
        const engine::Thought* const known = screen_.known();
        if (known == nullptr || !screen_.is_engine_on) return std::nullopt;
        for (std::size_t i = 0; i < std::min(layout_.lines.size(), known->lines.size()); ++i) {
            if (!layout_.lines[i].contains(at)) continue;
            Orders orders;
            const std::string move = known->lines[i].moves.front();
            play(move, game::Letters::english, orders);
            return orders;
        }
        return std::nullopt;
    }

    bool press_step(Point at) {
        for (std::size_t i = 0; i < step_buttons.size(); ++i) {
            if (!layout_.steps[i].contains(at)) continue;
            switch (step_buttons[i]) {
            case StepButton::start: study_.to_start(); break;
            case StepButton::back: study_.back(); break;
            case StepButton::forward: study_.forward(); break;
            case StepButton::end: study_.to_end(); break;
            }
            return true;
        }
        return false;
    }

    bool press_moves(Point at) {
        if (!layout_.moves.contains(at)) return false;
        screen_.focus = AnalysisFocus::moves;
        const TreeTexts list = texts();
        if (tree_bar(list, layout_.moves, screen_.scroll, look_).track.contains(at)) {
            screen_.is_scrolling = true;
            screen_.scroll = scroll_to(list, layout_.moves, at, look_);
        } else if (const auto id = move_at(list, layout_.moves, screen_.scroll, at, look_)) {
            study_.jump(*id);
        }
        return true;
    }

    AnalysisScreen& screen_;
    Study& study_;
    const Look& look_;
    AnalysisLayout layout_;
};

/// A report on moves that are no longer the main line is hidden, and the screen says so. An
/// unfinished one is cancelled.
void follow_report(AnalysisScreen& screen, const Look& look) {
    if (!screen.report) return;
    const bool is_outdated = !screen.report->is_about(screen.study);
    if (std::exchange(screen.report->is_outdated, is_outdated) || !is_outdated) return;
    if (screen.report->is_running()) screen.report.reset();
    const words::Voice voice = voice_of(look);
    const std::string& said = screen.board.notice;
    tell(screen.board, said + (said.empty() ? "" : " ") +
                           say(voice, message::analysis_report_outdated,
                               {{"key", key_name(voice, KeyAction::report)}}));
}

/// Whether the current move may be out of view since it was last scrolled into view: it is another
/// one, or the room for the moves is another. Room that an opened stack takes does not count,
/// because that ends soon.
bool needs_scrolling(AnalysisScreen& screen, const Look& look) {
    const std::uint64_t place = screen.study.look_number();
    const bool has_report = screen.report_shown() != nullptr;
    const bool is_same_place = std::exchange(screen.scrolled_at, place) == place;
    const bool has_same_room =
        std::exchange(screen.scrolled_beside_report, has_report) == has_report;
    const bool is_same_window = std::exchange(screen.scrolled_in, look.area) == look.area;
    return !is_same_place || !has_same_room || !is_same_window;
}

/// Called after everything that may have changed the state.
void settle(AnalysisScreen& screen, const Look& look) {
    refresh(screen.board, screen.study.snapshot(), look.settings);
    // The arrows move the cursor of the board only while it has the focus.
    screen.board.focus = screen.focus == AnalysisFocus::board ? Focus::board : Focus::moves;
    follow_report(screen, look);
    if (!needs_scrolling(screen, look)) return;
    const Rect list = analysis_layout(screen, look).moves;
    screen.scroll = scroll_showing(tree_texts(screen.study, list, look), list, screen.scroll,
                                   screen.study.here(), look);
}

} // namespace

bool AnalysisReport::is_about(const room::Study& study) const {
    const std::vector<std::uint32_t> line = study.moves().main_line();
    return moves.size() <= line.size() &&
           std::ranges::equal(moves, std::span(line).first(moves.size()));
}

void finish_comment(AnalysisScreen& screen) {
    const auto typed = std::exchange(screen.comment, std::nullopt);
    if (typed) screen.study.set_comment(typed->text);
}

Orders handle(AnalysisScreen& screen, const Input& input, const Look& look) {
    screen.study.write_with(letters_of(look.settings));
    if (!screen.board.shown) settle(screen, look);
    Orders orders;
    const bool is_time =
        std::holds_alternative<Tick>(input) || std::holds_alternative<FocusLost>(input);
    if (is_time) {
        handle(screen.board, screen.study.snapshot(), input, look);
        if (std::holds_alternative<FocusLost>(input)) screen.is_scrolling = false;
    } else {
        if (is_keyboard(input) || std::holds_alternative<PointerPressed>(input))
            tell(screen.board, {});
        orders = Handling(screen, look).handle(input);
    }
    settle(screen, look);
    return orders;
}

std::size_t take_review(AnalysisScreen& screen, analysis::Review review) {
    record::Record record = screen.study.record();
    const std::size_t kept = analysis::annotate(record, review);
    screen.study.take_up(std::move(record));
    if (screen.report) screen.report->review = std::move(review);
    return kept;
}

} // namespace view
