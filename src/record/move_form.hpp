#pragma once

#include <cstdint>
#include <string_view>

namespace record {

/// A word without a number that is glued to its move, `1e4`; of the moves of chess, only castling
/// itself begins with a digit, which is 0.
std::string_view without_number(std::string_view word);

/// Whether a word is one figurine, of either colour.
constexpr bool is_figurine(std::string_view word) {
    constexpr std::string_view first = "♔";
    return word.size() == first.size() && word >= first && word <= "♟";
}

/// Whether a word says that a side passes: `--`, `Z0`, `0000` or `@@@@`.
bool is_pass(std::string_view word);

/// Whether a word has the form of a move of chess, legal or not, with the letters of any language.
bool has_chess_form(std::string_view word);
/// Whether a word may be meant as a move of either game. Other words are text. A piece may
/// have a letter of no language, and something else may be glued to the word: `Xf3`, `?f3`.
bool may_be_move(std::string_view word);
/// Whether a text begins with moves of a game, as those that `MoveFinder` finds.
bool begins_with_moves(std::string_view text, bool is_after_number);

/// Finds moves in a text: one with its number, `12. Nf3` or `12) Nf3`, two in a row, of
/// which the first may have an unknown piece, `Xf3 e5`, or one that is all of the text.
class MoveFinder {
  public:
    explicit MoveFinder(bool is_after_number = false)
        : last_(is_after_number ? Last::number : Last::nothing) {}

    /// Takes the next piece of the text, which must not end inside a word.
    void look_at(std::string_view piece);
    bool has_found() const { return has_found_ || last_ == Last::only_move; }

  private:
    enum class Last : std::uint8_t { nothing, word, number, move_like, move, only_move };

    void look_at_word(std::string_view word);

    Last last_; ///< the word before
    bool has_found_ = false;
};

} // namespace record
