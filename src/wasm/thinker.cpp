#include "wasm/thinker.hpp"

#include "play/think_task.hpp"
#include "wasm/json.hpp"
#include "wasm/thought_text.hpp"

namespace wasm {
namespace {

using json::Object;

constexpr std::size_t table_megabytes = 16;

std::string thought_json(const engine::Thought& thought) {
    std::vector<Object> lines;
    for (const engine::Line& line : thought.lines)
        lines.push_back(Object()
                            .add("centipawns", line.centipawns)
                            .add("win_in", line.win_in_moves())
                            .add("moves", line.moves));
    return Object()
        .add("depth", thought.depth)
        .add("nodes", thought.nodes)
        .add("time", thought.time.count())
        .add("lines", lines)
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

std::string Thinker::explore(int lines, std::string_view text,
                             const std::function<void(const std::string&)>& tell) {
    const play::ThinkTask task = read_task(text);
    searching_ = &searcher_of(task.rules);
    engine::Thought thought;
    if (searching_->set_game(task.start, task.moves))
        thought = searching_->think(
            {.limits = task.limits, .lines = lines, .listen = [&](const engine::Thought& known) {
                 tell(thought_json(known));
             }});
    searching_ = nullptr;
    return thought_json(thought);
}

void Thinker::stop() {
    if (searching_ != nullptr) searching_->stop();
}

} // namespace wasm
