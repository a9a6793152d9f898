#include "play/think_task.hpp"

namespace play {

engine::Thought think_about(engine::Searcher& searcher, const ThinkTask& task,
                            const std::function<void(const engine::Thought&)>& listen) {
    if (!searcher.set_game(task.start, task.moves)) return {};
    engine::Request request{.limits = task.limits, .listen = listen};
    if (task.level) request.strength = {.level = *task.level, .seed = task.seed};
    return searcher.think(request);
}

bool accepts_draw_from(engine::Thought thought) {
    for (engine::Line& line : thought.lines) {
        line.centipawns = -line.centipawns;
        if (line.win_in) line.win_in = -*line.win_in;
    }
    return engine::accepts_draw(thought);
}

} // namespace play
