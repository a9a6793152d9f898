#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "room/study.hpp"
#include "words/language.hpp"

namespace wasm {

/// The analysis board of a page: one study, and the orders that change it.
class StudyDesk {
  public:
    /// Answers `LANGUAGE` and on the next line an order:
    ///
    ///     begin MOVES             a study of what the next lines agree on, see wasm/agreement.hpp,
    ///                             with moves in any notation as far as they can be played
    ///     read RULES NUMBER       a study of the game with that number in the text that follows
    ///     resume PLACE            a study as it was left: its `place` and, on the next lines, its
    ///                             `pgn`
    ///     find MOVES              goes to where these moves lead, from the start that the next
    ///                             lines agree on; an `error` if the study does not have them
    ///     look                    changes nothing
    ///     play MOVE               plays a move at the current place
    ///     try SQUARE COUNT SQUARE tells as `refusal` why that cannot be played
    ///     go ID, ply NUMBER, end  goes to that move, to that ply of the main line, or to the end
    ///                             of the current line
    ///     aside STEP              goes to the next alternative to the current move, or to the
    ///                             previous one
    ///     remove, promote         removes the current move with all that follows; promotes its
    ///                             variation
    ///     nag NUMBER              puts a sign beside the move, or takes it away
    ///     comment TEXT            sets the comment here, on any number of lines
    ///     mark SQUARE SQUARE COLOR  draws an arrow or a circle, or takes it away
    ///     annotate                writes the report on the next lines into the study; tells as
    ///                             `refusal` how many signs it has left alone
    ///     undo, redo              undoes the last change, or makes it again
    ///     moments, task, so_far   see below
    ///
    /// The answer has the `game` up to the current place as in `game_json`, the `intro` before the
    /// first move, all `nodes` of the tree in reading order, `here` with the notes on the current
    /// place, the `task` of thinking about it, the `address` of the line, the whole study as `pgn`
    /// with the `place` in it, whether anything is `noted` besides one line of moves, and whether
    /// there is something to `undo` or `redo`; after `read` also the `titles` of all games in the
    /// text and the `problems` of this one. If there is nothing to study it has an `error`, and the
    /// study stays. `moments` answers with the positions of the current line, `task` with the task
    /// of reporting on the main line, and `so_far` with the line that leads here as `pgn`.
    std::string obey(std::string_view text);

  private:
    std::string begin(words::Voice voice, std::string_view text);
    std::string read(words::Voice voice, std::string_view text);
    std::string resume(words::Voice voice, std::string_view text);
    std::string find(words::Voice voice, std::string_view text);

    std::optional<room::Study> study_;
};

} // namespace wasm
