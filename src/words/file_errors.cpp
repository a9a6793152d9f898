#include "words/file_errors.hpp"

#include <cerrno>

#include "words/command_messages.hpp"

namespace words {

std::string read_error(Voice voice, int error) {
    switch (error) {
    case ENOENT: return say(voice, message::no_such_file);
    case ENOTDIR: return say(voice, message::is_no_folder);
    case EISDIR: return say(voice, message::is_folder);
    case ENOTSUP: return say(voice, message::is_no_file);
    case ELOOP: return say(voice, message::is_loop);
    case EACCES:
    case EPERM:
    case EROFS: return say(voice, message::not_permitted);
    case EBADF: return say(voice, message::is_closed);
    case ENOSPC:
    case EDQUOT: return say(voice, message::disk_full);
    default: return say(voice, message::system_error, {{"number", error}});
    }
}

std::string write_error(Voice voice, int error) {
    // A file that does not exist yet can be written, unless its folder does not exist either.
    return error == ENOENT ? say(voice, message::no_such_folder) : read_error(voice, error);
}

} // namespace words
