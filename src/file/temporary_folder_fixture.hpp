#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <system_error>

namespace file {

/// A new folder for a test, removed with its content at the end.
class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "stackchess-XXXXXX").string();
        path_ = mkdtemp(name.data());
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    const std::string& path() const { return path_; }
    std::string at(std::string_view name) const { return path_ + '/' + std::string(name); }

    void write(std::string_view name, std::string_view bytes) const {
        std::ofstream(at(name), std::ios::binary) << bytes;
    }
    std::string content(std::string_view name) const {
        std::ifstream stream(at(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }
    bool has(std::string_view name) const { return std::filesystem::exists(at(name)); }
    /// The number of entries in it, including hidden ones.
    long count() const { return std::distance(std::filesystem::directory_iterator(path_), {}); }

  private:
    std::string path_;
};

} // namespace file
