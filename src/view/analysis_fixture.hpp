#pragma once

#include <string_view>

#include "view/analysis_layout.hpp"
#include "view/analysis_tree.hpp"
#include "view/app_fixture.hpp"

/// For tests: operates an analysis.
namespace view {

/// Opens the analysis of a game.
class AnalysisHands : public AppHands {
  public:
    explicit AnalysisHands(AppOptions options = chess_game(), Size size = {1000, 700})
        : AppHands(std::move(options), size) {}

    /// Sets the engine's result from now on, at every place.
    void let_engine_find(int centipawns, std::vector<std::string> moves) {
        computer().progress = {
            .lines = {{.centipawns = centipawns, .win_in = {}, .moves = std::move(moves)}},
            .depth = 12};
    }
    void await_engine() {
        await_thought();
        tick(1);
    }

    const AnalysisScreen& analysis() { return *app().analysis(); }
    const room::Study& study() { return analysis().study; }
    AnalysisLayout places() { return analysis_layout(analysis(), app().look()); }
    Point square(std::string_view name) { return places().game.board.square(at(name)).center(); }
    void click_squares(std::string_view from, std::string_view to) {
        click(square(from));
        click(square(to));
    }
    void press_button(AnalysisButton button) {
        click(places().buttons[static_cast<std::size_t>(button)].center());
    }
    /// Clicks a move of the list.
    void click_move(room::Study::Id id) {
        const Rect list = places().moves;
        for (float y = list.y; y < list.bottom(); y += 3)
            for (float x = list.x; x < list.right(); x += 6)
                if (move_at(tree_texts(study(), list, app().look()), list, analysis().scroll,
                            {x, y}, app().look()) == id)
                    return click(Point{x, y});
        ADD_FAILURE() << "the move is not in view";
    }
    std::string line() { return words::joined(study().snapshot().score, " "); }
};

} // namespace view
