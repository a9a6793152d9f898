#include "wasm/wins.hpp"

#include <utility>
#include <vector>

#include "phrase/wins.hpp"
#include "puzzle/forced_win.hpp"
#include "stackchess/notation.hpp"
#include "wasm/text_in.hpp"
#include "wasm/tried_line.hpp"
#include "words/layout.hpp"
#include "words/message.hpp"
#include "words/puzzle_messages.hpp"

namespace wasm {
namespace {

namespace message = words::message;
using puzzle::ForcedWin;
using puzzle::WinTrial;
using words::say;
using words::Voice;

/// The result of an act.
struct Verdict {
    bool is_right = true;
    std::string remark{};
    bool is_warning = false;
};

Verdict play(Voice voice, WinTrial& trial, std::string_view text) {
    const auto move = read_move(trial.position(), text);
    if (!move) return {};
    phrase::WinRemark remark = phrase::play_win(voice, trial, *move);
    return {remark.is_right, std::move(remark.text), !remark.is_right};
}

Verdict solve(Voice voice, WinTrial& trial) {
    while (!trial.is_solved()) trial.play(trial.solution());
    return {false, say(voice, message::forced_win_shown)};
}

/// The moves of the winning side.
std::vector<std::string> found_moves(const WinTrial& trial) {
    std::vector<std::string> found;
    for (std::size_t ply = 0; ply < trial.moves().size(); ply += 2)
        found.push_back(trial.moves()[ply]);
    return found;
}

Verdict obey(Voice voice, WinTrial& trial, std::string_view order) {
    std::string_view rest = order;
    const std::string_view act = take_word(rest);
    if (trial.is_solved()) return {};
    if (act == "play") return play(voice, trial, rest);
    if (act == "solve") return solve(voice, trial);
    if (act == "hint") return {false, phrase::win_hint(voice, trial)};
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
    Verdict verdict = obey(voice, trial, text);
    const std::string agreement = "position " + std::string(win.position);
    const auto line = read_tried_line(voice, agreement, words::joined(trial.moves(), " "));
    if (text.starts_with("try ")) verdict = {true, refusal_of(voice, **line, text), true};
    return tried_line_json(voice, **line)
        .add("number", number)
        .add("count", all.size())
        .add("found", found_moves(trial))
        .add("right", verdict.is_right)
        .add("done", trial.is_solved())
        .add("remark", verdict.remark)
        .add("warning", verdict.is_warning)
        .add("task", phrase::win_task(voice, win))
        .add("title", phrase::win_title(voice, number))
        .add("difficulty", win.difficulty)
        .add("hardest", puzzle::most_difficult)
        .add("difficulty_text", phrase::win_difficulty(voice, win))
        .done()
        .text;
}

} // namespace wasm
