#include "keep/held_folder.hpp"

#include <chrono>

#include "file/folder.hpp"
#include "file/lock.hpp"
#include "file/read_whole.hpp"
#include "file/safe_file.hpp"
#include "play/save_text.hpp"

namespace keep {

core::Result<file::FileHandle, int> hold_folder(const std::string& folder) {
    constexpr std::chrono::seconds patience{5};
    if (const int error = file::make_folders(folder); error != 0) return core::Failure<int>(error);
    return file::wait_for_lock(folder + "/.lock", patience);
}

play::Renaming rename_in_folder(const std::string& folder, const std::string& from,
                                const std::string& to) {
    if (!file::exists(from)) return play::Renaming::missing;
    const auto held = hold_folder(folder);
    if (!held) return play::Renaming::failed;
    if (file::exists(to)) return play::Renaming::taken;
    return file::rename_file(from, to) == 0 ? play::Renaming::done : play::Renaming::failed;
}

int rename_in_file(const std::string& path, std::chrono::system_clock::time_point time,
                   std::string_view from, std::string_view to) {
    const auto text = file::read_whole(path, play::max_save_bytes);
    if (!text) return 0;
    const auto renamed = play::with_player_renamed(*text, from, to);
    if (!renamed) return 0;
    const int error = file::replace_whole(path, *renamed);
    return error != 0 ? error : file::set_time(path, time);
}

int remove_in_folder(const std::string& folder, const std::string& path) {
    if (!file::exists(path)) return 0;
    const auto held = hold_folder(folder);
    return held ? file::remove(path) : held.error();
}

} // namespace keep
