#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "store/store.hpp"

/// What lies between the program and the library that holds databases, which is loaded only by
/// commands that need one.
namespace store {

enum class Role : std::uint8_t {
    server, ///< the only one on its database, as long as the store is open
    beside, ///< whether a server runs or not
};

struct OpenOptions {
    std::string folder{};
    Role role = Role::beside;
    bool creates = false; ///< the folder and a new database where there is none
    Rater rater{};        ///< without one, no game is rated
};

using OpenResult = Result<std::unique_ptr<Store>>;

/// Opens the database in a folder. One of an earlier version is brought up to date, unless a server
/// uses it.
using Open = void(const OpenOptions& options, OpenResult& result);

} // namespace store
