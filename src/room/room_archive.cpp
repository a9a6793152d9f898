// The archive of finished games.

#include "phrase/games.hpp"
#include "play/date.hpp"
#include "play/name.hpp"
#include "play/table_tags.hpp"
#include "record/pgn_writer.hpp"
#include "room/archive.hpp"
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
    warn_of_archived(name, game.error());
    return std::nullopt;
}

void Room::warn_of_archived(const std::string& name, const play::LoadError& error) {
    const std::string shown = words::shown(play::moment_text(name));
    if (error.fault == play::LoadFault::missing)
        warn(message::no_archived, {{"name", shown}});
    else
        warn(phrase::load_error(voice_, shown, error, phrase::Source::file));
}

/// What can be read of a damaged one is offered; its result has counted already.
void Room::obey(const OpenArchived& action) {
    if (!has_place()) return;
    auto game = options_.keeper->load_archived(action.name);
    if (game) return take_up({.name = action.name}, game);
    if (game.error().remainder() == nullptr) return warn_of_archived(action.name, game.error());
    game.error().readable->record.tags.set(play::tag::counted, "yes");
    open({.name = play::moment_text(action.name)}, game);
}

void Room::obey(const RemoveArchived& action) {
    if (!has_place()) return;
    const auto game = options_.keeper->load_archived(action.name);
    if (!game && game.error().fault == play::LoadFault::missing)
        return warn(message::no_archived, {{"name", words::shown(action.name)}});
    const play::SaveEntry entry{{.name = action.name, .time = {}}, play::summary_of(game)};
    const std::string given = entry.game ? entry.game->name : std::string();
    questions_.ask_first(RemovingArchived{action.name, given}, [this, entry](bool is_yes) {
        if (!is_yes) return;
        tell_removed(archived_title(voice_, entry), options_.keeper->remove_archived(entry.name));
    });
}

void Room::obey(const RenameArchived& action) {
    if (!action.to.empty() && !play::is_name(action.to)) return warn(message::wrong_save_name);
    auto game = archived(action.name);
    if (!game) return;
    play::name_game(game->record.tags, action.to);
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
