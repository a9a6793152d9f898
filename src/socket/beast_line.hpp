#pragma once

#include <memory>

#include "online/line.hpp"

namespace sockets {

/// A line over TCP, with TLS where the address asks for it: the server's certificate must then be
/// one that this machine trusts, and carry the server's name.
std::unique_ptr<online::Line> make_line(const online::Address& address, online::WakeUp wake);

} // namespace sockets
