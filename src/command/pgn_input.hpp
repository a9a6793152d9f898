#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>

#include "record/byte_source.hpp"

namespace command {

/// The bytes of a file, or of the standard input for the name `-`.
class PgnInput {
  public:
    PgnInput(const std::string& name, std::istream& standard_input);
    PgnInput(const PgnInput&) = delete;
    PgnInput& operator=(const PgnInput&) = delete;
    ~PgnInput();

    /// The source of bytes for a reader; the input must outlive it.
    record::ByteSource source();

    /// The `errno` of what went wrong when opening or reading, or 0.
    int error() const { return error_; }

    /// The total number of bytes, if it is known in advance.
    std::optional<std::uint64_t> size() const { return size_; }

  private:
    std::size_t read(char* into, std::size_t wanted);

    std::istream* stream_ = nullptr; ///< the standard input if that is read, else null
    int file_ = -1;
    int error_ = 0;
    std::optional<std::uint64_t> size_;
};

} // namespace command
