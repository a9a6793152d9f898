#include "keep/saves.hpp"

#include <cerrno>

#include "core/checksum.hpp"
#include "file/folder.hpp"
#include "file/read_whole.hpp"
#include "file/safe_file.hpp"
#include "keep/held_folder.hpp"
#include "play/name.hpp"
#include "play/position_file.hpp"

namespace keep {
namespace {

using play::is_name;
using play::LoadError;
using play::LoadFault;
using play::LoadResult;
using play::SaveOutcome;
using play::SaveStamp;

constexpr std::string_view save_ending = ".pgn";

/// Another one than `no_save`.
SaveStamp stamp_of_text(std::string_view text) { return core::checksum(text) | 1; }

} // namespace

LoadError load_error(int error) {
    switch (error) {
    case ENOENT: return {.fault = LoadFault::missing};
    case EFBIG: return {.fault = LoadFault::too_big};
    case EWOULDBLOCK: return {.fault = LoadFault::in_use};
    default: return {.fault = LoadFault::unreadable, .error = error};
    }
}

LoadResult load_path(const std::string& path, game::LetterSet letters,
                     std::optional<std::size_t> number) {
    const auto text = file::read_whole(path, play::max_save_bytes);
    if (!text) return core::Failure<LoadError>(load_error(text.error()));
    if (!play::is_text(*text)) return core::Failure<LoadError>({.fault = LoadFault::not_text});
    if (const auto positions = play::position_lines(*text); !positions.empty()) {
        if (number.value_or(1) > positions.size())
            return core::Failure<LoadError>({.fault = LoadFault::no_game});
        LoadResult position = play::read_position(positions[number.value_or(1) - 1]);
        if (position && !number) position->games = positions.size();
        return position;
    }
    LoadResult game =
        number ? play::read_game(*text, letters, *number) : play::read_save(*text, letters);
    const bool has_game = game || game.error().fault != LoadFault::no_game;
    if (has_game || !play::is_position_file(path)) return game;
    return play::read_position(play::no_position_line(*text)); // says what is wrong with it
}

std::string Saves::path_of(std::string_view name) const {
    return folder_ + '/' + std::string(name) + std::string(save_ending);
}

std::vector<play::SaveName> Saves::names() const {
    std::vector<play::SaveName> names;
    for (file::FolderEntry& found : file::list_files(folder_, save_ending)) {
        found.name.resize(found.name.size() - save_ending.size());
        if (is_name(found.name)) names.push_back({std::move(found.name), found.time});
    }
    return names;
}

std::vector<play::SaveEntry> Saves::list() const {
    std::vector<play::SaveEntry> entries;
    for (play::SaveName& name : names()) {
        const LoadResult game = load(name.name);
        play::SaveEntry entry{std::move(name), play::summary_of(game)};
        entry.is_damaged = !game;
        entries.push_back(std::move(entry));
    }
    return entries;
}

SaveStamp Saves::stamp_of(std::string_view name) const {
    if (!is_name(name) || !file::exists(path_of(name))) return play::no_save;
    const auto text = file::read_whole(path_of(name), play::max_save_bytes);
    return stamp_of_text(text ? *text : std::string()); // what cannot be read is there all the same
}

SaveOutcome Saves::save(std::string_view name, const record::Record& record,
                        std::optional<SaveStamp> replaces) const {
    if (!is_name(name)) return {.error = EINVAL};
    const auto held = hold_folder(folder_);
    if (!held) return {.error = held.error()};
    if (replaces) {
        const SaveStamp found = stamp_of(name);
        if (found != play::no_save && found != *replaces) return {.is_taken = true};
    }
    const std::string text = play::save_text(record);
    return {.error = file::replace_whole(path_of(name), text), .stamp = stamp_of_text(text)};
}

LoadResult Saves::load(std::string_view name) const {
    if (!is_name(name)) return core::Failure<LoadError>(LoadError{.fault = LoadFault::missing});
    const auto text = file::read_whole(path_of(name), play::max_save_bytes);
    if (!text) return core::Failure<LoadError>(load_error(text.error()));
    LoadResult game = play::read_save(*text);
    if (game) game->stamp = stamp_of_text(*text);
    return game;
}

play::Renaming Saves::rename(std::string_view from, std::string_view to) const {
    if (!is_name(from) || !is_name(to)) return play::Renaming::bad_name;
    return rename_in_folder(folder_, path_of(from), path_of(to));
}

std::size_t Saves::rename_player(std::string_view from, std::string_view to) const {
    const std::vector<play::SaveName> all = names();
    if (all.empty()) return 0;
    const auto held = hold_folder(folder_);
    if (!held) return all.size();
    std::size_t left = 0;
    for (const play::SaveName& save : all)
        if (rename_in_file(path_of(save.name), save.time, from, to) != 0) ++left;
    return left;
}

int Saves::remove(std::string_view name) const {
    return is_name(name) ? remove_in_folder(folder_, path_of(name)) : EINVAL;
}

} // namespace keep
