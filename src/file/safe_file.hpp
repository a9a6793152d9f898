#pragma once

#include <string>
#include <string_view>

#include "file/open_file.hpp"

namespace file {

/// A file that is replaced whole or not at all: what is written goes to a temporary file beside it,
/// which takes its place when everything is on the disk. A device or pipe is written directly.
///
/// The temporary file, `.stackchess-XXXXXX.tmp`, is locked while it is written. One that nobody
/// holds was left behind by a program that was killed, and goes when the next file is written
/// there.
class SafeFile {
  public:
    explicit SafeFile(std::string path);
    SafeFile(const SafeFile&) = delete;
    SafeFile& operator=(const SafeFile&) = delete;
    ~SafeFile();

    void write(std::string_view text);
    /// Puts the file in its place; nothing happens if something has gone wrong before. With an
    /// error afterwards the new file may or may not be there, whole.
    void commit();
    /// The file that was written, locked. After `commit` it lies in its place, and has been locked
    /// ever since it did; with an error, `OpenFile::lies_at` tells whether it does.
    OpenFile take();

    /// The `errno` of the first thing that went wrong, or 0.
    int error() const { return error_; }

  private:
    bool succeeded(long result);
    void open_temporary();

    std::string path_;
    std::string temporary_; ///< empty when there is none to remove
    OpenFile file_;
    int error_ = 0;
};

/// Writes a whole file safely; 0, or the `errno` of what went wrong.
int replace_whole(const std::string& path, std::string_view text);

} // namespace file
