#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.hpp"
#include "file/open_file.hpp"

namespace file {

/// A file to which texts are added at its end, each whole or, where the disk fails, not at all. It
/// is locked while it is open.
class GrowingFile {
  public:
    enum class Open : std::uint8_t {
        fresh,    ///< `EEXIST` if it is there
        existing, ///< `ENOENT` if it is not
    };

    /// `EWOULDBLOCK` if someone else has it open so; any other `errno` likewise.
    static core::Result<GrowingFile, int> open(const std::string& path, Open how);

    /// All that it holds; `EFBIG` if that is more than `max_bytes`, any other `errno` likewise.
    core::Result<std::string, int> content(std::size_t max_bytes) const;

    /// 0, or the `errno` of what went wrong.
    int add(std::string_view text);
    /// Leaves only the first `size` bytes; 0, or the `errno` of what went wrong.
    int cut(std::size_t size);

  private:
    explicit GrowingFile(OpenFile file) : file_(std::move(file)) {}

    OpenFile file_;
};

} // namespace file
