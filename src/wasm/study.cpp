#include "wasm/study.hpp"

#include "game/rules_text.hpp"
#include "play/table.hpp"
#include "play/think_task.hpp"
#include "room/room.hpp"
#include "wasm/agreement.hpp"
#include "wasm/game_json.hpp"
#include "wasm/text_in.hpp"
#include "wasm/thought_text.hpp"
#include "words/refusals.hpp"

namespace wasm {
namespace {

using core::Failure;
using json::Object;
using words::Voice;

} // namespace

std::string refusal_of(Voice voice, const session::Session& session, std::string_view tried) {
    take_word(tried);
    const core::Coord from = square_in(take_word(tried));
    const auto count = static_cast<int>(number_in(take_word(tried)));
    const game::Refusal refusal = session.refusal(from, count, square_in(tried));
    if (refusal.kind == game::RefusalKind::none) return {};
    return words::refusal_sentence(voice, refusal, session.rules(), session.turn());
}

core::Result<Study, std::string> read_study(Voice voice, std::string_view agreement,
                                            std::string_view moves) {
    auto options = read_agreement(voice, agreement);
    if (!options) return Failure<std::string>(options.error());
    Study study{session::make_session(options->start)};
    study.start = study.session->text();
    for (const std::string_view text : words_in(moves)) {
        const auto move = study.session->play(text, game::Letters::english);
        if (!move) break;
        study.moves.push_back(move->text);
    }
    return study;
}

json::Object study_json(Voice voice, const Study& study) {
    room::Room room({});
    room.speak(voice, words::letters(voice.language));
    const auto options = play::TableOptions{.start = study.session->record().setup};
    room.act(room::StartGame{options});
    for (const std::string& move : study.moves) room.act(room::PlayMove{move});
    Object object;
    return object.add("game", game_json(room, voice))
        .add("played", study.moves)
        .add("task",
             to_text(play::ThinkTask{
                 .rules = study.session->rules(), .start = study.start, .moves = study.moves}));
}

std::string study_answer(std::string_view text) {
    const Voice voice = voice_of(take_line(text));
    const std::string_view moves = take_line(text);
    const std::string_view tried = take_line(text);
    const auto study = read_study(voice, text, moves);
    if (!study) return Object().add("error", study.error()).done().text;
    Object object = study_json(voice, *study);
    if (!tried.empty()) object.add("refusal", refusal_of(voice, *study->session, tried));
    return object.done().text;
}

} // namespace wasm
