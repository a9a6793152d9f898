#pragma once

#include "view/editor_screen.hpp"

/// The form beside the board of the editor.
namespace view {

inline constexpr int editor_palette_id = 100; ///< with the colour as item
inline constexpr int editor_text_id = 101;

Form editor_form(const EditorScreen& screen, const Look& look);

/// Handles the event of a widget.
Orders use_widget(EditorScreen& screen, const WidgetEvent& event, const Look& look);

/// The position has changed: clears messages about the previous one.
void note_change(EditorScreen& screen);

/// Reads a position from a text, or says why it is invalid.
void read_position(EditorScreen& screen, const std::string& text, words::Voice voice);

Orders copy_position(EditorScreen& screen, words::Voice voice);

} // namespace view
