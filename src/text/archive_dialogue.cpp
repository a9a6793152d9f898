#include "text/archive_dialogue.hpp"

#include <algorithm>

#include "core/digits.hpp"
#include "play/date.hpp"
#include "text/typed.hpp"
#include "words/archive_messages.hpp"
#include "words/room_messages.hpp"
#include "words/save_messages.hpp"

namespace text {

namespace message = words::message;

void ArchiveDialogue::list(const room::ArchivePage& page) {
    dialogue().say(message::archive_title, {{"first", page.first + 1},
                                            {"last", page.first + page.games.size()},
                                            {"count", page.count}});
    for (std::size_t i = 0; i < page.games.size(); ++i)
        dialogue().say(message::archive_entry,
                       {{"number", page.first + i + 1},
                        {"date", room::archived_title(dialogue().voice(), page.games[i])},
                        {"game", room::archived_text(dialogue().voice(), page.games[i])}});
}

void ArchiveDialogue::ask_game() {
    if (!keeper_.has_place()) return dialogue().say(message::no_home);
    for (;;) {
        const room::ArchivePage page = room::archive_page(keeper_, first_);
        if (page.games.empty()) return dialogue().say(message::archive_is_empty);
        first_ = page.first;
        list(page);
        const auto line = dialogue().ask_value({dialogue().words(message::ask_archived),
                                                dialogue().words(message::ask_archived_help)});
        if (!line || line->empty() || !take(*line, page)) return;
        if (dialogue().departure() != Departure::none) return;
    }
}

/// Does what was typed; false if the dialogue is over.
bool ArchiveDialogue::take(const std::string& line, const room::ArchivePage& page) {
    const Typed typed = read_keyword(line);
    switch (typed.keyword) {
    case Keyword::forward: turn(page, true); return true;
    case Keyword::back: turn(page, false); return true;
    case Keyword::export_game: write(typed.argument, page); return true;
    case Keyword::remove: remove(typed.argument, page); return true;
    case Keyword::rename: rename(typed.argument, page); return true;
    default: break;
    }
    const auto name = name_of(line, page);
    if (!name) return true;
    act(room::OpenArchived{*name});
    return !room().has_game();
}

void ArchiveDialogue::turn(const room::ArchivePage& page, bool to_older) {
    if (to_older ? !page.has_older() : !page.has_newer())
        return dialogue().say(to_older ? message::nothing_older : message::nothing_newer);
    first_ = to_older ? first_ + room::ArchivePage::most : first_ - room::ArchivePage::most;
}

/// `order` is a number and a path, as in `3 game.pgn`.
void ArchiveDialogue::write(const std::string& order, const room::ArchivePage& page) {
    const std::size_t end = order.find(' ');
    const std::string path =
        end == std::string::npos ? "" : std::string(trimmed(order.substr(end)));
    if (path.empty()) return dialogue().say(message::ask_archived_help);
    const auto name = name_of(order.substr(0, end), page);
    if (!name) return;
    act(room::ExportArchived{*name, path});
    answer_questions();
}

void ArchiveDialogue::remove(const std::string& number, const room::ArchivePage& page) {
    const auto name = name_of(number, page);
    if (!name) return;
    act(room::RemoveArchived{*name});
    answer_questions();
}

/// `order` is a number and a name, as in `3 final`; without a name, asks for it.
void ArchiveDialogue::rename(const std::string& order, const room::ArchivePage& page) {
    const std::size_t end = std::min(order.find(' '), order.size());
    const auto name = name_of(order.substr(0, end), page);
    if (!name) return;
    std::optional<std::string> to(trimmed(order.substr(end)));
    if (to->empty())
        to = dialogue().ask_value(
            {dialogue().words(message::ask_new_name, {{"name", play::moment_text(*name)}}),
             dialogue().words(message::ask_archived_name_help)});
    if (to) act(room::RenameArchived{*name, *to});
}

/// The game with this number on the page; says which numbers there are if it has none.
std::optional<std::string> ArchiveDialogue::name_of(const std::string& number,
                                                    const room::ArchivePage& page) {
    const std::size_t last = page.first + page.games.size();
    if (const auto found = core::read_number<std::size_t>(number, page.first + 1, last))
        return page.games[*found - page.first - 1].name;
    dialogue().say(message::no_such_number, {{"first", page.first + 1}, {"last", last}});
    return std::nullopt;
}

} // namespace text
