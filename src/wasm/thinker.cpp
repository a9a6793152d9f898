#include "wasm/thinker.hpp"

#include "analysis/review.hpp"
#include "engine/chances.hpp"
#include "game/rules_text.hpp"
#include "play/think_task.hpp"
#include "wasm/json.hpp"
#include "wasm/study.hpp"
#include "wasm/thought_text.hpp"
#include "words/evaluations.hpp"

namespace wasm {
namespace {

using json::Object;

constexpr std::size_t table_megabytes = 16;

/// The game of a task, as far as it can be read.
std::unique_ptr<session::Session> session_of(words::Voice voice, const play::ThinkTask& task) {
    const std::string agreement =
        "rules " + std::string(game::to_text(task.rules)) + "\nposition " + task.start;
    std::string moves;
    for (const std::string& move : task.moves) moves += move + ' ';
    auto study = read_study(voice, agreement, moves);
    return study ? std::move(study->session) : nullptr;
}

Object line_json(words::Voice voice, const session::Session& session, const engine::Line& line,
                 int depth) {
    const core::Color turn = session.turn();
    const int points = engine::chances_of(session.rules(), line.centipawns).points();
    return Object()
        .add("score", words::evaluation_text(voice, analysis::evaluation_of(line, turn, depth)))
        .add("white", turn == core::Color::white ? points : 1000 - points)
        .add("moves", line.moves)
        .add("written", session.written(line.moves, words::letters(voice.language)));
}

std::string thought_json(words::Voice voice, const session::Session& session,
                         const engine::Thought& thought) {
    return Object()
        .add("depth", thought.depth)
        .add("nodes", thought.nodes)
        .add("time", thought.time.count())
        .add("lines", json::list(thought.lines,
                                 [&](const engine::Line& line) {
                                     return line_json(voice, session, line, thought.depth);
                                 }))
        .done()
        .text;
}

} // namespace

engine::Searcher& Thinker::searcher_of(game::Rules rules) {
    auto& searcher = searchers_[static_cast<std::size_t>(rules)];
    if (searcher == nullptr) searcher = engine::make_searcher(rules, table_megabytes, {});
    searcher->resume();
    return *searcher;
}

std::string Thinker::think(std::string_view text,
                           const std::function<void(const std::string&)>& tell) {
    const play::ThinkTask task = read_task(text);
    searching_ = &searcher_of(task.rules);
    const engine::Thought thought = play::think_about(
        *searching_, task, [&](const engine::Thought& known) { tell(to_text(known)); });
    searching_ = nullptr;
    return to_text(thought);
}

std::string Thinker::explore(words::Voice voice, int lines, std::string_view text,
                             const std::function<void(const std::string&)>& tell) {
    const play::ThinkTask task = read_task(text);
    const auto session = session_of(voice, task);
    if (session == nullptr) return "{}";
    searching_ = &searcher_of(task.rules);
    engine::Thought thought;
    if (searching_->set_game(task.start, task.moves))
        thought = searching_->think(
            {.limits = task.limits, .lines = lines, .listen = [&](const engine::Thought& known) {
                 tell(thought_json(voice, *session, known));
             }});
    searching_ = nullptr;
    return thought_json(voice, *session, thought);
}

void Thinker::stop() {
    if (searching_ != nullptr) searching_->stop();
}

} // namespace wasm
