#include "command/console.hpp"

#include <cerrno>

#include "words/command_messages.hpp"
#include "words/file_errors.hpp"

namespace command {

int Console::finish(int status, int write_error) const {
    if (write_error == 0 || write_error == EPIPE) return status;
    return refuse(say(voice, words::message::cannot_write_output,
                      {{"why", words::write_error(voice, write_error)}}));
}

} // namespace command
