#include "phrase/wins.hpp"

#include <cstdint>

#include "stackchess/notation.hpp"
#include "words/message.hpp"
#include "words/puzzle_messages.hpp"

namespace phrase {
namespace {

namespace message = words::message;
using puzzle::Move;
using puzzle::WinPosition;
using words::say;

std::string written(words::Voice voice, const WinPosition& position, Move move) {
    return score_text(position, move, words::letters(voice.language));
}

WinRemark wrong(words::Voice voice, const puzzle::WinTrial& trial, Move move,
                const WinPosition& after) {
    const auto answer = trial.refutation(move);
    if (!answer || trial.moves_left() == 1) return {say(voice, message::forced_win_missed), false};
    return {say(voice, message::forced_win_refuted, {{"move", written(voice, after, *answer)}}),
            false};
}

} // namespace

WinRemark play_win(words::Voice voice, puzzle::WinTrial& trial, Move move) {
    WinPosition after = trial.position();
    after.play(move);
    if (!trial.play(move)) return wrong(voice, trial, move, after);
    if (trial.is_solved()) return {say(voice, message::forced_win_solved)};
    const auto answer = read_move(after, trial.moves().back());
    return {say(voice, message::forced_win_right, static_cast<std::uint64_t>(trial.moves_left()),
                {{"move", written(voice, after, *answer)}})};
}

std::string win_hint(words::Voice voice, const puzzle::WinTrial& trial) {
    return say(voice, message::forced_win_hint,
               {{"square", core::to_text(trial.solution().from())}});
}

std::string win_title(words::Voice voice, std::size_t number) {
    return say(voice, message::forced_win_number,
               {{"number", number + 1}, {"count", puzzle::forced_wins().size()}});
}

std::string win_task(words::Voice voice, const puzzle::ForcedWin& win) {
    return say(voice, message::forced_win_task, static_cast<std::uint64_t>(win.moves));
}

std::string win_difficulty(words::Voice voice, const puzzle::ForcedWin& win) {
    return say(voice, message::forced_win_difficulty,
               {{"difficulty", win.difficulty}, {"most", puzzle::most_difficult}});
}

} // namespace phrase
