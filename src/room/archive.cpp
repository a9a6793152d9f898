#include "room/archive.hpp"

#include <algorithm>

#include "phrase/games.hpp"
#include "play/date.hpp"
#include "words/message.hpp"
#include "words/outcomes.hpp"
#include "words/room_messages.hpp"

namespace room {

namespace message = words::message;

ArchivePage archive_page(const play::Keeper& keeper, std::size_t first) {
    std::vector<play::SaveName> names = keeper.archive_names();
    ArchivePage page{.count = names.size()};
    if (names.empty()) return page;
    const std::size_t last = (names.size() - 1) / ArchivePage::most * ArchivePage::most;
    page.first = std::min(first, last);
    const std::size_t end = std::min(page.first + ArchivePage::most, names.size());
    for (std::size_t i = page.first; i < end; ++i) {
        const play::LoadResult game = keeper.load_archived(names[i].name);
        play::SaveEntry entry{std::move(names[i]), play::summary_of(game)};
        entry.is_damaged = !game;
        page.games.push_back(std::move(entry));
    }
    return page;
}

std::string archived_title(words::Voice voice, const play::SaveEntry& game) {
    std::string moment = play::moment_text(game.name);
    if (!game.game || game.game->name.empty()) return moment;
    return say(voice, message::archived_named,
               {{"name", words::harmless(game.game->name)}, {"date", std::move(moment)}});
}

std::string archived_text(words::Voice voice, const play::SaveEntry& game) {
    if (!game.game) return say(voice, message::unreadable_game);
    return say(voice, message::archived_game,
               {{"game", phrase::game_in_short(voice, *game.game)},
                {"result", words::result_sentence(voice, game.game->outcome, game.game->turn)}});
}

std::string time_text(const play::InterruptedGame& game) {
    const bool is_dated = game.time != std::chrono::system_clock::time_point{};
    return is_dated ? play::minute_text(game.time) : std::string();
}

std::string interrupted_title(words::Voice voice, const play::InterruptedGame& game) {
    std::string time = time_text(game);
    if (!game.game || game.game->name.empty()) return time;
    std::string name = words::harmless(game.game->name);
    if (time.empty()) return name;
    return say(voice, message::archived_named,
               {{"name", std::move(name)}, {"date", std::move(time)}});
}

} // namespace room
