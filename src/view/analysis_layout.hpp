#pragma once

#include <array>
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

/// Where everything of an analysis is, the same for drawing and for pointing.
struct AnalysisLayout {
    GameLayout game{}; ///< the board, the opened stack and the footer; nothing else
    Rect bar{};        ///< of the evaluation, beside the board
    Rect engine{};     ///< what the computer thinks
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
};

AnalysisLayout analysis_layout(const AnalysisScreen& screen, const Look& look);

} // namespace view
