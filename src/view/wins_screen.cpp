#include "view/wins_screen.hpp"

#include <algorithm>
#include <utility>

#include "phrase/wins.hpp"
#include "stackchess/notation.hpp"
#include "view/game_drawing.hpp"
#include "view/game_handling.hpp"
#include "view/keys.hpp"
#include "view/solid_drawing.hpp"
#include "view/stack_panel.hpp"
#include "view/strips.hpp"
#include "words/puzzle_messages.hpp"
#include "words/refusals.hpp"
#include "words/window_analysis_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using words::say;

enum : int { hint_id, solve_id, again_id, analyse_id, next_id, previous_id };

constexpr std::size_t remark_lines = 4;

const puzzle::ForcedWin& win_of(std::size_t number) { return puzzle::forced_wins()[number]; }

room::Study study_of(const puzzle::ForcedWin& win) {
    record::Record record;
    record.setup = *stackchess::read_setup(win.position);
    return room::Study(std::move(record));
}

Form form_of(const WinsScreen& screen, const Look& look) {
    const words::Voice voice = voice_of(look);
    const puzzle::ForcedWin& win = win_of(screen.number);
    Form form = form_titled(look, message::forced_wins, message::window_close);
    form.aside = Aside::board;
    add_text(form, Heading{phrase::win_title(voice, screen.number)});
    add_text(form, Paragraph{phrase::win_difficulty(voice, win), Tone::faint});
    add_text(form, Paragraph{phrase::win_task(voice, win)});
    add_text(form, Paragraph{screen.remark, screen.is_warning ? Tone::warning : Tone::text,
                             remark_lines});
    const auto button = [&](int id, const words::Message& text, bool is_enabled,
                            bool is_main = false) {
        add(form, id,
            Button{.text = say(voice, text), .is_main = is_main, .is_enabled = is_enabled}, 2);
    };
    const bool is_open = !screen.trial.is_solved();
    button(hint_id, message::window_puzzle_hint, is_open);
    button(solve_id, message::window_solve, is_open);
    button(again_id, message::forced_win_again, !screen.trial.moves().empty());
    button(analyse_id, message::window_analyse, true);
    button(previous_id, message::forced_win_previous, screen.number > 0);
    button(next_id, message::forced_win_next, screen.number + 1 < puzzle::forced_wins().size(),
           !is_open);
    return form;
}

/// The board, and the opened stack below it.
GameLayout layout_of(const WinsScreen& screen, const Form& form, const Look& look) {
    GameLayout layout;
    layout.line = 1.45F * look.unit;
    layout.margin = 0.45F * look.unit;
    const FormLayout around = lay_out(form, screen.form, look);
    Rect area = around.aside;
    if (around.body.y == area.y) area.height = around.body.height;
    layout.stack = take_bottom(area, 4 * layout.line, 0.5F * look.unit);
    layout.board = board_layout(area, screen.trial.position().size(), screen.board.is_flipped,
                                look.settings.shows_coordinates ? look.unit : 0.4F * look.unit);
    layout.board.is_on_panel = true;
    const Rect frame = layout.board.frame();
    layout.stack.width = layout.stack.right() - frame.x;
    layout.stack.x = frame.x;
    layout.stack.y = frame.bottom() + 0.5F * look.unit;
    if (!look.settings.is_solid) return layout;
    const Snapshot& snapshot = screen.study.snapshot();
    layout.board.space =
        board_space(layout.board, screen.board.camera, room_shown(screen.board, snapshot),
                    standing_pieces(screen.board, snapshot));
    return layout;
}

/// The handling of one input.
class Handling {
  public:
    Handling(WinsScreen& screen, const Look& look)
        : screen_(screen), look_(look), form_(form_of(screen, look)),
          layout_(layout_of(screen, form_, look)) {}

    Orders handle(const Input& input) {
        if (std::holds_alternative<Tick>(input) || std::holds_alternative<FocusLost>(input)) {
            view::handle(screen_.board, screen_.study.snapshot(), input, look_);
            view::handle(form_, screen_.form, input, look_);
            return {};
        }
        if (action_of(input) == KeyAction::solid) return toggle_solid(look_);
        if (action_of(input) == KeyAction::hint) {
            if (!screen_.trial.is_solved()) give_hint();
            return {};
        }
        if (is_keyboard(input)) return is_for_board(input) ? to_board(input) : to_form(input);
        const bool is_turned = turn_by_pointer(screen_.board.camera, layout_.board, input);
        if (is_turned) return {};
        Orders orders = screen_.is_moving() ? Orders{} : to_board(input);
        for (Order& order : to_form(input)) orders.push_back(std::move(order));
        return orders;
    }

  private:
    words::Voice voice() const { return voice_of(look_); }

    /// Whether the board handles a key.
    bool is_for_board(const Input& input) const {
        const auto action = action_of(input, layout_.board.space.has_value());
        if (action == KeyAction::leave) return screen_.board.selection.has_value();
        if (focused(form_, screen_.form) != aside_key || screen_.is_moving()) return false;
        return count_of(input) || (action && (is_of_squares(*action) || is_of_sight(*action)));
    }

    Orders to_board(const Input& input) {
        GameHandling board{screen_.board, screen_.study.snapshot(), look_, layout_};
        Orders orders;
        const auto wishes =
            is_keyboard(input) ? handle_keys(board, input) : handle_pointer(board, input);
        for (const Order& wish : wishes)
            std::visit(
                [&]<class Wish>(const Wish& one) {
                    if constexpr (requires { this->obey(one, orders); })
                        obey(one, orders);
                    else
                        orders.push_back(one); // for the app
                },
                wish);
        return orders;
    }

    // The board's requests, which the room would handle in a game.

    void obey(const PlayMove& wish, Orders& orders) {
        const auto move = read_move(screen_.trial.position(), wish.text);
        if (!move || screen_.trial.is_solved()) return;
        screen_.hint.reset();
        phrase::WinRemark remark = phrase::play_win(voice(), screen_.trial, *move);
        screen_.remark = std::move(remark.text);
        screen_.is_warning = !remark.is_right;
        if (remark.is_right) return;
        screen_.board.selection.reset();
        screen_.board.was_dropped = false;
        orders.emplace_back(MakeSound{Sound::refusal});
    }
    void obey(const TryMove& wish, Orders& orders) {
        const Snapshot& snapshot = screen_.study.snapshot();
        screen_.remark =
            words::refusal_sentence(voice(), screen_.study.refusal(wish.from, wish.count, wish.to),
                                    snapshot.rules, snapshot.turn());
        screen_.is_warning = true;
        orders.emplace_back(MakeSound{Sound::refusal});
    }
    void obey(const room::DrawMark& wish, Orders&) { screen_.study.toggle_mark(wish.mark); }
    // Any piece may be picked up here.
    void obey(const TouchPiece&, Orders&) {}
    void obey(const LetGo&, Orders&) {}

    // The controls beside it.

    Orders to_form(const Input& input) {
        const auto event = view::handle(form_, screen_.form, input, look_);
        if (!event) return {};
        switch (event->key.id) {
        case hint_id: give_hint(); return {};
        case solve_id: solve(); return {};
        case again_id: return open(screen_.number);
        case analyse_id: return {AnalyseRecord{screen_.study.record(), screen_.board.is_flipped}};
        case previous_id: return open(screen_.number - 1);
        case next_id: return open(screen_.number + 1);
        default: return {CloseScreen{}};
        }
    }

    void give_hint() {
        screen_.hint = screen_.trial.solution().from();
        screen_.remark = phrase::win_hint(voice(), screen_.trial);
        screen_.is_warning = false;
    }

    void solve() {
        while (!screen_.trial.is_solved()) screen_.trial.play(screen_.trial.solution());
        screen_.hint.reset();
        screen_.remark = say(voice(), message::forced_win_shown);
        screen_.is_warning = false;
    }

    Orders open(std::size_t number) {
        WinsScreen fresh(number);
        fresh.form.focus = aside_key;
        fresh.board.camera = screen_.board.camera;
        fresh.board.now = screen_.board.now;
        fresh.board.is_flipped = screen_.board.is_flipped;
        screen_ = std::move(fresh);
        Settings settings = look_.settings;
        settings.win = number;
        return {ChangeSettings{std::move(settings)}};
    }

    WinsScreen& screen_;
    const Look& look_;
    Form form_;
    GameLayout layout_;
};

Sound sound_of(const session::MoveView& move) {
    return move.captured > 0 ? Sound::capture : Sound::move;
}

/// The first place of the cursor.
core::Coord first_cursor(const WinsScreen& screen) {
    const int size = screen.trial.position().size();
    return core::coord_at(size / 2, screen.board.is_flipped ? size - 1 : 0);
}

/// Called after everything that may have changed the state: the next move of the trial starts once
/// the previous one has arrived.
void settle(WinsScreen& screen, const Look& look, Orders& orders) {
    const auto follow = [&] { refresh(screen.board, screen.study.snapshot(), look.settings); };
    follow();
    const std::vector<std::string>& moves = screen.trial.moves();
    for (;;) {
        const std::size_t played = screen.study.snapshot().history.size() - 1;
        if (screen.is_moving() || played >= moves.size()) return;
        const auto move = screen.study.play(moves[played], game::Letters::english);
        if (!move) return;
        orders.emplace_back(MakeSound{sound_of(*move)});
        follow();
    }
}

BoardMarks marks_of(const WinsScreen& screen) {
    BoardMarks marks{.marks = screen.study.marks()};
    if (screen.hint) marks.marks.push_back({record::MarkColor::blue, *screen.hint, *screen.hint});
    return marks;
}

} // namespace

WinsScreen::WinsScreen(std::size_t of)
    : number(std::min(of, puzzle::forced_wins().size() - 1)), trial(win_of(number)),
      study(study_of(win_of(number))) {
    form.focus = aside_key;
    board.cursor = first_cursor(*this);
}

void draw(const WinsScreen& screen, const Look& look, Scene& scene) {
    const Form form = form_of(screen, look);
    draw(form, screen.form, look, scene);
    const GameLayout layout = layout_of(screen, form, look);
    GameScreen board = screen.board;
    board.focus = focused(form, screen.form) == aside_key ? Focus::board : Focus::moves;
    draw_game_board(board, screen.study.snapshot(), marks_of(screen), layout.board, look, scene);
    draw_open_stack(screen.board, screen.study.snapshot(), layout, look, scene);
}

Orders handle(WinsScreen& screen, const Input& input, const Look& look) {
    Orders orders;
    if (!screen.board.shown) settle(screen, look, orders);
    if (is_keyboard(input) && !screen.board.cursor) screen.board.cursor = first_cursor(screen);
    for (Order& order : Handling(screen, look).handle(input)) orders.push_back(std::move(order));
    settle(screen, look, orders);
    return orders;
}

} // namespace view
