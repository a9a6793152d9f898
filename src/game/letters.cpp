#include "game/letters.hpp"

#include <array>

namespace game {
namespace {

using Row = std::array<std::string_view, core::role_count>;

constexpr Row english{"", "P", "N", "B", "R", "Q", "K"};
constexpr Row french{"", "P", "C", "F", "T", "D", "R"};
constexpr Row white_figurines{"", "♙", "♘", "♗", "♖", "♕", "♔"};
constexpr Row black_figurines{"", "♟", "♞", "♝", "♜", "♛", "♚"};

} // namespace

std::string_view letter_text(core::Piece piece, Letters letters) {
    const std::size_t role = core::index(piece.role);
    switch (letters) {
    case Letters::english: return english[role];
    case Letters::french: return french[role];
    case Letters::figurines: break;
    }
    return piece.color == core::Color::white ? white_figurines[role] : black_figurines[role];
}

} // namespace game
