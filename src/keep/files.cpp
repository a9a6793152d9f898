#include "keep/files.hpp"

#include <cerrno>

#include "file/folder.hpp"
#include "file/safe_file.hpp"

namespace keep {

play::LoadResult Files::load_path(const std::string& path) const { return keep::load_path(path); }

int Files::write_path(const std::string& path, std::string_view text, bool replaces) {
    if (!replaces && file::exists(path)) return EEXIST;
    return file::replace_whole(path, text);
}

std::unique_ptr<play::RunningGame> Files::begin() {
    return has_place_ ? running_.begin() : nullptr;
}

} // namespace keep
