#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace store {

/// From where an address can be reached.
enum class Reach : std::uint8_t { this_machine, local_network, everywhere };

/// Nothing if it is not an IP address.
std::optional<Reach> reach_of(const std::string& address);

/// The address of this machine on a local network, if it has one; if it has several, that of the
/// network whose router leads elsewhere.
std::optional<std::string> local_network_address();

} // namespace store
