#pragma once

#include <optional>
#include <string>

#include "online/address.hpp"
#include "online/client.hpp"
#include "wire/from_server.hpp"
#include "words/language.hpp"

/// What every face says of a server's people and games.
namespace online {

/// A name, or a computer with its level.
std::string person_name(words::Voice voice, const wire::Person& person);
/// The same with the rating, if there is one: `Ada (1612)`, `Bob (1500?)`.
std::string person_text(words::Voice voice, const wire::Person& person);

/// `Stackchess 8×8 avec cavaliers, 5+3, classée`.
std::string terms_text(words::Voice voice, const wire::Terms& terms);

/// Who plays whom in a game that has been entered, on which terms, and what to be quick about.
std::string entered_text(words::Voice voice, const CurrentGame& game);

/// Somebody who looks for an opponent, on which terms, and with which colour.
std::string seek_text(words::Voice voice, const wire::Seek& seek);
std::string challenge_text(words::Voice voice, const wire::Challenge& challenge);
/// The same for the one who made it: with whom it is for, or its code.
std::string own_challenge_text(words::Voice voice, const wire::Challenge& challenge);
/// `1400 à 1800`.
std::string range_text(words::Voice voice, const wire::RatingRange& range);
/// Why a game on these terms cannot be rated; nothing where it can.
std::optional<std::string> why_not_rated(words::Voice voice, const wire::Terms& terms,
                                         bool has_account);
/// A game that may be watched.
std::string running_text(words::Voice voice, const wire::RunningGame& game);

/// How others come to a challenge.
std::string link_sentence(words::Voice voice, const Address& server, const std::string& id);

/// How things stand with the server, where it is not just present.
std::string standing_text(words::Voice voice, const Client& client);

} // namespace online
