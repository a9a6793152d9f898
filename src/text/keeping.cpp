#include "text/keeping.hpp"

#include "core/digits.hpp"
#include "phrase/games.hpp"
#include "play/date.hpp"
#include "play/name.hpp"
#include "room/archive.hpp"
#include "text/typed.hpp"
#include "words/archive_messages.hpp"
#include "words/menu_messages.hpp"
#include "words/room_messages.hpp"
#include "words/save_messages.hpp"

namespace text {

namespace message = words::message;

namespace {

/// The game with this number in the list; null if none has it.
const play::InterruptedGame* numbered(const std::vector<play::InterruptedGame>& games,
                                      const std::string& text) {
    const auto number = core::read_number<std::size_t>(text, 1, games.size());
    return number ? &games[*number - 1] : nullptr;
}

} // namespace

void Keeping::list_saves() {
    const auto saves = keeper_.has_place() ? keeper_.saves() : std::vector<play::SaveEntry>();
    if (saves.empty()) return dialogue().say(message::no_saves);
    dialogue().say(message::saves_title);
    for (const play::SaveEntry& save : saves) {
        const std::string date = play::day_text(save.time);
        if (save.game)
            dialogue().say(save.is_damaged ? message::damaged_save_entry : message::save_entry,
                           {{"name", save.name},
                            {"date", date},
                            {"game", phrase::game_in_short(dialogue().voice(), *save.game)}});
        else
            dialogue().say(message::unreadable_save_entry, {{"name", save.name}, {"date", date}});
    }
}

bool Keeping::is_save(const std::string& name) const {
    return keeper_.has_place() && keeper_.stamp_of(name) != play::no_save;
}

void Keeping::ask_load() {
    for (;;) {
        list_saves();
        const Interrupted games = interrupted();
        if (!games.empty()) dialogue().say(message::interrupted_title);
        list_interrupted(games);
        const auto line = dialogue().ask_name(
            {dialogue().words(message::ask_load), dialogue().words(message::ask_load_help)});
        if (!line || line->empty()) return;
        if (is_save(*line)) return load(*line);
        const Typed typed = read_keyword(*line);
        const play::InterruptedGame* const game = numbered(games, *line);
        if (typed.keyword == Keyword::rename)
            rename(typed.argument, games);
        else if (typed.keyword == Keyword::remove)
            remove(typed.argument, games);
        else
            return game != nullptr ? resume(*game) : load(*line);
        if (dialogue().departure() != Departure::none) return;
    }
}

/// Renames the save of this name or, if there is none, the interrupted game with this number.
void Keeping::rename(const std::string& name, const Interrupted& games) {
    const play::InterruptedGame* const game = numbered(games, name);
    if (game != nullptr && !is_save(name)) return rename(*game);
    rename_save(name);
}

void Keeping::rename(const play::InterruptedGame& game) {
    const auto name = dialogue().ask_value(
        {dialogue().words(message::ask_new_name,
                          {{"name", room::interrupted_title(dialogue().voice(), game)}}),
         dialogue().words(message::ask_archived_name_help)});
    if (name) act(room::RenameInterrupted{game, *name});
}

void Keeping::rename_save(const std::string& name) {
    if (!is_save(name))
        return dialogue().say(message::no_such_save, {{"name", words::shown(name)}});
    const auto other =
        dialogue().ask_name({dialogue().words(message::ask_new_name, {{"name", name}}),
                             dialogue().words(message::ask_save_name_help)});
    if (other) act(room::RenameSave{name, *other});
}

/// Deletes the save of this name or, if there is none, the interrupted game with this number.
void Keeping::remove(const std::string& name, const Interrupted& games) {
    const play::InterruptedGame* const game = numbered(games, name);
    if (game != nullptr && !is_save(name)) return remove(*game);
    act(room::RemoveSave{name});
    answer_questions();
}

void Keeping::remove(const play::InterruptedGame& game) {
    act(room::RemoveInterrupted{game});
    answer_questions();
}

void Keeping::load(const std::string& name, game::LetterSet letters) {
    if (is_save(name) || !play::is_path(name))
        act(room::OpenSave{name});
    else
        act(room::OpenFile{name, letters});
    answer_questions();
}

std::vector<play::InterruptedGame> Keeping::interrupted() const {
    if (!keeper_.has_place()) return {};
    auto games = keeper_.interrupted();
    std::erase_if(games, [](const play::InterruptedGame& game) { return !game.game; });
    return games;
}

void Keeping::list_interrupted(const Interrupted& games) {
    for (std::size_t i = 0; i < games.size(); ++i)
        dialogue().say(message::interrupted_entry,
                       {{"number", i + 1},
                        {"date", room::interrupted_title(dialogue().voice(), games[i])},
                        {"game", phrase::game_in_short(dialogue().voice(), *games[i].game)}});
}

/// Asks which of them to resume, rename or delete. Returns whether one was renamed, after which the
/// question is asked again.
bool Keeping::choose(const Interrupted& games) {
    list_interrupted(games);
    const Question question{
        dialogue().words(message::ask_interrupted, {{"most", games.size()}}),
        dialogue().words(message::ask_interrupted_help, {{"most", games.size()}})};
    while (const auto line = dialogue().ask_value(question)) {
        const Typed typed = read_keyword(*line);
        const auto* const resumed = line->empty() ? &games.front() : numbered(games, *line);
        const auto* const changed = numbered(games, typed.argument);
        if (resumed != nullptr) {
            resume(*resumed);
            return false;
        }
        if (typed.keyword == Keyword::remove && changed != nullptr) {
            remove(*changed);
            return false;
        }
        if (typed.keyword == Keyword::rename && changed != nullptr) {
            rename(*changed);
            return true;
        }
        dialogue().print_line(question.help);
    }
    return false;
}

void Keeping::ask_resume() {
    auto games = interrupted();
    if (games.size() <= 1) return resume_latest();
    while (choose(games) && dialogue().departure() == Departure::none) games = interrupted();
}

void Keeping::resume(const play::InterruptedGame& game) {
    act(room::ResumeGame{game});
    answer_questions();
}

void Keeping::resume_latest() {
    act(room::ResumeLatest{});
    answer_questions();
}

} // namespace text
