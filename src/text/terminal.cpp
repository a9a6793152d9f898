#include "text/terminal.hpp"

#include <unistd.h>

#include "text/edit_terminal.hpp"
#include "text/pipe_terminal.hpp"

namespace text {

std::unique_ptr<Terminal> standard_terminal(const TerminalOptions& options) {
    const bool is_terminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1;
    if (!is_terminal || options.plain || options.term.empty() || options.term == "dumb")
        return std::make_unique<PipeTerminal>(STDIN_FILENO, STDOUT_FILENO);
    return std::make_unique<EditTerminal>(!options.no_color, options.utf8);
}

} // namespace text
