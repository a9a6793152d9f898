#pragma once

#include <cstddef>

/// What a page can call: text in, JSON out. Texts are UTF-8 and end with a zero. What a call
/// returns stays until the next one; what it prints on the way are lines of progress.
extern "C" {

/// Room for a text of that many bytes and its zero, to be handed to the next call.
char* stackchess_input(std::size_t bytes);
/// How long the last answer is.
std::size_t stackchess_answer_length();

/// `LANGUAGE`: everything the page itself says.
const char* stackchess_words(const char* text);
/// `LANGUAGE RULES HAND`: the guide to the rules, for pieces that are moved by `mouse` or
/// `fingers`.
const char* stackchess_guide(const char* text);

/// The analysis, see wasm/study_desk.hpp.
const char* stackchess_study(const char* text);

/// A position that is built, see wasm/edit.hpp.
const char* stackchess_edit(const char* text);

/// Boards besides the room, see wasm/lesson.hpp, wasm/puzzles.hpp and wasm/wins.hpp.
const char* stackchess_lesson(const char* text);
const char* stackchess_queens(const char* text);
const char* stackchess_tour(const char* text);
const char* stackchess_wins(const char* text);

/// `NAME` and, on the next lines, the text that was kept under it.
const char* stackchess_keep(const char* text);
/// `LANGUAGE SEED`: opens the room; nothing of the room may be called before.
const char* stackchess_open(const char* text);
/// `LANGUAGE`.
const char* stackchess_speak(const char* text);
/// An order, see `Desk::act`.
const char* stackchess_act(const char* text);
/// What was agreed, see wasm/agreement.hpp: begins a game here.
const char* stackchess_start(const char* text);
/// `SEED` and, on the next lines, a server, or nothing; then what happens on the line, and what is
/// wanted of the server; see wasm/online_wish.hpp.
const char* stackchess_online(const char* text);
const char* stackchess_line(const char* text);
const char* stackchess_wish(const char* text);
/// `LANGUAGE` and, on the next lines, what a game at a server is to be, see `terms_answer` there.
const char* stackchess_terms(const char* text);
/// `NUMBER` and, on the next lines, what `stackchess_think` found.
const char* stackchess_note(const char* text);
/// The same while it still thinks: what is known so far, for those who want to see it. Answers with
/// its `score`, `depth` and `line`; nothing of that where the task is another one.
const char* stackchess_thought(const char* text);
/// The game as `pgn`.
const char* stackchess_pgn(const char* text);
/// The games that are kept, see wasm/kept.hpp.
const char* stackchess_kept(const char* text);
/// `MILLISECONDS` of a clock that nobody can set.
const char* stackchess_attend(const char* text);
/// `seen`, `unseen` or `paused`.
const char* stackchess_watch(const char* text);
/// `PLACE` in the history.
const char* stackchess_moment(const char* text);

/// A task: the network that it wants, see `Thinker::wanted_network`; and the bytes of that network,
/// as they lie where `stackchess_input` has told: `yes`, or `no` where they are none.
const char* stackchess_wants(const char* text);
const char* stackchess_learn(const char* bytes);
/// A task: what comes of it as text. `LANGUAGE LINES` and, on the next lines, a task: the best
/// lines of its game.
const char* stackchess_think(const char* text);
const char* stackchess_explore(const char* text);
/// `LANGUAGE NODES` and, on the next lines, a task: a report on its game.
const char* stackchess_review(const char* text);
/// Ends the search under way; to be called by the function that tells the time.
void stackchess_stop();
/// `RULES DEPTH`: how many nodes the benchmark searches with the networks that are there.
const char* stackchess_bench(const char* text);
}
