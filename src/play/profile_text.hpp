#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.hpp"
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

/// The text of a profile, and the profile of `name` from such a text. Opponents without a name that
/// `is_name` takes have none there.
std::string profile_text(const Profile& profile);
ProfileResult read_profile(std::string_view name, std::string_view text);

} // namespace play
