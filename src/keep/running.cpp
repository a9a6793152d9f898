#include "keep/running.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <random>
#include <thread>
#include <utility>

#include "core/checksum.hpp"
#include "file/folder.hpp"
#include "file/lock.hpp"
#include "file/read_whole.hpp"
#include "file/safe_file.hpp"
#include "keep/held_folder.hpp"
#include "keep/saves.hpp"
#include "play/table_tags.hpp"

namespace keep {
namespace {

using play::LoadError;

constexpr std::string_view running_ending = ".pgn";

/// A random name of 64 bits, which no other game has.
std::string new_path(const std::string& folder) {
    std::random_device chance;
    const std::uint64_t number = std::uint64_t{chance()} << 32 | chance();
    return folder + '/' + core::checksum_text(number) + std::string(running_ending);
}

/// Removes the file at `path` unless it is locked; returns 0, or the `errno` of the error.
int remove_unless_held(const std::string& path) {
    const auto held = file::try_lock(path);
    if (held) return file::remove(path);
    return held.error() == ENOENT ? 0 : held.error();
}

/// Makes room for a game that may become an interrupted one.
void remove_oldest(const std::string& folder) {
    std::size_t kept = 0;
    for (const file::FolderEntry& entry : file::list_files(folder, running_ending)) {
        const std::string path = folder + '/' + entry.name;
        if (!file::is_locked(path) && ++kept >= RunningGames::max_interrupted)
            remove_unless_held(path);
    }
}

/// Another program that only reads the list locks each game for a moment.
core::Result<file::FileHandle, int> lock_patiently(const std::string& path) {
    for (int tries = 0;; ++tries) {
        auto held = file::try_lock(path);
        if (held || held.error() != EWOULDBLOCK || tries == 20) return held;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

/// A game that no other program has, and its locked file.
struct HeldGame {
    file::FileHandle file;
    play::LoadedGame game;
};

core::Result<HeldGame, LoadError> hold_game(const std::string& path) {
    auto held = lock_patiently(path);
    if (!held) return core::Failure<LoadError>(load_error(held.error()));
    const auto text = file::read_whole(held->descriptor(), play::max_save_bytes);
    if (!text) return core::Failure<LoadError>(load_error(text.error()));
    auto loaded = play::read_save(*text);
    if (!loaded) return core::Failure<LoadError>(std::move(loaded.error()));
    return HeldGame{std::move(*held), std::move(*loaded)};
}

} // namespace

RunningFile::RunningFile(std::string folder) : folder_(std::move(folder)) {}

RunningFile::RunningFile(std::string folder, std::string path, file::FileHandle file)
    : folder_(std::move(folder)), path_(std::move(path)), file_(std::move(file)) {}

int RunningFile::write(const record::Record& record) {
    // Each time, because somebody may have removed the folder in the meantime.
    if (const int error = file::make_folders(folder_); error != 0) return error;
    if (path_.empty()) {
        remove_oldest(folder_);
        path_ = new_path(folder_);
    }
    file::SafeFile next(path_);
    next.write(play::save_text(record));
    next.commit();
    // The new file was locked before it came here, and the old one is released only after that: at
    // no moment could another program have taken the game for an interrupted one.
    if (file::FileHandle written = next.take(); written.lies_at(path_)) file_ = std::move(written);
    return next.error();
}

void RunningFile::discard() {
    if (path_.empty()) return;
    file::remove(path_);
    file_ = {};
    path_.clear();
}

std::unique_ptr<play::RunningGame> RunningGames::begin() const {
    return std::make_unique<RunningFile>(folder_);
}

bool RunningGames::has_interrupted() const {
    return std::ranges::any_of(
        file::list_files(folder_, running_ending),
        [this](const auto& entry) { return !file::is_locked(folder_ + '/' + entry.name); });
}

std::optional<std::chrono::system_clock::time_point> RunningGames::last_played() const {
    for (const file::FolderEntry& entry :
         file::list_files(folder_, running_ending)) // the newest first
        if (file::is_locked(folder_ + '/' + entry.name)) return entry.time;
    return std::nullopt;
}

std::size_t RunningGames::rename_player(std::string_view from, std::string_view to) const {
    std::size_t left = 0;
    for (const file::FolderEntry& entry : file::list_files(folder_, running_ending)) {
        const std::string path = folder_ + '/' + entry.name;
        const auto held = file::try_lock(path);
        if (held && rename_in_file(path, entry.time, from, to) != 0) ++left;
    }
    return left;
}

std::vector<play::InterruptedGame> RunningGames::interrupted() const {
    std::vector<play::InterruptedGame> games;
    for (const file::FolderEntry& entry : file::list_files(folder_, running_ending)) {
        play::InterruptedGame game{folder_ + '/' + entry.name, entry.time};
        if (file::is_locked(game.path)) continue;
        const play::LoadResult read = load_path(game.path);
        game.game = play::summary_of(read);
        game.is_damaged = !read && read.error().remainder() != nullptr;
        games.push_back(std::move(game));
    }
    return games;
}

core::Result<play::TakenGame, LoadError>
RunningGames::take(const play::InterruptedGame& game) const {
    auto held = hold_game(game.path);
    if (!held) return core::Failure<LoadError>(std::move(held.error()));
    return play::TakenGame{std::make_unique<RunningFile>(folder_, game.path, std::move(held->file)),
                           std::move(held->game)};
}

core::Result<int, LoadError> RunningGames::name(const play::InterruptedGame& game,
                                                std::string_view name) const {
    auto held = hold_game(game.path);
    if (!held) return core::Failure<LoadError>(std::move(held.error()));
    play::name_game(held->game.record.tags, name);
    const int error = file::replace_whole(game.path, play::save_text(held->game.record));
    return error != 0 ? error : file::set_time(game.path, game.time);
}

int RunningGames::remove(const play::InterruptedGame& game) const {
    return remove_unless_held(game.path);
}

} // namespace keep
