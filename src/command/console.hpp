#pragma once

#include <istream>
#include <optional>
#include <ostream>
#include <string>

#include "keep/places.hpp"
#include "words/language.hpp"

namespace command {

/// How the program ends.
enum ExitStatus : int {
    success = 0,
    refused = 1, ///< an illegal move, an unplayable position, a bad game, an unreadable file
    misused = 2, ///< a command line that cannot be understood
};

/// What is wrong, as a sentence for the person at the keyboard, and how the program ends for it.
struct Complaint {
    ExitStatus status;
    std::string sentence;
};

/// What the environment says, besides the language.
struct Surroundings {
    keep::Environment files{};
    std::optional<std::string> xdg_config_home = std::nullopt;
    std::string desktop{}; ///< the names of the desktop, with colons between them
    std::string term{};    ///< the kind of terminal
    bool no_color = false; ///< colours are not wanted
};

/// Where a command reads and writes, and how it speaks.
struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    bool err_is_terminal = false;
    words::Voice voice{};
    Surroundings surroundings{};
    bool out_is_terminal = false;

    /// Prints the sentence on the error output and returns the exit status.
    int complain(const Complaint& complaint) const {
        err << complaint.sentence << '\n';
        return complaint.status;
    }
    int refuse(const std::string& sentence) const { return complain({refused, sentence}); }
    int misuse(const std::string& sentence) const { return complain({misused, sentence}); }
};

} // namespace command
