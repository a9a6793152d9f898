#include "faulty_disk.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <new>

#include <sqlite3.h>

namespace faulty {
namespace {

constexpr std::size_t sector = 512;

/// Whether what SQLite asks for goes wrong, and how that is said.
Trouble trouble_of(Call call) {
    const auto& ask = Disk::instance().on_call;
    return ask ? ask(call) : Trouble::none;
}

/// A file as SQLite handles it; that of the usual layer lies behind it.
struct File {
    sqlite3_file base;
    std::string* path; ///< of a file that is remembered; null for others

    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File& file_of(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }

sqlite3_vfs& usual() {
    static sqlite3_vfs& layer = *sqlite3_vfs_find(nullptr);
    return layer;
}

int close(sqlite3_file* given) {
    File& file = file_of(given);
    delete file.path;
    return file.real()->pMethods->xClose(file.real());
}

int read(sqlite3_file* given, void* bytes, int size, sqlite3_int64 offset) {
    const std::scoped_lock turn(Disk::instance().turn);
    if (trouble_of(Call::read) != Trouble::none) return SQLITE_IOERR_READ;
    sqlite3_file* const real = file_of(given).real();
    return real->pMethods->xRead(real, bytes, size, offset);
}

int write_some(File& file, const void* bytes, int size, sqlite3_int64 offset) {
    const int code = file.real()->pMethods->xWrite(file.real(), bytes, size, offset);
    if (code == SQLITE_OK && file.path != nullptr)
        Disk::instance().written(*file.path, static_cast<std::size_t>(offset),
                                 {static_cast<const char*>(bytes), static_cast<std::size_t>(size)});
    return code;
}

int write(sqlite3_file* given, const void* bytes, int size, sqlite3_int64 offset) {
    const std::scoped_lock turn(Disk::instance().turn);
    switch (trouble_of(Call::write)) {
    case Trouble::none: return write_some(file_of(given), bytes, size, offset);
    case Trouble::half_done: write_some(file_of(given), bytes, size / 2, offset); break;
    case Trouble::denied: write_some(file_of(given), bytes, size, offset); break;
    case Trouble::error: break;
    case Trouble::full: return SQLITE_FULL;
    }
    return SQLITE_IOERR_WRITE;
}

int truncate(sqlite3_file* given, sqlite3_int64 size) {
    const std::scoped_lock turn(Disk::instance().turn);
    if (trouble_of(Call::truncate) != Trouble::none) return SQLITE_IOERR_TRUNCATE;
    File& file = file_of(given);
    if (file.path != nullptr)
        Disk::instance().truncated(*file.path, static_cast<std::size_t>(size));
    return file.real()->pMethods->xTruncate(file.real(), size);
}

int sync(sqlite3_file* given, int /*flags*/) {
    const std::scoped_lock turn(Disk::instance().turn);
    const Trouble trouble = trouble_of(Call::sync);
    File& file = file_of(given);
    const bool is_done = trouble == Trouble::none || trouble == Trouble::denied;
    if (is_done && file.path != nullptr) Disk::instance().synced(*file.path);
    return trouble == Trouble::none ? SQLITE_OK : SQLITE_IOERR_FSYNC;
}

int size_of(sqlite3_file* given, sqlite3_int64* size) {
    const std::scoped_lock turn(Disk::instance().turn);
    if (trouble_of(Call::size) != Trouble::none) return SQLITE_IOERR_FSTAT;
    sqlite3_file* const real = file_of(given).real();
    return real->pMethods->xFileSize(real, size);
}

int lock(sqlite3_file* given, int kind) {
    const std::scoped_lock turn(Disk::instance().turn);
    if (trouble_of(Call::lock) != Trouble::none) return SQLITE_IOERR_LOCK;
    sqlite3_file* const real = file_of(given).real();
    return real->pMethods->xLock(real, kind);
}

int unlock(sqlite3_file* given, int kind) {
    sqlite3_file* const real = file_of(given).real();
    return real->pMethods->xUnlock(real, kind);
}

int check_lock(sqlite3_file* given, int* result) {
    sqlite3_file* const real = file_of(given).real();
    return real->pMethods->xCheckReservedLock(real, result);
}

int control(sqlite3_file* given, int what, void* argument) {
    sqlite3_file* const real = file_of(given).real();
    return real->pMethods->xFileControl(real, what, argument);
}

int sector_size(sqlite3_file* /*given*/) { return sector; }

/// No promise at all: the disk may tear and reorder what was not synced.
int characteristics(sqlite3_file* /*given*/) { return 0; }

int map(sqlite3_file* given, int region, int size, int extends, void volatile** memory) {
    const std::scoped_lock turn(Disk::instance().turn);
    if (trouble_of(Call::map) != Trouble::none) return SQLITE_IOERR_SHMMAP;
    sqlite3_file* const real = file_of(given).real();
    return real->pMethods->xShmMap(real, region, size, extends, memory);
}

int lock_map(sqlite3_file* given, int offset, int count, int flags) {
    sqlite3_file* const real = file_of(given).real();
    return real->pMethods->xShmLock(real, offset, count, flags);
}

void order_map(sqlite3_file* given) {
    sqlite3_file* const real = file_of(given).real();
    real->pMethods->xShmBarrier(real);
}

int unmap(sqlite3_file* given, int removes) {
    sqlite3_file* const real = file_of(given).real();
    return real->pMethods->xShmUnmap(real, removes);
}

constexpr sqlite3_io_methods methods{.iVersion = 2,
                                     .xClose = close,
                                     .xRead = read,
                                     .xWrite = write,
                                     .xTruncate = truncate,
                                     .xSync = sync,
                                     .xFileSize = size_of,
                                     .xLock = lock,
                                     .xUnlock = unlock,
                                     .xCheckReservedLock = check_lock,
                                     .xFileControl = control,
                                     .xSectorSize = sector_size,
                                     .xDeviceCharacteristics = characteristics,
                                     .xShmMap = map,
                                     .xShmLock = lock_map,
                                     .xShmBarrier = order_map,
                                     .xShmUnmap = unmap};

int open(sqlite3_vfs* /*layer*/, sqlite3_filename name, sqlite3_file* given, int flags,
         int* opened_as) {
    const std::scoped_lock turn(Disk::instance().turn);
    File& file = *new (given) File{};
    if (trouble_of(Call::open) != Trouble::none) return SQLITE_CANTOPEN;
    const int remembered = SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL;
    if (name != nullptr && (flags & remembered) != 0) Disk::instance().opened(name);
    const int code = usual().xOpen(&usual(), name, file.real(), flags, opened_as);
    if (code != SQLITE_OK) return code;
    if (name != nullptr && (flags & remembered) != 0) file.path = new std::string(name);
    file.base.pMethods = &methods;
    return SQLITE_OK;
}

int remove(sqlite3_vfs* /*layer*/, const char* name, int syncs) {
    const std::scoped_lock turn(Disk::instance().turn);
    if (trouble_of(Call::remove) != Trouble::none) return SQLITE_IOERR_DELETE;
    Disk::instance().removed(name, syncs != 0);
    return usual().xDelete(&usual(), name, 0);
}

sqlite3_vfs& our_layer() {
    static sqlite3_vfs layer_of_ours = [] {
        sqlite3_vfs made = usual();
        made.szOsFile = static_cast<int>(sizeof(File)) + usual().szOsFile;
        made.zName = layer;
        made.pNext = nullptr;
        made.xOpen = open;
        made.xDelete = remove;
        return made;
    }();
    return layer_of_ours;
}

std::string content_of(const std::string& path) {
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Some sectors of a write; the last of them may be torn.
void write_sectors(std::string& content, std::size_t offset, const std::string& bytes,
                   core::Random& random) {
    content.resize(std::max(content.size(), offset + bytes.size()));
    for (std::size_t at = 0; at < bytes.size(); at += sector) {
        std::size_t size = std::min(sector, bytes.size() - at);
        if (random.below(2) == 0) continue;
        if (at + sector >= bytes.size()) size = random.below(size + 1);
        content.replace(offset + at, size, bytes, at, size);
    }
}

} // namespace

Disk& Disk::instance() {
    static Disk only;
    return only;
}

Disk::Disk() { sqlite3_vfs_register(&our_layer(), 0); }

void Disk::clear() {
    files_.clear();
    on_call = nullptr;
}

void Disk::opened(const std::string& path) {
    const auto known = files_.find(path);
    if (known != files_.end() && !known->second.is_removed) return;
    if (known == files_.end()) {
        File& file = files_[path];
        if (std::filesystem::exists(path)) file.synced = content_of(path);
        return;
    }
    known->second = {}; // made anew
}

void Disk::removed(const std::string& path, bool is_synced) {
    if (is_synced)
        files_.erase(path);
    else if (const auto known = files_.find(path); known != files_.end())
        known->second.is_removed = true;
}

void Disk::written(const std::string& path, std::size_t offset, std::string bytes) {
    files_[path].unsynced.push_back({offset, std::move(bytes)});
}

void Disk::truncated(const std::string& path, std::size_t size) {
    files_[path].unsynced.push_back({size, std::nullopt});
}

void Disk::synced(const std::string& path) {
    File& file = files_[path];
    std::string& content = file.synced ? *file.synced : file.synced.emplace();
    for (const Change& change : file.unsynced) apply(content, change);
    file.unsynced.clear();
}

void Disk::apply(std::string& content, const Change& change) {
    if (!change.bytes) return content.resize(change.offset);
    content.resize(std::max(content.size(), change.offset + change.bytes->size()));
    content.replace(change.offset, change.bytes->size(), *change.bytes);
}

std::optional<std::string> Disk::left_of(const File& file, core::Random& random) {
    if (file.is_removed && random.below(2) == 0) return std::nullopt;
    const std::uint64_t kind = random.below(3);
    if (kind == 0) return file.synced;
    std::string content = file.synced.value_or("");
    for (const Change& change : file.unsynced)
        if (kind == 1 || !change.bytes)
            apply(content, change);
        else
            write_sectors(content, change.offset, *change.bytes, random);
    return content;
}

void Disk::leave(const std::string& folder, core::Random& random) const {
    namespace fs = std::filesystem;
    for (const auto& [path, file] : files_)
        if (const auto content = left_of(file, random))
            std::ofstream(fs::path(folder) / fs::path(path).filename(), std::ios::binary)
                << *content;
}

} // namespace faulty
