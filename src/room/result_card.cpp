#include "room/result_card.hpp"

#include <cmath>

#include "words/message.hpp"
#include "words/outcomes.hpp"
#include "words/room_messages.hpp"
#include "words/save_messages.hpp"

namespace room {

namespace {

namespace message = words::message;

std::string rating_line(words::Voice voice, const play::ProfileChange& change) {
    const auto after = std::lround(change.after.value);
    const words::Argument name{"name", words::shown(change.name)};
    if (!change.before)
        return say(voice, message::first_rating, {name, {"rating", static_cast<int>(after)}});
    const auto step = after - std::lround(change.before->value);
    return say(voice, message::rating_changed,
               {name,
                {"rating", static_cast<int>(after)},
                {"step", (step < 0 ? "-" : "+") + std::to_string(std::abs(step))}});
}

} // namespace

ResultCard result_card(words::Voice voice, const Snapshot& snapshot) {
    const std::size_t plies = snapshot.history.size() - 1;
    ResultCard card{.title = words::result_title(voice, snapshot.outcome),
                    .reason = words::result_reason(voice, snapshot.outcome, snapshot.turn()),
                    .length = say(voice, message::half_moves_played, plies)};
    for (const play::ProfileChange& change : snapshot.ratings)
        card.ratings.push_back(rating_line(voice, change));
    return card;
}

} // namespace room
