#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "record/tags.hpp"

namespace play {

enum class SeatKind : std::uint8_t {
    person, ///< here, at this board
    computer,
    remote, ///< somebody far away
};

/// Who plays a side.
struct Seat {
    static constexpr int default_level = 2; ///< easy, for somebody who has chosen none

    SeatKind kind = SeatKind::person;
    int level = default_level; ///< of a computer, from engine::min_level to engine::max_level
    std::string name = {};     ///< may be empty

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// The tags of a record that say who sits where: White and Black, the standard's WhiteType and
/// BlackType, and our WhiteLevel and BlackLevel. A remote player is written as a person. A seat of
/// which the tags `written` say the same is written as it is there.
void write_seats(record::Tags& tags, const std::array<Seat, 2>& seats,
                 const record::Tags* written = nullptr);
void erase_seats(record::Tags& tags);
/// What these tags say. Without them, people.
std::array<Seat, 2> read_seats(const record::Tags& tags);

} // namespace play
