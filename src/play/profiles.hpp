#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "play/name.hpp"
#include "play/profile.hpp"

namespace play {

/// Why there is no profile. The comment says which other fields of `ProfileError` are filled.
enum class ProfileFault : std::uint8_t {
    bad_name,
    missing,
    unreadable, ///< error
    unwritable, ///< error
    damaged,    ///< line; 0 when only the checksum is wrong
    busy,       ///< another program has held the profiles for seconds
};

struct ProfileError {
    ProfileFault fault{};
    int error = 0; ///< an `errno`
    std::size_t line = 0;

    friend bool operator==(const ProfileError&, const ProfileError&) = default;
};

using ProfileResult = core::Result<Profile, ProfileError>;

/// The text of a profile's file, and the profile of `name` from such a text. Opponents without a
/// name that `is_name` takes have none there.
std::string profile_text(const Profile& profile);
ProfileResult read_profile(std::string_view name, std::string_view text);

/// The profiles of the players of this machine: files `NAME.profile` in one folder; a name is what
/// `is_name` takes.
class Profiles {
  public:
    /// The folder is made with the first profile.
    explicit Profiles(std::string folder) : folder_(std::move(folder)) {}

    /// The names, in the order of their letters.
    std::vector<std::string> list() const;
    ProfileResult load(std::string_view name) const;
    /// Makes a profile without games, or finds the one that there is.
    ProfileResult create(std::string_view name) const;
    /// Adds a game to a profile, which is made if there is none. Programs that do so at the same
    /// time wait for each other. A damaged profile is left as it is.
    ProfileResult add_result(std::string_view name, const PlayedGame& game) const;

  private:
    std::string path_of(std::string_view name) const;
    ProfileResult change(std::string_view name, const PlayedGame* game) const;

    std::string folder_;
};

} // namespace play
