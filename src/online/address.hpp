#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "words/language.hpp"

namespace online {

/// The address of a server, and optionally of a game or challenge there.
struct Address {
    bool is_secure = false;
    std::string host{};
    std::uint16_t port = 0;
    std::string id{}; ///< of a game or a challenge; empty: the server itself

    /// As displayed; stored secrets are found by it: `https://example.org`, `http://10.0.0.2:8080`.
    std::string base() const;
    /// The link to a game or a challenge for other people; empty if the address is that of the
    /// machine itself, which leads nobody else to this server.
    std::string link_to(std::string_view id) const;

    /// Whether nobody on the way can read what is sent there: it is encrypted, or does not leave
    /// the machine.
    bool is_safe() const;

    friend bool operator==(const Address&, const Address&) = default;
};

/// Why a text is not an address.
enum class AddressFault : std::uint8_t { empty, scheme, host, port, path };

/// Reads what somebody types: `https://example.org`, `192.168.1.5:8080`, `localhost:8080/k3Tz81Qa`.
/// Without `http://` or `https://`, names with a dot are taken for public servers, which use HTTPS,
/// and all others for machines on the local network at the server's usual port.
core::Result<Address, AddressFault> read_address(std::string_view text);

std::string fault_sentence(words::Voice voice, AddressFault fault, std::string_view text);

/// Whether a text has the form of a server's ids.
bool is_id(std::string_view text);

} // namespace online
