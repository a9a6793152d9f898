#include "wasm/tried_line.hpp"

#include "wasm/agreement.hpp"
#include "wasm/game_json.hpp"
#include "wasm/text_in.hpp"
#include "words/refusals.hpp"

namespace wasm {
namespace {

using core::Failure;
using json::Object;
using words::Voice;

room::Study study_of(Voice voice, const session::Session& session) {
    return room::Study(session.record(), words::letters(voice.language));
}

} // namespace

std::string refusal_of(Voice voice, const room::Study& study, std::string_view tried) {
    take_word(tried);
    const core::Coord from = square_in(take_word(tried));
    const auto count = static_cast<int>(number_in(take_word(tried)));
    const game::Refusal refusal = study.refusal(from, count, square_in(tried));
    if (refusal.kind == game::RefusalKind::none) return {};
    return words::refusal_sentence(voice, refusal, study.record().rules(), study.snapshot().turn());
}

std::string refusal_of(Voice voice, const session::Session& session, std::string_view tried) {
    return refusal_of(voice, study_of(voice, session), tried);
}

core::Result<TriedLine, std::string> read_tried_line(Voice voice, std::string_view agreement,
                                                     std::string_view moves) {
    auto options = read_agreement(voice, agreement);
    if (!options) return Failure<std::string>(options.error());
    TriedLine line = session::make_session(options->start);
    for (const std::string_view text : words_in(moves)) {
        if (!line->play(text, game::Letters::english)) break;
    }
    return line;
}

json::Object tried_line_json(Voice voice, const session::Session& session) {
    return Object().add("game", game_json(study_of(voice, session), voice));
}

} // namespace wasm
