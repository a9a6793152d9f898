#include "play/think_task.hpp"

namespace play {

engine::Thought think_about(engine::Searcher& searcher, const ThinkTask& task,
                            const std::function<void(const engine::Thought&)>& listen) {
    if (!searcher.set_game(task.start, task.moves)) return {};
    if (!task.level) return searcher.think({.limits = task.limits, .listen = listen});
    searcher.listen_to_choice(listen);
    return searcher.choose(*task.level, task.limits, task.seed);
}

engine::Thought seen_by_other_side(engine::Thought thought) {
    for (engine::Line& line : thought.lines) {
        line.centipawns = -line.centipawns;
        if (line.win_in) line.win_in = -*line.win_in;
    }
    return thought;
}

} // namespace play
