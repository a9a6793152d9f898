#pragma once

#include <string>
#include <vector>

#include "record/marks.hpp"
#include "view/game_layout.hpp"

/// The parts of the game's screen that an analysis board has too.
namespace view {

/// The drawings over the pieces.
struct BoardMarks {
    record::Marks marks{};                  ///< by people
    std::vector<session::MoveView> lines{}; ///< the first moves of the engine's lines, best first
};

/// The board with all its marks.
void draw_game_board(const GameScreen& screen, const Snapshot& snapshot, const BoardMarks& marks,
                     const BoardLayout& board, const Look& look, Scene& scene);

/// The same as the only content of the window.
void draw_board_alone(const GameScreen& screen, const Snapshot& snapshot, const BoardLayout& board,
                      const Look& look, Scene& scene);

void draw_question(const std::string& question, const GameScreen& screen, const GameLayout& layout,
                   const Look& look, Scene& scene);

void draw_promotion(const PromotionMenu& menu, const Snapshot& snapshot, const GameLayout& layout,
                    const Look& look, Scene& scene);

} // namespace view
