#include "sqlite/open.hpp"

#include <cerrno>
#include <chrono>
#include <thread>

#include <fcntl.h>

#include "file/folder.hpp"
#include "file/lock.hpp"
#include "sqlite/schema.hpp"
#include "sqlite/sqlite_store.hpp"

namespace sqlite {
namespace {

using store::Error;
using store::OpenOptions;
using store::StoreFault;

Error system_error(int number) {
    switch (number) {
    case EWOULDBLOCK: return {StoreFault::in_use, {}};
    case ENOENT:
    case ENOTDIR: return {StoreFault::no_folder, {}};
    case EACCES:
    case EPERM:
    case EROFS: return {StoreFault::no_permission, {}};
    case ENOSPC:
    case EDQUOT: return {StoreFault::disk_full, {}};
    default: return {StoreFault::input_output, std::to_string(number)};
    }
}

core::Failure<Error> failure(StoreFault fault) { return core::Failure(Error{fault, {}}); }

/// Locks the folder as a server does; without waiting.
Result<file::FileHandle> lock_folder(const std::string& folder) {
    auto lock = file::wait_for_lock(folder + "/server.lock", {});
    if (!lock) return core::Failure(system_error(lock.error()));
    return *std::move(lock);
}

/// Makes sure that the file exists and that only its owner can read it, because it contains
/// password hashes.
Result<void> make_file(const std::string& path, bool creates) {
    if (file::exists(path)) return {};
    if (!creates) return failure(StoreFault::missing);
    const file::FileHandle made(::open(path.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600));
    if (!made.is_open()) return core::Failure(system_error(errno));
    if (const int error = file::sync_folder(file::folder_of(path)); error != 0)
        return core::Failure(system_error(error));
    return {};
}

Result<void> make_place(const OpenOptions& options) {
    if (options.creates)
        if (const int error = file::make_folders(options.folder); error != 0)
            return core::Failure(system_error(error));
    return make_file(database_path(options.folder), options.creates);
}

/// Upgrades an older database while no server uses it. Whoever has locked the folder may be another
/// program that is upgrading the same database: then it is enough to wait until that is done.
Result<void> modernise(Connection& connection, const OpenOptions& options) {
    constexpr std::chrono::milliseconds pause{10};
    constexpr std::chrono::seconds patience{5};
    Result<file::FileHandle> lock{};
    const auto locks = [&] {
        lock = lock_folder(options.folder);
        return lock || lock.error().fault != StoreFault::in_use;
    };
    const auto until = std::chrono::steady_clock::now() + patience;
    while (options.access != store::Access::server && !locks()) {
        if (age_of(connection) != Age::older) return {};
        if (std::chrono::steady_clock::now() >= until) break;
        std::this_thread::sleep_for(pause);
    }
    if (!lock) return core::Failure(lock.error());
    bring_up_to_date(connection);
    return {};
}

/// Makes sure that the database is one of ours, of this version.
Result<void> check_version(Connection& connection, const OpenOptions& options) {
    const Age age = age_of(connection);
    if (!connection.is_well()) return core::Failure(connection.take_error());
    if (age == Age::newer) return failure(StoreFault::newer_version);
    if (age == Age::foreign) return failure(StoreFault::damaged);
    if (age == Age::same) return {};
    if (const auto done = modernise(connection, options); !done) return done;
    if (!connection.is_well()) return core::Failure(connection.take_error());
    return {};
}

} // namespace

std::string database_path(const std::string& folder) { return folder + "/server.db"; }

sql::OpenResult open(const OpenOptions& options, const TestOptions& test) {
    if (const auto made = make_place(options); !made) return core::Failure(made.error());
    file::FileHandle lock;
    if (options.access == store::Access::server) {
        auto locked = lock_folder(options.folder);
        if (!locked) return core::Failure(locked.error());
        lock = *std::move(locked);
    }
    auto connection = std::make_unique<Connection>();
    const ConnectOptions connect{.path = database_path(options.folder),
                                 .file_layer = test.file_layer,
                                 .survives_power_cut = test.survives_power_cut,
                                 .checkpoint_pages = test.checkpoint_pages};
    connection->open(connect);
    if (!connection->is_well()) return core::Failure(connection->take_error());
    if (const auto checked = check_version(*connection, options); !checked)
        return core::Failure(checked.error());
    auto store =
        std::make_unique<SqliteStore>(std::move(connection), options.rater, std::move(lock));
    if (options.access == store::Access::server) store->copy_log_aside(connect);
    return store;
}

} // namespace sqlite
