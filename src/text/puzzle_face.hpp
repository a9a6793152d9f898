#pragma once

#include "text/puzzle_board.hpp"
#include "text/puzzle_order.hpp"

namespace text {

/// A puzzle at the terminal, from its first board to its solution or until it is left.
class PuzzleFace {
  public:
    explicit PuzzleFace(Dialogue& dialogue) : dialogue_(dialogue) {}
    PuzzleFace(const PuzzleFace&) = delete;
    PuzzleFace& operator=(const PuzzleFace&) = delete;
    virtual ~PuzzleFace() = default;

    void run();

  protected:
    Dialogue& dialogue() const { return dialogue_; }
    void show_board();
    /// Ends the puzzle, which is solved or was given up.
    void end() { is_over_ = true; }

    /// The task, as a sentence.
    virtual std::string task() const = 0;
    virtual Question question() const = 0;
    virtual PuzzleBoard board() const = 0;
    virtual void check() = 0;
    virtual void hint() = 0;
    /// Shows a solution.
    virtual void give_up() = 0;
    virtual void clear() = 0;
    /// Takes back the last action, or what `named` names.
    virtual void remove(const std::string& named) = 0;
    /// Uses a square that was named, with or without the order to put something there.
    virtual void use(puzzle::Square square, PuzzleOrder order) = 0;
    virtual int size() const = 0;

  private:
    void take(const PuzzleLine& typed);

    Dialogue& dialogue_;
    bool is_over_ = false;
};

} // namespace text
