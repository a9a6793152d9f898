#include "files.hpp"

#include <cstring>
#include <limits>

#include <fmt/format.h>

#include "file/read_whole.hpp"

namespace learn {

core::Result<std::string, std::string> read_file(const std::string& path) {
    return file::read_whole(path, std::numeric_limits<std::size_t>::max() / 2)
        .map_error([&](int error) {
            return fmt::format("{} cannot be read: {}", path, std::strerror(error));
        });
}

std::string unwritable(const std::string& path, int error) {
    return fmt::format("{} cannot be written: {}", path, std::strerror(error));
}

} // namespace learn
