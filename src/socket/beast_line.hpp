#pragma once

#include <memory>

#include "online/line.hpp"

namespace sockets {

/// A line over TCP, with TLS if the address requires it: then this machine must trust the server's
/// certificate, which must contain the server's name.
std::unique_ptr<online::Line> make_line(const online::Address& address, online::WakeUp wake);

} // namespace sockets
