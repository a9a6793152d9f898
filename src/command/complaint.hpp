#pragma once

#include <string>
#include <utility>

#include "core/result.hpp"

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

// What a function returns in place of a value that cannot be.
inline core::Failure<Complaint> misuse(std::string sentence) {
    return core::Failure(Complaint{misused, std::move(sentence)});
}
inline core::Failure<Complaint> refusal(std::string sentence) {
    return core::Failure(Complaint{refused, std::move(sentence)});
}

} // namespace command
