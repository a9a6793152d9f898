#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "analysis/review.hpp"
#include "room/study.hpp"
#include "view/game_screen.hpp"
#include "view/screen.hpp"

namespace view {

/// What the keyboard speaks to: the moves, the board, or one of the buttons.
enum class AnalysisFocus : std::uint8_t { moves, board, buttons };

/// A report on the game that is analysed.
struct AnalysisReport {
    std::size_t done = 0; ///< positions looked at, of `all`
    std::size_t all = 0;
    std::optional<analysis::Review> review = std::nullopt; ///< once it is done
    std::vector<std::uint32_t> moves{};                    ///< of the main line that it is about

    bool is_running() const { return !review.has_value(); }
    /// Whether the main line still begins with the moves that it is about.
    bool is_about(const room::Study& study) const;
};

/// A board where everything may be tried, with the engine's best lines beside it.
struct AnalysisScreen {
    static constexpr int most_lines = 5;

    explicit AnalysisScreen(room::Study of, int of_game = 0)
        : study(std::move(of)), game(of_game) {}

    room::Study study;
    int game = 0;       ///< the number of the game on the table that it began with; 0: none
    GameScreen board{}; ///< all that is done on the board, as in a game
    AnalysisFocus focus = AnalysisFocus::moves;
    std::size_t button = 0; ///< the one with the focus
    bool is_engine_on = true;
    int lines = 3; ///< that the engine looks for
    /// What the engine has found, where one looked when that had this number.
    std::optional<engine::Thought> thought = std::nullopt;
    std::uint64_t thought_at = 0;
    std::optional<TextEntry> comment = std::nullopt; ///< while it is typed
    std::optional<std::size_t> sign = std::nullopt;  ///< while signs are offered: the chosen one
    std::optional<AnalysisReport> report = std::nullopt;
    float scroll = 0;                                ///< of the moves, in pixels
    bool is_scrolling = false;                       ///< their bar is dragged
    std::uint64_t scrolled_at = 0;                   ///< the place that was brought into view
    std::optional<room::Asked> asked = std::nullopt; ///< by the room, to be answered first
    std::string begun{};    ///< its moves when it was opened, in writing; empty: not yet known
    std::string saved_as{}; ///< the name or path under which it was to be saved last

    /// What the engine has found about the place one looks at.
    const engine::Thought* known() const {
        const bool is_here = thought && thought_at == study.look_number();
        return is_here && !thought->lines.empty() ? &*thought : nullptr;
    }
    /// Whether the engine has something to look for here.
    bool wants_engine() const {
        const bool is_reporting = report && report->is_running();
        return is_engine_on && !is_reporting && !study.snapshot().outcome.is_over();
    }
};

void draw(const AnalysisScreen& screen, const Look& look, Scene& scene);
Orders handle(AnalysisScreen& screen, const Input& input, const Look& look);

/// Writes the comment that is being typed beside its move.
void finish_comment(AnalysisScreen& screen);

/// The report is done: its judgements and better lines go into the tree.
void take_review(AnalysisScreen& screen, analysis::Review review);

/// What White's share of the points is where one looks, from 0 to 1: by the engine, or by what is
/// written there.
float white_share(const AnalysisScreen& screen);
/// The same as people read it; empty where nothing is known.
std::string score_text(const AnalysisScreen& screen, words::Voice voice);

} // namespace view
