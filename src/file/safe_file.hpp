#pragma once

#include <string>
#include <string_view>

#include "file/file_handle.hpp"

namespace file {

/// A file that is replaced completely or not at all: the content is written to a temporary file
/// beside it, which takes its place once everything is on disk. A device or pipe is written
/// directly.
///
/// The temporary file, `.stackchess-XXXXXX.tmp`, is locked while it is being written. An unlocked
/// one was left behind by a killed program, and is removed when the next file is written in that
/// folder.
class SafeFile {
  public:
    explicit SafeFile(std::string path);
    SafeFile(const SafeFile&) = delete;
    SafeFile& operator=(const SafeFile&) = delete;
    ~SafeFile();

    void write(std::string_view text);
    /// Moves the file into place; does nothing after an earlier error. If this fails, the complete
    /// new file may or may not be in place.
    void commit();
    /// The file that was written, locked. After `commit` it is in place, and has been locked ever
    /// since it was; after an error, `FileHandle::lies_at` tells whether it is.
    FileHandle take();

    /// The `errno` of the first error, or 0.
    int error() const { return error_; }

  private:
    bool succeeded(long result);
    void open_temporary();

    std::string path_;
    std::string temporary_; ///< empty if there is none to remove
    FileHandle file_;
    int error_ = 0;
};

/// Writes a whole file safely; 0, or the `errno` of the error.
int replace_whole(const std::string& path, std::string_view text);

} // namespace file
