#include "text/queens_puzzle.hpp"

#include "game/letters.hpp"
#include "puzzle/queens_board.hpp"
#include "text/puzzle_face.hpp"
#include "words/puzzle_messages.hpp"

namespace text {
namespace {

namespace message = words::message;
using puzzle::Square;
using puzzle::square_text;

class QueensPuzzle final : public PuzzleFace {
  public:
    QueensPuzzle(Dialogue& dialogue, int size) : PuzzleFace(dialogue), board_(size) {}

  private:
    std::string task() const override {
        return dialogue().words(message::queens_task, {{"size", board_.size()}});
    }
    Question question() const override {
        return {dialogue().words(message::ask_queen,
                                 {{"count", board_.queens().size()}, {"size", board_.size()}}),
                dialogue().words(message::ask_queen_help)};
    }
    int size() const override { return board_.size(); }

    void use(Square square, PuzzleOrder order) override {
        if (order == PuzzleOrder::none && board_.has_queen(square))
            take_away(square);
        else
            place(square);
    }

    void place(Square square) {
        if (board_.has_queen(square))
            return dialogue().say(message::queen_already_there, {{"square", square_text(square)}});
        if (board_.is_full())
            return dialogue().say(
                message::all_queens_placed,
                {{"size", board_.size()}, {"square", square_text(board_.queens().back())}});
        board_.place(square);
        show_board();
        if (board_.is_solved()) {
            dialogue().say(message::queens_solved, {{"size", board_.size()}});
            end();
        } else if (board_.is_full()) {
            check();
        }
    }

    void remove(const std::string& named) override {
        if (named.empty() && !board_.queens().empty()) return take_away(board_.queens().back());
        if (const auto square = read_puzzle_square(dialogue(), named, size())) take_away(*square);
    }

    void take_away(Square square) {
        if (!board_.has_queen(square))
            return dialogue().say(message::no_queen_there, {{"square", square_text(square)}});
        board_.remove(square);
        show_board();
    }

    void clear() override {
        board_.clear();
        show_board();
    }

    void check() override {
        std::string pairs;
        for (const auto& [first, second] : board_.attacks())
            pairs += (pairs.empty() ? "" : ", ") + square_text(first) + '-' + square_text(second);
        if (!pairs.empty()) return dialogue().say(message::queens_attack, {{"pairs", pairs}});
        dialogue().say(message::queens_at_peace,
                       static_cast<std::size_t>(board_.size()) - board_.queens().size());
    }

    void hint() override {
        const auto [act, square] = board_.advice();
        const bool places = act == puzzle::QueensAdvice::Act::place;
        dialogue().say(places ? message::hint_queen : message::hint_remove_queen,
                       {{"square", square_text(square)}});
    }

    void give_up() override {
        const auto with_yours = board_.solution();
        const auto queens = with_yours ? with_yours : puzzle::place_queens(board_.size());
        const bool has_yours = with_yours && !board_.queens().empty();
        board_.clear();
        for (int rank = 0; rank < board_.size(); ++rank)
            board_.place({(*queens)[static_cast<std::size_t>(rank)], rank});
        dialogue().say(has_yours ? message::solution_with_yours : message::one_solution);
        show_board();
        end();
    }

    PuzzleBoard board() const override {
        PuzzleBoard cells(board_.size());
        const core::Piece queen{core::Color::white, core::Role::queen};
        for (const Square square : board_.queens())
            cells.set(square, std::string(game::letter_text(queen, dialogue().letters())));
        for (const auto& [first, second] : board_.attacks()) {
            cells.mark(first);
            cells.mark(second);
        }
        return cells;
    }

    puzzle::QueensBoard board_;
};

} // namespace

void play_queens(Dialogue& dialogue) {
    const auto size = ask_puzzle_size(
        dialogue, {puzzle::min_queens_board, puzzle::max_queens_board, message::queens_impossible});
    if (size) QueensPuzzle(dialogue, *size).run();
}

} // namespace text
