#include "file/open_file.hpp"

#include <sys/stat.h>
#include <unistd.h>

namespace file {

OpenFile::~OpenFile() {
    if (is_open()) close(descriptor_);
}

bool OpenFile::lies_at(const std::string& path) const {
    struct stat here {};
    struct stat there {};
    return fstat(descriptor_, &here) == 0 && stat(path.c_str(), &there) == 0 &&
           here.st_ino == there.st_ino && here.st_dev == there.st_dev;
}

} // namespace file
