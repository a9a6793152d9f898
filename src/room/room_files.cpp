// Games that come into the room from files and the clipboard, and the players they belong to.

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <utility>

#include "core/trim.hpp"
#include "phrase/profiles.hpp"
#include "play/date.hpp"
#include "play/name.hpp"
#include "play/position_file.hpp"
#include "play/save_name.hpp"
#include "play/table_tags.hpp"
#include "record/pgn_writer.hpp"
#include "record/start.hpp"
#include "room/archive.hpp"
#include "room/room.hpp"
#include "words/board_messages.hpp"
#include "words/layout.hpp"
#include "words/position_messages.hpp"
#include "words/positions.hpp"
#include "words/profile_messages.hpp"
#include "words/records.hpp"
#include "words/room_messages.hpp"
#include "words/save_messages.hpp"

namespace room {

namespace message = words::message;

namespace {

/// Whether a leftover file of which nothing can be read is useless to every program.
bool is_nobodys(play::LoadFault fault) {
    switch (fault) {
    case play::LoadFault::too_big:
    case play::LoadFault::not_text:
    case play::LoadFault::empty:
    case play::LoadFault::no_game:
    case play::LoadFault::damaged:
    case play::LoadFault::checksum: return true;
    case play::LoadFault::missing:
    case play::LoadFault::unreadable:
    case play::LoadFault::newer:
    case play::LoadFault::in_use: break;
    }
    return false;
}

} // namespace

void Room::obey(const StartGame& action) {
    play::TableOptions options = action.options;
    for (play::Seat& seat : options.seats) // remote players are met by joining a game
        if (seat.kind == play::SeatKind::remote) seat.kind = play::SeatKind::person;
    options.tags.set("Date", play::date_tag(std::chrono::system_clock::now()));
    put_on_table(std::make_unique<play::Table>(std::move(options), table_tools()));
}

void Room::obey(const Rematch&) {
    if (is_remote()) return request_rematch();
    play::TableOptions options = agreed();
    std::swap(options.seats[0], options.seats[1]);
    options.tags = {};
    obey(StartGame{std::move(options)});
}

std::unique_ptr<play::Table> Room::table_of(const record::Record& record) {
    return play::Table::resumed(record, table_tools()).table;
}

void Room::obey(const OpenSave& action) {
    if (!has_place()) return;
    open({.name = action.name, .is_save = true}, options_.keeper->load_save(action.name));
}

void Room::obey(const OpenFile& action) {
    if (options_.keeper != nullptr)
        open({.name = action.path},
             options_.keeper->load_path(action.path, action.letters, action.number));
}

void Room::obey(const ResumeGame& action) {
    if (!has_place()) return;
    auto taken = options_.keeper->take(action.game);
    if (taken) {
        play::forget_other_save(taken->game.record, *options_.keeper);
        return put_on_table(table_of(taken->game.record), std::move(taken->running));
    }
    const play::LoadError& error = taken.error();
    const std::string damage = phrase::load_error(
        voice_, words::say(voice_, message::interrupted_game), error, phrase::Source::save);
    if (error.remainder() == nullptr) {
        warn(damage);
        if (is_nobodys(error.fault)) ask_about_leftover(action.game);
        return;
    }
    ask_about_damage(damage, error, [this, game = action.game, error](bool is_yes) {
        if (is_yes) return resume_damaged(game, error);
        ask_about_leftover(game);
    });
}

void Room::obey(const RenameInterrupted& action) {
    if (!has_place()) return;
    if (!action.to.empty() && !play::is_name(action.to)) return warn(message::wrong_save_name);
    const auto named = options_.keeper->name_interrupted(action.game, action.to);
    if (!named)
        return warn(phrase::load_error(voice_, words::say(voice_, message::interrupted_game),
                                       named.error(), phrase::Source::save));
    if (*named != 0)
        return warn(phrase::keep_error(voice_, message::interrupted_not_named, *named));
    if (action.to.empty()) return say(message::interrupted_unnamed);
    say(message::interrupted_named, {{"name", action.to}});
}

/// As it is listed; as it was given if it is not.
play::InterruptedGame Room::listed(const play::InterruptedGame& given) const {
    const std::vector<play::InterruptedGame> games = options_.keeper->interrupted();
    const auto found = std::ranges::find(games, given.path, &play::InterruptedGame::path);
    return found == games.end() ? given : *found;
}

void Room::obey(const RemoveInterrupted& action) {
    if (!has_place()) return;
    const play::InterruptedGame left = action.game.game ? action.game : listed(action.game);
    const std::string title = interrupted_title(voice_, left);
    const RemovingInterrupted asked{time_text(left), left.game ? left.game->name : std::string()};
    questions_.ask_first(asked, [this, game = left, title](bool is_yes) {
        if (!is_yes) return;
        const int error = options_.keeper->remove_interrupted(game);
        if (error == 0 && title.empty()) return say(message::undated_removed);
        if (error != EWOULDBLOCK) return tell_removed(title, error);
        warn(phrase::load_error(voice_, words::say(voice_, message::interrupted_game),
                                {.fault = play::LoadFault::in_use}, phrase::Source::save));
    });
}

void Room::ask_about_leftover(const play::InterruptedGame& game) {
    questions_.ask(DamagedLeftover{}, [this, game](bool is_yes) {
        if (is_yes) options_.keeper->remove_interrupted(game);
    });
}

/// Goes on with what can be read of an interrupted game.
void Room::resume_damaged(const play::InterruptedGame& game, const play::LoadError& error) {
    play::LoadedGame readable = *error.remainder();
    play::forget_other_save(readable.record, *options_.keeper);
    put_on_table(table_of(readable.record));
    if (game_->is_kept()) options_.keeper->remove_interrupted(game);
}

bool Room::resume_latest() {
    if (!can_keep()) return false;
    auto games = options_.keeper->interrupted();
    std::erase_if(games, [](const play::InterruptedGame& game) {
        return !game.game || game.game->outcome.is_over();
    });
    const auto played = options_.keeper->last_played();
    const auto damaged = std::ranges::find(games, true, &play::InterruptedGame::is_damaged);
    const int before = snapshot_.game;
    for (auto game = games.begin(); game != games.end(); ++game) {
        if (game->is_damaged) continue;
        obey(ResumeGame{*game});
        if (snapshot_.game == before) continue; // another program was faster
        if (damaged < game)
            warn(message::latest_is_damaged);
        else
            say(played && *played > game->time ? message::newer_is_open : message::game_resumed);
        settle();
        return true;
    }
    if (damaged != games.end()) obey(ResumeGame{*damaged});
    settle();
    return damaged != games.end();
}

void Room::obey(const ResumeLatest&) {
    if (!has_place() || resume_latest()) return;
    // A finished game is still there only because it could not be saved.
    for (const play::InterruptedGame& game : options_.keeper->interrupted())
        if (game.game) return obey(ResumeGame{game});
    say(options_.keeper->last_played() ? message::played_elsewhere : message::nothing_interrupted);
}

/// Opens what was read, or says what is wrong with it and offers what can be read of it.
void Room::open(const Source& source, const play::LoadResult& result) {
    if (result) {
        remark_on(*result, source.is_pasted);
        return take_up(source, result);
    }
    const std::string damage =
        phrase::load_error(voice_, source.name, result.error(),
                           source.is_save ? phrase::Source::save : phrase::Source::file);
    if (result.error().remainder() == nullptr) return warn(damage);
    ask_about_damage(damage, result.error(), [this, source, result](bool is_yes) {
        if (!is_yes) return;
        remark_on(*result.error().remainder(), source.is_pasted);
        take_up(source, result);
    });
}

/// What should be known of a game that was just read.
void Room::remark_on(const play::LoadedGame& game, bool is_pasted) {
    std::vector<std::string> remarks;
    if (!is_pasted)
        remarks = phrase::remarks(voice_, game);
    else if (game.games > 1)
        remarks = {words::say(voice_, message::first_of_pasted, game.games)};
    for (std::string& warning : phrase::warnings(voice_, game))
        remarks.push_back(std::move(warning));
    for (std::string& remark : remarks) events_.emplace_back(Notice{std::move(remark)});
}

/// Whether the game goes on with what can be read of it, of which there must be something.
void Room::ask_about_damage(const std::string& damage, const play::LoadError& error,
                            Questions::Answered answered) {
    const play::Summary readable = play::summary_of(error.remainder()->record);
    questions_.ask_first(DamagedGame{damage, static_cast<int>(readable.plies)},
                         std::move(answered));
}

/// Puts on the table what was read, or what can be read of it. It needs no keeping yet: where it
/// came from it still is.
void Room::take_up(const Source& source, const play::LoadResult& result) {
    record::Record record = result ? result->record : result.error().remainder()->record;
    record.tags.erase(play::tag::save_name); // of another folder's save
    play::KeptGame game(table_of(record), options_.keeper);
    if (source.is_save && result) // what is damaged is not to be written over unasked
        game.mark_saved(source.name, result->stamp);
    else
        game.table().mark_unchanged();
    put_on_table(std::move(game));
}

void Room::obey(const PlayOn& action) {
    if (!table().is_over()) return warn(message::game_is_going_on);
    record::Record record = table().record();
    const std::size_t plies = session().ply_count() + session().undone_count();
    record.undone = plies - std::min(action.place, plies);
    play::forget_end(record);
    record.tags.erase(play::tag::save_name); // the game that is over stays as it was saved
    record.tags.erase(play::tag::game_name);
    record.tags.set(play::tag::counted, "yes");
    play::forget_clocks(record.tags);
    auto table = table_of(record);
    if (table->is_over()) return warn(message::over_there);
    put_on_table(std::move(table));
    say(message::game_goes_on);
}

/// A position alone, of the game that is played or else of another. Says what was corrected in it,
/// or why it cannot be played; false for a text that is not meant as a position.
bool Room::open_position(const std::string& text) {
    const auto start = record::find_start(text, play::rules_meant(text, snapshot_.rules));
    if (!start) return refuse_position(text, start.error());
    play::TableOptions options = game_ ? agreed() : play::TableOptions{};
    options.start = start->setup;
    options.tags = {};
    obey(StartGame{std::move(options)});
    for (std::string& notice : words::start_notices(voice_, *start))
        events_.emplace_back(Notice{std::move(notice)});
    return true;
}

bool Room::refuse_position(const std::string& text, const record::Problem& problem) {
    const std::string why = words::position_sentence(voice_, problem);
    if (problem.kind == record::ProblemKind::unplayable_fen)
        warn(why);
    else if (play::is_like_position(text))
        warn(message::no_position, {{"why", why}});
    else
        return false;
    return true;
}

void Room::obey(const OpenText& action) {
    if (action.text.size() > play::max_save_bytes)
        return warn(phrase::load_error(voice_, words::say(voice_, message::pasted_text),
                                       {.fault = play::LoadFault::too_big}, phrase::Source::file));
    const std::string text(core::trimmed(action.text));
    if (text.empty()) return warn(message::nothing_to_paste);
    const bool is_one_line = text.find('\n') == std::string::npos;
    if (is_one_line && open_position(text)) return;
    const auto game = play::read_save(text);
    if (!game && game.error().fault == play::LoadFault::no_game)
        return warn(message::nothing_to_paste);
    open({.name = words::say(voice_, message::pasted_text), .is_pasted = true}, game);
}

void Room::obey(const ChoosePlayer& action) {
    if (!action.name.empty()) {
        if (!has_place()) return;
        const auto profile = options_.keeper->create_profile(action.name);
        if (!profile) return warn(phrase::profile_error(voice_, action.name, profile.error()));
    }
    if (game_) give_seat(action.name);
}

/// Gives the running game to that player, if it is clear which side that is.
void Room::give_seat(const std::string& name) {
    if (table().is_over()) return;
    const auto side = snapshot_.person();
    if (!side || is_remote() || snapshot_.is_between_people()) return say(message::from_next_game);
    table().rename(*side, name);
    snapshot_.seats = agreed().seats;
    is_unwritten_ = is_unwritten_ || has_moves();
}

void Room::obey(const RenamePlayer& action) {
    if (!has_place()) return;
    const play::Renaming renaming = options_.keeper->rename_profile(action.from, action.to);
    if (renaming == play::Renaming::bad_name)
        return warn(message::wrong_player_name, {{"name", words::shown(action.to)}});
    if (renaming == play::Renaming::missing)
        return warn(message::no_such_profile, {{"name", words::shown(action.from)}});
    if (!tell_renamed(renaming, action.from, action.to)) return;
    events_.emplace_back(PlayerRenamed{action.from, action.to});
    if (game_) rename_seats(action.from, action.to);
    rename_in_games(action.from, action.to);
}

/// The games of a player go along with the new name.
void Room::rename_in_games(const std::string& from, const std::string& to) {
    std::size_t left = 0;
    const auto rename = [&] { left = options_.keeper->rename_in_games(from, to); };
    if (game_)
        game_->follow_save(rename);
    else
        rename();
    if (left > 0) warn(words::say(voice_, message::games_keep_name, left, {{"name", from}}));
}

/// The people of the running game who had the one name have the other.
void Room::rename_seats(const std::string& from, const std::string& to) {
    if (table().is_over() || is_remote()) return;
    for (const core::Color side : core::colors)
        if (const play::Seat& seat = table().seat(side);
            seat.kind == play::SeatKind::person && seat.name == from)
            table().rename(side, to);
    snapshot_.seats = agreed().seats;
    is_unwritten_ = is_unwritten_ || is_kept();
}

void Room::obey(const RemovePlayer& action) {
    if (!has_place()) return;
    const auto profile = options_.keeper->load_profile(action.name);
    if (!profile && profile.error().fault == play::ProfileFault::missing)
        return warn(message::no_such_profile, {{"name", words::shown(action.name)}});
    questions_.ask_first(RemovingPlayer{action.name}, [this, name = action.name](bool is_yes) {
        if (!is_yes) return;
        const int error = options_.keeper->remove_profile(name);
        tell_removed(name, error);
        if (error == 0) events_.emplace_back(PlayerRenamed{name, {}});
    });
}

void Room::obey(const CopyPosition& action) {
    events_.emplace_back(Copied{session().text_at(action.place)});
    say(message::position_copied);
}

void Room::obey(const ExportPosition& action) {
    if (options_.keeper != nullptr)
        export_to(action.path, action.position + '\n', message::position_exported, false);
}

void Room::obey(const CopyGame&) {
    events_.emplace_back(Copied{record::to_pgn(table().record())});
    say(message::game_copied);
}

} // namespace room
