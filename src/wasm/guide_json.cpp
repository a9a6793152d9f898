#include "wasm/guide_json.hpp"

#include "wasm/game_json.hpp"
#include "words/message.hpp"

namespace wasm {
namespace {

using json::Object;
using words::say;
using words::Voice;

json::Value example_json(Voice voice, game::Rules rules, const words::GuidePage& page,
                         const words::GuideExample& example) {
    const auto session = words::guide_session(rules, page);
    const game::Letters letters = words::letters(voice.language);
    Object object;
    object.add("move", words::guide_move(voice.language, *session, example, letters))
        .add("remark", words::guide_remark(voice, *session, example))
        .add("legal", example.remark.has_value());
    if (const auto squares = words::guide_squares(voice.language, *session, example))
        object.add("from", core::to_text(squares->first)).add("to", core::to_text(squares->second));
    if (session->play(example.move.in(voice.language), letters))
        object.add("after", position_json(voice, session->moment(1)));
    return object.done();
}

json::Value page_json(Voice voice, game::Rules rules, const words::GuidePage& page) {
    Object object;
    object.add("title", say(voice, page.title)).add("text", say(voice, page.text));
    if (page.position.empty()) return object.done();
    object.add("board", position_json(voice, words::guide_session(rules, page)->moment(0)));
    object.add("examples", json::list(page.examples, [&](const words::GuideExample& example) {
                   return example_json(voice, rules, page, example);
               }));
    return object.done();
}

} // namespace

json::Value guide_json(Voice voice, game::Rules rules, words::MovedBy hand) {
    return json::list(words::drawn_guide_pages(rules, hand),
                      [&](const words::GuidePage& page) { return page_json(voice, rules, page); });
}

} // namespace wasm
