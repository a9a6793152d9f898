#include "text/tour_puzzle.hpp"

#include "puzzle/tour_path.hpp"
#include "text/puzzle_face.hpp"
#include "words/layout.hpp"
#include "words/puzzle_messages.hpp"

namespace text {
namespace {

namespace message = words::message;
using puzzle::Square;
using puzzle::square_text;

std::string names(const std::vector<Square>& squares) {
    std::vector<std::string> texts;
    texts.reserve(squares.size());
    for (const Square square : squares) texts.push_back(square_text(square));
    return words::joined(texts, ", ");
}

class TourPuzzle final : public PuzzleFace {
  public:
    TourPuzzle(Dialogue& dialogue, int size) : PuzzleFace(dialogue), path_(size) {}

  private:
    int total() const { return path_.size() * path_.size(); }
    std::string task() const override {
        return dialogue().words(message::tour_task, {{"count", total()}});
    }
    Question question() const override {
        return {dialogue().words(message::ask_leap,
                                 {{"count", path_.squares().size()}, {"total", total()}}),
                dialogue().words(message::ask_leap_help)};
    }
    int size() const override { return path_.size(); }

    void use(Square square, PuzzleOrder) override { visit(square); }

    void visit(Square square) {
        const words::Argument name{"square", square_text(square)};
        if (path_.visit_of(square)) return dialogue().say(message::square_visited, {name});
        const auto& squares = path_.squares();
        if (!squares.empty() && !is_leap(squares.back(), square))
            return dialogue().say(message::no_leap, {{"from", square_text(squares.back())}, name});
        path_.visit(square);
        show_board();
        if (path_.is_complete()) {
            dialogue().say(message::tour_done, {{"count", squares.size()}});
            if (path_.is_closed()) dialogue().say(message::tour_done_closed);
            end();
        } else if (path_.targets().empty()) {
            check();
        }
    }

    /// Takes back the last jump, or all from a square on.
    void remove(const std::string& named) override {
        if (path_.squares().empty()) return dialogue().say(message::nothing_to_take_back);
        if (named.empty()) return take_back_to(path_.squares().size() - 1);
        const auto square = read_puzzle_square(dialogue(), named, path_.size());
        if (!square) return;
        if (const auto visit = path_.visit_of(*square)) return take_back_to(*visit);
        dialogue().say(message::square_not_visited, {{"square", square_text(*square)}});
    }

    void clear() override { take_back_to(0); }

    void take_back_to(std::size_t count) {
        path_.take_back_to(count);
        show_board();
    }

    void check() override {
        if (path_.squares().empty()) return dialogue().say(message::knight_can_begin);
        const words::Argument from{"from", square_text(path_.squares().back())};
        const std::vector<Square> targets = path_.targets();
        if (targets.empty()) return dialogue().say(message::knight_is_stuck, {from});
        dialogue().say(message::knight_can_go, {from, {"squares", names(targets)}});
        if (const auto stranded = path_.stranded(); !stranded.empty())
            dialogue().say(message::squares_stranded, {{"squares", names(stranded)}});
    }

    void hint() override {
        const puzzle::TourAdvice advice = path_.advice();
        const auto& squares = path_.squares();
        if (advice.next)
            return dialogue().say(message::hint_leap, {{"square", square_text(*advice.next)}});
        if (advice.kept == 0)
            return dialogue().say(message::tour_minority_square,
                                  {{"square", square_text(squares.front())}});
        dialogue().say(message::hint_take_back, {{"square", square_text(squares[advice.kept - 1])},
                                                 {"next", square_text(squares[advice.kept])}});
    }

    /// Shows a tour that keeps as much of the person's path as possible.
    void give_up() override {
        const std::size_t own = path_.squares().size();
        if (const auto advice = path_.advice(); !advice.next) path_.take_back_to(advice.kept);
        const bool has_all = own > 0 && path_.squares().size() == own;
        for (const std::vector<Square> rest = path_.rest(); const Square square : rest)
            path_.visit(square);
        dialogue().say(has_all ? message::tour_from_yours : message::one_tour);
        show_board();
        end();
    }

    PuzzleBoard board() const override {
        PuzzleBoard cells(path_.size());
        int number = 0;
        for (const Square square : path_.squares()) cells.set(square, std::to_string(++number));
        if (number > 0) cells.mark(path_.squares().back());
        return cells;
    }

    puzzle::TourPath path_;
};

} // namespace

void play_tour(Dialogue& dialogue) {
    const auto size = ask_puzzle_size(
        dialogue, {puzzle::min_tour_path, puzzle::max_tour_path, message::tour_too_small});
    if (size) TourPuzzle(dialogue, *size).run();
}

} // namespace text
