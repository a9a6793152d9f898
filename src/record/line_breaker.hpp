#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace record {

/// Writes words with one space between them, in lines of at most 79 bytes. A longer word has a line
/// of its own.
class LineBreaker {
  public:
    static constexpr std::size_t width = 79;

    /// Appends to `text`, which must end with a line end or be empty.
    explicit LineBreaker(std::string& text) : text_(text) {}

    void word(std::string_view word);
    /// A sign that stands right before the next word, or right behind the last if the line has
    /// room.
    void open(char sign) { prefix_ += sign; }
    void close(char sign);
    /// The words of `comment` in braces; a command such as `[%eval 0.35]` is one of them. A
    /// comment that contains `}` is written behind `;`, up to the end of the line.
    void comment(std::string_view comment);
    /// Ends the last line.
    void finish();

  private:
    std::string& text_;
    std::string prefix_; ///< of the next word
    std::size_t column_ = 0;
};

} // namespace record
