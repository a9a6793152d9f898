// What comes into the room from an analysis, and marks on its own board.

#include "play/name.hpp"
#include "play/table_tags.hpp"
#include "record/pgn_writer.hpp"
#include "room/room.hpp"
#include "words/board_messages.hpp"
#include "words/file_errors.hpp"
#include "words/room_messages.hpp"
#include "words/save_messages.hpp"

namespace room {

namespace message = words::message;

void Room::obey(const DrawMark& action) {
    if (must_answer()) return;
    table().draw(action.place, action.mark);
    snapshot_.marks = table().marks();
    is_unwritten_ = is_unwritten_ || has_moves();
}

void Room::obey(const SaveStudy& action) {
    if (!has_place()) return;
    if (!play::is_name(action.name)) return warn(message::wrong_save_name);
    save_study(action, false);
}

/// Saves in place of another game of that name only where it `replaces` it, and else asks.
void Room::save_study(const SaveStudy& action, bool replaces) {
    record::Record record = action.record;
    record.tags.erase(play::tag::save_name);
    const auto stamp = replaces ? std::nullopt : std::optional(play::no_save);
    const play::SaveOutcome outcome = options_.keeper->save(action.name, record, stamp);
    if (outcome.is_taken)
        return questions_.ask_first(SaveTaken{action.name}, [this, action](bool is_yes) {
            if (is_yes) save_study(action, true);
        });
    if (outcome.is_saved()) return say(message::saved, {{"name", action.name}});
    warn(message::cannot_save, {{"why", words::write_error(voice_, outcome.error)}});
}

void Room::obey(const ExportStudy& action) {
    if (options_.keeper != nullptr)
        export_to(action.path, record::to_pgn(action.record), message::exported, false);
}

/// The game is not rated: it starts from an analysis made with the engine's help.
void Room::obey(const PlayFrom& action) {
    record::Record record = action.record;
    for (const std::string_view name :
         {play::tag::save_name, play::tag::game_name, play::tag::clocks, play::tag::time_control,
          play::tag::strict, play::tag::asked, play::tag::result, play::tag::termination,
          play::tag::reason})
        record.tags.erase(name);
    record.tags.set(play::tag::counted, "yes");
    play::write_seats(record.tags, action.seats);
    auto table = table_of(record);
    if (table->is_over()) return warn(message::over_there);
    put_on_table(std::move(table));
    say(message::game_goes_on);
}

} // namespace room
