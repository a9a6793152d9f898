#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "analysis/review.hpp"
#include "play/save_text.hpp"
#include "room/study.hpp"
#include "view/game_screen.hpp"
#include "view/screen.hpp"

namespace view {

/// What has the keyboard focus: the moves, the board, or one of the buttons.
enum class AnalysisFocus : std::uint8_t { moves, board, buttons };

/// A report on the analysed game.
struct AnalysisReport {
    std::size_t done = 0; ///< positions analysed so far, of `all`
    std::size_t all = 0;
    std::optional<analysis::Review> review = std::nullopt; ///< once it is done
    std::vector<std::uint32_t> moves{};                    ///< of the main line that it covers
    bool is_outdated = false; ///< the main line has other moves now, unless that is undone

    bool is_running() const { return !review.has_value(); }
    /// Whether the main line still begins with the moves that it covers.
    bool is_about(const room::Study& study) const;
};

/// A board where any move can be tried, with the engine's best lines beside it.
struct AnalysisScreen {
    static constexpr int most_lines = 5;

    explicit AnalysisScreen(room::Study of, int of_game = 0)
        : study(std::move(of)), game(of_game) {}

    room::Study study;
    int game = 0;       ///< the number of the table's game that it started from; 0: none
    GameScreen board{}; ///< handles the board, as in a game
    AnalysisFocus focus = AnalysisFocus::moves;
    std::size_t button = 0; ///< the one with the focus
    bool is_engine_on = true;
    int lines = 3; ///< the number of lines the engine looks for
    /// The engine's result, with the number of the place it belongs to.
    std::optional<engine::Thought> thought = std::nullopt;
    std::uint64_t thought_at = 0;
    std::optional<TextEntry> comment = std::nullopt; ///< while it is being typed
    std::optional<std::size_t> sign = std::nullopt;  ///< while signs are on offer: the selected one
    std::optional<AnalysisReport> report = std::nullopt;
    float scroll = 0;                                ///< of the moves, in pixels
    bool is_scrolling = false;                       ///< their scroll bar is being dragged
    std::uint64_t scrolled_at = 0;                   ///< the place that was scrolled into view
    bool scrolled_beside_report = false;             ///< with less room for the moves
    Rect scrolled_in{};                              ///< the window at that time
    std::optional<room::Asked> asked = std::nullopt; ///< by the room, to be answered first
    std::string begun{};    ///< its moves as text when it was opened; empty: not yet known
    std::string saved_as{}; ///< the name or path of the last attempt to save it
    std::string copy{};     ///< the name of the save that follows its changes; empty: none
    play::SaveStamp copy_stamp = play::no_save;
    std::uint64_t followed = 0; ///< the number of the last change that was handled so

    /// The engine's result for the current place.
    const engine::Thought* known() const {
        const bool is_here = thought && thought_at == study.look_number();
        return is_here && !thought->lines.empty() ? &*thought : nullptr;
    }
    /// The report, as long as it covers the current moves.
    const AnalysisReport* report_shown() const {
        return report && !report->is_outdated ? &*report : nullptr;
    }
    /// Whether the engine can analyse the current position.
    bool wants_engine() const {
        const bool is_reporting = report && report->is_running();
        return is_engine_on && !is_reporting && !study.snapshot().outcome.is_over();
    }
};

void draw(const AnalysisScreen& screen, const Look& look, Scene& scene);
Orders handle(AnalysisScreen& screen, const Input& input, const Look& look);

/// Stores the comment that is being typed with its move.
void finish_comment(AnalysisScreen& screen);

/// The report is complete: adds its signs and better lines to the tree. Returns how many moves keep
/// another sign.
std::size_t take_review(AnalysisScreen& screen, analysis::Review review);

/// White's winning chances at the current place, from 0 to 1: from the engine, or from an
/// evaluation written there.
float white_share(const AnalysisScreen& screen);
/// The same as text; empty if unknown.
std::string score_text(const AnalysisScreen& screen, words::Voice voice);

} // namespace view
