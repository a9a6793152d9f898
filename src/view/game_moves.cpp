// Picking up, putting down and looking back, for both pointer and keyboard.

#include <algorithm>
#include <cstdint>
#include <utility>

#include "view/game_handling.hpp"
#include "view/move_list.hpp"
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

/// The held number of pieces cannot go there, but other numbers can: plays if only one number can,
/// otherwise picks up the nearest, which a second click plays.
Orders take_other_count(GameHandling& handling, Coord square, bool is_drag,
                        const std::vector<int>& counts) {
    GameScreen& screen = handling.screen;
    const words::Voice voice = voice_of(handling.look.settings);
    const auto targets = targets_of(handling.snapshot.moves, *screen.selection);
    const int count = target_at(targets, square)->count;
    const bool is_only = counts.size() == 1;
    tell(screen, say(voice, is_only ? message::only_count_went : message::count_was_set,
                     static_cast<std::uint64_t>(count), {{"square", core::to_text(square)}}));
    screen.selection = {screen.selection->from, count};
    return is_only ? drop_on(handling, square, is_drag) : Orders{};
}

/// Picks up the pieces there, to choose a move in advance.
Orders select_early(GameHandling& handling, Coord square) {
    const session::Stack& stack = handling.snapshot.present().board.at(square);
    const bool is_own = !stack.empty() && stack.back().color == handling.snapshot.person();
    if (!is_own) return {TouchPiece{square}}; // the room says whose turn it is
    handling.screen.selection = {square, height_at(handling, square)};
    return {};
}

/// A click while the other side is to move: cancels the move chosen in advance, or chooses one.
Orders use_early(GameHandling& handling, Coord square) {
    GameScreen& screen = handling.screen;
    if (std::exchange(screen.premove, std::nullopt)) {
        tell(screen, say(voice_of(handling.look.settings), message::premove_cancelled));
        return {};
    }
    if (!screen.selection) return select_early(handling, square);
    if (screen.selection->from == square) return let_go(handling);
    return drop_on(handling, square, false);
}

/// Keeps the move for the next turn.
void premove_to(GameHandling& handling, Coord square) {
    GameScreen& screen = handling.screen;
    screen.premove = {screen.selection->from, screen.selection->count, square,
                      handling.snapshot.history.size() - 1};
    screen.selection.reset();
    tell(screen, say(voice_of(handling.look.settings), message::premove_set));
    screen.notice_turn = handling.snapshot.turn();
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
    if (screen.can_withdraw) return {WithdrawMove{}};
    if (can_premove(screen, handling.snapshot)) return use_early(handling, square);
    if (!handling.snapshot.is_person_to_move()) return {TouchPiece{square}}; // it says why not
    if (!screen.selection) return select(handling, square);
    if (screen.selection->from == square) return let_go(handling);
    const bool is_target =
        target_at(targets_of(handling.snapshot.moves, *screen.selection), square) != nullptr;
    if (is_target || !is_own(handling, square)) return drop_on(handling, square, false);
    return select(handling, square);
}

Orders drop_on(GameHandling& handling, Coord square, bool is_drag) {
    if (can_premove(handling.screen, handling.snapshot)) {
        premove_to(handling, square);
        return {};
    }
    const Selection& selection = *handling.screen.selection;
    Moves moves = moves_to(handling.snapshot.moves, selection, square);
    if (moves.size() > 1) {
        handling.screen.promotion = {std::move(moves)};
        return {};
    }
    handling.screen.was_dropped = is_drag && !moves.empty();
    if (!moves.empty()) return {PlayMove{moves.front().text}};
    const auto counts = counts_to(handling.snapshot.moves, selection.from, square);
    if (!counts.empty()) return take_other_count(handling, square, is_drag, counts);
    return {TryMove{selection.from, selection.count, square}}; // the room answers with the reason
}

Orders type_in(TextEntry& entry, const Input& input) {
    const auto text = copied(entry, input);
    edit(entry, input);
    return text ? Orders{CopyText{*text}} : Orders{};
}

Orders toggle_solid(const Look& look) {
    Settings settings = look.settings;
    settings.is_solid = !settings.is_solid;
    return {ChangeSettings{settings}};
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
