#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/color.hpp"
#include "store/account.hpp"
#include "store/rating.hpp"

namespace store {

using core::Color;

/// Eight letters and digits, chosen at random when the game is created.
using GameId = std::string;

/// Whether a text has the form of a game's id: eight characters of A–Z, a–z and 0–9.
bool is_game_id(std::string_view text);

/// The player of a side.
struct StoredSeat {
    Player player{};
    std::string title{};
    int level = 0;                                 ///< of a computer
    std::optional<double> rating = std::nullopt;   ///< when the game began
    bool is_provisional = false;                   ///< that rating
    std::optional<RatingStep> step = std::nullopt; ///< set by the end of a rated game

    friend bool operator==(const StoredSeat&, const StoredSeat&) = default;
};

/// A clock for the whole game.
struct ClockSetting {
    std::chrono::seconds base{};
    std::chrono::seconds increment{};

    friend bool operator==(const ClockSetting&, const ClockSetting&) = default;
};

enum class GameResult : std::uint8_t {
    white_won,
    black_won,
    draw,
    none, ///< aborted
};

/// White's score for a result other than `none`.
constexpr double white_score(GameResult result) {
    return result == GameResult::white_won ? 1 : result == GameResult::draw ? 0.5 : 0;
}

/// How a game ended.
struct GameEnd {
    GameResult result{};
    std::string reason{}; ///< a stable word
    Time time{};

    friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

/// A game without its events. Its rules, position, options, category and source are words and texts
/// that only the server interprets.
struct Game {
    GameId id{};
    std::string rules{};
    std::string start{}; ///< the position
    std::string options{};
    std::string source{};
    Category category{}; ///< empty: none
    std::optional<ClockSetting> clock = std::nullopt;
    std::optional<int> days = std::nullopt; ///< for each move, in correspondence
    std::array<StoredSeat, 2> seats{};      ///< of White and Black
    bool is_rated = false;
    bool is_private = false;
    Time created{};
    std::optional<GameEnd> end = std::nullopt;

    const StoredSeat& seat(Color color) const { return seats[core::index(color)]; }
    friend bool operator==(const Game&, const Game&) = default;
};

/// An event of a game. Numbers count from 1 without gaps, and each is used once.
struct StoredEvent {
    int number = 0;
    std::string kind{};                        ///< a stable word
    std::optional<Color> actor = std::nullopt; ///< nothing: the server itself
    std::string payload{};
    std::array<std::optional<std::chrono::milliseconds>, 2> left{}; ///< on both clocks, after it
    std::string nonce{}; ///< an event that is sent again has the same
    Time time{};

    friend bool operator==(const StoredEvent&, const StoredEvent&) = default;
};

/// Whether two events are the same one, sent twice.
inline bool is_same(const StoredEvent& one, const StoredEvent& other) {
    return one.number == other.number && one.nonce == other.nonce && one.actor == other.actor &&
           one.kind == other.kind && one.payload == other.payload;
}

/// A game with all its events.
struct PlayedGame {
    Game game{};
    std::vector<StoredEvent> events{};

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// A running game and its progress.
struct PublicGame {
    Game game{};
    int moves = 0;                        ///< including those taken back
    std::vector<std::string> takebacks{}; ///< the payloads of takeback events
};

enum class ChatRoom : std::uint8_t { players, spectators };

struct ChatLine {
    GameId game{};
    int number = 0; ///< counts from 1 in each game
    ChatRoom room{};
    Player author{};
    std::string text{};
    Time time{};

    friend bool operator==(const ChatLine&, const ChatLine&) = default;
};

/// A seek or a challenge that survives a restart.
struct Invitation {
    GameId id{}; ///< which will be the game's
    Player by{};
    std::optional<AccountId> to = std::nullopt; ///< nothing: anybody
    bool is_listed =
        false; ///< in the lobby; otherwise only somebody who knows the link can accept it
    std::string rules{};
    std::string start{};
    std::string options{};
    std::string source{};
    Category category{};
    std::optional<ClockSetting> clock = std::nullopt;
    std::optional<int> days = std::nullopt;
    std::optional<Color> color = std::nullopt; ///< of the inviting player; nothing: random
    std::optional<std::array<int, 2>> range = std::nullopt; ///< least and greatest rating
    bool is_rated = false;
    bool is_private = false;
    std::optional<GameId> rematch_of = std::nullopt;
    Time created{};
    std::optional<Time> expires = std::nullopt;

    friend bool operator==(const Invitation&, const Invitation&) = default;
};

} // namespace store
