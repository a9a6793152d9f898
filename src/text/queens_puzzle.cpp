#include "text/queens_puzzle.hpp"

#include "game/letters.hpp"
#include "puzzle/queens_board.hpp"
#include "text/puzzle_board.hpp"
#include "text/puzzle_order.hpp"
#include "words/puzzle_messages.hpp"

namespace text {
namespace {

namespace message = words::message;
using puzzle::Square;
using puzzle::square_text;

class QueensPuzzle {
  public:
    QueensPuzzle(Dialogue& dialogue, int size) : dialogue_(dialogue), board_(size) {}

    void run() {
        show_board();
        dialogue_.say(message::queens_task, {{"size", board_.size()}});
        while (!is_over_) {
            const auto line = dialogue_.ask(
                {dialogue_.words(message::ask_queen,
                                 {{"count", board_.queens().size()}, {"size", board_.size()}}),
                 dialogue_.words(message::ask_queen_help)});
            if (!line) return;
            take(read_puzzle_line(*line));
        }
    }

  private:
    void take(const PuzzleLine& typed) {
        switch (typed.order) {
        case PuzzleOrder::check: return check();
        case PuzzleOrder::hint: return hint();
        case PuzzleOrder::solution: return give_up();
        case PuzzleOrder::clear: board_.clear(); return show_board();
        case PuzzleOrder::remove:
            if (typed.argument.empty() && !board_.queens().empty())
                return remove(board_.queens().back());
            break;
        default: break;
        }
        const auto square = read_puzzle_square(dialogue_, typed.argument, board_.size());
        if (!square) return;
        const bool removes = typed.order == PuzzleOrder::none ? board_.has_queen(*square)
                                                              : typed.order == PuzzleOrder::remove;
        if (removes)
            remove(*square);
        else
            place(*square);
    }

    void place(Square square) {
        if (board_.has_queen(square))
            return dialogue_.say(message::queen_already_there, {{"square", square_text(square)}});
        if (board_.is_full())
            return dialogue_.say(
                message::all_queens_placed,
                {{"size", board_.size()}, {"square", square_text(board_.queens().back())}});
        board_.place(square);
        show_board();
        if (board_.is_solved()) {
            dialogue_.say(message::queens_solved, {{"size", board_.size()}});
            is_over_ = true;
        } else if (board_.is_full()) {
            check();
        }
    }

    void remove(Square square) {
        if (!board_.has_queen(square))
            return dialogue_.say(message::no_queen_there, {{"square", square_text(square)}});
        board_.remove(square);
        show_board();
    }

    void check() {
        std::string pairs;
        for (const auto& [first, second] : board_.attacks())
            pairs += (pairs.empty() ? "" : ", ") + square_text(first) + '-' + square_text(second);
        if (!pairs.empty()) return dialogue_.say(message::queens_attack, {{"pairs", pairs}});
        dialogue_.say(message::queens_at_peace,
                      static_cast<std::size_t>(board_.size()) - board_.queens().size());
    }

    void hint() {
        const auto [act, square] = board_.advice();
        const bool places = act == puzzle::QueensAdvice::Act::place;
        dialogue_.say(places ? message::hint_queen : message::hint_remove_queen,
                      {{"square", square_text(square)}});
    }

    void give_up() {
        const auto with_yours = board_.solution();
        const auto queens = with_yours ? with_yours : puzzle::place_queens(board_.size());
        const bool has_yours = with_yours && !board_.queens().empty();
        board_.clear();
        for (int rank = 0; rank < board_.size(); ++rank)
            board_.place({(*queens)[static_cast<std::size_t>(rank)], rank});
        dialogue_.say(has_yours ? message::solution_with_yours : message::one_solution);
        show_board();
        is_over_ = true;
    }

    void show_board() {
        PuzzleBoard cells(board_.size());
        const core::Piece queen{core::Color::white, core::Role::queen};
        for (const Square square : board_.queens())
            cells.set(square, std::string(game::letter_text(queen, dialogue_.letters())));
        for (const auto& [first, second] : board_.attacks()) {
            cells.mark(first);
            cells.mark(second);
        }
        dialogue_.terminal().redraw();
        dialogue_.terminal().print(cells.picture(dialogue_.terminal().has_colors()).text());
    }

    Dialogue& dialogue_;
    puzzle::QueensBoard board_;
    bool is_over_ = false;
};

} // namespace

void play_queens(Dialogue& dialogue) {
    const auto size = ask_puzzle_size(
        dialogue, {puzzle::min_queens_board, puzzle::max_queens_board, message::queens_impossible});
    if (size) QueensPuzzle(dialogue, *size).run();
}

} // namespace text
