#pragma once

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "server_program.hpp"
#include "socket_client.hpp"

namespace server_test {

/// Somebody who plays, and comes back after the line was lost.
struct Guest {
    std::string name{};
    std::string secret{};
    std::uint32_t seen = 0;
    int nonce = 0;

    WebSocket connect(std::uint16_t port) {
        WebSocket socket(port);
        EXPECT_EQ(socket.status(), 101);
        socket.send(wire::Hello{.secret = secret, .name = name});
        const auto welcome = socket.next<wire::Welcome>();
        EXPECT_TRUE(welcome);
        if (welcome) secret = welcome->secret;
        return socket;
    }
    wire::GameAct act(const std::string& game, const wire::Act& act) {
        return {game, seen, name + std::to_string(++nonce), act};
    }
};

class GamesTest : public testing::Test {
  protected:
    /// Ada has White, Bob Black.
    std::string start(WebSocket& ada, WebSocket& bob) {
        ada.send(wire::MakeChallenge{.terms = {.rules = game::Rules::chess,
                                               .clock = play::TimeControl{std::chrono::seconds(300),
                                                                          std::chrono::seconds(3)}},
                                     .color = wire::ColorWish::white});
        const auto challenge = ada.next<wire::Challenge>();
        EXPECT_TRUE(challenge);
        bob.send(wire::AcceptChallenge{challenge->challenge});
        const auto started = bob.next<wire::GameStarted>();
        EXPECT_TRUE(started);
        EXPECT_EQ(started->game, challenge->challenge);
        for (WebSocket* const socket : {&ada, &bob}) {
            socket->send(wire::WatchGame{started->game});
            EXPECT_TRUE(socket->next<wire::GameState>());
        }
        return started->game;
    }
    /// A move, as both see it.
    void play(WebSocket& mover, Guest& who, WebSocket& other, Guest& reader,
              const std::string& game, const std::string& move) {
        mover.send(who.act(game, wire::PlayMove{move}));
        for (const auto& [socket, guest] : {std::pair{&mover, &who}, {&other, &reader}}) {
            const auto happened = socket->next<wire::Happened>();
            ASSERT_TRUE(happened) << move;
            EXPECT_EQ(happened->number, guest->seen + 1);
            EXPECT_EQ(std::get<wire::Moved>(happened->event).move, move);
            guest->seen = happened->number;
        }
    }

    file::TemporaryFolder folder_;
    Guest ada_{.name = "Ada"};
    Guest bob_{.name = "Bob"};
};

} // namespace server_test
