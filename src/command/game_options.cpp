#include "command/game_options.hpp"

#include <cstddef>
#include <random>

#include "command/start_position.hpp"
#include "core/digits.hpp"
#include "words/play_command_messages.hpp"

namespace command {
namespace {

namespace message = words::message;
using core::Failure;
using core::Result;
using words::say;
using words::shown;
using words::Voice;

constexpr std::array<const char*, 2> sides{"--white", "--black"};

/// A kind of seat as it is named on the command line.
const char* name_of(play::SeatKind kind) {
    return kind == play::SeatKind::person ? "human" : "computer";
}

Result<play::Seat, Complaint> seat(Voice voice, const GameOptions& options, std::size_t side) {
    const auto level =
        options.level ? core::read_number<int>(*options.level, engine::min_level, engine::max_level)
                      : play::Seat::default_level;
    if (!level) return misuse(say(voice, message::wrong_level, {{"level", shown(*options.level)}}));
    const std::string named = options.seats[side].value_or(name_of(options.usual_seats[side]));
    if (named == name_of(play::SeatKind::person)) return play::Seat{};
    if (named == name_of(play::SeatKind::computer))
        return play::Seat{play::SeatKind::computer, *level};
    return misuse(
        say(voice, message::wrong_seat, {{"option", sides[side]}, {"value", shown(named)}}));
}

} // namespace

void add_game_options(const Declaration& line, GameOptions& options, Voice voice) {
    add_position_options(line, options.start, voice);
    for (std::size_t side = 0; side < sides.size(); ++side)
        line.option(
            sides[side], options.seats[side],
            say(voice, message::help_seats[side], {{"usual", name_of(options.usual_seats[side])}}),
            "human|computer");
    line.option("--level", options.level,
                say(voice, message::help_level, {{"usual", play::Seat::default_level}}), "1-10");
    line.option("--clock", options.clock, say(voice, message::help_clock), "5+3");
    line.flag("--strict", options.strict, say(voice, message::help_strict));
    line.option("--seed", options.seed, say(voice, message::help_seed), "N");
}

const char* option_of_new_game(const GameOptions& options) {
    return options.start.position       ? "--position"
           : options.start.size         ? "--size"
           : options.start.knights      ? "--knights"
           : options.start.no_promotion ? "--no-promotion"
           : options.seats[0]           ? "--white"
           : options.seats[1]           ? "--black"
           : options.level              ? "--level"
           : options.clock              ? "--clock"
           : options.strict             ? "--strict"
           : !options.player.empty()    ? "--profile"
                                        : nullptr;
}

Result<play::TableOptions, Complaint> table_options(Voice voice, const GameOptions& options) {
    play::TableOptions table;
    auto start = playable_start(voice, options.start);
    if (!start) return Failure(start.error());
    table.start = *std::move(start);
    table.strict = options.strict;
    for (std::size_t side = 0; side < table.seats.size(); ++side) {
        auto seated = seat(voice, options, side);
        if (!seated) return Failure(seated.error());
        table.seats[side] = *std::move(seated);
    }
    // The profile is that of the first person at the table.
    for (play::Seat& seated : table.seats) {
        if (seated.kind != play::SeatKind::person) continue;
        seated.name = options.player;
        break;
    }
    if (!options.clock) return table;
    table.time = play::read_time_control(*options.clock);
    if (!table.time)
        return misuse(say(voice, message::wrong_clock, {{"clock", shown(*options.clock)}}));
    return table;
}

Result<std::uint64_t, Complaint> seed_of(Voice voice, const GameOptions& options) {
    if (!options.seed) return std::random_device()();
    constexpr std::uint64_t most = 1'000'000'000'000;
    const auto seed = core::read_number<std::uint64_t>(*options.seed, 0, most);
    if (!seed) return misuse(say(voice, message::wrong_seed, {{"seed", shown(*options.seed)}}));
    return *seed;
}

} // namespace command
