#include "view/editor_screen.hpp"

#include <array>
#include <utility>

#include "core/capitals.hpp"
#include "game/letters.hpp"
#include "solid/pick.hpp"
#include "solid/piece_stack.hpp"
#include "solid/table.hpp"
#include "view/board_drawing.hpp"
#include "view/editor_form.hpp"
#include "view/game_handling.hpp"
#include "view/keys.hpp"
#include "view/puzzle_board.hpp"
#include "view/solid_drawing.hpp"
#include "view/widget_parts.hpp"

namespace view {
namespace {

using core::Coord;

/// The handling of one input to the editor, with everything it needs.
struct Handling {
    EditorScreen& screen;
    const Form& form;
    const Look& look;
    BoardLayout board;
};

/// Whether the pieces of a square are attached to the pointer.
bool is_dragging(const EditorScreen& screen) {
    return screen.held && screen.painted == screen.held;
}

BoardLayout layout_of(const EditorScreen& screen, const Form& form, const Look& look) {
    BoardLayout layout = board_layout(lay_out(form, screen.form, look).aside, screen.editor.size(),
                                      screen.is_flipped, look.unit);
    if (!look.settings.is_solid) return layout;
    layout.is_on_panel = true;
    const session::BoardView board = screen.editor.board();
    layout.space = board_space(layout, screen.camera, room_for(board, screen.editor.rules()),
                               towers_on(board, is_dragging(screen) ? screen.held : std::nullopt));
    return layout;
}

/// A second click with the same piece removes it in chess; in Stackchess it adds another one.
void put_piece(EditorScreen& screen, Coord square, bool is_painting) {
    const session::BoardView board = screen.editor.board();
    const session::Stack& stack = board.at(square);
    const bool has_stacks = game::of_game(screen.editor.rules(), true, false);
    const bool is_there = !stack.empty() && stack.back() == screen.piece;
    if (!has_stacks && is_there && !is_painting)
        screen.editor.remove(square);
    else
        screen.editor.place(square, screen.piece);
}

/// Picks up the pieces of a square, or puts them down there.
void carry(EditorScreen& screen, Coord square) {
    if (const auto from = std::exchange(screen.held, std::nullopt)) {
        screen.editor.move(*from, square);
        return note_change(screen);
    }
    if (!screen.editor.board().at(square).empty()) screen.held = square;
}

/// Applies the tool to a square.
void use_square(EditorScreen& screen, Coord square, bool is_painting = false) {
    screen.cursor = square;
    room::Editor& editor = screen.editor;
    switch (screen.tool) {
    case EditorTool::move: return carry(screen, square);
    case EditorTool::erase: editor.remove(square); break;
    case EditorTool::unmoved: editor.set_unmoved(square, !editor.is_unmoved(square)); break;
    case EditorTool::put: put_piece(screen, square, is_painting); break;
    }
    note_change(screen);
}

void remove_at(EditorScreen& screen, Coord square) {
    screen.cursor = square;
    screen.editor.remove(square);
    note_change(screen);
}

// The pointer.

/// A piece of the palette is selected as soon as it is pressed, so that it can be dragged.
void press_palette(Handling& handling, Point point) {
    const FormLayout layout = lay_out(handling.form, handling.screen.form, handling.look);
    if (!layout.body.contains(point)) return;
    for (std::size_t i = 0; i < layout.widgets.size(); ++i) {
        const auto* const palette = std::get_if<Palette>(&handling.form.widgets[i].body);
        if (palette == nullptr || !layout.widgets[i].contains(point)) continue;
        const std::vector<Rect> parts = parts_of(*palette, layout.widgets[i]);
        for (std::size_t place = 0; place < parts.size(); ++place) {
            if (!parts[place].contains(point)) continue;
            handling.screen.tool = EditorTool::put;
            handling.screen.piece = palette->pieces[place];
            handling.screen.is_from_palette = true;
        }
    }
}

void press(Handling& handling, const PointerPressed& pressed) {
    EditorScreen& screen = handling.screen;
    const auto square = handling.board.coord_at(pressed.at);
    if (!square) return pressed.is_right ? void() : press_palette(handling, pressed.at);
    if (pressed.is_right) return remove_at(screen, *square);
    screen.painted = square;
    screen.is_putting_back = screen.held == square;
    if (!screen.is_putting_back) use_square(screen, *square);
}

bool is_painting_tool(EditorTool tool) {
    return tool == EditorTool::put || tool == EditorTool::erase;
}

void drag(Handling& handling, Point point) {
    EditorScreen& screen = handling.screen;
    const auto square = handling.board.coord_at(point);
    if (!square || !screen.painted || square == screen.painted || !is_painting_tool(screen.tool))
        return;
    screen.painted = square;
    use_square(screen, *square, true);
}

/// Pieces that are dragged off the board are removed.
void drop(EditorScreen& screen, std::optional<Coord> square) {
    const Coord from = *screen.held;
    if (square == from && !screen.is_putting_back) return; // held until the next click
    screen.held.reset();
    if (square == from) return;
    if (square)
        screen.editor.move(from, *square);
    else
        screen.editor.clear(from);
    screen.cursor = square.value_or(from);
    note_change(screen);
}

void release(Handling& handling, Point point) {
    EditorScreen& screen = handling.screen;
    const auto square = handling.board.coord_at(point);
    const bool is_from_palette = std::exchange(screen.is_from_palette, false);
    if (is_from_palette && square) use_square(screen, *square, true);
    if (std::exchange(screen.painted, std::nullopt) && screen.held) drop(screen, square);
}

void handle_pointer(Handling& handling, const Input& input) {
    if (turn_by_pointer(handling.screen.camera, handling.board, input)) return;
    const auto* const wheel = std::get_if<Wheel>(&input);
    if (wheel != nullptr && handling.board.space && handling.board.frame().contains(wheel->at))
        return zoom_by_wheel(handling.screen.camera, handling.board, *wheel);
    if (const auto* const pressed = std::get_if<PointerPressed>(&input)) press(handling, *pressed);
    if (const auto* const moved = std::get_if<PointerMoved>(&input)) drag(handling, moved->at);
    const auto* const released = std::get_if<PointerReleased>(&input);
    if (released != nullptr && !released->is_right) release(handling, released->at);
    if (!std::holds_alternative<FocusLost>(input)) return;
    handling.screen.painted.reset();
    handling.screen.is_from_palette = false;
}

// The keyboard.

/// A letter puts its piece: a white one for a capital, a black one for a lower-case letter.
bool type_piece(Handling& handling, const Input& input) {
    const auto* const typed = std::get_if<TextTyped>(&input);
    if (typed == nullptr || typed->text.size() != 1) return false;
    const char sign = typed->text.front();
    const char capital = core::capital(sign);
    const core::Role role = game::role_named(capital, letters_of(handling.look.settings));
    if (role == core::Role::none) return false;
    EditorScreen& screen = handling.screen;
    screen.editor.place(screen.cursor,
                        {sign == capital ? core::Color::white : core::Color::black, role});
    note_change(screen);
    return true;
}

bool is_erasing(const Input& input) {
    const auto* const pressed = std::get_if<KeyPressed>(&input);
    return pressed != nullptr && (pressed->key == Key::backspace || pressed->key == Key::remove);
}

bool is_escape(const Input& input) {
    const auto* const pressed = std::get_if<KeyPressed>(&input);
    return pressed != nullptr && pressed->key == Key::escape;
}

/// Whether the board has handled it.
bool handle_board_keys(Handling& handling, const Input& input) {
    EditorScreen& screen = handling.screen;
    if (focused(handling.form, screen.form) != aside_key) return false;
    if (const auto action = action_of(input, handling.board.space.has_value());
        action && turn_by_key(screen.camera, *action))
        return true;
    if (move_cursor(input, screen.editor.size(), screen.is_flipped, screen.cursor)) return true;
    if (is_press(input)) {
        use_square(screen, screen.cursor);
        return true;
    }
    if (is_erasing(input)) {
        remove_at(screen, screen.cursor);
        return true;
    }
    if (is_escape(input) && screen.held) {
        screen.held.reset();
        return true;
    }
    return type_piece(handling, input);
}

/// The shortcuts with Ctrl, which work everywhere on this screen.
std::optional<Orders> handle_shortcut(EditorScreen& screen, const Input& input,
                                      words::Voice voice) {
    const auto* const pressed = std::get_if<KeyPressed>(&input);
    if (pressed == nullptr || pressed->key != Key::letter || !pressed->with_control)
        return std::nullopt;
    switch (pressed->letter) {
    case 'c': return copy_position(screen, voice);
    case 'z': screen.editor.undo(); break;
    case 'y': screen.editor.redo(); break;
    default: return std::nullopt;
    }
    note_change(screen);
    return Orders{};
}

bool paste(Handling& handling, const Input& input) {
    const auto* const pasted = std::get_if<TextPasted>(&input);
    const bool is_for_board =
        focused(handling.form, handling.screen.form) != WidgetKey{editor_text_id};
    if (pasted == nullptr || !is_for_board) return false;
    const auto first = pasted->text.find_first_not_of(" \t\r\n");
    const auto last = pasted->text.find_last_not_of(" \t\r\n");
    const std::string text =
        first == std::string::npos ? "" : pasted->text.substr(first, last - first + 1);
    read_position(handling.screen, text, voice_of(handling.look));
    return true;
}

// The picture.

/// The board in space, with the pieces held by the pointer.
void draw_in_space(const EditorScreen& screen, const Form& form, const BoardLayout& board,
                   const Look& look, Scene& scene) {
    SolidBoard shape{.area = board.frame(),
                     .size = board.size,
                     .is_flipped = board.is_flipped,
                     .is_in_haste = screen.camera.turning.has_value(),
                     .is_on_panel = board.is_on_panel,
                     .camera = board.space->camera,
                     .pieces = board.space->standing};
    if (screen.held) shape.marks.push_back({solid::Mark::selected, *screen.held});
    if (focused(form, screen.form) == aside_key)
        shape.marks.push_back({solid::Mark::cursor, screen.cursor});
    const session::BoardView view = screen.editor.board();
    if (const auto at = carried_at(board, look.pointer); at && is_dragging(screen))
        place_in_hand(view.at(*screen.held), *screen.held, *at, 0, shape.pieces);
    const auto square = board.coord_at(look.pointer);
    if (screen.tool == EditorTool::put && square) {
        const float seat = solid::seats_of(view.at(*square)).back();
        const solid::Vec3 foot = solid::middle_of(*square, board.size);
        place(std::array{screen.piece}, *square, foot + solid::Vec3{0, seat, 0}, 0, shape.pieces);
        shape.pieces.back().opacity = screen.is_from_palette ? 1 : 0.45F;
    }
    scene.emplace_back(std::move(shape));
    if (look.settings.shows_coordinates) draw_solid_coordinates(board, look, scene);
    std::vector<solid::StackNumber> heights;
    for (int rank = 0; rank < board.size; ++rank)
        for (int file = 0; file < board.size; ++file) {
            const Coord at = core::coord_at(file, rank);
            if (!is_dragging(screen) || screen.held != at)
                heights.push_back(solid::number_of(view.at(at), solid::middle_of(at, board.size)));
        }
    draw_solid_numbers(board, look, {}, heights, scene);
}

/// A dot beside every pawn marked as unmoved.
void draw_unmoved(const EditorScreen& screen, const BoardLayout& board, Scene& scene) {
    for (int rank = 0; rank < board.size; ++rank)
        for (int file = 0; file < board.size; ++file) {
            const Coord square = core::coord_at(file, rank);
            if (!screen.editor.is_unmoved(square)) continue;
            const Rect area = board.square(square);
            const float radius = std::max(0.07F * board.side, 1.5F);
            scene.emplace_back(
                Disc{{area.x + 2 * radius, area.bottom() - 2 * radius}, radius, Tone::hint});
        }
}

/// The pieces held by the pointer, unless they are part of the board in space.
void draw_carried(const EditorScreen& screen, const BoardLayout& board, const Look& look,
                  Scene& scene) {
    const float side = board.side;
    const bool is_in_space = board.space && carried_at(board, look.pointer);
    if (is_dragging(screen) && !is_in_space)
        draw_stack(screen.editor.board().at(*screen.held),
                   {look.pointer.x - side / 2, look.pointer.y - side / 2, side, side}, scene);
    if (screen.tool == EditorTool::put && screen.is_from_palette && !board.coord_at(look.pointer))
        scene.emplace_back(PieceImage{screen.piece, look.pointer, side});
}

/// The piece that a click would put there.
void draw_preview(const EditorScreen& screen, const BoardLayout& board, const Look& look,
                  Scene& scene) {
    if (screen.tool != EditorTool::put) return;
    if (const auto square = board.coord_at(look.pointer))
        scene.emplace_back(PieceImage{screen.piece, board.square(*square).center(),
                                      0.92F * board.side, screen.is_from_palette ? 1 : 0.45F});
}

/// Dragged pieces are drawn faintly in their old place.
void draw_pieces(const EditorScreen& screen, const BoardLayout& board, Scene& scene) {
    const session::BoardView view = screen.editor.board();
    for (int rank = 0; rank < board.size; ++rank)
        for (int file = 0; file < board.size; ++file) {
            const Coord square = core::coord_at(file, rank);
            const bool is_faint = is_dragging(screen) && square == screen.held;
            draw_stack(view.at(square), board.square(square), scene,
                       {.opacity = is_faint ? 0.3F : 1});
        }
}

} // namespace

EditorScreen editor_screen(const std::string& shown, game::Rules rules, bool is_flipped) {
    EditorScreen screen{.shown = shown, .is_flipped = is_flipped};
    if (game::of_game(rules, false, true)) screen.editor = room::Editor{chess::start_setup()};
    screen.editor.read(shown, {});
    screen.editor = room::Editor{screen.editor.setup()}; // there is nothing to undo yet
    screen.side = is_flipped ? core::Color::black : core::Color::white;
    note_change(screen);
    return screen;
}

void draw(const EditorScreen& screen, const Look& look, Scene& scene) {
    const Form form = editor_form(screen, look);
    draw(form, screen.form, look, scene);
    const BoardLayout board = layout_of(screen, form, look);
    if (board.space) {
        draw_in_space(screen, form, board, look, scene);
        draw_unmoved(screen, board, scene);
        return draw_carried(screen, board, look, scene);
    }
    draw_puzzle_board(board, look, scene);
    if (screen.held) scene.emplace_back(Fill{board.square(*screen.held), Tone::selected, 0, 0.7F});
    draw_pieces(screen, board, scene);
    draw_unmoved(screen, board, scene);
    draw_preview(screen, board, look, scene);
    draw_cursor(form, screen.form, screen.cursor, board, scene);
    draw_carried(screen, board, look, scene);
}

Orders handle(EditorScreen& screen, const Input& input, const Look& look) {
    const Form form = editor_form(screen, look);
    Handling handling{screen, form, look, layout_of(screen, form, look)};
    if (auto orders = handle_shortcut(screen, input, voice_of(look))) return *std::move(orders);
    const bool is_typing = focused(form, screen.form) == WidgetKey{editor_text_id};
    if (!is_typing && action_of(input) == KeyAction::solid) return toggle_solid(look);
    if (handle_board_keys(handling, input) || paste(handling, input)) return {};
    handle_pointer(handling, input);
    const auto event = handle(form, screen.form, input, look);
    return event ? use_widget(screen, *event, look) : Orders{};
}

} // namespace view
