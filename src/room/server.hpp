#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "core/color.hpp"
#include "game/game.hpp"
#include "play/clock.hpp"
#include "play/offer.hpp"
#include "play/results.hpp"

/// The messages between a room and a server about a game with a remote player. The server decides:
/// no request of a person here takes effect before the server confirms it.
namespace room {

// Requests of people here, to be sent to the server.
struct SendMove {
    std::size_t ply = 0; ///< half-moves played before it
    std::string text{};  ///< in coordinates
    friend bool operator==(const SendMove&, const SendMove&) = default;
};
struct SendOffer {
    play::OfferKind kind{};
    friend bool operator==(const SendOffer&, const SendOffer&) = default;
};
struct SendAnswer {
    play::OfferKind kind{};
    bool accepts = false;
    friend bool operator==(const SendAnswer&, const SendAnswer&) = default;
};
struct SendClaim {
    game::Claim claim{};
    friend bool operator==(const SendClaim&, const SendClaim&) = default;
};
struct SendResignation {
    friend bool operator==(const SendResignation&, const SendResignation&) = default;
};

/// A rematch, after the game.
struct SendRematch {
    friend bool operator==(const SendRematch&, const SendRematch&) = default;
};

using ServerRequest =
    std::variant<SendMove, SendOffer, SendAnswer, SendClaim, SendResignation, SendRematch>;

// Messages of the server.
/// A move of either side was played, including one that was sent from here.
struct MovePlayed {
    std::size_t ply = 0; ///< half-moves played before it
    std::string text{};  ///< in coordinates
};
/// The last request was refused.
struct RequestRefused {
    std::string why{}; ///< a sentence for the person here
};
/// The last move was not sent, and will not be.
struct MoveWithdrawn {};
struct OfferMade {
    play::OfferKind kind{};
    core::Color by{};
};
struct OfferDeclined {
    play::OfferKind kind{};
};
struct MovesTakenBack {
    std::size_t plies = 0; ///< half-moves that remain
};
struct ClocksSet {
    play::Clock::Times left{};
    bool is_running = false;
};
/// The game is over for a reason outside the board: resignation, agreement, time, …
struct EndDeclared {
    game::Outcome outcome{};
    std::vector<play::ProfileChange> ratings{}; ///< of the players, in a rated game
};

using News = std::variant<MovePlayed, RequestRefused, MoveWithdrawn, OfferMade, OfferDeclined,
                          MovesTakenBack, ClocksSet, EndDeclared>;

} // namespace room
