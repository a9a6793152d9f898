#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include <SDL2/SDL_image.h>

#include "play/save_text.hpp"
#include "play/table.hpp"
#include "view/app_fixture.hpp"
#include "view/online_fixture.hpp"
#include "window/canvas_fixture.hpp"

namespace window {
namespace {

/// The size of most pictures.
constexpr view::Size small{640, 440};

/// The program behind a window, with its real fonts.
class Sitter {
  public:
    explicit Sitter(view::AppOptions options, view::Size size = small)
        : size_(size), app_(quiet(std::move(options)), fonts()) {
        app_.handle(view::Tick{view::App::Time(1000)});
        app_.handle(view::Resized{size, 1});
    }
    view::App& app() { return app_; }
    void click(std::string_view square) {
        const view::Point at = view::game_layout(app_.game_screen(), app_.snapshot(), app_.look())
                                   .board.square(view::at(square))
                                   .center();
        app_.handle(view::PointerMoved{at});
        app_.handle(view::PointerPressed{at});
        app_.handle(view::PointerReleased{at});
    }
    Surface picture() const { return picture_of(app_.scene()); }
    Surface picture_of(const view::Scene& scene) const {
        return painted(scene, static_cast<int>(size_.width), static_cast<int>(size_.height),
                       app_.settings());
    }
    /// A screen that is not the app's own.
    template <class Screen>
    Surface picture_of(const Screen& screen) const {
        view::Scene scene = app_.scene();
        draw(screen, app_.look(), scene);
        return picture_of(scene);
    }

  private:
    view::AppOptions quiet(view::AppOptions options) const {
        options.settings.has_animation = false;
        options.places = home_.places();
        return options;
    }
    keep::TemporaryHome home_;
    view::Size size_;
    view::App app_;
};

std::string approved_path(const std::string& name) {
    return std::string(APPROVED_FOLDER) + "/" + name + ".png";
}

Surface approved(const std::string& name) {
    const Surface loaded(IMG_Load(approved_path(name).c_str()));
    if (!loaded) return nullptr;
    return Surface(SDL_ConvertSurfaceFormat(loaded.get(), SDL_PIXELFORMAT_ARGB8888, 0));
}

/// The largest difference between two pictures of the same size, as a number of pixels in a small
/// square: a changed word fills some of them, while fonts drawn a little differently by another
/// version of their library change a few pixels everywhere.
int worst_spot(const SDL_Surface& one, const SDL_Surface& other) {
    constexpr int spot = 16;
    int worst = 0;
    for (int top = 0; top < one.h; top += spot / 2)
        for (int left = 0; left < one.w; left += spot / 2) {
            int different = 0;
            for (int y = top; y < std::min(top + spot, one.h); ++y)
                for (int x = left; x < std::min(left + spot, one.w); ++x)
                    different += difference(pixel(one, x, y), pixel(other, x, y)) > 60 ? 1 : 0;
            worst = std::max(worst, different);
        }
    return worst;
}
constexpr int most_in_a_spot = 12;

/// Compares a picture with the approved one; with STACKCHESS_APPROVE set, replaces that one.
void compare(const Surface& picture, const std::string& name) {
    if (std::getenv("STACKCHESS_APPROVE") != nullptr) {
        ASSERT_EQ(IMG_SavePNG(picture.get(), approved_path(name).c_str()), 0);
        return;
    }
    const Surface expected = approved(name);
    ASSERT_TRUE(expected) << approved_path(name);
    ASSERT_EQ(expected->w, picture->w);
    ASSERT_EQ(expected->h, picture->h);
    const int worst = worst_spot(*picture, *expected);
    if (worst <= most_in_a_spot) return;
    const std::string seen = testing::TempDir() + name + ".png";
    IMG_SavePNG(picture.get(), seen.c_str());
    ADD_FAILURE() << worst << " pixels of a spot differ from " << approved_path(name) << ": see "
                  << seen;
}

view::AppOptions in_dark_french(view::AppOptions options) {
    options.settings.language = words::Language::french;
    options.settings.theme = view::Theme::dark;
    return options;
}

TEST(Pictures, OfTheStart) {
    Sitter sitter({});
    compare(sitter.picture(), "start");
}

TEST(Pictures, OfTallStacksInTheDark) {
    view::AppOptions options = view::game_from(
        game::Rules::stackchess, "r1qk1r/(pb)1pp2/1(pp)3(pb)/P(PBRQ)4/1(PR)1P1(PPB)/3K2 w - 4 18");
    options.settings.theme = view::Theme::dark;
    Sitter sitter(options);
    sitter.click("b3");
    compare(sitter.picture(), "stacks");
}

TEST(Pictures, OfALargeBoard) {
    view::AppOptions options = view::stackchess_game({.size = 12, .knights = true});
    options.settings.board = view::BoardColors::slate;
    Sitter sitter(options);
    sitter.click("b1");
    sitter.click("c3");
    compare(sitter.picture(), "large");
}

TEST(Pictures, OfChessForEveryEye) {
    view::AppOptions options = view::chess_game();
    options.settings.board = view::BoardColors::contrast;
    Sitter sitter(options);
    for (const char* square : {"e2", "e4", "d7", "d5", "e4"}) sitter.click(square);
    compare(sitter.picture(), "chess");
}

TEST(Pictures, OfTheMenu) {
    Sitter sitter(view::chess_game());
    sitter.app().handle(view::KeyPressed{.key = view::Key::escape});
    compare(sitter.picture(), "menu");
}

TEST(Pictures, OfAQuestionInDarkFrench) {
    Sitter sitter(in_dark_french(view::chess_game()));
    sitter.click("e2");
    sitter.click("e4");
    sitter.app().handle(view::TextTyped{"a"});
    compare(sitter.picture(), "question");
}

TEST(Pictures, OfAPromotion) {
    Sitter sitter(
        in_dark_french(view::game_from(game::Rules::chess, "7k/P7/8/8/8/8/8/7K w - - 0 1")));
    sitter.click("a7");
    sitter.click("a8");
    compare(sitter.picture(), "promotion");
}

TEST(Pictures, OfTheEndInDarkFrench) {
    Sitter sitter(in_dark_french(view::chess_game()));
    for (const char* square : {"f2", "f3", "e7", "e5", "g2", "g4", "d8", "h4"})
        sitter.click(square);
    compare(sitter.picture(), "end");
}

TEST(Pictures, OfThePast) {
    Sitter sitter(view::chess_game());
    for (const char* square : {"e2", "e4", "d7", "d5", "e4", "d5", "d8", "d5"})
        sitter.click(square);
    sitter.app().handle(view::KeyPressed{.key = view::Key::left});
    compare(sitter.picture(), "past");
}

TEST(Pictures, OfANewGame) {
    Sitter sitter(in_dark_french(view::stackchess_game()));
    sitter.app().handle(view::TextTyped{"n"});
    compare(sitter.picture(), "new_game");
}

TEST(Pictures, OfTheEditor) {
    Sitter sitter(view::stackchess_game());
    sitter.app().handle(view::TextTyped{"e"});
    for (const char* const piece : {"Q", "K"}) sitter.app().handle(view::TextTyped{piece});
    compare(sitter.picture(), "editor");
}

/// An analysis with variations, signs, a comment, marks and what an engine has written.
constexpr const char* annotated_game =
    "1. e4 {[%eval 0.30,18]} e5 {[%eval 0.25,18]} 2. Nf3 {[%eval 0.28,18]} f6? {[%eval 1.90,18] "
    "This weakens the king.} (2... Nc6 3. Bb5 (3. Bc4 Bc5) 3... a6) 3. Nxe5! {[%eval 1.85,18] "
    "[%cal Gf3e5,Rd1h5][%csl Ye5]} fxe5 4. Qh5+ *";

TEST(Pictures, OfAnAnalysis) {
    Sitter sitter(view::chess_game());
    sitter.app().handle(view::TextPasted{annotated_game});
    for (int i = 0; i < 2; ++i) sitter.app().handle(view::KeyPressed{.key = view::Key::left});
    sitter.app().handle(view::TextTyped{"i"});
    sitter.app().handle(view::TextTyped{"t"});
    compare(sitter.picture(), "analysis");
}

TEST(Pictures, OfStacksInATallWindow) {
    Sitter sitter(view::game_from(game::Rules::stackchess,
                                  "r1qk1r/(pb)1pp2/1(pp)3(pb)/P(PBRQ)4/1(PR)1P1(PPB)/3K2 w - 4 18"),
                  {600, 800});
    sitter.click("b3");
    compare(sitter.picture(), "tall");
}

TEST(Pictures, OfTheSettings) {
    Sitter sitter(in_dark_french(view::stackchess_game()), {800, 600});
    sitter.app().handle(view::TextTyped{"s"});
    compare(sitter.picture(), "settings");
}

/// A kept game of that name, between Anne and Bob.
play::SaveEntry entry(std::string name, const std::string& moves, game::Outcome outcome = {}) {
    const auto read = play::read_save("[White \"Anne\"]\n[Black \"Bob\"]\n\n" + moves + " *");
    play::SaveEntry saved{{.name = std::move(name), .time = {}}, play::summary_of(read->record)};
    saved.game->outcome = outcome;
    return saved;
}

TEST(Pictures, OfTheFinishedGames) {
    using game::Reason;
    view::ArchiveScreen screen;
    screen.page.games = {
        entry("2026-05-17 20-15-00", "1. f3 e5 2. g4 Qh4#",
              game::Outcome::win(core::Color::black, Reason::checkmate)),
        entry("2026-05-16 09-30-00", "1. e4 c5 2. Nf3", game::Outcome::draw(Reason::agreement)),
        entry("2026-05-12 18-02-00", "1. d4 d5 2. c4 e6 3. Nc3 Nf6",
              game::Outcome::win(core::Color::white, Reason::time))};
    screen.page.count = 3;
    const Sitter sitter(view::chess_game(), {800, 600});
    compare(sitter.picture_of(screen), "archive");
}

TEST(Pictures, OfWhatCanBeOpened) {
    view::OpenScreen screen;
    screen.saves = {entry("evening game", "1. e4 e5 2. Nf3 Nc6 3. Bb5"),
                    entry("Dutch", "1. d4 f5")};
    screen.interrupted = {{.path = "/running/1", .time = {}, .game = screen.saves[0].game}};
    const Sitter sitter(view::chess_game(), {800, 600});
    compare(sitter.picture_of(screen), "open");
}

TEST(Pictures, OfAFolder) {
    view::FilesScreen screen{.home = "/home/anne", .folder = "/home/anne/games"};
    screen.entries = {{"old", true, 0}, {"evening.pgn", false, 2345}, {"mate.fen", false, 71}};
    screen.form.focus = view::WidgetKey{4, 1};
    const Sitter sitter(view::chess_game());
    compare(sitter.picture_of(screen), "files");
}

/// A window in front of a server that runs here.
class OnlinePictures : public testing::Test {
  protected:
    static wire::Person guest(std::string name) {
        wire::Person person;
        person.kind = wire::PersonKind::guest;
        person.name = std::move(name);
        return person;
    }
    view::AppOptions options() {
        view::AppOptions options = in_dark_french(view::chess_game());
        options.network = net_.network();
        return options;
    }
    void hear(const wire::FromServer& message) {
        net_.wire->events.emplace_back(online::LineHeard{to_json(message)});
        sitter_.app().handle(view::Tick{view::App::Time(1000)});
    }
    void enter_lobby() {
        sitter_.app().obey(view::ShowScreen{view::ScreenKind::online});
        sitter_.app().obey(view::HostServer{});
        net_.host->address = "http://192.168.1.20:8080";
        sitter_.app().handle(view::Tick{view::App::Time(1000)});
        net_.wire->events.emplace_back(online::LineOpened{});
        wire::Welcome welcome;
        welcome.you = guest("Anne");
        hear(welcome);
        wire::Seek seek;
        seek.id = "s7Qm20Xc";
        seek.by = guest("Bob");
        seek.terms.clock = play::TimeControl{std::chrono::minutes(5)};
        hear(wire::Lobby{{seek}});
    }

    view::FakeNetwork net_;
    Sitter sitter_{options()};
};

TEST_F(OnlinePictures, OfTheWayToAServer) {
    sitter_.app().obey(view::ShowScreen{view::ScreenKind::online});
    compare(sitter_.picture(), "online_door");
}

TEST_F(OnlinePictures, OfTheLobby) {
    enter_lobby();
    compare(sitter_.picture(), "online_lobby");
}

TEST_F(OnlinePictures, OfAChat) {
    enter_lobby();
    hear(wire::GameStarted{"k3Tz81Qa", core::Color::black});
    wire::GameState game;
    game.game = "k3Tz81Qa";
    game.you = wire::Participant::black;
    game.terms.rules = game::Rules::chess;
    game.players = {guest("Bob"), guest("Anne")};
    game.chat = {{"Bob", "Bonjour !"}};
    hear(game);
    sitter_.app().obey(view::ShowScreen{view::ScreenKind::online});
    compare(sitter_.picture(), "online_chat");
}

TEST(Pictures, DifferWhereAWordDoes) {
    Sitter sitter(view::chess_game());
    for (const char* const square : {"e2", "e4", "d7", "d5"}) sitter.click(square);
    const view::Scene scene = sitter.app().scene();
    const Surface before = sitter.picture();
    for (const auto& [word, other] : {std::pair{"Flip", "Turn"}, std::pair{"e4", "Nf3"},
                                      std::pair{"White to move.", "Check!"}}) {
        view::Scene changed = scene;
        for (view::Shape& shape : changed)
            if (auto* const label = std::get_if<view::Label>(&shape); label && label->text == word)
                label->text = other;
        const Surface after = sitter.picture_of(changed);
        EXPECT_GT(worst_spot(*before, *after), most_in_a_spot) << word;
    }
}

} // namespace
} // namespace window
