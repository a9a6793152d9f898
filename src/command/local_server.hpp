#pragma once

#include <functional>
#include <memory>
#include <string>

#include "view/online_access.hpp"
#include "words/language.hpp"

namespace command {

/// The path of the program that runs.
std::string own_program();

/// Runs a program's server for the local network as a process of its own, which ends with the
/// object. `wake` is called by another thread when it runs, or cannot.
std::unique_ptr<view::Host> start_local_server(const std::string& program, words::Voice voice,
                                               std::function<void()> wake);

} // namespace command
