#pragma once

#include <string>

#include "figures.hpp"

namespace load {

/// What the disk of this folder itself needs to keep 100 bytes more.
Times measure_disk(const std::string& folder, int repeats);

/// What a message of 100 bytes itself needs over the loopback to another thread and back.
Times measure_echo(int repeats);

} // namespace load
