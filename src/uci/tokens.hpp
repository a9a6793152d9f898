#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace uci {

/// The words of a line, taken from its front. Blanks and control characters stand between them.
class Tokens {
  public:
    explicit Tokens(std::string_view text) : text_(text) { skip_blanks(); }

    bool empty() const { return text_.empty(); }

    /// The next word; nothing at the end.
    std::string_view peek() const;
    std::string_view take();

    /// The words up to `end`, which is taken too, with one blank between them.
    std::string take_until(std::string_view end);

    /// All that is left, as it was written.
    std::string_view rest() const { return text_; }

  private:
    void skip_blanks();

    std::string_view text_;
};

/// Is told the words that mean nothing where they stand.
using UnknownWords = std::function<void(std::string_view word)>;
inline void pass_over(std::string_view /*word*/) {}

/// What is said of such a word to one who wants to know.
std::string unknown_word_line(std::string_view word);

/// What somebody else wrote, fit to be repeated in a line of our own: not too long, and without
/// strange signs.
std::string shown(std::string_view text);

} // namespace uci
