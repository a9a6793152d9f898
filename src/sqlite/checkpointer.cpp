#include "sqlite/checkpointer.hpp"

#include <utility>

#include <sqlite3.h>

namespace sqlite {
namespace {

/// Copies the part of the log that no reader needs; returns how many pages of it have been copied.
/// Errors do no harm: the log keeps its content.
int copy_log(const Connection& connection) {
    int copied = 0;
    sqlite3_wal_checkpoint_v2(connection.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr,
                              &copied);
    return copied;
}

Checkpointer::Limits limits_of(const ConnectOptions& options) {
    const int pages = options.checkpoint_pages;
    if (pages == 0) return {};
    return {.step = pages, .long_log = 4 * pages, .most = 100 * pages};
}

} // namespace

Checkpointer::Checkpointer(Connection& writer, const ConnectOptions& options)
    : Checkpointer(writer, options, limits_of(options)) {}

Checkpointer::Checkpointer(Connection& writer, const ConnectOptions& options, Limits limits)
    : writer_(writer), limits_(limits), next_(limits.step) {
    copier_.open(options);
    if (!copier_.is_well()) return; // then SQLite copies the log after commits, as by default
    const auto hear = [](void* self, sqlite3*, const char*, int pages) {
        static_cast<Checkpointer*>(self)->committed(pages);
        return SQLITE_OK;
    };
    sqlite3_wal_hook(writer_.handle(), hear, this);
    thread_ = std::jthread([this] { work(); });
}

Checkpointer::~Checkpointer() {
    if (thread_.joinable()) sqlite3_wal_hook(writer_.handle(), nullptr, nullptr);
    const std::scoped_lock lock(mutex_);
    is_ending_ = true;
    changed_.notify_all();
}

/// In the thread of the writer, after each commit.
void Checkpointer::committed(int pages) {
    if (pages < std::exchange(pages_before_, pages)) next_ = limits_.step; // it has restarted
    std::unique_lock lock(mutex_);
    pages_ = pages;
    if (pages >= limits_.most) changed_.wait(lock, [this] { return !is_wanted_; });
    const bool is_copied = std::exchange(is_copied_, false);
    if (!is_copied && pages < next_) return;
    next_ = pages + limits_.step;
    if (is_copied && pages >= limits_.long_log) {
        lock.unlock();
        copy_log(writer_);
    } else if (!is_copied) {
        is_wanted_ = true;
        changed_.notify_all();
    }
}

void Checkpointer::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return is_wanted_ || is_ending_; });
        if (is_ending_) return;
        lock.unlock();
        copy_most();
        lock.lock();
        is_wanted_ = false;
        is_copied_ = true;
        changed_.notify_all();
    }
}

/// Leaves little for the writer to copy.
void Checkpointer::copy_most() {
    constexpr int rounds = 4;
    for (int round = 0; round < rounds; ++round) {
        const int copied = copy_log(copier_);
        const std::scoped_lock lock(mutex_);
        if (is_ending_ || pages_ - copied < limits_.step / 4) return;
    }
}

} // namespace sqlite
