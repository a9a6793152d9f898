#include <cerrno>
#include <cstdlib>

#include <sqlite3.h>

#include "file/folder.hpp"
#include "sqlite/sqlite_store.hpp"

namespace sqlite {
namespace {

using store::Error;
using store::StoreFault;

Error system_error(int number) {
    const StoreFault fault = number == ENOENT || number == ENOTDIR ? StoreFault::no_folder
                             : number == EACCES || number == EPERM || number == EROFS
                                 ? StoreFault::no_permission
                             : number == ENOSPC ? StoreFault::disk_full
                                                : StoreFault::input_output;
    return {fault, std::to_string(number)};
}

/// Copies everything in one step: it sees one state of the database, and others can write
/// meanwhile.
void copy(Connection& from, Connection& to) {
    sqlite3_backup* const backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
    if (backup == nullptr) return to.note(sqlite3_extended_errcode(to.handle()));
    const int code = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (code != SQLITE_DONE) to.note(code);
}

/// Copies a database to an empty file, which is on disk then.
Result<void> copy_to(Connection& from, const std::string& path) {
    Connection to;
    to.open({.path = path});
    if (to.is_well()) copy(from, to);
    if (!to.is_well()) return core::Failure(to.take_error());
    return {};
}

} // namespace

Result<void> SqliteStore::back_up(const std::string& path) {
    if (file::exists(path)) return core::Failure(Error{StoreFault::exists, path});
    std::string temporary = path + ".XXXXXX";
    const file::FileHandle made(mkstemp(temporary.data()));
    if (!made.is_open()) return core::Failure(system_error(errno));
    auto result = copy_to(*connection_, temporary);
    if (result)
        if (const int error = file::rename_file(temporary, path); error != 0)
            result = core::Failure(system_error(error));
    if (!result) file::remove(temporary);
    return result;
}

} // namespace sqlite
