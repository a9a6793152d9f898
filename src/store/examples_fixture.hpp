#pragma once

#include <string>

#include "store/change.hpp"

/// Values for the tests of stores.
namespace store {

inline Time at(int milliseconds) { return Time(std::chrono::milliseconds(milliseconds)); }

inline Digest digest(int number) {
    Digest digest{};
    digest[5] = static_cast<std::uint8_t>(number);
    digest[31] = static_cast<std::uint8_t>(number >> 8);
    return digest;
}

/// For a win, White gains as much as Black loses.
inline Rater rater() {
    return [](const std::array<Rating, 2>& before, double white_score, Time /*now*/) {
        auto after = before;
        const double gain = 20 * (white_score - 0.5);
        after[0].value += gain;
        after[1].value -= gain;
        return after;
    };
}

inline Account account(const std::string& name) {
    return {.id = account_id(name), .name = name, .password = "hash of " + name, .created = at(1)};
}

inline Token token(int number, const AccountId& account) {
    return {.digest = digest(number),
            .account = account,
            .scopes = {"board:play"},
            .description = "a token",
            .created = at(number)};
}

inline Login session(int number, const AccountId& account) {
    return {.digest = digest(number),
            .account = account,
            .created = at(number),
            .used = at(number),
            .absolute_end = at(10'000),
            .idle_end = at(5'000)};
}

inline Guest guest(int number, const std::string& name) {
    return {.id = "guest00" + std::to_string(number),
            .secret = digest(number),
            .name = name,
            .created = at(number),
            .seen = at(number)};
}

inline Player player(const std::string& name) {
    return {.kind = PlayerKind::account, .id = account_id(name), .name = name};
}

inline StoredSeat seat(const std::string& name) {
    return {.player = player(name), .rating = 1500.5, .is_provisional = true};
}

/// Anne against Bob.
inline Game rated_game(const GameId& id) {
    return {.id = id,
            .rules = "chess",
            .start = "startpos",
            .options = "",
            .source = "lobby",
            .category = "chess.blitz",
            .clock = ClockSetting{std::chrono::seconds(300), std::chrono::seconds(3)},
            .seats = {seat("Anne"), seat("Bob")},
            .is_rated = true,
            .created = at(10)};
}

inline StoredEvent event(int number, const std::string& payload) {
    return {.number = number,
            .kind = "move",
            .actor = Color::white,
            .payload = payload,
            .left = {std::chrono::milliseconds(300'000), std::chrono::milliseconds(299'000)},
            .nonce = "nonce " + std::to_string(number),
            .time = at(10 + number)};
}

inline ChangeGame happens(const GameId& game, StoredEvent event) {
    return {.game = game, .events = {std::move(event)}};
}

/// The beginning of a game, with its first event.
inline ChangeGame begin(const Game& game) {
    ChangeGame change = happens(game.id, event(1, "begin"));
    change.begins = game;
    return change;
}

/// The end of a game, with its last event.
inline ChangeGame end(const GameId& game, int number, GameResult result) {
    ChangeGame change = happens(game, event(number, "end"));
    change.ends = GameEnd{result, "resignation", at(100 + number)};
    return change;
}

inline ChatLine chat_line(const GameId& game, int number, const std::string& author) {
    return {.game = game,
            .number = number,
            .room = ChatRoom::players,
            .author = player(author),
            .text = "good luck",
            .time = at(number)};
}

inline Invitation invitation(const GameId& id, const std::string& by) {
    return {.id = id,
            .by = player(by),
            .rules = "chess",
            .start = "startpos",
            .category = "chess.correspondence",
            .days = 3,
            .created = at(5)};
}

inline Report report(const std::string& id, const std::string& by, const std::string& about) {
    return {.id = id,
            .by = player(by),
            .about = player(about),
            .game = "game0001",
            .reason = "cheat",
            .text = "he never errs",
            .time = at(3)};
}

} // namespace store
