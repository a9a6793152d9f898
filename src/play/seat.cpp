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

} // namespace

void erase_seats(record::Tags& tags) {
    for (const SeatTags& names : seat_tags)
        for (const std::string_view name : {names.name, names.type, names.level}) tags.erase(name);
}

void write_seats(record::Tags& tags, const std::array<Seat, 2>& seats) {
    erase_seats(tags);
    for (const core::Color color : core::colors) {
        const Seat& seat = seats[core::index(color)];
        const SeatTags& names = seat_tags[core::index(color)];
        const bool is_computer = seat.kind == SeatKind::computer;
        if (!seat.name.empty()) tags.set(names.name, seat.name);
        tags.set(names.type, is_computer ? "program" : "human");
        if (is_computer) tags.set(names.level, std::to_string(seat.level));
    }
}

std::array<Seat, 2> read_seats(const record::Tags& tags) {
    std::array<Seat, 2> seats;
    for (const core::Color color : core::colors) {
        Seat& seat = seats[core::index(color)];
        const SeatTags& names = seat_tags[core::index(color)];
        seat.name = tags.value_or(names.name, "");
        // A program without a level of ours is not one that we could play.
        const auto level =
            core::read_number(tags.value_or(names.level, ""), engine::min_level, engine::max_level);
        if (!level || tags.value_or(names.type, "") != "program") continue;
        seat.kind = SeatKind::computer;
        seat.level = *level;
    }
    return seats;
}

} // namespace play
