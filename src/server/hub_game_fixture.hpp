#pragma once

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/hub_fixture.hpp"
#include "server/recent_events.hpp"

namespace server {

/// A hub with three connected people.
class HubTest : public testing::Test {
  protected:
    static wire::Terms blitz() {
        return {.rules = game::Rules::chess,
                .clock = play::TimeControl{std::chrono::seconds(180), std::chrono::seconds(2)}};
    }
    void SetUp() override {
        for (const char* const name : {"Ada", "Bob", "Cy"}) world.add_account(name);
        ada = world.connect("Ada");
        bob = world.connect("Bob");
        cy = world.connect("Cy");
    }

    /// Ada has White against Bob.
    store::GameId start(const wire::Terms& terms = blitz()) {
        world.say(ada, wire::WatchLobby{});
        world.say(ada, wire::MakeSeek{.terms = terms, .color = wire::ColorWish::white});
        const auto seek = world.last<wire::SeekAdded>(ada);
        EXPECT_TRUE(seek);
        world.say(bob, wire::AcceptSeek{seek->seek.id});
        const auto started = world.last<wire::GameStarted>(bob);
        EXPECT_TRUE(started);
        EXPECT_EQ(started->color, Color::black);
        for (const ConnectionId id : {ada, bob}) world.say(id, wire::WatchGame{started->game});
        hear();
        seen = 0;
        return started->game;
    }
    void hear() {
        for (const ConnectionId id : {ada, bob, cy}) world.heard(id);
    }
    /// An act of somebody who has seen everything up to `seen`.
    void act(ConnectionId who, const store::GameId& game, const wire::Act& act) {
        world.say(who, wire::GameAct{game, seen, "n" + std::to_string(++nonce), act});
        for (const auto& message : world.heard(who)) {
            replies.push_back(message);
            if (const auto* const happened = std::get_if<wire::Happened>(&message))
                seen = std::max(seen, happened->number);
        }
    }
    std::optional<wire::Objection> refused(ConnectionId who, const store::GameId& game,
                                           const wire::Act& what) {
        replies.clear();
        act(who, game, what);
        for (const auto& message : replies)
            if (const auto* const one = std::get_if<wire::Refused>(&message)) return one->objection;
        return std::nullopt;
    }
    void play(const store::GameId& game, std::initializer_list<const char*> moves) {
        for (const char* const move : moves) {
            const bool is_white =
                state(game).moves.empty() || std::ranges::count(state(game).moves, ' ') % 2 == 1;
            EXPECT_EQ(refused(is_white ? ada : bob, game, wire::PlayMove{move}), std::nullopt)
                << move;
        }
    }
    /// Makes so many events that earlier ones are no longer in memory.
    void fill_recent_events(const store::GameId& game) {
        for (std::size_t i = 0; i < RecentEvents::limit / 2; ++i) {
            act(ada, game, wire::MakeOffer{play::OfferKind::draw});
            act(bob, game, wire::AnswerOffer{play::OfferKind::draw, false});
        }
    }
    wire::GameState state(const store::GameId& game) {
        const ConnectionId reader = world.connect("Reader");
        world.say(reader, wire::WatchGame{game});
        const auto state = world.last<wire::GameState>(reader);
        world.disconnect(reader);
        return state.value_or(wire::GameState{});
    }
    static wire::Objection objection(std::variant<wire::Why, play::Denial, game::Refusal> why) {
        return {.why = why};
    }

    HubWorld world{HubLimits{.play = {100'000, std::chrono::seconds(20)},
                             .lobby = {100'000, std::chrono::seconds(30)}}};
    ConnectionId ada = 0;
    ConnectionId bob = 0;
    ConnectionId cy = 0;
    std::uint32_t seen = 0;
    int nonce = 0;
    std::vector<wire::FromServer> replies;
};

} // namespace server
