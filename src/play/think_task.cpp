#include "play/think_task.hpp"

namespace play {

engine::Thought think_about(engine::Searcher& searcher, const ThinkTask& task,
                            const std::function<void(const engine::Thought&)>& listen) {
    if (!searcher.set_game(task.start, task.moves)) return {};
    engine::SearchRequest request{.limits = task.limits, .lines = task.lines, .listen = listen};
    if (task.level) request.strength = {.level = *task.level, .seed = task.seed};
    return searcher.think(request);
}

engine::Thought seen_by_other_side(engine::Thought thought) {
    for (engine::Variation& line : thought.lines) {
        line.centipawns = -line.centipawns;
        if (line.win_in) line.win_in = -*line.win_in;
    }
    return thought;
}

} // namespace play
