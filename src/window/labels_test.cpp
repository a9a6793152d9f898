// Whether the text on every screen fits in its place, with the font that people see.

#include <algorithm>
#include <array>
#include <cerrno>
#include <string>

#include <gtest/gtest.h>

#include "phrase/games.hpp"
#include "view/app_fixture.hpp"
#include "view/online_fixture.hpp"
#include "window/canvas_fixture.hpp"
#include "words/board_messages.hpp"
#include "words/play_messages.hpp"
#include "words/window_analysis_messages.hpp"

namespace window {
namespace {

using view::ScreenKind;

constexpr std::array sizes{view::Size{480, 360},  view::Size{640, 440},  view::Size{800, 600},
                           view::Size{1000, 700}, view::Size{1280, 800}, view::Size{1920, 1080},
                           view::Size{500, 900},  view::Size{768, 1024}, view::Size{3840, 2160}};

constexpr std::array screens{ScreenKind::game,     ScreenKind::menu,   ScreenKind::new_game,
                             ScreenKind::save,     ScreenKind::open,   ScreenKind::profiles,
                             ScreenKind::guide,    ScreenKind::queens, ScreenKind::tour,
                             ScreenKind::settings, ScreenKind::keys,   ScreenKind::pause,
                             ScreenKind::wins,     ScreenKind::online, ScreenKind::archive,
                             ScreenKind::analysis, ScreenKind::editor};

/// Every label is complete: none is cut off with an ellipsis. Positions in writing may be, since
/// they stand in fields, where one moves along them.
void expect_whole(const view::Scene& scene, const std::string& where) {
    for (const view::Label& label : view::shapes_of<view::Label>(scene)) {
        if (label.text.find(" w ") != std::string::npos) continue;
        EXPECT_EQ(fonts().cut(label.text, label.height, label.weight, label.area.width), label.text)
            << where << ", " << label.height << " in " << label.area.width;
    }
}

view::AppOptions with_everything(view::AppOptions options, words::Language language) {
    options.settings.language = language;
    options.settings.shows_thinking = true;
    options.game->time = play::TimeControl{std::chrono::minutes(5)};
    options.game->seats[core::index(core::Color::black)] = {play::SeatKind::computer, 10};
    return options;
}

TEST(Labels, FitWhereTheyStand) {
    for (const words::Language language : words::languages)
        for (const view::Size size : sizes) {
            view::App app(with_everything(view::stackchess_game(), language), fonts());
            app.handle(view::Resized{size, 1});
            for (const ScreenKind screen : screens) {
                app.obey(view::ShowScreen{ScreenKind::game});
                if (screen != ScreenKind::game) app.obey(view::ShowScreen{screen});
                expect_whole(app.scene(), std::to_string(static_cast<int>(language)) + ' ' +
                                              std::to_string(size.width) + ' ' +
                                              std::to_string(static_cast<int>(screen)));
            }
        }
}

TEST(Labels, FitWhereFilesAreChosen) {
    view::FilesScreen files{.home = "/home/anne", .folder = "/home/anne/games"};
    files.entries = {{"old", true, 0}, {"evening.pgn", false, 2345}, {"mate.fen", false, 71}};
    files.path = view::suggestion("evening.pgn");
    const view::PgnScreen games{
        .found = {{{"Anne - Bob", "1-0, 2026.05.17, Club", false}, {"? - Zoé", "", true}}, true}};
    const view::NotesScreen notes{.notes = {"Line 2: the move 3. e4 is illegal."}};
    for (const words::Language language : words::languages)
        for (const view::Size size : sizes) {
            view::AppOptions options = view::chess_game();
            options.settings.language = language;
            view::App app(std::move(options), fonts());
            app.handle(view::Resized{size, 1});
            const auto expect_whole_screen = [&](const auto& screen, const std::string& name) {
                view::Scene scene;
                draw(screen, app.look(), scene);
                expect_whole(scene, name + ' ' + std::to_string(size.width));
            };
            for (const view::FilesUse use :
                 {view::FilesUse::open, view::FilesUse::write, view::FilesUse::write_position}) {
                files.use = use;
                expect_whole_screen(files, "files");
            }
            expect_whole_screen(games, "games");
            expect_whole_screen(notes, "notes");
        }
}

TEST(Labels, FitBesideAnAnalysisWithAReport) {
    for (const words::Language language : words::languages)
        for (const view::Size size : sizes) {
            view::App app(with_everything(view::chess_game(), language), fonts());
            app.handle(view::Resized{size, 1});
            view::AnalysisScreen screen{room::Study(record::Record{})};
            screen.is_engine_on = false;
            screen.report = view::AnalysisReport{.done = 12, .all = 100};
            view::Scene scene;
            view::draw(screen, app.look(), scene);
            screen.report->review = analysis::Review(core::Color::white, {}, {std::nullopt});
            view::draw(screen, app.look(), scene);
            screen.sign = 0;
            view::draw(screen, app.look(), scene);
            expect_whole(scene, "report " + std::to_string(size.width));
        }
}

TEST(Labels, FitWhenTheGameIsOver) {
    for (const words::Language language : words::languages)
        for (const view::Size size : sizes) {
            view::App app(with_everything(view::chess_game(), language), fonts());
            app.handle(view::Resized{size, 1});
            app.obey(view::Resign{});
            app.obey(view::Answer{true});
            ASSERT_TRUE(app.snapshot().outcome.is_over());
            expect_whole(app.scene(), "over " + std::to_string(size.width));
        }
}

TEST(Labels, FitWhereOthersReadTheAddressOfAServer) {
    for (const view::Size size : sizes) {
        view::FakeNetwork net;
        view::AppOptions options = view::chess_game();
        options.network = net.network();
        view::App app(std::move(options), fonts());
        app.handle(view::Resized{size, 1});
        app.obey(view::ShowScreen{ScreenKind::online});
        app.obey(view::HostServer{});
        net.host->address = "http://192.168.100.200:8080";
        app.handle(view::Tick{view::App::Time(1000)});
        expect_whole(app.scene(), "hosting " + std::to_string(size.width));
    }
}

/// The game screen with a made-up game.
view::Scene drawn(const view::GameScreen& screen, const view::Snapshot& snapshot, view::Size size,
                  const view::Settings& settings) {
    view::App app({.settings = settings}, fonts());
    app.handle(view::Resized{size, 1});
    view::Scene scene;
    view::draw(screen, snapshot, app.look(), scene);
    return scene;
}

/// A game of this many moves, back and forth, with everything to be shown at once.
view::Snapshot long_game(int moves) {
    view::App app(view::against_computer(view::chess_game()), fonts());
    view::Snapshot snapshot = app.snapshot();
    for (int i = 0; i < 2 * moves; ++i) {
        view::Moment moment = snapshot.present();
        moment.turn = ~moment.turn;
        moment.move_number = 1 + (i + 1) / 2;
        snapshot.history.push_back(moment);
        snapshot.score.emplace_back("Qh4xe1+");
    }
    snapshot.history.back().check = core::coord_at(4, 0);
    snapshot.claims = {game::Claim::fifty_moves};
    snapshot.is_thinking = true;
    return snapshot;
}

TEST(Labels, FitInALongGameWithMuchToSay) {
    const view::Snapshot snapshot = long_game(1100);
    for (const words::Language language : words::languages)
        for (const view::Size size : sizes) {
            const view::Settings settings{.language = language};
            view::GameScreen screen;
            expect_whole(drawn(screen, snapshot, size, settings), "long");
            screen.notice =
                words::say(view::voice_of(settings), words::message::no_undo_in_strict_game);
            const view::Scene scene = drawn(screen, snapshot, size, settings);
            expect_whole(scene, "long with a notice");
            const std::string claim =
                words::say(view::voice_of(settings), words::message::claimable);
            EXPECT_TRUE(std::ranges::any_of(view::shapes_of<view::Label>(scene),
                                            [&](const view::Label& label) {
                                                return label.text.find(claim) != std::string::npos;
                                            }))
                << size.width;
        }
}

TEST(Labels, FitInEveryQuestion) {
    for (const words::Language language : words::languages)
        for (const view::Size size : sizes) {
            view::App app(with_everything(view::chess_game(), language), fonts());
            view::Snapshot snapshot = app.snapshot();
            const core::Color black = core::Color::black;
            const std::array<room::Asked, 6> questions{
                room::DrawOffered{black},
                room::ClaimArisen{game::Claim::fifty_moves, black},
                room::ClaimArisen{game::Claim::threefold_repetition, black},
                room::Resigning{black},
                room::UnkeptGame{phrase::keep_error(view::voice_of(app.settings()),
                                                    words::message::latest_unkept, ENOSPC)},
                room::UnkeptStudy{words::say(view::voice_of(app.settings()),
                                             words::message::analysis_unkept,
                                             {{"why", "No space left on device"}})}};
            for (const room::Asked& asked : questions) {
                snapshot.asked = asked;
                expect_whole(drawn({}, snapshot, size, app.settings()), "asked");
            }
        }
}

} // namespace
} // namespace window
