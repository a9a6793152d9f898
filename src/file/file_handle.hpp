#pragma once

#include <string>
#include <utility>

namespace file {

/// An open file, or none, closed on destruction, which also releases its lock.
class FileHandle {
  public:
    FileHandle() = default;
    explicit FileHandle(int descriptor) : descriptor_(descriptor) {}
    FileHandle(FileHandle&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    FileHandle& operator=(FileHandle&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~FileHandle();

    bool is_open() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }
    /// Whether `path` leads to this very file.
    bool lies_at(const std::string& path) const;

  private:
    int descriptor_ = -1;
};

} // namespace file
