#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "room/study.hpp"
#include "words/language.hpp"

namespace wasm {

/// The analysis of a page: one study, and what is done with it.
class StudyDesk {
  public:
    /// Answers `LANGUAGE` and on the next line an order:
    ///
    ///     begin MOVES             a study of what the next lines agree on, see wasm/agreement.hpp,
    ///                             with moves in any notation as far as they can be played
    ///     read RULES NUMBER       a study of the game with that number in the text that follows
    ///     resume PLACE            a study as it was left: its `place` and, on the next lines, its
    ///                             `pgn`
    ///     find MOVES              looks at the place where these moves lead, from the start that
    ///                             the next lines agree on; an `error` where they are not there
    ///     look                    nothing
    ///     play MOVE               where one looks
    ///     try SQUARE COUNT SQUARE tells as `refusal` why that cannot be played
    ///     go ID, ply NUMBER, end  looks at that move, so far into the main line, or at the end of
    ///                             the line that one is in
    ///     aside STEP              looks at another of the moves that stand in the same place
    ///     remove, promote         the move one looks at with all that follows, or its variation
    ///     nag NUMBER              puts a sign beside the move, or takes it away
    ///     comment TEXT            on any number of lines
    ///     mark SQUARE SQUARE COLOR  draws an arrow or a circle, or takes it away
    ///     annotate                writes what was found by the report on the next lines into it;
    ///                             tells as `refusal` how many signs it has left alone
    ///     pgn, moments, task, so_far  see below
    ///
    /// The answer has the `game` up to where one looks as `game_json` has one, all `nodes` of the
    /// tree as they are read, `here` with what is noted there, the `task` of thinking about it, the
    /// `address` of the line, all of it as `pgn` with the `place` in it, and whether anything is
    /// `noted` besides one line of moves; after `read` the `titles` of all games there and the
    /// `problems` of this one. Where there is nothing to study it has an `error`, and the study
    /// stays. `moments` answers with the positions of the line that one is in, `task` with the task
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
