#pragma once

#include "view/editor_screen.hpp"

/// What stands beside the board of the editor.
namespace view {

inline constexpr int editor_palette_id = 100; ///< with the colour as item
inline constexpr int editor_text_id = 101;

Form editor_form(const EditorScreen& screen, const Look& look);

/// Does what somebody wants with a widget.
Orders use_widget(EditorScreen& screen, const WidgetEvent& event, const Look& look);

/// What is said of the position before is no longer true.
void note_change(EditorScreen& screen);

/// Takes over a text, or says why it is no position.
void read_position(EditorScreen& screen, const std::string& text, words::Voice voice);

Orders copy_position(EditorScreen& screen, words::Voice voice);

} // namespace view
