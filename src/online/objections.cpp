#include "online/objections.hpp"

#include "core/overloaded.hpp"
#include "words/online_messages.hpp"
#include "words/refusal_messages.hpp"
#include "words/refusals.hpp"
#include "words/room_messages.hpp"

namespace online {
namespace {

namespace message = words::message;
using play::Denial;
using wire::Why;

const words::Message& sentence_of(Why why) {
    switch (why) {
    case Why::unreadable:
    case Why::unknown_kind:
    case Why::bad_field:
    case Why::say_hello: break;
    case Why::too_many: return message::online_too_many;
    case Why::closing: return message::online_closing;
    case Why::not_saved: return message::online_not_saved;
    case Why::banned: return message::online_banned;
    case Why::bad_name: return message::online_bad_name;
    case Why::name_taken: return message::online_name_taken;
    case Why::needs_account: return message::online_needs_account;
    case Why::no_such_seek: return message::online_no_such_seek;
    case Why::no_such_challenge: return message::online_no_such_challenge;
    case Why::no_such_player: return message::online_no_such_player;
    case Why::not_for_you: return message::online_not_for_you;
    case Why::out_of_range: return message::online_out_of_range;
    case Why::unwelcome: return message::online_unwelcome;
    case Why::not_rated: return message::online_not_rated;
    case Why::unplayable: return message::online_unplayable;
    case Why::bad_terms: return message::online_bad_terms;
    case Why::no_such_game: return message::online_no_such_game;
    case Why::not_a_player: return message::only_watching;
    case Why::behind: return message::online_behind;
    case Why::too_late: return message::online_too_late;
    case Why::not_over: return message::game_is_going_on;
    case Why::not_gone: return message::online_not_gone;
    case Why::no_clock: return message::online_no_clock;
    case Why::no_chat: return message::online_no_chat;
    }
    return message::online_not_understood;
}

const words::Message& sentence_of(Denial denial) {
    switch (denial) {
    case Denial::game_over: return message::game_over;
    case Denial::not_your_turn: return message::opponent_to_move;
    case Denial::already_offered: return message::online_already_offered;
    case Denial::not_offered: return message::online_not_offered;
    default: return message::online_impossible_now;
    }
}

} // namespace

std::string objection_sentence(words::Voice voice, const wire::Objection& objection,
                               const ObjectionContext& context) {
    return std::visit(
        core::Overloaded{[&](Why why) {
                             if (why == Why::not_gone && objection.seconds.count() > 0)
                                 return say(voice, message::online_not_gone_long_enough,
                                            static_cast<std::uint64_t>(objection.seconds.count()));
                             if (why == Why::bad_name && objection.field == wire::reserved)
                                 return say(voice, message::online_name_reserved);
                             return say(voice, sentence_of(why));
                         },
                         [&](Denial denial) { return say(voice, sentence_of(denial)); },
                         [&](const game::Refusal& refusal) {
                             return words::refusal_sentence(voice, refusal, context.rules,
                                                            context.turn);
                         }},
        objection.why);
}

} // namespace online
