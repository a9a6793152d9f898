#include "view/game_texts.hpp"

#include "words/board_messages.hpp"
#include "words/names.hpp"
#include "words/outcome_messages.hpp"
#include "words/outcomes.hpp"
#include "words/play_messages.hpp"

namespace view {

namespace {

namespace message = words::message;

std::string asked_text(const DrawOffered& offer, words::Voice voice) {
    return say(voice, message::draw_question[core::index(~offer.by)]);
}

std::string asked_text(const ClaimArisen& arisen, words::Voice voice) {
    return say(voice,
               arisen.claim == game::Claim::fifty_moves ? message::fifty_moves_arisen
                                                        : message::threefold_arisen,
               {{"Side", say(voice, message::side_titles[core::index(arisen.asked)])}});
}

std::string asked_text(const DamagedGame& damaged, words::Voice) { return damaged.question; }

} // namespace

std::string state_text(const GameScreen& screen, const Snapshot& snapshot, words::Voice voice) {
    if (screen.looked_at == std::size_t{0}) return say(voice, message::looking_at_start);
    if (screen.looked_at)
        return say(voice, message::looking_back,
                   {{"number", *screen.looked_at}, {"count", snapshot.history.size() - 1}});
    if (snapshot.outcome.is_over())
        return words::outcome_sentence(voice, snapshot.outcome, snapshot.turn());
    if (screen.promotion) return say(voice, message::choose_promotion);
    std::string text;
    if (snapshot.present().check) text = say(voice, message::check) + ' ';
    text += say(voice, message::stackchess_turn[core::index(snapshot.turn())]);
    if (!snapshot.claims.empty()) text += ' ' + say(voice, message::claimable);
    if (snapshot.is_thinking) text += ' ' + say(voice, message::computer_thinks);
    return text;
}

std::optional<std::string> question_text(const GameScreen& screen, const Snapshot& snapshot,
                                         words::Voice voice) {
    if (snapshot.asked)
        return std::visit([&](const auto& asked) { return asked_text(asked, voice); },
                          *snapshot.asked);
    if (screen.asks_resignation)
        return say(
            voice,
            message::resign_question[core::index(snapshot.person().value_or(snapshot.turn()))]);
    return std::nullopt;
}

} // namespace view
