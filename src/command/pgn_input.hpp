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

    /// Where a reader takes the bytes from; the input must outlive it.
    record::ByteSource source();

    /// The `errno` of what went wrong when opening or reading, or 0.
    int error() const { return error_; }

    /// The number of bytes in all, where it is known beforehand.
    std::optional<std::uint64_t> size() const { return size_; }

  private:
    std::size_t read(char* into, std::size_t wanted);

    std::istream* stream_ = nullptr; ///< the standard input, when that is what is read
    int file_ = -1;
    int error_ = 0;
    std::optional<std::uint64_t> size_;
};

} // namespace command
