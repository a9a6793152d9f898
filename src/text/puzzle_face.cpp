#include "text/puzzle_face.hpp"

namespace text {

void PuzzleFace::run() {
    show_board();
    dialogue_.print_line(task());
    while (!is_over_) {
        const auto line = dialogue_.ask(question());
        if (!line || is_puzzle_left_by(*line)) return;
        take(read_puzzle_line(*line));
    }
}

void PuzzleFace::take(const PuzzleLine& typed) {
    switch (typed.order) {
    case PuzzleOrder::check: return check();
    case PuzzleOrder::hint: return hint();
    case PuzzleOrder::solution: return give_up();
    case PuzzleOrder::clear: return clear();
    case PuzzleOrder::remove: return remove(typed.argument);
    case PuzzleOrder::place:
    case PuzzleOrder::none: break;
    }
    if (const auto square = read_puzzle_square(dialogue_, typed.argument, size()))
        use(*square, typed.order);
}

void PuzzleFace::show_board() {
    dialogue_.terminal().redraw();
    dialogue_.terminal().print(board().picture(dialogue_.terminal().has_colors()).text());
}

} // namespace text
