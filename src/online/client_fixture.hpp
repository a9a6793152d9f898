#pragma once

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/overloaded.hpp"
#include "online/client.hpp"
#include "room/keeper_fixture.hpp"

namespace online {

/// For tests: a client whose line the test controls.
class ClientTest : public testing::Test {
  protected:
    ClientTest() {
        room_.speak(voice, game::Letters::english);
        client_.speak(voice);
    }

    static constexpr words::Voice voice{words::Language::english, words::Encoding::utf8};

    void hear(const wire::FromServer& message) { client_.hear(LineHeard{to_json(message)}); }
    /// The messages to be sent since the last call; other orders are discarded.
    std::vector<wire::FromClient> sent() {
        std::vector<wire::FromClient> messages;
        for (LineOrder& order : client_.take_orders())
            if (auto* const send = std::get_if<SendMessage>(&order))
                messages.push_back(std::move(send->message));
        return messages;
    }
    /// The same in short: the words of the messages.
    std::string kinds() {
        std::string all;
        for (const wire::FromClient& message : sent())
            all += std::string(wire::kind_of(message)) + '|';
        return all;
    }
    /// The delay after which the line is to be opened, or -1.
    long wait() {
        for (const LineOrder& order : client_.take_orders())
            if (const auto* const open = std::get_if<OpenLine>(&order)) return open->after.count();
        return -1;
    }
    /// The events: sentences, and a word for everything else.
    std::string events() {
        std::string all;
        for (const ClientEvent& event : client_.take_events()) all += in_short(event) + '|';
        return all;
    }
    /// The room's messages.
    std::string room_events() {
        std::string all;
        for (const room::Event& event : room_.take_events()) {
            if (const auto* const notice = std::get_if<room::Notice>(&event)) all += notice->text;
            if (const auto* const move = std::get_if<room::Played>(&event)) all += move->move.text;
            if (std::holds_alternative<room::GameEnded>(event)) all += "end";
            all += '|';
        }
        return all;
    }
    void forget() {
        client_.take_orders();
        client_.take_events();
        room_.take_events();
    }
    static wire::Person guest(std::string name) {
        return {.kind = wire::PersonKind::guest, .name = std::move(name)};
    }
    void come(std::vector<std::string> games = {}) {
        client_.hear(LineOpened{});
        hear(wire::Welcome{.you = guest("Anne"), .secret = "s3cret", .games = std::move(games)});
    }
    void lose_line(std::uint16_t code = 0) { client_.hear(LineLost{LineTrouble::lost, code}); }
    static wire::GameState game(std::string moves = {}, std::uint32_t number = 0,
                                wire::Participant you = wire::Participant::white) {
        return {.game = "k3Tz81Qa",
                .you = you,
                .terms = {.rules = game::Rules::chess,
                          .clock = play::TimeControl{std::chrono::seconds(60)}},
                .players = {guest("Anne"), guest("Bob")},
                .number = number,
                .moves = std::move(moves),
                .left = wire::ByColor<wire::Milliseconds>{wire::Milliseconds(60'000),
                                                          wire::Milliseconds(50'000)},
                .present = {true, true}};
    }
    /// In a game of chess as White.
    void enter_game(const wire::GameState& state) {
        come();
        hear(wire::GameStarted{state.game, core::Color::white});
        hear(state);
        forget();
    }
    void happen(std::uint32_t number, wire::GameEvent event, std::string nonce = {}) {
        hear(wire::Happened{"k3Tz81Qa", number, std::move(nonce), std::move(event)});
    }
    /// A person's move, sent to the server.
    wire::GameAct play(const std::string& move) {
        room_.act(room::PlayMove{move});
        client_.pass_on();
        const auto messages = sent();
        return messages.size() == 1 ? std::get<wire::GameAct>(messages.front()) : wire::GameAct{};
    }
    std::size_t plies() const { return room_.session().ply_count(); }

    room::MemoryKeeper keeper_;
    room::Room room_{{.keeper = &keeper_}};
    Client client_{
        room_, {.address = {.host = "10.0.0.2", .port = 8080}, .guest = {"Anne", ""}, .seed = 7}};

  private:
    static std::string in_short(const ClientEvent& event) {
        return std::visit(
            core::Overloaded{[](const ServerNotice& one) {
                                 return one.text + (one.typed.empty() ? "" : ' ' + one.typed);
                             },
                             [](const GuestKnown& one) { return "known " + one.guest.secret; },
                             [](const LobbyChanged&) { return std::string("lobby"); },
                             [](const ChallengeOpened&) { return std::string("challenge"); },
                             [](const GameEntered&) { return std::string("game"); },
                             [](const GameGone&) { return std::string("gone"); },
                             [](const ChatHeard& one) { return '<' + one.line.text; },
                             [](const ClaimOpens& one) {
                                 return "claim in " + std::to_string(one.after.count());
                             }},
            event);
    }
};

} // namespace online
