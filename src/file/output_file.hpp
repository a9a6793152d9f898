#pragma once

#include <array>
#include <ostream>
#include <streambuf>

namespace file {

/// The buffer of an `OutputFile`.
class OutputBuffer final : public std::streambuf {
  public:
    explicit OutputBuffer(int descriptor);

    int error() const { return error_; }

  protected:
    int_type overflow(int_type sign) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

  private:
    int descriptor_;
    int error_ = 0;
    std::array<char, 1 << 14> bytes_;
};

/// A stream to a file that is open already, which remembers why something could not be written: the
/// streams of the standard library forget it.
class OutputFile final : public std::ostream {
  public:
    explicit OutputFile(int descriptor) : std::ostream(nullptr), buffer_(descriptor) {
        rdbuf(&buffer_);
    }
    ~OutputFile() override { flush(); }
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;

    /// The `errno` of the first failure; 0 while there is none.
    int error() const { return buffer_.error(); }

  private:
    OutputBuffer buffer_;
};

} // namespace file
