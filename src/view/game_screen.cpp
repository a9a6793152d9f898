#include "view/game_screen.hpp"

#include <algorithm>
#include <utility>

#include "view/end_card.hpp"
#include "view/game_handling.hpp"
#include "view/move_list.hpp"
#include "view/solid_drawing.hpp"
#include "words/board_messages.hpp"
#include "words/message.hpp"

namespace view {

namespace {

/// The move between the previous and the current board, if it is one step in either direction.
std::optional<Animation> motion(const GameScreen& screen, const Snapshot& snapshot,
                                std::size_t place) {
    const std::vector<Moment>& history = snapshot.history;
    const Moment& moment = history[place];
    if (place == screen.shown_place + 1 && moment.move &&
        history[place - 1].board == screen.shown->board)
        return animated(screen.shown->board, moment.board, *moment.move, screen.now);
    if (place + 1 == screen.shown_place && screen.shown->move)
        return animated_back(moment.board, screen.shown->board, *screen.shown->move, screen.now);
    return std::nullopt;
}

void let_go(GameScreen& screen) {
    screen.selection.reset();
    screen.drag.reset();
    screen.promotion.reset();
}

/// Pieces picked up while the other side was to move stay picked up, if they can move now.
bool stays_in_hand(const GameScreen& screen, const Snapshot& snapshot) {
    if (!screen.selection || screen.looked_at || !snapshot.is_person_to_move()) return false;
    if (snapshot.has_touch_move) return false; // it was not touched in the player's own turn
    const core::Coord from = screen.selection->from;
    return snapshot.history.size() == screen.shown_place + 2 &&
           snapshot.present().board.at(from) == screen.shown->board.at(from) &&
           largest_movable(snapshot.moves, from) > 0;
}

/// As many pieces as were chosen, or as can move.
void hold_what_can_move(Selection& selection, const Snapshot& snapshot) {
    const bool can_go = std::ranges::any_of(snapshot.moves, [&](const session::MoveView& move) {
        return move.from == selection.from && move.count == selection.count;
    });
    if (!can_go) selection = {selection.from, largest_movable(snapshot.moves, selection.from)};
}

/// Repeats a button that is held down.
void repeat_step(GameScreen& screen, const Snapshot& snapshot) {
    if (!screen.held || !screen.selection || !screen.held->is_due(screen.now)) return;
    const auto height = snapshot.present().board.at(screen.selection->from).size();
    screen.selection = with_step(*screen.selection, screen.held->step, static_cast<int>(height));
}

/// Whether it may still be played: a move taken back or played again leads to another position.
bool is_of_now(const Premove& premove, const Snapshot& snapshot) {
    const std::size_t last = snapshot.history.size() - 1;
    return !snapshot.outcome.is_over() && (last == premove.place || last == premove.place + 1);
}

std::size_t rows_until(const Snapshot& snapshot, std::size_t place) {
    return place == 0 ? 0 : row_of(snapshot, place) + 1;
}

/// While somebody looks back, new moves are added below the visible part of the list.
void keep_list_still(GameScreen& screen, const Snapshot& snapshot) {
    const std::size_t last = snapshot.history.size() - 1;
    if (screen.looked_at && last > screen.last_place)
        screen.scroll += rows_until(snapshot, last) - rows_until(snapshot, screen.last_place);
    screen.last_place = last;
}

void begin_game(GameScreen& screen, const Snapshot& snapshot, Orientation orientation) {
    GameScreen fresh;
    fresh.is_flipped = is_black_below(snapshot, orientation);
    fresh.now = screen.now;
    fresh.camera = screen.camera;
    fresh.game = snapshot.game;
    fresh.shown = snapshot.present();
    fresh.shown_place = snapshot.history.size() - 1;
    fresh.last_place = fresh.shown_place;
    screen = std::move(fresh);
}

} // namespace

bool is_black_below(const Snapshot& snapshot, Orientation orientation) {
    if (orientation != Orientation::person) return orientation == Orientation::black;
    const bool is_other_first = snapshot.seat(core::Color::white).kind != play::SeatKind::person;
    return is_other_first && snapshot.seat(core::Color::black).kind == play::SeatKind::person;
}

std::size_t place_shown(const GameScreen& screen, const Snapshot& snapshot) {
    const std::size_t last = snapshot.history.size() - 1;
    return screen.looked_at ? std::min(*screen.looked_at, last) : last;
}

const Moment& moment_shown(const GameScreen& screen, const Snapshot& snapshot) {
    return snapshot.history[place_shown(screen, snapshot)];
}

void refresh(GameScreen& screen, const Snapshot& snapshot, const Settings& settings) {
    if (screen.game != snapshot.game || !screen.shown)
        return begin_game(screen, snapshot, settings.orientation);
    const std::size_t last = snapshot.history.size() - 1;
    if (screen.looked_at && *screen.looked_at >= last) screen.looked_at.reset();
    keep_list_still(screen, snapshot);
    if (!snapshot.is_person_to_move() && !can_premove(screen, snapshot)) let_go(screen);
    const bool is_sent =
        snapshot.pending && screen.selection && screen.selection->from == snapshot.pending->from;
    if (is_sent) let_go(screen);
    if (screen.premove && !is_of_now(*screen.premove, snapshot)) screen.premove.reset();
    if (!snapshot.outcome.is_over()) screen.card.reset();
    if (screen.notice_turn && (screen.notice_turn != snapshot.turn() || snapshot.outcome.is_over()))
        tell(screen, {});
    if (!screen.selection) screen.held.reset();
    const std::size_t place = place_shown(screen, snapshot);
    const Moment& moment = snapshot.history[place];
    if (place != screen.shown_place || moment.board != screen.shown->board) {
        if (stays_in_hand(screen, snapshot))
            hold_what_can_move(*screen.selection, snapshot);
        else
            let_go(screen);
        // A move being typed while the computer thinks stays after the computer's move.
        const bool is_answer =
            !screen.looked_at && snapshot.seat(~snapshot.turn()).kind == play::SeatKind::computer;
        if (!is_answer) screen.entry.reset();
        screen.animation.reset();
        if (settings.has_animation && !screen.was_dropped)
            screen.animation = motion(screen, snapshot, place);
        if (screen.animation && settings.is_solid) {
            screen.animation->lasting = Animation::flight;
            screen.animation->room = room_for(screen.shown->board, snapshot.rules);
        }
        if (!screen.looked_at) screen.scroll = 0;
        screen.shown = moment;
        screen.shown_place = place;
    }
    screen.was_dropped = false;
    if (screen.animation && (!settings.has_animation || screen.animation->is_over(screen.now)))
        screen.animation.reset();
}

std::vector<core::Coord> waiting_squares(const GameScreen& screen, const Snapshot& snapshot) {
    if (screen.premove) return {screen.premove->from, screen.premove->to};
    if (snapshot.pending) return {snapshot.pending->from, snapshot.pending->to};
    return {};
}

bool can_premove(const GameScreen& screen, const Snapshot& snapshot) {
    return !screen.looked_at && snapshot.can_prepare() && !snapshot.asked;
}

std::optional<PlayMove> take_premove(GameScreen& screen, const Snapshot& snapshot,
                                     const Settings& settings) {
    if (!screen.premove || !snapshot.is_person_to_move() || snapshot.asked) return std::nullopt;
    const auto [from, count, to, place] = *std::exchange(screen.premove, std::nullopt);
    const Moves moves = moves_to(snapshot.moves, {from, count}, to);
    const auto queen = std::ranges::find(moves, core::Role::queen, &session::MoveView::promotion);
    if (!moves.empty()) return PlayMove{(queen == moves.end() ? moves.front() : *queen).text};
    tell(screen, say(voice_of(settings), words::message::premove_impossible), true);
    return std::nullopt;
}

void tell(GameScreen& screen, std::string sentence, bool is_warning) {
    screen.notice = std::move(sentence);
    screen.is_warning = is_warning;
    screen.notice_turn.reset();
}

Orders handle(GameScreen& screen, const Snapshot& snapshot, const Input& input, const Look& look) {
    if (const auto* const tick = std::get_if<Tick>(&input)) {
        screen.now = tick->now;
        repeat_step(screen, snapshot);
        return {};
    }
    if (std::holds_alternative<FocusLost>(input)) {
        screen.drag.reset();
        screen.held.reset();
        screen.drawing.reset();
        screen.camera.turning.reset();
        screen.is_scrolling = false;
        return {};
    }
    const bool is_deed = std::holds_alternative<PointerPressed>(input) ||
                         std::holds_alternative<KeyPressed>(input) ||
                         std::holds_alternative<TextTyped>(input);
    if (is_deed) tell(screen, {});
    GameHandling handling{screen, snapshot, look, game_layout(screen, snapshot, look)};
    if (has_end_card(screen, snapshot))
        if (auto orders = handle_end_card(handling, input)) return *std::move(orders);
    return is_keyboard(input) ? handle_keys(handling, input) : handle_pointer(handling, input);
}

} // namespace view
