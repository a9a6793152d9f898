#pragma once

#include <string>
#include <vector>

#include "core/color.hpp"
#include "game/outcome.hpp"
#include "game/rules.hpp"
#include "words/language.hpp"

namespace words {

/// The state of a game with `turn` to move, as a sentence. In a draw on time, `turn` ran out of
/// time and the other side could no longer win.
std::string outcome_sentence(Voice voice, const game::Outcome& outcome, core::Color turn);

/// The same, one line per statement.
std::vector<std::string> outcome_lines(Voice voice, const game::Outcome& outcome, core::Color turn);

/// The result of a finished game, as the window shows it: who won, and the reason, which is empty
/// if it is not known. `turn` as above.
std::string result_title(Voice voice, const game::Outcome& outcome);
std::string result_reason(Voice voice, const game::Outcome& outcome, core::Color turn);
/// Both in one sentence.
std::string result_sentence(Voice voice, const game::Outcome& outcome, core::Color turn);

/// Whose turn it is, whatever the game: `C'est au tour des blancs.`
std::string turn_sentence(Voice voice, core::Color turn);
/// Whose turn it is, in the words of the game: `C'est au tour des blancs.`, `Tour de jeu : Blanc`.
std::string turn_sentence(Voice voice, core::Color turn, game::Rules rules);

} // namespace words
