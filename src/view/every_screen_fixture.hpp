#pragma once

#include <string>
#include <utility>

#include "play/table.hpp"
#include "view/analysis_screen.hpp"
#include "view/archive_screen.hpp"
#include "view/editor_screen.hpp"
#include "view/files_screen.hpp"
#include "view/guide_screen.hpp"
#include "view/keys_screen.hpp"
#include "view/menu_screen.hpp"
#include "view/new_game_screen.hpp"
#include "view/notes_screen.hpp"
#include "view/online_screen.hpp"
#include "view/open_screen.hpp"
#include "view/pause_screen.hpp"
#include "view/profiles_screen.hpp"
#include "view/queens_screen.hpp"
#include "view/save_screen.hpp"
#include "view/screen_fixture.hpp"
#include "view/settings_screen.hpp"
#include "view/tour_screen.hpp"
#include "view/wins_screen.hpp"

/// For tests: every screen around the game, with sample content.
namespace view {

inline record::Record save_record() {
    play::Table table({});
    table.play(table.turn(), "a1a2", game::Letters::english);
    return table.record();
}

inline play::SaveEntry save_entry(std::string name) {
    return {{.name = std::move(name), .time = {}}, play::summary_of(save_record())};
}

inline play::InterruptedGame interrupted_game() {
    return {.path = "/running/1", .time = {}, .game = save_entry("").game};
}

inline play::Profile player() {
    play::Profile profile{.name = "Zoé"};
    const play::Seat computer{.kind = play::SeatKind::computer, .level = 2};
    for (const auto score :
         {play::PersonalResult::won, play::PersonalResult::lost, play::PersonalResult::won})
        profile.games.push_back({"2026-05-17", game::Rules::stackchess, computer, score});
    return profile;
}

/// Calls `visit` with every screen, with sample content.
template <class Visit>
void for_each_screen(Visit visit) {
    visit(MenuScreen{{true, true, true, true, true, true}});
    visit(PauseScreen{});
    const play::TableOptions last;
    visit(new_game_like(last, "Anne"));
    visit(SettingsScreen{.problem = "?"});
    visit(KeysScreen{});
    visit(SaveScreen{.saves = {{"matin", {}}, {"soir", {}}}});
    OpenScreen opened;
    for (int i = 0; i < 9; ++i) opened.saves.push_back(save_entry(std::to_string(i)));
    opened.problem = "?";
    for (int i = 0; i < 2; ++i) opened.interrupted.push_back(interrupted_game());
    visit(std::move(opened));
    ArchiveScreen archive{.problem = "?"};
    for (int i = 0; i < 9; ++i) archive.page.games.push_back(save_entry(std::to_string(i)));
    archive.page.count = 20;
    visit(std::move(archive));
    OnlineScreen screen;
    screen.problem = "?";
    visit(screen);
    OnlineState& server = screen.state;
    server.is_open = true;
    server.standing = online::Standing::nameless;
    visit(screen);
    server.standing = online::Standing::present;
    server.shared = "http://192.168.1.20:8080";
    for (int i = 0; i < 9; ++i) {
        server.lobby.own_games.insert(std::to_string(i));
        wire::Seek seek;
        seek.id = std::to_string(i);
        server.lobby.seeks.push_back(seek);
        wire::Challenge challenge;
        challenge.challenge = std::to_string(i);
        server.lobby.challenges.push_back(challenge);
        wire::PublicGame game;
        game.game = std::to_string(i);
        server.lobby.games.push_back(game);
    }
    visit(screen);
    screen.has_more = true;
    screen.clock.place = 7; // days for each move
    server.you.kind = wire::PersonKind::account;
    visit(screen);
    server.game.emplace();
    server.game->you = wire::Participant::white;
    server.game->chat = {{"Anne", "?"}};
    visit(screen);
    visit(ProfilesScreen{.players = {{"Zoé", player()}}});
    visit(GuideScreen{.page = 4});
    visit(GuideScreen{.rules = game::Rules::chess});
    visit(editor_screen("rbqkbr/pppppp/6/6/PPPPPP/RBQKBR w - 0 1", game::Rules::stackchess, false));
    visit(editor_screen("4k3/8/8/3pP3/8/8/8/R3K3 w Q - 0 1", game::Rules::chess, true));
    FilesScreen files{.home = "/home", .folder = "/home/games", .problem = "?"};
    for (int i = 0; i < 30; ++i)
        files.entries.push_back({std::to_string(i) + ".pgn", i < 5, 12345});
    visit(files);
    visit(FilesScreen{.use = FilesUse::write, .folder = "/"});
    visit(FilesScreen{.use = FilesUse::write_position, .folder = "/"});
    visit(PgnScreen{.found = {{{"A - B", "1-0", false}, {"C - D", "", true}}, true}});
    visit(NotesScreen{.notes = {"1", "2"}});
    visit(QueensScreen{});
    visit(TourScreen{});
    visit(WinsScreen(0));
    visit(AnalysisScreen(room::Study(save_record())));
    visit(AnalysisScreen(room::Study(record::Record{})));
}

} // namespace view
