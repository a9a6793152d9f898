#pragma once

#include "side_process.hpp"

namespace load {

/// Each begins a request and sends one byte of it a second, or over TLS none; whoever is thrown out
/// comes back. What is counted are those who were, and the longest is for how long one was not.
/// Nobody, if there are none.
SideProcess::Work slow_clients(int count);

} // namespace load
