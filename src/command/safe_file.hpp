#pragma once

#include <string>
#include <string_view>

namespace command {

/// A file that is replaced whole or not at all: what is written goes to a temporary file beside it,
/// which takes its place when everything is on the disk. A device or pipe is written directly.
class SafeFile {
  public:
    explicit SafeFile(std::string path);
    SafeFile(const SafeFile&) = delete;
    SafeFile& operator=(const SafeFile&) = delete;
    ~SafeFile();

    void write(std::string_view text);
    /// Puts the file in its place; nothing happens if something has gone wrong before.
    void commit();

    /// The `errno` of the first thing that went wrong, or 0.
    int error() const { return error_; }

  private:
    bool succeeded(long result);
    void open_temporary(unsigned mode);
    void sync_folder();

    std::string path_;
    std::string temporary_; ///< empty when there is none to remove
    int file_ = -1;
    int error_ = 0;
};

} // namespace command
