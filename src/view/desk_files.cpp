// Games that come to the desk from files and the clipboard, and go there.

#include <algorithm>

#include "chess/setup.hpp"
#include "phrase/games.hpp"
#include "phrase/profiles.hpp"
#include "play/date.hpp"
#include "play/name.hpp"
#include "play/profiles.hpp"
#include "play/save_name.hpp"
#include "play/table_tags.hpp"
#include "record/pgn_writer.hpp"
#include "record/start.hpp"
#include "stackchess/setup.hpp"
#include "view/desk.hpp"
#include "words/board_messages.hpp"
#include "words/layout.hpp"
#include "words/save_messages.hpp"
#include "words/text_messages.hpp"

namespace view {

namespace message = words::message;

void Desk::obey(const StartGame& order) {
    play::TableOptions options = order.options;
    options.tags.set("Date", play::date_tag(std::chrono::system_clock::now()));
    put_on_table({std::make_unique<play::Table>(std::move(options), table_tools()), new_running()});
}

std::unique_ptr<play::Table> Desk::table_of(const record::Record& record) {
    return play::Table::resumed(record, table_tools()).table;
}

void Desk::obey(const OpenSave& order) {
    if (!tools_.places) return warn(message::no_home);
    open({.name = order.name, .is_save = true}, play::Saves(tools_.places->saves).load(order.name),
         order.takes_damaged);
}

void Desk::obey(const OpenFile& order) { open({.name = order.path}, play::load_path(order.path)); }

void Desk::obey(const ResumeGame& order) {
    if (!tools_.places) return warn(message::no_home);
    const play::RunningGames games(tools_.places->running);
    const play::Saves saves(tools_.places->saves);
    auto taken = games.take(order.game);
    if (taken) {
        play::forget_other_save(taken->game.record, saves);
        return put_on_table({table_of(taken->game.record), std::move(taken->running)});
    }
    const play::LoadedGame* const remainder = taken.error().remainder();
    if (!order.takes_damaged || remainder == nullptr)
        return warn(phrase::load_error(voice_, words::say(voice_, message::interrupted_game),
                                       taken.error(), phrase::Source::save));
    play::LoadedGame game = *remainder;
    play::forget_other_save(game.record, saves);
    put_on_table({table_of(game.record), new_running()});
    if (game_->is_kept()) games.remove(order.game);
}

void Desk::obey(const RemoveInterrupted& order) {
    if (tools_.places) play::RunningGames(tools_.places->running).remove(order.game);
}

void Desk::resume_latest() {
    if (!tools_.places) return;
    auto games = play::RunningGames(tools_.places->running).interrupted();
    std::erase_if(games, [](const play::InterruptedGame& game) {
        return !game.game || game.game->outcome.is_over();
    });
    const auto damaged = std::ranges::find(games, true, &play::InterruptedGame::is_damaged);
    const int before = snapshot_.game;
    for (auto game = games.begin(); game != games.end(); ++game) {
        if (game->is_damaged) continue;
        obey(ResumeGame{*game});
        if (snapshot_.game == before) continue; // another program was faster
        return damaged < game ? warn(message::latest_is_damaged) : say(message::game_resumed);
    }
    if (damaged == games.end()) return;
    const auto read = play::load_path(damaged->path);
    if (read || read.error().remainder() == nullptr) return; // another program was faster
    ask_about_damage(phrase::load_error(voice_, words::say(voice_, message::interrupted_game),
                                        read.error(), phrase::Source::save),
                     read.error(), [this, game = *damaged](bool is_yes) {
                         if (is_yes) obey(ResumeGame{game, true});
                     });
}

/// Opens what was read, or says what is wrong with it and offers what can be read of it.
void Desk::open(const Source& source, const play::LoadResult& result, bool takes_damaged) {
    if (result) {
        take_up(source, result);
        return remark_on(*result, source.is_pasted);
    }
    const std::string damage =
        phrase::load_error(voice_, source.name, result.error(),
                           source.is_save ? phrase::Source::save : phrase::Source::file);
    if (result.error().remainder() == nullptr) return warn(damage);
    if (takes_damaged) return take_up(source, result);
    ask_about_damage(damage, result.error(), [this, source, result](bool is_yes) {
        if (is_yes) take_up(source, result);
    });
}

/// What should be known of a game that was just read, before what was said already.
void Desk::remark_on(const play::LoadedGame& game, bool is_pasted) {
    std::vector<std::string> remarks;
    if (!is_pasted)
        remarks = phrase::remarks(voice_, game);
    else if (game.games > 1)
        remarks = {words::say(voice_, message::first_of_pasted, game.games)};
    if (remarks.empty() || has_warning()) return;
    if (notice_) remarks.push_back(notice_->text);
    notice_ = {words::joined(remarks, " ")};
}

/// Whether the game goes on with what can be read of it, of which there must be something.
void Desk::ask_about_damage(const std::string& damage, const play::LoadError& error,
                            Questions::Answered answered) {
    const play::Summary readable = play::summary_of(error.remainder()->record);
    questions_.ask(DamagedGame{words::say(
                       voice_, message::resume_damaged,
                       {{"damage", damage},
                        {"number", phrase::half_move(readable.move_number, readable.turn)}})},
                   std::move(answered));
}

/// Puts on the table what was read, or what can be read of it. It needs no keeping yet: where it
/// came from it still is.
void Desk::take_up(const Source& source, const play::LoadResult& result) {
    record::Record record = result ? result->record : result.error().remainder()->record;
    record.tags.erase(play::tag::save_name); // of another folder's save
    auto table = table_of(record);
    if (source.is_save && result) // what is damaged is not to be written over unasked
        table->mark_saved(source.name);
    else
        table->mark_unchanged();
    put_on_table({std::move(table), new_running()});
}

/// A position alone: of the game that is played, or else of the other.
bool Desk::open_position(const std::string& text) {
    const auto chess = record::read_start({.fen = text});
    const auto stackchess = record::read_start({.variant = "Stackchess", .fen = text});
    const bool prefers_chess = snapshot_.rules == game::Rules::chess || !stackchess;
    const auto& setup = prefers_chess && chess ? chess : stackchess;
    if (setup) open_setup(*setup);
    return setup.has_value();
}

void Desk::open_setup(const record::Setup& setup) {
    play::TableOptions options = agreed();
    options.start = setup;
    options.tags = {};
    obey(StartGame{std::move(options)});
}

void Desk::obey(const OpenText& order) {
    if (order.text.size() > play::max_save_bytes)
        return warn(phrase::load_error(voice_, words::say(voice_, message::pasted_text),
                                       {.fault = play::LoadFault::too_big}, phrase::Source::file));
    const auto first = order.text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos) return warn(message::nothing_to_paste);
    const auto last = order.text.find_last_not_of(" \t\r\n");
    const std::string text = order.text.substr(first, last - first + 1);
    const bool is_one_line = text.find('\n') == std::string::npos;
    if (is_one_line && open_position(text)) return;
    const auto game = play::read_save(text);
    if (!game && game.error().fault == play::LoadFault::no_game)
        return warn(message::nothing_to_paste);
    open({.name = words::say(voice_, message::pasted_text), .is_pasted = true}, game);
}

void Desk::obey(const ChoosePlayer& order) {
    if (!order.name.empty()) {
        if (!tools_.places) return warn(message::no_home);
        const auto profile = play::Profiles(tools_.places->profiles).create(order.name);
        if (!profile) return warn(phrase::profile_error(voice_, order.name, profile.error()));
    }
    give_seat(order.name);
}

/// Gives the running game to that player, if it is clear which side that is.
void Desk::give_seat(const std::string& name) {
    if (table().is_over()) return;
    const auto side = snapshot_.person();
    if (!side || snapshot_.is_between_people()) return say(message::from_next_game);
    table().rename(*side, name);
    snapshot_.seats = agreed().seats;
    is_unwritten_ = is_unwritten_ || has_moves();
}

void Desk::copy_position(std::size_t place) {
    clipboard_ = table().session().text_at(place);
    say(message::position_copied);
}

void Desk::obey(const CopyGame&) {
    clipboard_ = record::to_pgn(table().record());
    say(message::game_copied);
}

} // namespace view
