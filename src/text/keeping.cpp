#include "text/keeping.hpp"

#include <algorithm>

#include "core/digits.hpp"
#include "phrase/games.hpp"
#include "phrase/profiles.hpp"
#include "play/date.hpp"
#include "play/name.hpp"
#include "play/save_name.hpp"
#include "play/table_tags.hpp"
#include "text/typed.hpp"
#include "words/file_errors.hpp"
#include "words/save_messages.hpp"
#include "words/text_messages.hpp"

namespace text {
namespace {

namespace message = words::message;
using words::say;
using words::shown;

} // namespace

bool Keeping::save(play::Table& table) {
    if (is_asking_name_) { // the order to save, typed where a name was wanted
        dialogue_.say(message::ask_save_name_help);
        return false;
    }
    const session::Session& session = table.session();
    if (session.ply_count() + session.undone_count() == 0) {
        dialogue_.say(message::nothing_to_save);
        return false;
    }
    if (!places_) {
        dialogue_.say(message::no_home);
        return false;
    }
    is_asking_name_ = true;
    const std::optional<std::string> name = table.save_name() ? table.save_name() : ask_save_name();
    is_asking_name_ = false;
    if (!name) return false;
    const int error = play::Saves(places_->saves).save(*name, table.record());
    if (error == 0) table.mark_saved(*name);
    say_saved(error);
    return error == 0;
}

/// What came of saving.
void Keeping::say_saved(int error) {
    if (error == 0) return dialogue_.say(message::saved);
    dialogue_.say(message::cannot_save, {{"why", words::write_error(dialogue_.voice(), error)}});
}

std::optional<std::string> Keeping::ask_save_name() {
    const Question question{dialogue_.words(message::ask_save_name),
                            dialogue_.words(message::ask_save_name_help)};
    while (auto name = dialogue_.ask(question)) {
        if (read_order(*name).order == Order::undo) break;
        if (!play::is_name(*name))
            dialogue_.say(message::wrong_save_name);
        else if (may_replace(*name))
            return name;
    }
    return std::nullopt;
}

bool Keeping::may_replace(const std::string& name) {
    if (!play::Saves(places_->saves).exists(name)) return true;
    return dialogue_
        .ask_yes_no({dialogue_.words(message::replace_save, {{"name", name}}),
                     dialogue_.words(message::replace_save_help)})
        .value_or(false);
}

void Keeping::list_saves() {
    const auto saves =
        places_ ? play::Saves(places_->saves).list() : std::vector<play::SaveEntry>();
    if (saves.empty()) return dialogue_.say(message::no_saves);
    dialogue_.say(message::saves_title);
    for (const play::SaveEntry& save : saves) {
        const std::string date = play::day_text(save.time);
        if (save.game)
            dialogue_.say(save.is_damaged ? message::damaged_save_entry : message::save_entry,
                          {{"name", save.name},
                           {"date", date},
                           {"game", phrase::game_in_short(dialogue_.voice(), *save.game)}});
        else
            dialogue_.say(message::unreadable_save_entry, {{"name", save.name}, {"date", date}});
    }
}

std::optional<play::KeptGame> Keeping::ask_load() {
    list_saves();
    const Question question{dialogue_.words(message::ask_load),
                            dialogue_.words(message::ask_load_help)};
    const auto name = dialogue_.ask(question);
    if (!name || name->empty()) return std::nullopt;
    return load(*name);
}

std::optional<play::KeptGame> Keeping::load(const std::string& name) {
    const bool saved_here = places_ && play::Saves(places_->saves).exists(name);
    if (!saved_here && !play::is_path(name)) {
        dialogue_.say(message::no_such_save, {{"name", shown(name)}});
        return std::nullopt;
    }
    const auto read = saved_here ? play::Saves(places_->saves).load(name) : play::load_path(name);
    auto game = accept(name, read, saved_here ? phrase::Source::save : phrase::Source::file);
    if (!game) return std::nullopt;
    game->record.tags.erase(play::tag::save_name); // of another folder's save
    play::KeptGame opened = open(game->record, new_running());
    if (saved_here && read) // what is damaged is not to be written over unasked
        opened.table().mark_saved(name);
    else
        opened.table().mark_unchanged();
    return opened;
}

std::optional<play::LoadedGame>
Keeping::accept(const std::string& name, const play::LoadResult& result, phrase::Source source) {
    if (!result)
        return offer_readable(phrase::load_error(dialogue_.voice(), name, result.error(), source),
                              result.error());
    for (const std::string& remark : phrase::remarks(dialogue_.voice(), *result))
        dialogue_.print_line(remark);
    return *result;
}

/// Says what is wrong with a file, and offers what can be read of it.
std::optional<play::LoadedGame> Keeping::offer_readable(const std::string& damage,
                                                        const play::LoadError& error) {
    const play::LoadedGame* const remainder = error.remainder();
    if (remainder == nullptr) {
        dialogue_.print_line(damage);
        return std::nullopt;
    }
    const play::Summary readable = play::summary_of(remainder->record);
    const words::Voice voice = dialogue_.voice();
    const std::string question = say(
        voice, message::resume_readable,
        {{"damage", damage}, {"number", phrase::half_move(readable.move_number, readable.turn)}});
    if (!dialogue_.ask_yes_no({question, say(voice, message::damaged_save_help)}).value_or(false))
        return std::nullopt;
    return *remainder;
}

play::KeptGame Keeping::open(const record::Record& record,
                             std::optional<play::RunningGame> running) {
    return {play::Table::resumed(record, tools()).table, std::move(running)};
}

play::TableTools Keeping::tools() { return {.seed = seed_++}; }

std::optional<play::RunningGame> Keeping::new_running() const {
    if (!places_) return std::nullopt;
    return play::RunningGames(places_->running).begin();
}

std::vector<play::InterruptedGame> Keeping::interrupted() const {
    if (!places_) return {};
    auto games = play::RunningGames(places_->running).interrupted();
    std::erase_if(games, [](const play::InterruptedGame& game) { return !game.game; });
    return games;
}

std::optional<play::InterruptedGame> Keeping::choose_interrupted() {
    const auto games = interrupted();
    if (games.empty()) dialogue_.say(message::nothing_interrupted);
    if (games.empty()) return std::nullopt;
    if (games.size() == 1) return games.front();
    for (std::size_t i = 0; i < games.size(); ++i)
        dialogue_.say(message::interrupted_entry,
                      {{"number", i + 1},
                       {"date", play::day_text(games[i].time)},
                       {"game", phrase::game_in_short(dialogue_.voice(), *games[i].game)}});
    const Question question{
        dialogue_.words(message::ask_interrupted, {{"most", games.size()}}),
        dialogue_.words(message::ask_interrupted_help, {{"most", games.size()}})};
    while (const auto line = dialogue_.ask(question)) {
        if (line->empty()) return games.front();
        if (const auto number = core::read_number<std::size_t>(*line, 1, games.size()))
            return games[*number - 1];
        dialogue_.print_line(question.help);
    }
    return std::nullopt;
}

std::optional<play::KeptGame> Keeping::resume(const play::InterruptedGame& game) {
    const play::RunningGames games(places_->running);
    auto taken = games.take(game);
    if (taken) {
        play::forget_other_save(taken->game.record, play::Saves(places_->saves));
        return open(taken->game.record, std::move(taken->running));
    }
    const words::Voice voice = dialogue_.voice();
    auto readable = offer_readable(phrase::load_error(voice, say(voice, message::interrupted_game),
                                                      taken.error(), phrase::Source::save),
                                   taken.error());
    if (readable) {
        play::forget_other_save(readable->record, play::Saves(places_->saves));
        play::KeptGame opened = open(readable->record, new_running());
        if (opened.keep() == 0) games.remove(game);
        return opened;
    }
    const bool is_damaged = taken.error().readable.has_value();
    if (is_damaged && dialogue_
                          .ask_yes_no({dialogue_.words(message::drop_interrupted),
                                       dialogue_.words(message::drop_interrupted_help)})
                          .value_or(false))
        games.remove(game);
    return std::nullopt;
}

void Keeping::finish(play::KeptGame& game) {
    if (!places_) return;
    const std::string today = play::day_text(std::chrono::system_clock::now());
    const play::Ending ending = game.finish(*places_, today);
    if (ending.is_saved || ending.save_error != 0) say_saved(ending.save_error);
    for (const play::LostResult& lost : ending.lost)
        dialogue_.print_line(phrase::profile_error(dialogue_.voice(), lost.name, lost.error));
}

play::KeptGame Keeping::begin(play::TableOptions options) {
    options.tags.set("Date", play::date_tag(std::chrono::system_clock::now()));
    return {std::make_unique<play::Table>(std::move(options), tools()), new_running()};
}

} // namespace text
