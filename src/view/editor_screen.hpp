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

/// The effect of a click on a square of the editor.
enum class EditorTool : std::uint8_t {
    move,
    erase,
    unmoved, ///< marks a pawn as unmoved, or removes the mark
    put,     ///< `EditorScreen::piece`
};

/// A position built with mouse or keyboard.
struct EditorScreen {
    room::Editor editor{};
    std::string shown{}; ///< the position of the table's game, as text
    EditorTool tool = EditorTool::move;
    core::Piece piece{core::Color::white, core::Role::pawn};
    core::Coord cursor{};
    std::optional<core::Coord> held{}; ///< the square whose pieces go to the next pressed square
    bool is_putting_back = false;      ///< that square was pressed again
    std::optional<core::Coord>
        painted{};                ///< the last square to which the pressed pointer applied the tool
    bool is_from_palette = false; ///< the pressed pointer holds a piece of the palette
    bool is_flipped = false;
    TextEntry text{};
    bool is_against_computer = true;
    core::Color side = core::Color::white; ///< the person's side against the computer
    int level = play::Seat::default_level;
    std::string problem{}; ///< why a typed or pasted text is not a position
    std::string notice{};
    FormState form{};
    CameraHand camera{};
};

/// Begins with the position of the table's game.
EditorScreen editor_screen(const std::string& shown, game::Rules rules, bool is_flipped);

void draw(const EditorScreen& screen, const Look& look, Scene& scene);
/// Orders StartGame, or CopyText.
Orders handle(EditorScreen& screen, const Input& input, const Look& look);

} // namespace view
