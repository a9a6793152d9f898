#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.hpp"
#include "file/file_handle.hpp"

namespace file {

/// A file to which texts are appended, each completely or, if the disk fails, not at all. It is
/// locked while it is open.
class GrowingFile {
  public:
    enum class Open : std::uint8_t {
        fresh,    ///< `EEXIST` if it exists
        existing, ///< `ENOENT` if it does not exist
    };

    /// `EWOULDBLOCK` if another program has it open this way; otherwise the `errno` of the error.
    static core::Result<GrowingFile, int> open(const std::string& path, Open how);

    /// Its whole content; `EFBIG` if that is more than `max_bytes`, otherwise the `errno` of the
    /// error.
    core::Result<std::string, int> content(std::size_t max_bytes) const;

    /// 0, or the `errno` of the error.
    int add(std::string_view text);
    /// Keeps only the first `size` bytes; 0, or the `errno` of the error.
    int cut(std::size_t size);

  private:
    explicit GrowingFile(FileHandle file) : file_(std::move(file)) {}

    FileHandle file_;
};

} // namespace file
