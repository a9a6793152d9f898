#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/one_of.hpp"
#include "core/result.hpp"
#include "game/game.hpp"
#include "play/offer.hpp"
#include "wire/objection.hpp"
#include "wire/terms.hpp"

/// The messages of clients to the server: docs/protocol.md.
namespace wire {

inline constexpr int protocol_version = 1;
/// Longer messages are not read.
inline constexpr std::size_t longest_from_client = 4096;

// Identification.
/// The first message of a connection. A client without a login is a guest, who sends the secret
/// given by the server or gets a new one, and may choose a name.
struct Hello {
    int protocol = protocol_version;
    std::string secret{};
    std::string name{};

    friend bool operator==(const Hello&, const Hello&) = default;
};

/// Answered with a `Pong`, which shows that the line works.
struct Ping {
    int number = 0;

    friend bool operator==(const Ping&, const Ping&) = default;
};

// The lobby.
/// Requests the seeks and their changes.
struct WatchLobby {
    friend bool operator==(const WatchLobby&, const WatchLobby&) = default;
};
struct LeaveLobby {
    friend bool operator==(const LeaveLobby&, const LeaveLobby&) = default;
};

/// The ratings that an opponent may have.
struct RatingRange {
    int least = 0;
    int most = 4000;

    friend bool operator==(const RatingRange&, const RatingRange&) = default;
};

/// Looks for an opponent.
struct MakeSeek {
    Terms terms{};
    ColorWish color{};
    std::optional<RatingRange> range = std::nullopt;

    friend bool operator==(const MakeSeek&, const MakeSeek&) = default;
};
struct CancelSeek {
    std::string seek{};

    friend bool operator==(const CancelSeek&, const CancelSeek&) = default;
};
struct AcceptSeek {
    std::string seek{};

    friend bool operator==(const AcceptSeek&, const AcceptSeek&) = default;
};

/// Offers a game to one person, or to anybody who has the link.
struct MakeChallenge {
    Terms terms{};
    ColorWish color{};
    std::string to{}; ///< the name of an account; empty: by link

    friend bool operator==(const MakeChallenge&, const MakeChallenge&) = default;
};
struct AcceptChallenge {
    std::string challenge{};

    friend bool operator==(const AcceptChallenge&, const AcceptChallenge&) = default;
};
struct DeclineChallenge {
    std::string challenge{};
    std::string reason{}; ///< a word: `later`, `rated`, `variant`, …

    friend bool operator==(const DeclineChallenge&, const DeclineChallenge&) = default;
};
struct CancelChallenge {
    std::string challenge{};

    friend bool operator==(const CancelChallenge&, const CancelChallenge&) = default;
};
/// Requests a challenge by the id in its link.
struct ShowChallenge {
    std::string challenge{};

    friend bool operator==(const ShowChallenge&, const ShowChallenge&) = default;
};

struct PlayComputer {
    Terms terms{};
    ColorWish color{};
    int level = 1;

    friend bool operator==(const PlayComputer&, const PlayComputer&) = default;
};

/// Requests the public games in progress.
struct ListGames {
    friend bool operator==(const ListGames&, const ListGames&) = default;
};

// Following a game.
/// Requests the game and all its later events. With event number `seen`, only the events after that
/// one are sent, if the server still has them in memory.
struct WatchGame {
    std::string game{};
    std::uint32_t seen = 0;

    friend bool operator==(const WatchGame&, const WatchGame&) = default;
};
/// Stops following it; a player who sends this has left the game.
struct LeaveGame {
    std::string game{};

    friend bool operator==(const LeaveGame&, const LeaveGame&) = default;
};

// Acts in a game.
struct PlayMove {
    std::string move{}; ///< in coordinates, or in any notation with English letters

    friend bool operator==(const PlayMove&, const PlayMove&) = default;
};
struct Resign {
    friend bool operator==(const Resign&, const Resign&) = default;
};
/// Ends the game without a result; only until both have moved.
struct Abort {
    friend bool operator==(const Abort&, const Abort&) = default;
};
/// Offers a draw or asks to take the last move back; accepts if the other side has offered the
/// same.
struct MakeOffer {
    play::OfferKind what{};

    friend bool operator==(const MakeOffer&, const MakeOffer&) = default;
};
struct AnswerOffer {
    play::OfferKind what{};
    bool accepts = false;

    friend bool operator==(const AnswerOffer&, const AnswerOffer&) = default;
};
/// Claims a draw by the rules.
struct ClaimDraw {
    game::Claim claim{};

    friend bool operator==(const ClaimDraw&, const ClaimDraw&) = default;
};
/// Claims the win because the opponent has left.
struct ClaimLeft {
    friend bool operator==(const ClaimLeft&, const ClaimLeft&) = default;
};
/// Gives the opponent 15 seconds.
struct GiveTime {
    friend bool operator==(const GiveTime&, const GiveTime&) = default;
};

using Act =
    std::variant<PlayMove, Resign, Abort, MakeOffer, AnswerOffer, ClaimDraw, ClaimLeft, GiveTime>;

/// A player's act in a game. If it is sent again (for instance after a lost connection), it is
/// carried out once: it is identified by the nonce, a text that the client chooses for every act.
struct GameAct {
    std::string game{};
    std::uint32_t seen = 0; ///< the number of the last event that the player knew of
    std::string nonce{};
    Act act{};

    friend bool operator==(const GameAct&, const GameAct&) = default;
};

// After a game, and outside of it.
/// Offers or accepts a rematch with colours reversed; or declines it.
struct Rematch {
    std::string game{};
    bool wants = true;

    friend bool operator==(const Rematch&, const Rematch&) = default;
};

/// A chat message. Players write to each other, spectators to other spectators; a player may also
/// write to the spectators.
struct SayInGame {
    std::string game{};
    std::string text{};
    bool to_watchers = false;

    friend bool operator==(const SayInGame&, const SayInGame&) = default;
};

/// Blocks an account, so that neither sees the other's chat, seeks and challenges; or unblocks it.
struct Block {
    std::string name{};
    bool blocks = true;

    friend bool operator==(const Block&, const Block&) = default;
};

/// Reports somebody in a game to the operator of the server.
struct Report {
    std::string game{};
    std::string name{};
    std::string text{};

    friend bool operator==(const Report&, const Report&) = default;
};

struct EveryFromClient
    : core::Alternatives<Hello, Ping, WatchLobby, LeaveLobby, MakeSeek, CancelSeek, AcceptSeek,
                         MakeChallenge, AcceptChallenge, DeclineChallenge, CancelChallenge,
                         ShowChallenge, PlayComputer, ListGames, WatchGame, LeaveGame, GameAct,
                         Rematch, SayInGame, Block, Report> {};
using FromClient = core::OneOf<EveryFromClient>;

/// The word for a message: `make_seek`, `play_move`.
std::string_view kind_of(const FromClient& message);

/// Why a text is not a message, and what kind of message it would be as far as that is known.
struct Misread {
    Objection objection{};
    std::string kind{};

    friend bool operator==(const Misread&, const Misread&) = default;
};

core::Result<FromClient, Misread> read_client(std::string_view text);
std::string to_json(const FromClient& message);

} // namespace wire
