#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "game/refusal.hpp"
#include "play/offer.hpp"

namespace wire {

/// Why the server refuses a request, in addition to denials of a table and refusals by the rules.
enum class Why : std::uint8_t {
    // The message itself.
    unreadable,   ///< not a JSON object
    unknown_kind, ///< of message
    bad_field,    ///< `field` is missing, of the wrong type, or out of its range
    say_hello,    ///< `Hello` must be sent first
    too_many,     ///< messages, seeks, challenges, games or tabs at once: `limit`
    closing,      ///< the server is about to stop; it will be back
    not_saved,    ///< it could not be written to disk, and has not happened
    banned,       ///< this account may not play
    // Identification.
    bad_name,      ///< not 2 to 20 letters, digits, `-` and `_`
    name_taken,    ///< by an account
    needs_account, ///< not available to guests: rated games, blocking, reporting
    // Lobby.
    no_such_seek,
    no_such_challenge,
    no_such_player,
    not_for_you,  ///< a challenge for somebody else, or one's own
    out_of_range, ///< the rating is outside the seek's range
    unwelcome,    ///< one of the two has blocked the other
    not_rated,    ///< this board or starting position cannot be rated
    unplayable,   ///< the position cannot be played
    bad_terms,    ///< both a clock and days, or options of another game
    // A game.
    no_such_game,
    not_a_player, ///< a spectator cannot act
    behind,       ///< the state that was acted on has changed: the missing events follow
    too_late,     ///< to abort: both sides have moved
    not_over,     ///< a rematch before the end
    not_gone,     ///< the opponent is connected, or has only just left: `seconds` to wait
    no_clock,     ///< to which time could be given
    no_chat,      ///< the computer does not chat, or this person is muted
};

/// The `field` of a `bad_name` that is reserved.
inline constexpr std::string_view reserved = "reserved";

/// An objection to a message, as a value; `words` makes the sentence.
struct Objection {
    std::variant<Why, play::Denial, game::Refusal> why = Why::unreadable;
    std::string field{};            ///< with bad_field; `reserved` with bad_name
    int limit = 0;                  ///< with too_many
    std::chrono::seconds seconds{}; ///< with not_gone and too_many

    friend bool operator==(const Objection&, const Objection&) = default;
};

} // namespace wire
