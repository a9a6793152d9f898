// The archive of finished games.

#include "phrase/games.hpp"
#include "play/date.hpp"
#include "play/name.hpp"
#include "play/table_tags.hpp"
#include "record/pgn_writer.hpp"
#include "room/room.hpp"
#include "words/room_messages.hpp"
#include "words/save_messages.hpp"

namespace room {

namespace message = words::message;

/// A game of the archive; says why there is none.
std::optional<play::LoadedGame> Room::archived(const std::string& name) {
    if (!has_place()) return std::nullopt;
    auto game = options_.keeper->load_archived(name);
    if (game) return *std::move(game);
    const std::string shown = words::shown(play::moment_text(name));
    if (game.error().fault == play::LoadFault::missing)
        warn(message::no_archived, {{"name", shown}});
    else
        warn(phrase::load_error(voice_, shown, game.error(), phrase::Source::file));
    return std::nullopt;
}

void Room::obey(const OpenArchived& action) {
    if (const auto game = archived(action.name))
        take_up({.name = action.name}, play::LoadResult(*game));
}

void Room::obey(const RemoveArchived& action) {
    if (!has_place()) return;
    const auto game = options_.keeper->load_archived(action.name);
    if (!game && game.error().fault == play::LoadFault::missing)
        return warn(message::no_archived, {{"name", words::shown(action.name)}});
    questions_.ask_first(RemovingArchived{action.name}, [this, name = action.name](bool is_yes) {
        if (is_yes) tell_removed(play::moment_text(name), options_.keeper->remove_archived(name));
    });
}

void Room::obey(const RenameArchived& action) {
    if (!action.to.empty() && !play::is_name(action.to)) return warn(message::wrong_save_name);
    auto game = archived(action.name);
    if (!game) return;
    if (action.to.empty())
        game->record.tags.erase(play::tag::game_name);
    else
        game->record.tags.set(play::tag::game_name, action.to);
    const std::string moment = play::moment_text(action.name);
    const int error = options_.keeper->archive(game->record, action.name).error;
    tell_renamed(error == 0 ? play::Renaming::done : play::Renaming::failed, moment,
                 action.to.empty() ? moment : action.to);
}

void Room::obey(const ExportArchived& action) {
    if (const auto game = archived(action.name))
        export_to(action.path, record::to_pgn(game->record), message::exported, false);
}

} // namespace room
