#pragma once

#include <string>
#include <utility>

#include "core/result.hpp"

namespace command {

/// The exit statuses of the program.
enum ExitStatus : int {
    success = 0,
    refused = 1, ///< for example an illegal move or an unreadable file
    misused = 2, ///< an invalid command line
};

/// An error as a sentence for the user, and the exit status for it.
struct Complaint {
    ExitStatus status;
    std::string sentence;
};

// What functions return when they fail.
inline core::Failure<Complaint> misuse(std::string sentence) {
    return core::Failure(Complaint{misused, std::move(sentence)});
}
inline core::Failure<Complaint> refusal(std::string sentence) {
    return core::Failure(Complaint{refused, std::move(sentence)});
}

} // namespace command
