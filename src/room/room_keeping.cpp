// How the game is kept, saved and left.

#include <cerrno>
#include <chrono>
#include <type_traits>

#include "phrase/games.hpp"
#include "phrase/profiles.hpp"
#include "play/date.hpp"
#include "play/name.hpp"
#include "record/pgn_writer.hpp"
#include "room/room.hpp"
#include "words/board_messages.hpp"
#include "words/chess_messages.hpp"
#include "words/file_errors.hpp"
#include "words/layout.hpp"
#include "words/play_messages.hpp"
#include "words/room_messages.hpp"
#include "words/save_messages.hpp"
#include "words/text_messages.hpp"

namespace room {

namespace message = words::message;

namespace {

/// Whether an action brings another game.
bool puts_on_table(const Action& action) {
    return std::visit(
        []<class One>(const One&) {
            return std::is_same_v<One, StartGame> || std::is_same_v<One, JoinGame> ||
                   std::is_same_v<One, OpenSave> || std::is_same_v<One, OpenFile> ||
                   std::is_same_v<One, ResumeGame> || std::is_same_v<One, ResumeLatest> ||
                   std::is_same_v<One, OpenText> || std::is_same_v<One, PlayOn> ||
                   std::is_same_v<One, Rematch> || std::is_same_v<One, OpenArchived> ||
                   std::is_same_v<One, PlayFrom>;
        },
        action);
}

std::string today() { return play::day_text(std::chrono::system_clock::now()); }

/// Why a game is not saved under the name it has.
std::string save_error(words::Voice voice, const play::SaveOutcome& outcome,
                       const std::string& name) {
    if (outcome.is_taken) return say(voice, message::save_changed_elsewhere, {{"name", name}});
    return say(voice, message::cannot_save, {{"why", words::write_error(voice, outcome.error)}});
}

} // namespace

/// Whether an action may be carried out though it leaves the game: not before a question is
/// answered, nor before what there is to ask about leaving is asked. What is pasted may pass over
/// an offer, but, as that may be a mistake, not leave a game that goes on elsewhere.
bool Room::may_leave(const Action& action) {
    const auto* const leave = std::get_if<Leave>(&action);
    if (!game_ || (leave == nullptr && !puts_on_table(action))) return true;
    if (is_remote() && std::holds_alternative<JoinGame>(action)) return true; // as the server says
    const bool is_pasted = std::holds_alternative<OpenText>(action);
    if (is_pasted && is_played_online()) {
        warn(message::no_paste_online);
        return false;
    }
    const auto asked = questions_.front();
    const bool is_passed_over = is_pasted && asked && is_offer(*asked);
    if (asked && leave == nullptr && !is_passed_over) {
        warn(message::answer_first);
        return false;
    }
    if (leave == nullptr) return is_safe_to_leave(action);
    // A second attempt to leave is granted.
    if (leave->is_forced || (asked && std::holds_alternative<UnkeptGame>(*asked))) return true;
    const bool gives_up_study = asked && std::holds_alternative<UnkeptStudy>(*asked);
    if (!leave->lost_study.empty() && !gives_up_study) {
        questions_.ask_first(UnkeptStudy{leave->lost_study}, [this](bool is_yes) {
            if (is_yes && may_leave(Leave{})) obey(Leave{});
        });
        return false;
    }
    if (!is_to_be_saved() || !table().has_unsaved_moves()) return is_safe_to_leave(action);
    questions_.ask_first(SaveFirst{}, [this](bool is_yes) {
        if (!is_yes) return give_up_as_draw();
        if (is_safe_to_leave(Leave{})) obey(Leave{});
    });
    return false;
}

/// Whether who leaves this game saves it or gives it up.
bool Room::is_to_be_saved() const {
    return options_.offers_saving && !is_remote() && !table().is_over() &&
           game::of_game(snapshot_.rules, false, true);
}

/// Whether nothing is lost by leaving the game; else it is asked whether to leave all the same.
bool Room::is_safe_to_leave(const Action& action) {
    if (game_->is_safe()) return true;
    int error = 0;
    if (!table().is_over())
        error = game_->keep();
    else if (const auto save = game_->finish(today()).save)
        error = save->error;
    if (game_->is_safe()) return true; // the disk has room again
    questions_.ask_first(UnkeptGame{phrase::keep_error(voice_, message::latest_unkept, error)},
                         [this, action](bool is_yes) {
                             if (is_yes) std::visit([this](const auto& one) { obey(one); }, action);
                         });
    return false;
}

void Room::obey(const Leave& action) {
    computer_.stop();
    if (game_ && !action.is_forced && is_to_be_saved() && !table().has_unsaved_moves())
        game_->discard(); // it is where it was saved
    else
        leave_game();
    is_left_ = true;
}

void Room::give_up_as_draw() {
    say(message::given_up_as_draw);
    game_->discard();
    clear(); // or leaving the room would keep it again
    is_left_ = true;
}

void Room::put_on_table(std::unique_ptr<play::Table> table,
                        std::unique_ptr<play::RunningGame> running) {
    put_on_table(play::KeptGame(std::move(table), options_.keeper, std::move(running)));
}

void Room::put_on_table(play::KeptGame game) {
    computer_.stop();
    if (leave_game()) say(message::game_before_stays);
    game_ = std::move(game);
    questions_.forget();
    is_warned_ = {};
    loss_told_.clear();
    watch_ = Watch::seen;
    begin(snapshot_, table(), letters_);
    if (table().is_over()) return finish();
    if (table().has_unsaved_moves()) keep();
    go_on();
}

/// The game that was played stays behind as an interrupted one, unless there is nothing to keep;
/// whether it does.
bool Room::leave_game() {
    if (!game_) return false;
    write();
    if (is_remote() && !table().is_over())
        say(table().has_clock() ? message::goes_on_online : message::goes_on_unclocked);
    if (table().is_over())
        finish(); // what failed may succeed now
    else if (has_moves())
        tell_of_keeping(game_->leave());
    else
        game_->discard();
    return game_->is_kept();
}

/// Puts on the disk what has changed last.
void Room::write() {
    if (!std::exchange(is_unwritten_, false)) return;
    if (table().is_over())
        finish();
    else
        keep();
}

void Room::keep() { tell_of_keeping(game_->keep()); }

/// Says once that the game cannot be kept.
void Room::tell_of_keeping(int error) {
    if (error != 0 && !is_told_) warn(phrase::keep_error(voice_, message::not_kept, error));
    is_told_ = error != 0;
}

/// The game is over: keeps what should stay of it, and says once what does not.
void Room::finish() {
    const play::Ending ending = game_->finish(today());
    snapshot_.ratings.insert(snapshot_.ratings.end(), ending.changes.begin(), ending.changes.end());
    std::vector<std::string> complaints;
    complaints.reserve(ending.lost.size() + 2);
    for (const play::LostResult& lost : ending.lost)
        complaints.push_back(phrase::profile_error(voice_, lost.name, lost.error));
    if (ending.archive_error != 0)
        complaints.push_back(
            words::say(voice_, message::not_archived,
                       {{"why", words::write_error(voice_, ending.archive_error)}}));
    if (ending.save && !ending.save->is_saved())
        complaints.push_back(save_error(voice_, *ending.save, *table().save_name()));
    const std::string loss = words::joined(complaints, " ");
    if (std::exchange(loss_told_, loss) != loss && !loss.empty()) warn(loss);
    if (ending.save && ending.save->is_saved())
        say(message::saved, {{"name", *table().save_name()}});
}

/// Whether anything can be kept; says so where nothing can.
bool Room::has_place() {
    if (!can_keep()) warn(message::no_home);
    return can_keep();
}

void Room::obey(const SaveGame& action) {
    if (!game_ || !has_moves()) return warn(message::nothing_to_save);
    if (!has_place()) return;
    const std::string name =
        action.name.empty() ? table().save_name().value_or(std::string()) : action.name;
    if (!play::is_name(name)) return warn(message::wrong_save_name);
    save(name, false);
}

/// Saves in place of another game of that name only where it `replaces` it, and else asks.
void Room::save(const std::string& name, bool replaces) {
    const play::SaveOutcome outcome = game_->save(name, replaces);
    if (outcome.is_taken)
        return questions_.ask_first(SaveTaken{name}, [this, name](bool is_yes) {
            if (is_yes) save(name, true);
        });
    if (!outcome.is_saved()) return warn(save_error(voice_, outcome, name));
    snapshot_.save_name = name;
    say(message::saved, {{"name", name}});
    if (table().is_over())
        finish();
    else
        keep();
}

void Room::obey(const ExportGame& action) {
    if (!game_ || !has_moves()) return warn(message::nothing_to_save);
    if (options_.keeper != nullptr)
        export_to(action.path, record::to_pgn(table().record()), message::exported, false);
}

/// Says `done` where it is.
void Room::export_to(const std::string& path, const std::string& text, const words::Message& done,
                     bool replaces) {
    const int error = options_.keeper->write_path(path, text, replaces);
    const words::Argument named{"path", words::shown(path)};
    if (error == EEXIST && !replaces)
        return questions_.ask_first(FileTaken{path}, [this, path, text, &done](bool is_yes) {
            if (is_yes) export_to(path, text, done, true);
        });
    if (error != 0)
        return warn(message::cannot_export, {named, {"why", words::write_error(voice_, error)}});
    say(done, {named});
}

/// Says what came of giving something another name; whether it has it.
bool Room::tell_renamed(play::Renaming renaming, const std::string& from, const std::string& to) {
    const words::Argument old_name{"name", words::shown(from)};
    switch (renaming) {
    case play::Renaming::done: say(message::renamed, {{"from", from}, {"to", to}}); return true;
    case play::Renaming::bad_name: warn(message::wrong_save_name); break;
    case play::Renaming::missing: warn(message::no_such_save, {old_name}); break;
    case play::Renaming::taken: warn(message::name_is_taken, {{"name", to}}); break;
    case play::Renaming::failed: warn(message::cannot_rename, {old_name}); break;
    }
    return false;
}

void Room::tell_removed(const std::string& name, int error) {
    if (error == 0) return say(message::removed, {{"name", name}});
    warn(message::cannot_remove, {{"name", name}, {"why", words::write_error(voice_, error)}});
}

void Room::obey(const RenameSave& action) {
    if (!has_place()) return;
    const auto renaming = options_.keeper->rename_save(action.from, action.to);
    if (!tell_renamed(renaming, action.from, action.to)) return;
    if (!game_ || table().save_name() != action.from) return;
    table().rename_save(action.to);
    snapshot_.save_name = action.to;
    is_unwritten_ = is_unwritten_ || is_kept();
}

void Room::obey(const RemoveSave& action) {
    if (!has_place()) return;
    if (options_.keeper->stamp_of(action.name) == play::no_save)
        return warn(message::no_such_save, {{"name", words::shown(action.name)}});
    questions_.ask_first(RemovingSave{action.name}, [this, name = action.name](bool is_yes) {
        if (is_yes) tell_removed(name, options_.keeper->remove_save(name));
    });
}

} // namespace room
