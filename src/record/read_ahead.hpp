#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "record/byte_source.hpp"

namespace record {

/// A source whose bytes can be read ahead, any number of times, before they are taken.
class ReadAhead {
  public:
    /// At most `limit` bytes are kept to be taken later.
    ReadAhead(ByteSource source, std::size_t limit) : source_(std::move(source)), limit_(limit) {}

    /// Takes the next bytes, like any source.
    std::size_t take(char* into, std::size_t size);
    /// The bytes that will be taken next, as a source that is used only until some are taken. It
    /// ends early at the limit.
    ByteSource ahead();
    /// Whether a source of these has ended early since bytes were taken.
    bool is_cut() const { return is_cut_; }

  private:
    bool read_more(std::size_t size);

    ByteSource source_;
    std::size_t limit_;
    std::string kept_;
    std::size_t taken_ = 0; ///< how many of the bytes that are kept
    bool is_cut_ = false;
};

} // namespace record
