#include "wasm/kept.hpp"

#include "phrase/games.hpp"
#include "words/page_study_messages.hpp"

namespace wasm {
namespace {

using json::Object;
using play::Summary;
using words::Voice;

std::string game_text(Voice voice, const std::optional<Summary>& summary) {
    if (!summary) return words::say(voice, words::message::page_damaged);
    return phrase::game_in_short(voice, *summary);
}

Object written(Voice voice, std::string_view name, const std::optional<Summary>& summary) {
    Object object;
    return object.add("name", name).add("text", game_text(voice, summary));
}

json::Value finished_json(Voice voice, const play::Keeper& keeper) {
    return json::list(keeper.archive_names(), [&](const play::SaveName& one) {
        return written(voice, one.name, play::summary_of(keeper.load_archived(one.name)));
    });
}

} // namespace

json::Value kept_json(Voice voice, const play::Keeper& keeper) {
    Object object;
    object
        .add("interrupted", json::list(keeper.interrupted(),
                                       [&](const play::InterruptedGame& one) {
                                           return written(voice, one.path, one.game);
                                       }))
        .add("saved", json::list(keeper.saves(),
                                 [&](const play::SaveEntry& one) {
                                     return written(voice, one.name, one.game);
                                 }))
        .add("finished", finished_json(voice, keeper));
    return object.done();
}

} // namespace wasm
