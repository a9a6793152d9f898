#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/rules.hpp"
#include "play/rating.hpp"
#include "play/seat.hpp"

namespace play {

/// How a game ended for one player.
enum class PersonalResult : std::uint8_t { lost, drawn, won };

/// A finished game of a player.
struct ProfileGame {
    std::string date; ///< `2026-05-17`, as `day_text` has it
    game::Rules rules{};
    Seat opponent{};
    PersonalResult score{};

    friend bool operator==(const ProfileGame&, const ProfileGame&) = default;
};

/// How games against one kind of opponent ended.
struct Tally {
    std::size_t won = 0;
    std::size_t drawn = 0;
    std::size_t lost = 0;

    std::size_t played() const { return won + drawn + lost; }
    void add(PersonalResult score);

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
    std::vector<ProfileGame> games{}; ///< in the order they were played

    Tally total(game::Rules rules) const;
    /// Stackchess before chess, people by name before the computer by level.
    std::vector<TallyLine> tallies() const;
    /// The rating after each game against the computer; each is a rating period of its own.
    std::vector<RatingPoint> rating_history(game::Rules rules) const;
    /// Nothing before the first game against the computer.
    std::optional<Rating> rating(game::Rules rules) const;

    friend bool operator==(const Profile&, const Profile&) = default;
};

} // namespace play
