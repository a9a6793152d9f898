// Lifting, setting down and looking back: what pointer and keyboard both do.

#include <algorithm>

#include "view/game_handling.hpp"
#include "words/board_messages.hpp"

namespace view {

namespace {

namespace message = words::message;
using core::Coord;

int height_at(const GameHandling& handling, Coord square) {
    return static_cast<int>(handling.snapshot.present().board.at(square).size());
}

bool is_own(const GameHandling& handling, Coord square) {
    const session::Stack& stack = handling.snapshot.present().board.at(square);
    return !stack.empty() && stack.back().color == handling.snapshot.turn();
}

void warn(GameHandling& handling, const words::Message& sentence) {
    tell(handling.screen, say(voice_of(handling.look.settings), sentence), true);
}

Orders select(GameHandling& handling, Coord square) {
    const session::Stack& stack = handling.snapshot.present().board.at(square);
    if (stack.empty()) return {};
    // The room answers with the reason.
    if (!is_own(handling, square)) return {TryMove{square, 1, square}};
    const auto& touched = handling.snapshot.touched;
    if (touched && *touched != square) return {TouchPiece{square}};
    const int movable = largest_movable(handling.snapshot.moves, square);
    handling.screen.selection = {square, movable > 0 ? movable : height_at(handling, square)};
    if (movable == 0)
        warn(handling, stack.size() > 1 ? message::no_move_here : message::piece_cannot_move);
    else if (handling.snapshot.has_touch_move)
        return {TouchPiece{square}};
    return {};
}

} // namespace

Orders let_go(GameHandling& handling) {
    if (handling.snapshot.touched) return {LetGo{}}; // the room answers with the reason
    handling.screen.selection.reset();
    handling.screen.drag.reset();
    return {};
}

Orders use_square(GameHandling& handling, Coord square) {
    GameScreen& screen = handling.screen;
    if (screen.looked_at) {
        screen.looked_at.reset();
        return {};
    }
    if (!handling.snapshot.is_person_to_move()) return {TouchPiece{square}}; // it says why not
    if (!screen.selection) return select(handling, square);
    if (screen.selection->from == square) return let_go(handling);
    const bool is_target =
        target_at(targets_of(handling.snapshot.moves, *screen.selection), square) != nullptr;
    if (is_target || !is_own(handling, square)) return drop_on(handling, square, false);
    return select(handling, square);
}

Orders drop_on(GameHandling& handling, Coord square, bool is_drag) {
    Selection& selection = *handling.screen.selection;
    Moves moves = moves_to(handling.snapshot.moves, selection, square);
    if (moves.size() > 1) {
        handling.screen.promotion = {std::move(moves)};
        return {};
    }
    handling.screen.was_dropped = is_drag && !moves.empty();
    if (!moves.empty()) return {PlayMove{moves.front().text}};
    // The room answers with the reason; then as many pieces are held as can go there.
    const TryMove refused{selection.from, selection.count, square};
    const auto targets = targets_of(handling.snapshot.moves, selection);
    if (const Target* const target = target_at(targets, square))
        selection = {selection.from, target->count};
    return {refused};
}

void look_at(GameHandling& handling, std::size_t place) {
    GameScreen& screen = handling.screen;
    const std::size_t last = handling.snapshot.history.size() - 1;
    place = std::min(place, last);
    screen.looked_at = place == last ? std::nullopt : std::optional(place);
    const ListRows rows = list_rows(handling.layout, screen, handling.snapshot);
    if (rows.count <= rows.visible || rows.visible == 0) return;
    const std::size_t row = place == 0 ? 0 : row_of(handling.snapshot, place);
    const std::size_t hidden = rows.count - rows.visible;
    if (row < rows.first) screen.scroll = hidden - row;
    if (row >= rows.first + rows.visible) screen.scroll = hidden - (row + 1 - rows.visible);
}

void look_by(GameHandling& handling, int step) {
    const auto place = static_cast<int>(place_shown(handling.screen, handling.snapshot)) + step;
    look_at(handling, static_cast<std::size_t>(std::max(place, 0)));
}

Orders play_on(const GameHandling& handling) {
    return {PlayOn{place_shown(handling.screen, handling.snapshot)}};
}

Orders answered(GameHandling& handling, bool is_yes) {
    handling.screen.is_yes_chosen = false;
    return {Answer{is_yes}};
}

Orders promote(GameHandling& handling, std::size_t choice) {
    PlayMove move{handling.screen.promotion->moves[choice].text};
    handling.screen.promotion.reset();
    return {std::move(move)};
}

} // namespace view
