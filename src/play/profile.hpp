#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "game/rules.hpp"
#include "play/rating.hpp"
#include "play/seat.hpp"

namespace play {

/// How a game ended for one player.
enum class Score : std::uint8_t { lost, drawn, won };

/// A finished game of a player.
struct PlayedGame {
    std::string date; ///< `2026-05-17`
    game::Rules rules{};
    Seat opponent{};
    Score score{};

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// Games against one kind of opponent.
struct Tally {
    std::size_t won = 0;
    std::size_t drawn = 0;
    std::size_t lost = 0;

    std::size_t played() const { return won + drawn + lost; }
    friend bool operator==(const Tally&, const Tally&) = default;
};

/// The games against one opponent: a level of the computer, or a person by name.
struct TallyLine {
    game::Rules rules{};
    Seat opponent{}; ///< a computer without a name, or a person
    Tally tally{};

    friend bool operator==(const TallyLine&, const TallyLine&) = default;
};

struct RatingPoint {
    std::string date;
    Rating rating{};
};

/// A player of this machine: a name and all games played; everything else follows from them.
struct Profile {
    std::string name;
    std::vector<PlayedGame> games{}; ///< in the order they were played

    Tally total(game::Rules rules) const;
    /// By game, then levels, then people by name.
    std::vector<TallyLine> tallies() const;
    /// After each game against the computer, in which game counts by itself.
    std::vector<RatingPoint> rating_history(game::Rules rules) const;
    /// Nothing before the first game against the computer.
    std::optional<Rating> rating(game::Rules rules) const;

    friend bool operator==(const Profile&, const Profile&) = default;
};

enum class ProfileFault : std::uint8_t {
    bad_name,
    missing,
    unreadable, ///< error
    unwritable, ///< error
    damaged,    ///< line, or 0 when only the checksum is wrong
    busy,       ///< another program has held the profiles for seconds
};

struct ProfileError {
    ProfileFault fault{};
    int error = 0; ///< an `errno`
    std::size_t line = 0;

    friend bool operator==(const ProfileError&, const ProfileError&) = default;
};

/// The text of a profile's file, and a profile from such a text.
std::string profile_text(const Profile& profile);
core::Result<Profile, ProfileError> read_profile(std::string_view text);

/// The profiles of the players of this machine: files `NAME.profile` in one folder.
class Profiles {
  public:
    explicit Profiles(std::string folder) : folder_(std::move(folder)) {}

    /// The names, in the order of their letters.
    std::vector<std::string> list() const;
    core::Result<Profile, ProfileError> load(std::string_view name) const;
    /// Makes a profile without games; nothing happens if there is one.
    core::Result<Profile, ProfileError> create(std::string_view name) const;
    /// Adds a game to the profile of `name`, which is made if there is none. Programs that do so at
    /// the same time wait for each other. A damaged profile is left as it is.
    core::Result<Profile, ProfileError> add_result(std::string_view name,
                                                   const PlayedGame& game) const;

  private:
    std::string path_of(std::string_view name) const;
    core::Result<Profile, ProfileError> change(std::string_view name, const PlayedGame* game) const;

    std::string folder_;
};

} // namespace play
