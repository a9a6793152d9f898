#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace uci {

/// The words of a line, taken from its front, separated by blanks and control characters.
class Tokens {
  public:
    explicit Tokens(std::string_view text) : text_(text) { skip_blanks(); }

    bool empty() const { return text_.empty(); }

    /// The next word; nothing at the end.
    std::string_view peek() const;
    std::string_view take();

    /// The words up to `end`, which is also taken, joined by single blanks.
    std::string take_until(std::string_view end);

    /// Everything that is left, as it was written.
    std::string_view rest() const { return text_; }

  private:
    void skip_blanks();

    std::string_view text_;
};

/// Receives words that have no meaning where they stand.
using UnknownWords = std::function<void(std::string_view word)>;
inline void pass_over(std::string_view /*word*/) {}

/// The report about such a word in debug mode.
std::string unknown_word_line(std::string_view word);

/// What somebody else wrote, made safe to repeat in a line of our own: not too long, and without
/// unusual characters.
std::string shown(std::string_view text);

} // namespace uci
