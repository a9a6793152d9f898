#include "postgres/open.hpp"

#include <random>
#include <thread>

#include "postgres/fault.hpp"
#include "postgres/postgres_store.hpp"
#include "postgres/schema.hpp"

namespace postgres {
namespace {

using std::chrono::milliseconds;
using store::Access;

/// How long a server waits for a lost connection before it continues without.
constexpr milliseconds connecting{100};
/// How long the database may take to notice that another server has ended.
constexpr milliseconds others_patience{2000};

/// Servers of the first version lock it exclusively.
constexpr const char* try_lock =
    "SELECT pg_try_advisory_lock_shared(1400136554, to_regnamespace(current_schema())::oid::int)";

/// Ends sessions of ours that the database still considers open, and which hold the lock.
constexpr const char* end_own_sessions =
    "SELECT pg_terminate_backend(a.pid) FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid "
    "WHERE l.locktype = 'advisory' AND l.classid = 1400136554 AND l.granted "
    "AND l.objid = to_regnamespace(current_schema())::oid AND a.datname = current_database() "
    "AND a.application_name = ? AND a.pid <> pg_backend_pid()";

/// Makes this one of the servers on its database, as long as the connection lasts. Fails if another
/// server holds the lock exclusively.
void become_server(Connection& connection) {
    constexpr milliseconds pause{20};
    for (milliseconds waited{0}; waited < others_patience; waited += pause) {
        if (connection.value<bool>(try_lock).value_or(false) || !connection.is_well()) return;
        connection.run(end_own_sessions, connection.name());
        std::this_thread::sleep_for(pause);
    }
    connection.note(in_use_state, "");
}

/// Identifies the sessions of this program in the database.
std::string session_name(Access access) {
    if (access == Access::beside) return "stackchess";
    std::random_device random;
    return "stackchess-server-" + std::to_string(random());
}

} // namespace

ConnectOptions connect_options(const store::OpenOptions& options) {
    return {.address = options.database,
            .name = session_name(options.access),
            .patience = options.patience,
            .attempt = options.connect_patience,
            .connecting = connecting,
            .looks_up = !options.tag.empty()};
}

sql::OpenResult open(const store::OpenOptions& options) {
    auto connection = std::make_unique<Connection>(connect_options(options));
    if (options.access == Access::server) connection->at_start(become_server);
    connection->open(options.connect_patience);
    if (connection->is_well()) bring_up_to_date(*connection, options.creates);
    if (!connection->is_well()) return core::Failure(connection->take_error());
    return std::make_unique<PostgresStore>(std::move(connection), options.rater,
                                           options.access == Access::server ? options.tag : "");
}

} // namespace postgres
