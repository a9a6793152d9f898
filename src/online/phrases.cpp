#include "online/phrases.hpp"

#include "phrase/games.hpp"
#include "words/menu_messages.hpp"
#include "words/online_messages.hpp"
#include "words/online_offer_messages.hpp"
#include "words/online_play_messages.hpp"
#include "words/save_messages.hpp"

namespace online {

namespace message = words::message;
using words::say;
using words::Voice;

std::string person_name(Voice voice, const wire::Person& person) {
    if (person.kind == wire::PersonKind::computer)
        return say(voice, message::computer_of_level, {{"level", person.level}});
    return words::shown(person.name);
}

std::string person_text(Voice voice, const wire::Person& person) {
    std::string text = person_name(voice, person);
    if (!person.rating) return text;
    return text + " (" + std::to_string(*person.rating) + (person.is_provisional ? "?)" : ")");
}

std::string terms_text(Voice voice, const wire::Terms& terms) {
    std::string text =
        say(voice, game::of_game(terms.rules, message::terms_stackchess, message::terms_chess),
            {{"size", terms.size}});
    if (terms.knights) text += ' ' + say(voice, message::terms_knights);
    if (!terms.promotion) text += ", " + say(voice, message::setting_no_promotion);
    if (!terms.position.empty()) text += ", " + say(voice, message::terms_position);
    if (terms.clock)
        text += ", " + play::to_text(*terms.clock);
    else if (terms.days > 0)
        text += ", " + say(voice, message::terms_days, static_cast<std::uint64_t>(terms.days));
    else
        text += ", " + say(voice, message::setting_no_clock);
    if (terms.is_rated) text += ", " + say(voice, message::terms_rated);
    if (terms.is_private) text += ", " + say(voice, message::terms_private);
    return text;
}

std::string entered_text(Voice voice, const CurrentGame& game) {
    std::string text = say(voice, message::game_entered,
                           {{"white", person_text(voice, game.players[0])},
                            {"black", person_text(voice, game.players[1])},
                            {"terms", terms_text(voice, game.terms)}});
    const std::string hurry = first_moves_text(voice, game);
    return hurry.empty() ? text : text + ' ' + hurry;
}

std::string first_moves_text(Voice voice, const CurrentGame& game) {
    const bool is_timed = game.is_played_here() && game.terms.clock && game.is_opening;
    if (!is_timed || game.is_over) return {};
    return say(voice, message::first_moves_timed,
               {{"seconds", wire::Terms::first_move_limit.count()}});
}

std::string rematch_text(Voice voice, const CurrentGame& game) {
    if (!game.rematch_by || !game.next.empty()) return {};
    const core::Color by = *game.rematch_by;
    const auto name = [&](core::Color side) {
        return words::Argument{"name", person_name(voice, game.players[core::index(side)])};
    };
    if (by != game.side()) return say(voice, message::rematch_wanted, {name(by)});
    if (game.rematch_waits) return say(voice, message::rematch_waits, {name(~by)});
    return say(voice, message::rematch_asked);
}

namespace {

std::string wanted(Voice voice, const wire::Person& by, const wire::Terms& terms,
                   wire::ColorWish color) {
    std::string text = person_text(voice, by) + " : " + terms_text(voice, terms);
    if (voice.language == words::Language::english)
        text = person_text(voice, by) + ": " + terms_text(voice, terms);
    if (color != wire::ColorWish::any)
        text += ", " + say(voice, color == wire::ColorWish::white ? message::plays_white
                                                                  : message::plays_black);
    return text;
}

} // namespace

std::string seek_text(Voice voice, const wire::Seek& seek) {
    std::string text = wanted(voice, seek.by, seek.terms, seek.color);
    if (seek.range)
        text +=
            ", " + say(voice, message::terms_range, {{"range", range_text(voice, *seek.range)}});
    return text;
}

std::string range_text(Voice voice, const wire::RatingRange& range) {
    const words::Argument least{"least", range.least};
    const words::Argument most{"most", range.most};
    if (range.most == wire::RatingRange{}.most) return say(voice, message::range_least, {least});
    if (range.least == wire::RatingRange{}.least) return say(voice, message::range_most, {most});
    return say(voice, message::range_between, {least, most});
}

std::optional<std::string> why_not_rated(Voice voice, const wire::Terms& terms, bool has_account) {
    if (!wire::may_be_rated(terms)) return say(voice, message::rated_boards);
    if (!has_account) return say(voice, message::rated_needs_account);
    return std::nullopt;
}

std::string challenge_text(Voice voice, const wire::Challenge& challenge) {
    return wanted(voice, challenge.by, challenge.terms, challenge.color);
}

std::string own_challenge_text(Voice voice, const wire::Challenge& challenge) {
    return challenge_text(voice, challenge) + ", " +
           (challenge.to.empty()
                ? say(voice, message::terms_code, {{"id", challenge.challenge}})
                : say(voice, message::terms_for, {{"name", words::shown(challenge.to)}}));
}

std::string running_text(Voice voice, const wire::PublicGame& game) {
    return say(voice, message::running_game,
               {{"white", person_text(voice, game.players[0])},
                {"black", person_text(voice, game.players[1])},
                {"terms", terms_text(voice, game.terms)},
                {"half_moves",
                 say(voice, message::half_moves_played, static_cast<std::uint64_t>(game.plies))}});
}

std::string link_sentence(Voice voice, const Address& server, const std::string& id) {
    const std::string link = server.link_to(id);
    if (link.empty()) return say(voice, message::challenge_code, {{"id", id}});
    return say(voice, message::challenge_link, {{"link", link}});
}

std::string standing_text(Voice voice, const Client& client) {
    const words::Argument address{"address", client.address().base()};
    switch (client.standing()) {
    case Standing::connecting:
    case Standing::greeting: return say(voice, message::online_connecting, {address});
    case Standing::nameless: return say(voice, message::ask_online_name);
    case Standing::present: break;
    case Standing::away: return say(voice, message::online_away);
    case Standing::over: return say(voice, message::online_over, {address});
    }
    return say(voice, message::online_present,
               {address, {"name", person_text(voice, client.you())}});
}

} // namespace online
