#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "store/outcome.hpp"

namespace store {

/// Options for running a server.
struct ServeOptions {
    std::string folder{};   ///< of a database of SQLite
    std::string database{}; ///< the address of one of PostgreSQL; empty: the one in the folder
    std::chrono::milliseconds database_patience = std::chrono::seconds(5);
    std::chrono::milliseconds connect_patience = std::chrono::seconds(5);
    int readers = 2; ///< connections for long reads, with a thread each
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080; ///< 0: any that is free
    std::string certificate{}; ///< files in PEM; empty: plain HTTP
    std::string key{};
    bool is_behind_proxy = false; ///< which does TLS, and adds the address requests come from
    bool is_lan = false;          ///< on a local network: guests only
    std::vector<std::string> origins{};
    int sockets_per_address = 50;
    int sockets_per_account = 10;
    std::string pages{}; ///< the folder of the browser's page, if there is one
    std::string page{};  ///< shown at `/` otherwise
    std::function<void(std::uint16_t port)>
        ready{};                 ///< called once the server is ready for requests
    std::ostream* log = nullptr; ///< one line for each event
};

enum class ServeTrouble : std::uint8_t {
    database,
    bad_address,
    address_in_use,
    no_permission, ///< for this port
    bad_certificate,
    bad_key,
    foreign_key, ///< of another certificate
    no_random_numbers,
};

/// Why a server cannot run.
struct ServeFailure {
    ServeTrouble trouble{};
    std::string detail{};
    std::optional<Error> database = std::nullopt;
};

using ServeResult = core::Result<void, ServeFailure>;

} // namespace store
