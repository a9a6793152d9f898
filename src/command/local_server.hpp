#pragma once

#include <functional>
#include <memory>
#include <string>

#include "view/online_access.hpp"
#include "words/language.hpp"

namespace command {

/// The path of this program.
std::string own_program();

/// Starts the server of `program` for the local network, in a process that ends with the object.
/// Another thread calls `wake` when it is ready, or has failed.
std::unique_ptr<view::Host> start_local_server(const std::string& program, words::Voice voice,
                                               std::function<void()> wake);

} // namespace command
