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

/// What a client may say to the server: docs/protocol.md.
namespace wire {

inline constexpr int protocol_version = 1;
/// A longer message is not read at all.
inline constexpr std::size_t longest_from_client = 4096;

// Who is there.
/// The first message of a connection. Whoever is not logged in is a guest, who shows the secret
/// that the server once gave, or gets a new one, and may say under which name to play.
struct Hello {
    int protocol = protocol_version;
    std::string secret{};
    std::string name{};

    friend bool operator==(const Hello&, const Hello&) = default;
};

/// To be answered with a `Pong`: the line is alive.
struct Ping {
    int number = 0;

    friend bool operator==(const Ping&, const Ping&) = default;
};

// The lobby.
/// Wants to know the seeks, and what becomes of them.
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

/// Looks for somebody to play with.
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

/// A game for one player, or for anybody who has the link.
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
/// What a challenge offers, for somebody who has only its link.
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

/// Which public games are being played?
struct ListGames {
    friend bool operator==(const ListGames&, const ListGames&) = default;
};

// Following a game.
/// Wants the game, and all that happens in it from now on. Who has already seen event number
/// `seen` gets only what came after it, if the server still has that in memory.
struct WatchGame {
    std::string game{};
    std::uint32_t seen = 0;

    friend bool operator==(const WatchGame&, const WatchGame&) = default;
};
/// Does not follow it any more; a player who says so has left the game.
struct LeaveGame {
    std::string game{};

    friend bool operator==(const LeaveGame&, const LeaveGame&) = default;
};

// Acting in a game.
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
/// Proposes a draw or to take the last move back; accepts what the other side has proposed.
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
/// The opponent has left for good: claims the win.
struct ClaimLeft {
    friend bool operator==(const ClaimLeft&, const ClaimLeft&) = default;
};
/// Gives the opponent 15 seconds.
struct GiveTime {
    friend bool operator==(const GiveTime&, const GiveTime&) = default;
};

using Act =
    std::variant<PlayMove, Resign, Abort, MakeOffer, AnswerOffer, ClaimDraw, ClaimLeft, GiveTime>;

/// A player acts in a game. Sent again (after a line was lost, say) it happens once: the nonce, a
/// text that the client makes up for every act, tells it from others.
struct GameAct {
    std::string game{};
    std::uint32_t seen = 0; ///< the number of the last event that the player knew of
    std::string nonce{};
    Act act{};

    friend bool operator==(const GameAct&, const GameAct&) = default;
};

// After a game, and beside it.
/// Wants to play again with colours changed, or accepts that; or does not.
struct Rematch {
    std::string game{};
    bool wants = true;

    friend bool operator==(const Rematch&, const Rematch&) = default;
};

/// The players of a game talk with each other, those who watch it among themselves; a player may
/// also speak to those who watch.
struct SayInGame {
    std::string game{};
    std::string text{};
    bool to_watchers = false;

    friend bool operator==(const SayInGame&, const SayInGame&) = default;
};

/// Neither sees chat, seeks and challenges of the other any more; or does again.
struct Block {
    std::string name{};
    bool blocks = true;

    friend bool operator==(const Block&, const Block&) = default;
};

/// Tells the operator of the server about somebody in a game.
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

/// The word that names a message: `make_seek`, `play_move`.
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
