#include "game/letters.hpp"

namespace game {
namespace {

using Row = std::array<std::string_view, core::role_count>;

constexpr Row white_figurines{"", "♙", "♘", "♗", "♖", "♕", "♔"};
constexpr Row black_figurines{"", "♟", "♞", "♝", "♜", "♛", "♚"};

constexpr std::array<std::string_view, languages.size()> codes{"en", "fr", "de", "es", "it", "nl"};

} // namespace

std::optional<Letters> language_of(std::string_view code) {
    for (std::size_t i = 0; i < codes.size(); ++i)
        if (codes[i] == code) return languages[i];
    return std::nullopt;
}

std::string_view language_code(Letters language) {
    return codes[static_cast<std::size_t>(language)];
}

std::string_view letter_text(core::Piece piece, Letters letters) {
    const std::size_t role = core::index(piece.role);
    if (letters == Letters::figurines)
        return piece.color == core::Color::white ? white_figurines[role] : black_figurines[role];
    const auto letter = detail::letter_rows[static_cast<std::size_t>(letters)].substr(role, 1);
    return letter == " " ? std::string_view{} : letter;
}

} // namespace game
