#pragma once

#include "text/game_face.hpp"

namespace text {

/// Stackchess at the terminal: the person chooses a square, then a letter for what to do with its
/// stack.
class StackchessFace final : public GameFace {
  public:
    using GameFace::GameFace;

  private:
    Picture draw(const BoardStyle& style) override;
    std::vector<std::string> remarks() const override;
    void person_turn() override;
    void explain(const session::MoveView& move) override;
    std::string cell(core::Piece piece) const override;

    const session::Stack& stack(Coord square) const { return moment().board.at(square); }
    bool is_on_board(Coord square) const;

    /// The result of a line that was typed.
    enum class Done : std::uint8_t {
        nothing, ///< the question is asked again
        shown,   ///< the board is shown again
        turn,    ///< the turn is over, or the game is left
    };
    Done take_choice(const std::string& line);
    Done take_order(const Typed& typed);
    Done take_move(const std::string& typed);
    void choose(Coord square);
    Done take_letter(const std::string& line);
    Done move_pieces();
    std::optional<int> ask_count(std::size_t height);
    std::optional<Coord> ask_target(int count);

    std::optional<Coord> selected_;
};

} // namespace text
