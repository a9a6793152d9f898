#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "puzzle/forced_win.hpp"
#include "room/study.hpp"
#include "view/game_screen.hpp"
#include "view/screen.hpp"

namespace view {

/// A position in which White can capture everything in a few moves.
struct WinsScreen {
    /// The numbers are those of `puzzle::forced_wins`, from 0 on.
    explicit WinsScreen(std::size_t of);

    std::size_t number;
    puzzle::WinTrial trial;
    room::Study study;  ///< the content of the board: the moves of the trial
    GameScreen board{}; ///< handles the board, as in a game
    std::optional<core::Coord> hint = std::nullopt;
    std::string remark{};
    bool is_warning = false;
    FormState form{};

    /// Whether moves of the trial have not been shown yet.
    bool is_moving() const { return board.animation.has_value(); }
};

void draw(const WinsScreen& screen, const Look& look, Scene& scene);
/// Orders MakeSound, AnalyseRecord, and ChangeSettings to remember the puzzle.
Orders handle(WinsScreen& screen, const Input& input, const Look& look);

} // namespace view
