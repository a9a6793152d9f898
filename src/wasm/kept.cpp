#include "wasm/kept.hpp"

#include "phrase/games.hpp"
#include "room/archive.hpp"
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

/// A game: its name on the shelf, its title in the list, and the name that a person gave it.
Object written(std::string_view name, std::string_view title, std::string_view given,
               const std::string& text) {
    Object object;
    return object.add("name", name).add("title", title).add("given", given).add("text", text);
}

json::Value finished_json(Voice voice, const play::Keeper& keeper) {
    return json::list(keeper.archive_names(), [&](const play::SaveName& one) {
        const play::SaveEntry game{one, play::summary_of(keeper.load_archived(one.name))};
        return written(one.name, room::archived_title(voice, game),
                       game.game ? game.game->name : "", room::archived_text(voice, game));
    });
}

} // namespace

json::Value kept_json(Voice voice, const play::Keeper& keeper) {
    Object object;
    object
        .add("interrupted", json::list(keeper.interrupted(),
                                       [&](const play::InterruptedGame& one) {
                                           return written(one.path,
                                                          room::interrupted_title(voice, one),
                                                          one.game ? one.game->name : "",
                                                          game_text(voice, one.game));
                                       }))
        .add("saved", json::list(keeper.saves(),
                                 [&](const play::SaveEntry& one) {
                                     return written(one.name, one.name, one.name,
                                                    game_text(voice, one.game));
                                 }))
        .add("finished", finished_json(voice, keeper));
    return object.done();
}

} // namespace wasm
