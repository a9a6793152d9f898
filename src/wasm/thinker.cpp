#include "wasm/thinker.hpp"

#include "analysis/game_analyst.hpp"
#include "analysis/review.hpp"
#include "engine/chances.hpp"
#include "game/rules_text.hpp"
#include "phrase/review.hpp"
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

std::string review_json(words::Voice voice, const record::Record& record,
                        const analysis::Review& review) {
    std::vector<std::optional<int>> points;
    for (std::size_t ply = 0; ply <= review.size(); ++ply)
        points.push_back(review.white_points(ply));
    const auto remark = [&](const phrase::MoveRemark& one) {
        const auto kind = static_cast<int>(review.move(one.ply)->judgement);
        return Object().add("ply", one.ply).add("kind", kind).add("text", one.text);
    };
    return Object()
        .add("points", points)
        .add("sides", std::vector{phrase::side_review(voice, review, core::Color::white),
                                  phrase::side_review(voice, review, core::Color::black)})
        .add("remarks", json::list(phrase::move_remarks(voice, record, review), remark))
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

std::string Thinker::review(words::Voice voice, std::uint64_t nodes, std::string_view text,
                            const std::function<void(const std::string&)>& tell) {
    const play::ThinkTask task = read_task(text);
    const auto session = session_of(voice, task);
    if (session == nullptr) return "{}";
    const record::Record record = session->record();
    const std::size_t all = analysis::ply_count(record) + 1;
    searching_ = &searcher_of(task.rules);
    is_stopped_ = false;
    const analysis::Review found =
        analysis::look_at_game(record, *searching_, {.nodes = nodes}, [&](std::size_t looked_at) {
            tell(Object().add("done", looked_at).add("all", all).done().text);
            return !is_stopped_;
        });
    searching_ = nullptr;
    return review_json(voice, record, found);
}

void Thinker::stop() {
    is_stopped_ = true;
    if (searching_ != nullptr) searching_->stop();
}

} // namespace wasm
