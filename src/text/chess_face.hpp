#pragma once

#include "text/game_face.hpp"

namespace text {

/// Chess at the terminal: the person chooses a piece by its letter, then where it stands and where
/// it goes.
class ChessFace final : public GameFace {
  public:
    using GameFace::GameFace;

  private:
    Picture draw(const BoardStyle& style) override;
    std::vector<std::string> remarks() const override;
    void person_turn() override;
    void explain(const session::MoveView& move) override;
    std::string cell(core::Piece piece) const override { return {letter(piece)}; }

    char letter(core::Piece piece) const;
    std::string letters_of_side() const;
    std::optional<core::Piece> read_piece(const std::string& line) const;
    bool is_answer_or_piece(const std::string& line) const;
    std::vector<session::MoveView> moves_from(Coord square) const;

    void take_command(const std::string& line);
    void take_move(const std::string& line);
    bool is_command(const std::string& line) const;
    std::string as_written(std::string line) const;
    void offer_castling(bool kingside, bool queenside);
    void move_piece(core::Piece piece);
    std::optional<Coord> ask_from(core::Piece piece);
    void ask_to(Coord from);
    bool move_to(Coord from, Coord to);
    std::optional<session::MoveView> promotion_meant(const std::string& line) const;
    std::optional<core::Role> ask_promotion();
    std::optional<core::Role> read_promotion(const std::string& line) const;

    std::optional<std::size_t> castling_asked_; ///< at which half-move it was last offered
};

} // namespace text
