#include "phrase/profiles.hpp"

#include <cmath>

#include "words/file_errors.hpp"
#include "words/message.hpp"
#include "words/profile_messages.hpp"

namespace phrase {

namespace message = words::message;
using play::ProfileFault;
using words::say;
using words::Voice;

std::string tally_text(Voice voice, const play::Tally& tally) {
    return say(voice, message::profile_games, tally.played(),
               {{"won", tally.won}, {"drawn", tally.drawn}, {"lost", tally.lost}});
}

std::string rating_text(Voice voice, const play::Rating& rating) {
    return say(
        voice, message::profile_rating,
        {{"rating", std::lround(rating.value)}, {"deviation", std::lround(rating.deviation)}});
}

std::string profile_error(Voice voice, const std::string& name, const play::ProfileError& error) {
    const words::Argument named{"name", words::shown(name)};
    switch (error.fault) {
    case ProfileFault::bad_name: return say(voice, message::wrong_player_name, {named});
    case ProfileFault::missing: return say(voice, message::no_profile_yet, {named});
    case ProfileFault::unreadable:
        return say(voice, message::cannot_read_profile,
                   {named, {"why", words::read_error(voice, error.error)}});
    case ProfileFault::unwritable:
        return say(voice, message::cannot_write_profile,
                   {named, {"why", words::write_error(voice, error.error)}});
    case ProfileFault::damaged:
        if (error.line == 0) return say(voice, message::changed_profile, {named});
        return say(voice, message::damaged_profile, {named, {"line", error.line}});
    case ProfileFault::busy: break;
    }
    return say(voice, message::busy_profile, {named});
}

} // namespace phrase
