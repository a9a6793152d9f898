#pragma once

#include <cstddef>

/// The functions that a page can call: text in, JSON out. Texts are UTF-8 and end with a zero. What
/// a call returns is valid until the next call; while it runs it prints texts about its progress.
extern "C" {

/// Memory for a text of that many bytes and its zero, to be passed to the next call.
char* stackchess_input(std::size_t bytes);
/// The length of the last answer in bytes.
std::size_t stackchess_answer_length();

/// `LANGUAGE`: all texts of the page itself.
const char* stackchess_words(const char* text);
/// `LANGUAGE RULES HAND`: the guide to the rules, for pieces that are moved by `mouse` or
/// `fingers`.
const char* stackchess_guide(const char* text);

/// The analysis, see wasm/study_desk.hpp.
const char* stackchess_study(const char* text);

/// The position editor, see wasm/edit.hpp.
const char* stackchess_edit(const char* text);

/// Boards outside the room, see wasm/lesson.hpp, wasm/puzzles.hpp and wasm/wins.hpp.
const char* stackchess_lesson(const char* text);
const char* stackchess_queens(const char* text);
const char* stackchess_tour(const char* text);
const char* stackchess_wins(const char* text);

/// `NAME` and, on the next lines, the text that was kept under it.
const char* stackchess_keep(const char* text);
/// `LANGUAGE SEED`: opens the room; must be called before any other function of the room.
const char* stackchess_open(const char* text);
/// `LANGUAGE`: changes the language of the room.
const char* stackchess_speak(const char* text);
/// An order, see `Desk::act`.
const char* stackchess_act(const char* text);
/// What was agreed, see wasm/agreement.hpp: begins a game here.
const char* stackchess_start(const char* text);
/// `SEED` and, on the next lines, a server, or nothing; an event on the line; a wish to the server.
/// See wasm/online_wish.hpp.
const char* stackchess_online(const char* text);
const char* stackchess_line(const char* text);
const char* stackchess_wish(const char* text);
/// `LANGUAGE` and, on the next lines, the terms of a game at a server, see `terms_answer` there.
const char* stackchess_terms(const char* text);
/// `NUMBER` and, on the next lines, what `stackchess_think` found.
const char* stackchess_note(const char* text);
/// The same during the search, with what is known so far. Answers with its `score`, `depth` and
/// `line`; without them if the number is not that of the current task.
const char* stackchess_thought(const char* text);
/// The game as `pgn`.
const char* stackchess_pgn(const char* text);
/// The games that are kept, see wasm/kept.hpp.
const char* stackchess_kept(const char* text);
/// `MILLISECONDS` of a clock that only goes forward, and cannot be set.
const char* stackchess_attend(const char* text);
/// `seen`, `unseen` or `paused`.
const char* stackchess_watch(const char* text);
/// `PLACE` in the history.
const char* stackchess_moment(const char* text);

/// A task: answers with the network that it wants, see `Thinker::wanted_network`. The bytes of that
/// network, in the memory from `stackchess_input`: answers `yes`, or `no` if they are no network.
const char* stackchess_wants(const char* text);
const char* stackchess_learn(const char* bytes);
/// A task: answers with its result as text. `LANGUAGE LINES` and, on the next lines, a task:
/// answers with the best lines of its game.
const char* stackchess_think(const char* text);
const char* stackchess_explore(const char* text);
/// `LANGUAGE NODES` and, on the next lines, a task: answers with a report on its game.
const char* stackchess_review(const char* text);
/// Ends the current search; may be called only by the function that supplies the time.
void stackchess_stop();
/// `RULES DEPTH`: how many nodes the benchmark searches with the networks learnt so far.
const char* stackchess_bench(const char* text);
}
