#include "wasm/thinker.hpp"

#include <algorithm>

#include "analysis/game_analyst.hpp"
#include "analysis/review.hpp"
#include "engine/chances.hpp"
#include "engine/levels.hpp"
#include "game/rules_text.hpp"
#include "phrase/review.hpp"
#include "play/think_task.hpp"
#include "room/study.hpp"
#include "wasm/agreement.hpp"
#include "wasm/json.hpp"
#include "wasm/thought_text.hpp"
#include "words/evaluations.hpp"

namespace wasm {
namespace {

using json::Object;

constexpr std::size_t table_megabytes = 16;
constexpr int largest_board_of_networks = 8;

/// The line of a task, as far as it can be read. It may continue where a game would be drawn.
std::optional<room::Study> study_of(words::Voice voice, const play::ThinkTask& task) {
    const std::string agreement =
        "rules " + std::string(game::to_text(task.rules)) + "\nposition " + task.start;
    const auto options = read_agreement(voice, agreement);
    if (!options) return std::nullopt;
    room::Study study({.setup = options->start}, words::letters(voice.language));
    for (const std::string& move : task.moves)
        if (!study.play(move, game::Letters::english)) break;
    return study;
}

Object line_json(words::Voice voice, const room::Study& study, const engine::Variation& line,
                 int depth) {
    const core::Color turn = study.snapshot().turn();
    const int points = engine::chances_of(study.record().rules(), line.centipawns).points();
    return Object()
        .add("score", words::evaluation_text(voice, analysis::evaluation_of(line, turn, depth)))
        .add("white", turn == core::Color::white ? points : 1000 - points)
        .add("moves", line.moves)
        .add("written", study.written(line.moves));
}

std::string thought_json(words::Voice voice, const room::Study& study,
                         const engine::Thought& thought) {
    return Object()
        .add("depth", thought.depth)
        .add("nodes", thought.nodes)
        .add("time", thought.time.count())
        .add("lines", json::list(thought.lines,
                                 [&](const engine::Variation& line) {
                                     return line_json(voice, study, line, thought.depth);
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
        .add("found", to_text(review))
        .done()
        .text;
}

/// The size of the board of a position given as text.
int size_of(std::string_view position) {
    const std::string_view board = position.substr(0, position.find(' '));
    return static_cast<int>(std::ranges::count(board, '/')) + 1;
}

} // namespace

std::string Thinker::wanted_network(std::string_view text) const {
    const play::ThinkTask task = read_task(text);
    if (task.level && !engine::level_of(task.rules, *task.level).by_network) return {};
    const int size = size_of(task.start);
    if (size > largest_board_of_networks || networks_.of(task.rules, size) != nullptr) return {};
    return game::of_game(task.rules, std::to_string(size), std::string("chess"));
}

bool Thinker::learn(std::string_view network) {
    auto read = nnue::Network::read(network);
    if (!read) return false;
    networks_.add(*std::move(read));
    searchers_ = {}; // existing ones use only the earlier networks
    return true;
}

engine::Searcher& Thinker::searcher_of(game::Rules rules) {
    auto& searcher = searchers_[static_cast<std::size_t>(rules)];
    if (searcher == nullptr) searcher = engine::make_searcher(rules, table_megabytes, networks_);
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
    const auto study = study_of(voice, task);
    if (!study) return "{}";
    searching_ = &searcher_of(task.rules);
    const engine::SearchRequest request{
        .limits = task.limits, .lines = lines, .listen = [&](const engine::Thought& known) {
            tell(thought_json(voice, *study, known));
        }};
    engine::Thought thought;
    if (searching_->set_game(task.start, task.moves)) thought = searching_->think(request);
    const bool can_go_on = !study->snapshot().moves.empty(); // even if the game is drawn
    if (thought.lines.empty() && can_go_on && searching_->set_game(study->text(), {}))
        thought = searching_->think(request);
    searching_ = nullptr;
    return thought_json(voice, *study, thought);
}

std::string Thinker::review(words::Voice voice, std::uint64_t nodes, std::string_view text,
                            const std::function<void(const std::string&)>& tell) {
    const play::ThinkTask task = read_task(text);
    const auto study = study_of(voice, task);
    if (!study) return "{}";
    const record::Record& record = study->record();
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
