#include "play/seat.hpp"

#include <string_view>

#include "core/color.hpp"
#include "core/digits.hpp"
#include "engine/searcher.hpp"

namespace play {
namespace {

struct SeatTags {
    std::string_view name;
    std::string_view type;
    std::string_view level;
};

constexpr std::array<SeatTags, 2> seat_tags{{
    {"White", "WhiteType", "WhiteLevel"},
    {"Black", "BlackType", "BlackLevel"},
}};

/// What the tags say of one seat.
Seat read_seat(const record::Tags& tags, const SeatTags& names) {
    Seat seat{.name = std::string(tags.value_or(names.name, ""))};
    // A program without a level of ours is not one that we could play.
    const auto level =
        core::read_number(tags.value_or(names.level, ""), engine::min_level, engine::max_level);
    if (!level || tags.value_or(names.type, "") != "program") return seat;
    seat.kind = SeatKind::computer;
    seat.level = *level;
    return seat;
}

void write_seat(record::Tags& tags, const SeatTags& names, const Seat& seat) {
    const bool is_computer = seat.kind == SeatKind::computer;
    if (!seat.name.empty()) tags.set(names.name, seat.name);
    tags.set(names.type, is_computer ? "program" : "human");
    if (is_computer) tags.set(names.level, std::to_string(seat.level));
}

/// Writes the tags of this seat as they were written, if there are any.
void copy_seat(record::Tags& tags, const SeatTags& names, const record::Tags& written) {
    for (const std::string_view name : {names.name, names.type, names.level})
        if (const auto value = written.find(name)) tags.set(name, *value);
}

} // namespace

void erase_seats(record::Tags& tags) {
    for (const SeatTags& names : seat_tags)
        for (const std::string_view name : {names.name, names.type, names.level}) tags.erase(name);
}

void write_seats(record::Tags& tags, const std::array<Seat, 2>& seats,
                 const record::Tags* written) {
    erase_seats(tags);
    for (const core::Color color : core::colors) {
        const Seat& seat = seats[core::index(color)];
        const SeatTags& names = seat_tags[core::index(color)];
        if (written != nullptr && read_seat(*written, names) == seat)
            copy_seat(tags, names, *written);
        else
            write_seat(tags, names, seat);
    }
}

std::array<Seat, 2> read_seats(const record::Tags& tags) {
    std::array<Seat, 2> seats;
    for (const core::Color color : core::colors)
        seats[core::index(color)] = read_seat(tags, seat_tags[core::index(color)]);
    return seats;
}

} // namespace play
