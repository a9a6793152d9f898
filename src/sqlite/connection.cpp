#include "sqlite/connection.hpp"

#include <chrono>
#include <thread>
#include <utility>

#include <sqlite3.h>

#include "sqlite/cursor.hpp"

namespace sqlite {
namespace {

using store::StoreFault;

/// How long to wait for another program that is writing.
constexpr int patience_in_ms = 5000;

StoreFault fault_of(int code) {
    switch (code & 0xFF) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return StoreFault::busy;
    case SQLITE_FULL: return StoreFault::disk_full;
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
    case SQLITE_READONLY:
    case SQLITE_AUTH: return StoreFault::no_permission;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return StoreFault::damaged;
    default: return StoreFault::input_output;
    }
}

} // namespace

Connection::~Connection() {
    for (const auto& [text, statement] : statements_) sqlite3_finalize(statement);
    sqlite3_close(handle_);
}

/// SQLite does not wait for others who do this to a new database at the same time.
void Connection::begin_log() {
    constexpr std::chrono::milliseconds pause{10};
    for (int waited = 0; waited < patience_in_ms; waited += static_cast<int>(pause.count())) {
        run("PRAGMA journal_mode = WAL");
        if ((error_ & 0xFF) != SQLITE_BUSY) return;
        error_ = SQLITE_OK;
        std::this_thread::sleep_for(pause);
    }
    run("PRAGMA journal_mode = WAL");
}

void Connection::open(const ConnectOptions& options) {
    constexpr int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    const char* const layer = options.file_layer.empty() ? nullptr : options.file_layer.c_str();
    error_ = sqlite3_open_v2(options.path.c_str(), &handle_, flags, layer);
    if (!is_well()) return;
    sqlite3_busy_timeout(handle_, patience_in_ms);
    if (options.checkpoint_pages > 0) sqlite3_wal_autocheckpoint(handle_, options.checkpoint_pages);
    run("PRAGMA trusted_schema = OFF");
    run("PRAGMA cell_size_check = ON");
    run("PRAGMA foreign_keys = ON");
    run("PRAGMA cache_size = -8000");
    begin_log();
    run(options.survives_power_cut ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = OFF");
}

std::int64_t Connection::changed() const { return sqlite3_changes64(handle_); }

store::Error Connection::take_error() {
    const int code = std::exchange(error_, SQLITE_OK);
    return {fault_of(code), std::string(sqlite3_errstr(code)) + ", " + std::to_string(code)};
}

void Connection::note(int code) {
    if (is_well()) error_ = code;
}

void Connection::end_transaction() {
    if (is_well()) run("COMMIT");
    if (!is_well()) roll_back();
}

void Connection::roll_back() {
    // Not a prepared statement, which would do nothing after an error.
    if (is_in_transaction()) sqlite3_exec(handle_, "ROLLBACK", nullptr, nullptr, nullptr);
}

bool Connection::is_in_transaction() const { return sqlite3_get_autocommit(handle_) == 0; }

void Connection::complain() { note(SQLITE_CORRUPT); }

std::unique_ptr<sql::Cursor> Connection::execute(const char* text,
                                                 std::span<const sql::Value> values) {
    sqlite3_stmt* const prepared = statement(text);
    if (prepared == nullptr) return nullptr;
    return std::make_unique<Cursor>(prepared, error_, values);
}

sqlite3_stmt* Connection::statement(const char* text) {
    if (!is_well()) return nullptr;
    sqlite3_stmt*& known = statements_[text];
    if (known == nullptr)
        error_ = sqlite3_prepare_v3(handle_, text, -1, SQLITE_PREPARE_PERSISTENT, &known, nullptr);
    return known;
}

} // namespace sqlite
