#include "keep/profiles.hpp"

#include <algorithm>
#include <cerrno>

#include "file/folder.hpp"
#include "file/read_whole.hpp"
#include "file/safe_file.hpp"
#include "keep/held_folder.hpp"
#include "play/name.hpp"

namespace keep {
namespace {

using play::is_name;
using play::Profile;
using play::ProfileError;
using play::ProfileFault;
using play::ProfileGame;
using play::ProfileResult;

constexpr std::string_view profile_ending = ".profile";
constexpr std::size_t max_profile_bytes = std::size_t{64} << 20;

core::Failure<ProfileError> failure(ProfileFault fault, int error = 0) {
    return core::Failure<ProfileError>(ProfileError{.fault = fault, .error = error});
}

/// Locks all profiles of a folder, which is created if it does not exist.
core::Result<file::FileHandle, ProfileError> hold(const std::string& folder) {
    auto held = hold_folder(folder);
    if (held) return std::move(*held);
    if (held.error() == EWOULDBLOCK) return failure(ProfileFault::busy);
    return failure(ProfileFault::unwritable, held.error());
}

} // namespace

std::string Profiles::path_of(std::string_view name) const {
    return folder_ + '/' + std::string(name) + std::string(profile_ending);
}

std::vector<std::string> Profiles::list() const {
    std::vector<std::string> names;
    for (const file::FolderEntry& entry : file::list_files(folder_, profile_ending)) {
        std::string name = entry.name.substr(0, entry.name.size() - profile_ending.size());
        if (is_name(name)) names.push_back(std::move(name));
    }
    std::sort(names.begin(), names.end());
    return names;
}

ProfileResult Profiles::load(std::string_view name) const {
    if (!is_name(name)) return failure(ProfileFault::bad_name);
    const auto text = file::read_whole(path_of(name), max_profile_bytes);
    if (text) return play::read_profile(name, *text);
    if (text.error() == ENOENT) return failure(ProfileFault::missing);
    return failure(ProfileFault::unreadable, text.error());
}

ProfileResult Profiles::create(std::string_view name) const { return change(name, nullptr); }

ProfileResult Profiles::add_result(std::string_view name, const ProfileGame& game) const {
    return change(name, &game);
}

/// Adds a game, if there is one, to the profile of `name` as it is on disk now.
ProfileResult Profiles::change(std::string_view name, const ProfileGame* game) const {
    if (!is_name(name)) return failure(ProfileFault::bad_name);
    const auto held = hold(folder_);
    if (!held) return core::Failure<ProfileError>(held.error());
    ProfileResult profile = load(name);
    const bool is_new = !profile && profile.error().fault == ProfileFault::missing;
    if (is_new) profile = Profile{std::string(name)};
    if (!profile || (!is_new && game == nullptr)) return profile;
    if (game != nullptr) profile->games.push_back(*game);
    if (const int error = file::replace_whole(path_of(name), play::profile_text(*profile));
        error != 0)
        return failure(ProfileFault::unwritable, error);
    return profile;
}

play::Renaming Profiles::rename(std::string_view from, std::string_view to) const {
    if (!is_name(from) || !is_name(to)) return play::Renaming::bad_name;
    return rename_in_folder(folder_, path_of(from), path_of(to));
}

int Profiles::remove(std::string_view name) const {
    return is_name(name) ? remove_in_folder(folder_, path_of(name)) : EINVAL;
}

} // namespace keep
