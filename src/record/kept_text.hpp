#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace record {

/// A part of a text, and where the next part begins.
struct TextPart {
    std::string text; ///< only its beginning where it is not whole
    bool is_whole = true;
    std::size_t next_line = 0;
    std::string before_next; ///< the last bytes of this part
};

/// Keeps a text that passes through a buffer, and cuts it into parts. What lies behind the end of a
/// part is kept for the next one.
class KeptText {
  public:
    /// Keeps what lies in the buffer from `from` on: at most `limit` bytes of each part.
    void begin(std::size_t limit, const char* from);
    bool is_on() const { return from_ != nullptr; }

    /// Adds what lies in the buffer before `to`.
    void add(const char* to);
    /// What was not added yet lies here from now on.
    void move_to(const char* from) {
        if (is_on()) from_ = from;
    }
    /// All that was added belongs to the part that is taken next. The text goes on at this line.
    void end_part(std::size_t line, std::string_view before);

    TextPart take();

  private:
    const char* from_ = nullptr;
    std::size_t limit_ = 0;
    TextPart part_;
    TextPart behind_; ///< the part that follows, as far as it was added
};

} // namespace record
