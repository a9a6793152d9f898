#include "file/file_handle.hpp"

#include <sys/stat.h>
#include <unistd.h>

namespace file {

FileHandle::~FileHandle() {
    if (is_open()) close(descriptor_);
}

bool FileHandle::lies_at(const std::string& path) const {
    struct stat here {};
    struct stat there {};
    return fstat(descriptor_, &here) == 0 && stat(path.c_str(), &there) == 0 &&
           here.st_ino == there.st_ino && here.st_dev == there.st_dev;
}

} // namespace file
