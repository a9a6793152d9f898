#include "view/game_texts.hpp"

#include "words/board_messages.hpp"
#include "words/names.hpp"
#include "words/outcome_messages.hpp"
#include "words/outcomes.hpp"
#include "words/play_messages.hpp"
#include "words/spoken_moves.hpp"

namespace view {

namespace {

namespace message = words::message;

/// The move that led to the shown moment.
std::optional<std::string> spoken(const GameScreen& screen, const Snapshot& snapshot,
                                  words::Voice voice) {
    const std::size_t place = place_shown(screen, snapshot);
    if (place == 0 || !snapshot.history[place].move) return std::nullopt;
    return words::spoken_move(voice, snapshot.history[place - 1].board,
                              *snapshot.history[place].move);
}

/// A game may end while one looks back.
std::vector<StateSentence> looking_back(const GameScreen& screen, const Snapshot& snapshot,
                                        words::Voice voice) {
    const std::size_t place = *screen.looked_at;
    std::vector<StateSentence> sentences;
    if (snapshot.outcome.is_over())
        sentences.push_back({words::result_sentence(voice, snapshot.outcome, snapshot.turn()), 0});
    sentences.push_back({place == 0
                             ? say(voice, message::looking_at_start)
                             : say(voice, message::looking_back,
                                   {{"number", place}, {"count", snapshot.history.size() - 1}}),
                         1});
    return sentences;
}

std::vector<StateSentence> standing(const GameScreen& screen, const Snapshot& snapshot,
                                    words::Voice voice) {
    if (screen.looked_at) return looking_back(screen, snapshot, voice);
    if (snapshot.outcome.is_over())
        return {{words::result_sentence(voice, snapshot.outcome, snapshot.turn())}};
    if (screen.promotion) return {{say(voice, message::choose_promotion)}};
    std::vector<StateSentence> sentences;
    if (snapshot.present().check) sentences.push_back({say(voice, message::in_check), 3});
    // The card of that player shows it too.
    sentences.push_back({say(voice, message::side_to_move[core::index(snapshot.turn())]), 2});
    if (!snapshot.claims.empty()) sentences.push_back({say(voice, message::claimable), 4});
    if (snapshot.is_unkept) sentences.push_back({say(voice, message::game_unkept), 5});
    if (snapshot.is_thinking) sentences.push_back({say(voice, message::computer_thinks), 1});
    return sentences;
}

} // namespace

std::vector<StateSentence> state_sentences(const GameScreen& screen, const Snapshot& snapshot,
                                           const Settings& settings) {
    const words::Voice voice = voice_of(settings);
    std::vector<StateSentence> sentences = standing(screen, snapshot, voice);
    if (screen.can_withdraw)
        sentences.insert(sentences.begin(), {say(voice, message::move_waits), 6});
    if (!screen.offline.empty()) sentences.insert(sentences.begin(), {screen.offline, 7});
    if (!settings.speaks_moves) return sentences;
    if (auto move = spoken(screen, snapshot, voice))
        sentences.insert(sentences.begin(), StateSentence{*std::move(move), 3});
    return sentences;
}

std::optional<std::string> question_text(const Snapshot& snapshot, words::Voice voice) {
    if (!snapshot.asked) return std::nullopt;
    return room::question_text(voice, *snapshot.asked);
}

} // namespace view
