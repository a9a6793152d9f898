#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/coord.hpp"
#include "core/piece.hpp"
#include "play/seat.hpp"
#include "room/editor.hpp"
#include "view/board_layout.hpp"
#include "view/camera_hand.hpp"
#include "view/screen.hpp"

namespace view {

/// What a click on a square of the editor does.
enum class EditorTool : std::uint8_t {
    move,
    erase,
    unmoved, ///< marks a pawn as unmoved, or takes the mark away
    put,     ///< `EditorScreen::piece`
};

/// A position that is built with mouse or keyboard.
struct EditorScreen {
    room::Editor editor{};
    std::string shown{}; ///< the position of the game on the table, in writing
    EditorTool tool = EditorTool::move;
    core::Piece piece{core::Color::white, core::Role::pawn};
    core::Coord cursor{};
    std::optional<core::Coord> held{};    ///< the square whose pieces go to the next one
    bool is_putting_back = false;         ///< it was pressed once more
    std::optional<core::Coord> painted{}; ///< the last square that the pressed pointer has used
    bool is_from_palette = false;         ///< the pressed pointer holds a piece of the palette
    bool is_flipped = false;
    TextEntry text{};
    bool is_against_computer = true;
    core::Color side = core::Color::white; ///< that plays against the computer
    int level = play::Seat::default_level;
    std::string problem{}; ///< why what was typed or pasted is no position
    std::string notice{};
    FormState form{};
    CameraHand camera{};
};

/// Begins with the position of the game on the table.
EditorScreen editor_screen(const std::string& shown, game::Rules rules, bool is_flipped);

void draw(const EditorScreen& screen, const Look& look, Scene& scene);
/// Orders StartGame, or CopyText.
Orders handle(EditorScreen& screen, const Input& input, const Look& look);

} // namespace view
