#pragma once

#include <optional>
#include <string>

#include "online/address.hpp"
#include "online/client.hpp"
#include "wire/from_server.hpp"
#include "words/language.hpp"

/// Phrases about a server's people and games, for every face.
namespace online {

/// A name, or a computer with its level.
std::string person_name(words::Voice voice, const wire::Person& person);
/// The same with the rating, if there is one: `Ada (1612)`, `Bob (1500?)`.
std::string person_text(words::Voice voice, const wire::Person& person);

/// `Stackchess 8×8 avec cavaliers, 5+3, classée`.
std::string terms_text(words::Voice voice, const wire::Terms& terms);

/// How quickly both players have to begin, until they have; empty without a clock.
std::string first_moves_text(words::Voice voice, const CurrentGame& game);
/// Who wants a rematch, once somebody does and until it begins; empty otherwise.
std::string rematch_text(words::Voice voice, const CurrentGame& game);
/// The players and terms of a game that has been entered, and the time limit for the first move.
std::string entered_text(words::Voice voice, const CurrentGame& game);

/// A seek: the person, the terms and the colour.
std::string seek_text(words::Voice voice, const wire::Seek& seek);
std::string challenge_text(words::Voice voice, const wire::Challenge& challenge);
/// The same for the one who made it: the person it is for, or its code.
std::string own_challenge_text(words::Voice voice, const wire::Challenge& challenge);
/// `1400 à 1800`.
std::string range_text(words::Voice voice, const wire::RatingRange& range);
/// Why a game on these terms cannot be rated; nothing if it can.
std::optional<std::string> why_not_rated(words::Voice voice, const wire::Terms& terms,
                                         bool has_account);
/// A game that may be watched.
std::string running_text(words::Voice voice, const wire::PublicGame& game);

/// How other people can open a challenge.
std::string link_sentence(words::Voice voice, const Address& server, const std::string& id);

/// The state of the connection to the server, unless it is connected.
std::string standing_text(words::Voice voice, const Client& client);

} // namespace online
