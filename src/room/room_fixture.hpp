#pragma once

#include <chrono>
#include <cstddef>
#include <initializer_list>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "room/keeper_fixture.hpp"
#include "room/room.hpp"

namespace room {

/// For tests: a room whose games are kept in memory.
class RoomTest : public testing::Test {
  protected:
    RoomTest() {
        room_.speak({words::Language::english, words::Encoding::utf8}, game::Letters::english);
    }

    static play::TableOptions chess() { return {.start = chess::start_setup()}; }
    static play::TableOptions against(play::SeatKind kind) {
        play::TableOptions options = chess();
        options.seats[core::index(core::Color::black)] = {kind, 3};
        return options;
    }
    void start(play::TableOptions options) {
        room_.act(StartGame{std::move(options)});
        events();
    }
    void play(std::initializer_list<const char*> moves) {
        for (const char* const move : moves) room_.act(PlayMove{move});
    }
    /// What has happened since the last call: sentences, and a word for everything else.
    std::string events() {
        std::string all;
        for (const Event& event : room_.take_events())
            all += std::visit([](const auto& one) { return in_short(one); }, event) + '|';
        return all;
    }
    void think(int centipawns, const std::string& move) {
        ASSERT_TRUE(room_.thinking());
        room_.note_thought(room_.thinking()->number,
                           {.lines = {{.centipawns = centipawns, .moves = {move}}}});
        room_.attend(now_);
    }
    std::size_t plies() const { return room_.session().ply_count(); }

    MemoryKeeper keeper_;
    Room room_{{.keeper = &keeper_}};
    std::chrono::milliseconds now_{1000};

  private:
    static std::string in_short(const Notice& event) { return event.text; }
    static std::string in_short(const MoveRefused& event) { return event.text; }
    static std::string in_short(const Played& event) { return event.move.text; }
    static std::string in_short(const TakenBack&) { return "back"; }
    static std::string in_short(const PlayedAgain&) { return "again"; }
    static std::string in_short(const HintFound&) { return "hint"; }
    static std::string in_short(const TimeIsLow&) { return "time"; }
    static std::string in_short(const GameEnded&) { return "end"; }
    static std::string in_short(const Copied& event) { return event.text; }
    static std::string in_short(const PlayerRenamed& event) {
        return event.from + " is " + event.to;
    }
};

} // namespace room
