#include "play/saves.hpp"

#include <cerrno>
#include <utility>

#include <sys/stat.h>

#include "file/folder.hpp"
#include "file/read_whole.hpp"
#include "file/safe_file.hpp"

namespace play {
namespace {

constexpr std::string_view ending = ".pgn";

} // namespace

LoadError load_error(int error) {
    switch (error) {
    case ENOENT: return {.fault = LoadFault::missing};
    case EFBIG: return {.fault = LoadFault::too_big};
    case EWOULDBLOCK: return {.fault = LoadFault::in_use};
    default: return {.fault = LoadFault::unreadable, .error = error};
    }
}

bool is_path(std::string_view text) { return !text.empty() && !is_name(text); }

LoadResult load_path(const std::string& path) {
    const auto text = file::read_whole(path, max_save_bytes);
    if (!text) return core::Failure<LoadError>(load_error(text.error()));
    return read_save(*text);
}

std::string Saves::path_of(std::string_view name) const {
    return folder_ + '/' + std::string(name) + std::string(ending);
}

std::optional<Summary> summary_of(const LoadResult& result) {
    if (result) return summary_of(result->record);
    const auto& readable = result.error().readable;
    return readable ? std::optional(summary_of(readable->record)) : std::nullopt;
}

std::vector<SaveName> Saves::names() const {
    std::vector<SaveName> names;
    for (file::FolderEntry& found : file::list_files(folder_, ending)) {
        found.name.resize(found.name.size() - ending.size());
        if (is_name(found.name)) names.push_back({std::move(found.name), found.time});
    }
    return names;
}

std::vector<SaveEntry> Saves::list() const {
    std::vector<SaveEntry> entries;
    for (SaveName& name : names()) {
        const LoadResult game = load(name.name);
        SaveEntry entry{std::move(name), summary_of(game)};
        entry.is_damaged = !game;
        entries.push_back(std::move(entry));
    }
    return entries;
}

bool Saves::exists(std::string_view name) const {
    return is_name(name) && file::exists(path_of(name));
}

int Saves::save(std::string_view name, const record::Record& record) const {
    if (!is_name(name)) return EINVAL;
    if (const int error = file::make_folders(folder_); error != 0) return error;
    return file::replace_whole(path_of(name), save_text(record));
}

LoadResult Saves::load(std::string_view name) const {
    if (!is_name(name)) return core::Failure<LoadError>(LoadError{.fault = LoadFault::missing});
    return load_path(path_of(name));
}

} // namespace play
