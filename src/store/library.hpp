#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "store/exchange.hpp"
#include "store/secrets.hpp"
#include "store/serve.hpp"
#include "store/store.hpp"

/// The interface between the program and the server's library, which is loaded only by commands
/// that need it: with its dependencies it takes longer to load than most commands take to run.
namespace store {

enum class Access : std::uint8_t {
    server, ///< with SQLite, the only server while the store is open
    beside, ///< whether or not a server is running
};

struct OpenOptions {
    std::string folder{};   ///< of a database of SQLite
    std::string database{}; ///< the address of one of PostgreSQL; empty: the one in the folder
    /// How long the database may take for a statement, and to open a connection; only for
    /// PostgreSQL.
    std::chrono::milliseconds patience = std::chrono::minutes(10);
    std::chrono::milliseconds connect_patience = std::chrono::seconds(10);
    Access access = Access::beside;
    std::string tag{};    ///< by which a server recognises its own notifications
    bool creates = false; ///< creates the folder and a new database if there is none
    Rater rater{};        ///< without one, no game is rated
};

using OpenResult = Result<std::unique_ptr<Store>>;

/// The functions of the server's library for commands.
class Library {
  public:
    Library() = default;
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;
    virtual ~Library() = default;

    /// Opens the database in a folder. One of an earlier version is upgraded, unless a server is
    /// using it.
    virtual OpenResult open(const OpenOptions& options) = 0;
    /// How a server receives news of others on its database; null if there can be none.
    virtual std::unique_ptr<Exchange> exchange(const OpenOptions& options) = 0;
    /// Copies everything from one open store to another, which must be empty: completely or not at
    /// all.
    virtual Result<void> import(Store& from, Store& to) = 0;
    /// Null if the system provides no random numbers.
    virtual Secrets* secrets() = 0;
    /// Runs a server in this thread until a signal ends it.
    virtual ServeResult serve(const ServeOptions& options) = 0;
    /// Whether the events of a game can be played by its rules.
    virtual bool is_playable(const PlayedGame& game) = 0;
};

/// The library of the server, and the name under which it has the function that finds it.
using FindLibrary = Library&();
inline constexpr const char* library_file = "libstackchess-server.so";
inline constexpr const char* library_name = "stackchess_library";

} // namespace store
