#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "view/analysis_screen.hpp"
#include "view/game_layout.hpp"

namespace view {

enum class AnalysisButton : std::uint8_t {
    comment,
    glyph,
    promote,
    remove,
    flip,
    report,
    play_on,
    save,
    close,
};
inline constexpr std::array analysis_buttons{
    AnalysisButton::comment, AnalysisButton::glyph, AnalysisButton::promote,
    AnalysisButton::remove,  AnalysisButton::flip,  AnalysisButton::report,
    AnalysisButton::play_on, AnalysisButton::save,  AnalysisButton::close};
/// Its index among them.
constexpr std::size_t place_of(AnalysisButton button) {
    return static_cast<std::size_t>(std::ranges::find(analysis_buttons, button) -
                                    analysis_buttons.begin());
}

/// The signs on offer: those of the move first, then those of the position.
inline constexpr std::array<record::Nag, 15> offered_signs{1,  3,  5,  6,  2,  4,  7, 10,
                                                           13, 14, 15, 16, 17, 18, 19};
inline constexpr std::size_t signs_of_moves = 7;

/// Where everything of an analysis is, the same for drawing and for pointing.
struct AnalysisLayout {
    GameLayout game{}; ///< only the board, the opened stack and the footer
    Rect bar{};        ///< of the evaluation, beside the board
    Rect engine{};     ///< the computer's thinking
    Rect toggle{};     ///< this and the next ones: in its first line
    Rect score{};
    Rect fewer{};
    Rect count{};
    Rect more{};
    std::vector<Rect> lines{}; ///< one for each of its lines, as many as fit
    Rect moves{};
    Rect report{}; ///< empty without one
    Rect curve{};  ///< in it
    std::array<Rect, step_buttons.size()> steps{};
    std::array<Rect, analysis_buttons.size()> buttons{};
    std::array<Rect, offered_signs.size()> signs{}; ///< in place of the footer
};

AnalysisLayout analysis_layout(const AnalysisScreen& screen, const Look& look);

} // namespace view
