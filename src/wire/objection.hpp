#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <variant>

#include "game/refusal.hpp"
#include "play/offer.hpp"

namespace wire {

/// Why the server does not do what it was asked for, besides what a table denies and what the
/// rules refuse.
enum class Why : std::uint8_t {
    // The message itself.
    unreadable,   ///< not a JSON object
    unknown_kind, ///< of message
    bad_field,    ///< `field` is missing, of the wrong type, or out of its range
    say_hello,    ///< nothing else is answered before
    too_many,     ///< messages, seeks, challenges, games or tabs at once: `limit`
    closing,      ///< the server is about to stop; it will be back
    not_saved,    ///< the disk did not take it: nothing has happened
    banned,       ///< this account may not play
    // Who one is.
    bad_name,      ///< not 2 to 20 letters, digits, `-` and `_`
    name_taken,    ///< by an account
    needs_account, ///< guests cannot: rated games, blocking, reporting
    // Lobby.
    no_such_seek,
    no_such_challenge,
    no_such_player,
    not_for_you,  ///< a challenge for somebody else, or one's own
    out_of_range, ///< the rating is not what the seek asks for
    unwelcome,    ///< one of the two does not want to play with the other
    not_rated,    ///< this board or this start is never rated
    unplayable,   ///< the position cannot be played
    bad_terms,    ///< a clock as well as days, or what this game does not have
    // A game.
    no_such_game,
    not_a_player, ///< somebody who watches wants to act
    behind,       ///< what was decided on has changed since: the missing events follow
    too_late,     ///< to abort: both have moved
    not_over,     ///< a rematch before the end
    not_gone,     ///< the opponent is here, or has only just left: `seconds` to wait
    no_clock,     ///< to give time to
    no_chat,      ///< the computer does not chat, or this person is muted
};

/// What was objected to a message, as a value; `words` makes the sentence.
struct Objection {
    std::variant<Why, play::Denial, game::Refusal> why = Why::unreadable;
    std::string field{};            ///< with bad_field
    int limit = 0;                  ///< with too_many
    std::chrono::seconds seconds{}; ///< with not_gone and too_many

    friend bool operator==(const Objection&, const Objection&) = default;
};

} // namespace wire
