#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "puzzle/forced_win.hpp"
#include "room/study.hpp"
#include "view/game_screen.hpp"
#include "view/screen.hpp"

namespace view {

/// A position in which everything can be captured in a few moves.
struct WinsScreen {
    /// The numbers are those of `puzzle::forced_wins`, from 0 on.
    explicit WinsScreen(std::size_t of);

    std::size_t number;
    puzzle::WinTrial trial;
    room::Study study;  ///< what is on the board: the moves of the trial, one after the other
    GameScreen board{}; ///< all that is done on the board, as in a game
    std::optional<core::Coord> hint = std::nullopt;
    std::string remark{};
    bool is_warning = false;
    FormState form{};

    /// Whether moves of the trial are still on their way to the board.
    bool is_moving() const { return board.animation.has_value(); }
};

void draw(const WinsScreen& screen, const Look& look, Scene& scene);
/// Orders MakeSound, AnalyseRecord, and ChangeSettings to remember the puzzle.
Orders handle(WinsScreen& screen, const Input& input, const Look& look);

} // namespace view
