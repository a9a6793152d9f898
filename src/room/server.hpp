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

/// What a room and a server tell each other about a game in which somebody far away takes part. The
/// server decides: nothing that a person here wants happens before the server says so.
namespace room {

// What people here want, to be sent to the server.
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

/// To play again, after the game.
struct SendRematch {
    friend bool operator==(const SendRematch&, const SendRematch&) = default;
};

using Request =
    std::variant<SendMove, SendOffer, SendAnswer, SendClaim, SendResignation, SendRematch>;

// What the server says.
/// A move of either side was played: also the one that was sent from here.
struct MovePlayed {
    std::size_t ply = 0; ///< half-moves played before it
    std::string text{};  ///< in coordinates
};
/// What was sent last does not happen.
struct RequestRefused {
    std::string why{}; ///< a sentence for the person here
};
struct OfferMade {
    play::OfferKind kind{};
    core::Color by{};
};
struct OfferDeclined {
    play::OfferKind kind{};
};
struct MovesTakenBack {
    std::size_t plies = 0; ///< half-moves that still stand
};
struct ClocksSet {
    play::Clock::Times left{};
    bool is_running = false;
};
/// The game is over for a reason that the board does not show: resignation, agreement, time, …
struct EndDeclared {
    game::Outcome outcome{};
    std::vector<play::RatingChange> ratings{}; ///< of the players, in a rated game
};

using News = std::variant<MovePlayed, RequestRefused, OfferMade, OfferDeclined, MovesTakenBack,
                          ClocksSet, EndDeclared>;

} // namespace room
