#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>

#include "command/complaint.hpp"
#include "keep/places.hpp"
#include "words/language.hpp"

namespace command {

/// The settings in the environment, except the language.
struct Surroundings {
    keep::HomeVariables files{};
    std::optional<std::string> xdg_config_home = std::nullopt;
    std::string desktop{}; ///< the names of the desktop, separated by colons
    std::string term{};    ///< the kind of terminal
    bool no_color = false; ///< colours are not wanted
};

/// The streams of a command, and the language and encoding in which it writes.
struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool err_is_terminal = false;
    words::Voice voice{};
    Surroundings surroundings{};
    bool out_is_terminal = false;
    bool in_is_terminal = false;

    /// Prints the sentence on the error output and returns the exit status.
    int complain(const Complaint& complaint) const {
        err << complaint.sentence << '\n';
        return complaint.status;
    }
    int refuse(const std::string& sentence) const { return complain({refused, sentence}); }
    int misuse(const std::string& sentence) const { return complain({misused, sentence}); }
    /// The exit status of a command that ends with `status`. If `write_error` is not 0, some output
    /// could not be written: complains, unless the reader has closed the pipe.
    int finish(int status, int write_error) const;
};

} // namespace command
