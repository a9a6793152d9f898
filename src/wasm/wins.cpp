#include "wasm/wins.hpp"

#include <vector>

#include "puzzle/forced_win.hpp"
#include "stackchess/notation.hpp"
#include "wasm/study.hpp"
#include "wasm/text_in.hpp"
#include "words/message.hpp"
#include "words/puzzle_messages.hpp"

namespace wasm {
namespace {

namespace message = words::message;
using puzzle::ForcedWin;
using puzzle::Move;
using puzzle::WinTrial;
using words::say;
using words::Voice;

/// What came of what was done.
struct Verdict {
    bool is_right = true;
    std::string remark{};
    bool is_warning = false;
};

std::string written(Voice voice, const puzzle::WinPosition& position, Move move) {
    return score_text(position, move, words::letters(voice.language));
}

Verdict right(Voice voice, const WinTrial& trial, const std::string& answer) {
    if (trial.is_solved()) return {true, say(voice, message::forced_win_solved)};
    return {true, say(voice, message::forced_win_right,
                      static_cast<std::uint64_t>(trial.moves_left()), {{"move", answer}})};
}

Verdict wrong(Voice voice, const WinTrial& trial, Move move) {
    const auto answer = trial.refutation(move);
    if (!answer || trial.moves_left() == 1)
        return {false, say(voice, message::forced_win_missed), true};
    puzzle::WinPosition after = trial.position();
    after.play(move);
    return {false,
            say(voice, message::forced_win_refuted, {{"move", written(voice, after, *answer)}}),
            true};
}

/// The last move of the other side, as the score sheet has it.
std::string last_written(Voice voice, const ForcedWin& win, const WinTrial& trial) {
    puzzle::WinPosition position = WinTrial(win).position();
    std::string text;
    for (const std::string& move : trial.moves()) {
        const auto read = read_move(position, move);
        text = written(voice, position, *read);
        position.play(*read);
    }
    return text;
}

Verdict play(Voice voice, const ForcedWin& win, WinTrial& trial, std::string_view text) {
    const auto move = read_move(trial.position(), text);
    if (!move) return {};
    if (!trial.play(*move)) return wrong(voice, trial, *move);
    return right(voice, trial, last_written(voice, win, trial));
}

Verdict solve(Voice voice, WinTrial& trial) {
    while (!trial.is_solved()) trial.play(trial.solution());
    return {false, say(voice, message::forced_win_shown)};
}

Verdict hint(Voice voice, const WinTrial& trial) {
    const auto square = core::to_text(trial.solution().from());
    return {false, say(voice, message::forced_win_hint, {{"square", square}})};
}

/// The moves of the side that wins.
std::vector<std::string> found_moves(const WinTrial& trial) {
    std::vector<std::string> found;
    for (std::size_t ply = 0; ply < trial.moves().size(); ply += 2)
        found.push_back(trial.moves()[ply]);
    return found;
}

std::string joined(const std::vector<std::string>& moves) {
    std::string text;
    for (const std::string& move : moves) text += (text.empty() ? "" : " ") + move;
    return text;
}

Verdict obey(Voice voice, const ForcedWin& win, WinTrial& trial, std::string_view order) {
    std::string_view rest = order;
    const std::string_view act = take_word(rest);
    if (trial.is_solved()) return {};
    if (act == "play") return play(voice, win, trial, rest);
    if (act == "solve") return solve(voice, trial);
    if (act == "hint") return hint(voice, trial);
    return {};
}

} // namespace

std::string wins_answer(std::string_view text) {
    std::string_view first = take_line(text);
    const Voice voice = voice_of(take_word(first));
    const auto all = puzzle::forced_wins();
    const auto number = static_cast<std::size_t>(number_in(first)) % all.size();
    const ForcedWin& win = all[number];
    WinTrial trial(win);
    for (const std::string_view move : words_in(take_line(text)))
        if (const auto read = read_move(trial.position(), move); read && !trial.is_solved())
            trial.play(*read);
    Verdict verdict = obey(voice, win, trial, text);
    const std::string agreement = "position " + std::string(win.position);
    const auto study = read_study(voice, agreement, joined(trial.moves()));
    if (text.starts_with("try ")) verdict = {true, refusal_of(voice, *study->session, text), true};
    const words::Argument count{"count", all.size()};
    return study_json(voice, *study)
        .add("number", number)
        .add("count", all.size())
        .add("found", found_moves(trial))
        .add("right", verdict.is_right)
        .add("done", trial.is_solved())
        .add("remark", verdict.remark)
        .add("warning", verdict.is_warning)
        .add("task", say(voice, message::forced_win_task, static_cast<std::uint64_t>(win.moves)))
        .add("title", say(voice, message::forced_win_number, {{"number", number + 1}, count}))
        .add("difficulty", win.difficulty)
        .add("difficulty_text",
             say(voice, message::forced_win_difficulty,
                 {{"difficulty", win.difficulty}, {"most", puzzle::most_difficult}}))
        .done()
        .text;
}

} // namespace wasm
