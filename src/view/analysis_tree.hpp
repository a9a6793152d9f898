#pragma once

#include <optional>
#include <string>
#include <vector>

#include "room/study.hpp"
#include "view/analysis_layout.hpp"

/// The moves of an analysis: the main line in two columns as on a score sheet, and below each move
/// its comment and variations.
namespace view {

/// A text of the list; its area is relative to the whole list, before scrolling.
struct TreeText {
    room::Study::Id id = room::Study::none; ///< the move that a click leads to; none for a comment
    std::string text;
    Rect area;
    float letters = 0;
    Tone tone = Tone::text;
    bool is_main = false;
    std::string note{}; ///< at the right end of its area
};
struct TreeTexts {
    std::vector<TreeText> texts{};
    float height = 0;
};
TreeTexts tree_texts(const room::Study& study, Rect list, const Look& look);

/// How far the list can be scrolled.
float most_scroll(const TreeTexts& texts, Rect list, const Look& look);
/// The bar beside a list that can be scrolled, and its thumb.
struct TreeBar {
    Rect track{};
    Rect thumb{};
};
TreeBar tree_bar(const TreeTexts& texts, Rect list, float scroll, const Look& look);
/// The scroll that puts the thumb to a point.
float scroll_to(const TreeTexts& texts, Rect list, Point point, const Look& look);

/// The move at a point.
std::optional<room::Study::Id> move_at(const TreeTexts& texts, Rect list, float scroll, Point point,
                                       const Look& look);
/// The scroll position nearest to the given one that shows a move.
float scroll_showing(const TreeTexts& texts, Rect list, float scroll, room::Study::Id id,
                     const Look& look);

void draw_tree(const AnalysisScreen& screen, Rect list, const Look& look, Scene& scene);

} // namespace view
