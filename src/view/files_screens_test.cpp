#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "keep/files.hpp"
#include "play/table.hpp"
#include "view/open_screen.hpp"
#include "view/profiles_screen.hpp"
#include "view/save_screen.hpp"
#include "view/screen_fixture.hpp"
#include "words/voices_fixture.hpp"

namespace view {
namespace {

namespace fs = std::filesystem;
using game::Letters;
using game::Rules;

using words::english;
using words::french;
constexpr Size tall{900, 1600};

record::Record game_after(std::initializer_list<const char*> moves) {
    play::Table table({.start = chess::start_setup()});
    for (const char* const move : moves) table.play(table.turn(), move, Letters::english);
    return table.record();
}

class FilesTest : public testing::Test {
  protected:
    void damage(const std::string& path) { fs::resize_file(path, fs::file_size(path) - 3); }
    void save(const char* name) {
        keep::Saves(places_->saves).save(name, game_after({"e2e4", "e7e5"}));
    }

    file::TemporaryFolder folder_;
    std::optional<keep::Places> places_ = keep::places_of({.xdg_data_home = folder_.path()});
    keep::Files files_{*places_};
};

using SaveScreenTest = FilesTest;

TEST_F(SaveScreenTest, SuggestsANameThatTypingReplaces) {
    Hands hands(save_screen(&files_, std::nullopt, french, "2026-05-17"));
    EXPECT_TRUE(hands.shows("partie du 2026-05-17"));
    EXPECT_EQ(order_of<SaveGame>(hands.press(Key::enter))->name, "partie du 2026-05-17");
    hands.type("soir");
    EXPECT_EQ(order_of<SaveGame>(hands.click("Sauvegarder"))->name, "soir");
}

TEST_F(SaveScreenTest, ShowsWhatIsWrongUntilTheNameChanges) {
    Hands hands(save_screen(&files_, std::nullopt, french, ""));
    hands.screen.problem = "Nom incorrect";
    EXPECT_TRUE(hands.shows("Nom incorrect"));
    hands.type("soir");
    EXPECT_FALSE(hands.shows("Nom incorrect"));
}

TEST_F(SaveScreenTest, OffersTheNamesThereAre) {
    save("soir");
    Hands hands(save_screen(&files_, std::nullopt, french, "2026-05-17"));
    hands.press(Key::tab);
    EXPECT_EQ(order_of<SaveGame>(hands.press(Key::enter))->name, "soir");
    EXPECT_TRUE(order_of<CloseScreen>(hands.press(Key::escape)));
}

TEST_F(SaveScreenTest, SaysThatThereIsNoHome) {
    Hands hands(save_screen(nullptr, std::nullopt, french, "2026-05-17"));
    EXPECT_NE(hands.all_text().find("Rien ne peut être gardé"), std::string::npos);
}

using OpenScreenTest = FilesTest;

TEST_F(OpenScreenTest, ShowsEachSaveWithItsPosition) {
    save("matin");
    save("soir");
    Hands hands(open_screen(&files_, french), tall);
    EXPECT_TRUE(hands.shows("matin"));
    EXPECT_NE(hands.all_text().find("échecs, anonyme contre anonyme, 2 demi-coups"),
              std::string::npos);
    EXPECT_EQ(shapes_of<PieceImage>(hands.scene()).size(), 64U);
    for (const Label& label : shapes_of<Label>(hands.scene()))
        if (label.text.starts_with("soir")) {
            EXPECT_EQ(order_of<OpenSave>(hands.click(label.area.center()))->name, "soir");
        }
    EXPECT_TRUE(order_of<OpenSave>(hands.press(Key::enter)));
}

TEST_F(OpenScreenTest, ShowsThatASaveIsDamaged) {
    save("soir");
    damage(folder_.at("stackchess/saves/soir.pgn"));
    Hands hands(open_screen(&files_, french), tall);
    EXPECT_TRUE(hands.shows("abîmée"));
    EXPECT_EQ(order_of<OpenSave>(hands.press(Key::enter))->name, "soir");
}

TEST_F(OpenScreenTest, ResumesInterruptedGames) {
    {
        const auto running = keep::RunningGames(places_->running).begin();
        running->write(game_after({"d2d4"}));
    }
    Hands hands(open_screen(&files_, english), tall);
    hands.settings.language = words::Language::english;
    EXPECT_TRUE(hands.shows("Interrupted games"));
    EXPECT_TRUE(hands.shows("There are no saved games."));
    const auto order = order_of<ResumeGame>(hands.press(Key::enter));
    ASSERT_TRUE(order);
    EXPECT_FALSE(order->game.path.empty());
    hands.screen.problem = "Another program is playing this game.";
    EXPECT_TRUE(hands.shows("Another program is playing this game."));
}

TEST_F(OpenScreenTest, RenamesASave) {
    save("soir");
    Hands hands(open_screen(&files_, french), tall);
    EXPECT_TRUE(hands.press(Key::f2).empty());
    hands.type("matin");
    const auto order = order_of<room::RenameSave>(hands.press(Key::enter));
    ASSERT_TRUE(order);
    EXPECT_EQ(order->from, "soir");
    EXPECT_EQ(order->to, "matin");
    EXPECT_FALSE(order_of<CloseScreen>(hands.press(Key::escape))) << "back to the list";
    EXPECT_TRUE(order_of<CloseScreen>(hands.press(Key::escape)));
}

TEST_F(OpenScreenTest, DeletesASave) {
    save("soir");
    Hands hands(open_screen(&files_, french), tall);
    EXPECT_EQ(order_of<room::RemoveSave>(hands.press(Key::remove))->name, "soir");
}

TEST_F(OpenScreenTest, HasTheActionsNextToEachGame) {
    save("matin");
    save("soir");
    Hands hands(open_screen(&files_, french), tall);
    std::vector<std::string> removed;
    for (const Label& label : shapes_of<Label>(hands.scene()))
        if (label.text == "Effacer")
            removed.push_back(order_of<room::RemoveSave>(hands.click(label.area.center()))->name);
    std::ranges::sort(removed);
    EXPECT_EQ(removed, (std::vector<std::string>{"matin", "soir"}));
    EXPECT_TRUE(hands.click("Renommer").empty());
    EXPECT_TRUE(hands.shows("Nouveau nom"));
}

TEST_F(OpenScreenTest, RenamesAndDeletesInterruptedGames) {
    {
        const auto running = keep::RunningGames(places_->running).begin();
        running->write(game_after({"d2d4"}));
    }
    Hands hands(open_screen(&files_, french), tall);
    EXPECT_TRUE(order_of<room::RemoveInterrupted>(hands.press(Key::remove)));
    EXPECT_TRUE(order_of<room::RemoveInterrupted>(hands.click("Effacer")));
    EXPECT_TRUE(hands.click("Renommer").empty());
    EXPECT_TRUE(hands.shows("Nom (vide : la date seule)"));
    hands.type("finale");
    const auto order = order_of<room::RenameInterrupted>(hands.press(Key::enter));
    ASSERT_TRUE(order);
    EXPECT_EQ(order->to, "finale");
    hands.press(Key::escape);
    EXPECT_TRUE(order_of<ResumeGame>(hands.press(Key::enter))) << "the focus is where it was";
}

TEST_F(OpenScreenTest, DoesNotOfferToRenameADamagedInterruptedGame) {
    {
        const auto running = keep::RunningGames(places_->running).begin();
        running->write(game_after({"d2d4"}));
    }
    damage(files_.interrupted().front().path);
    Hands hands(open_screen(&files_, french), tall);
    EXPECT_FALSE(hands.shows("Renommer"));
    EXPECT_TRUE(hands.press(Key::f2).empty());
    EXPECT_TRUE(order_of<room::RemoveInterrupted>(hands.click("Effacer")));
}

TEST_F(OpenScreenTest, ShowsThatAnInterruptedGameCannotBeRead) {
    std::filesystem::create_directories(places_->running);
    std::ofstream(places_->running + "/0.pgn") << '\0';
    Hands hands(open_screen(&files_, english), tall);
    hands.settings.language = words::Language::english;
    EXPECT_TRUE(hands.shows("unreadable"));
    EXPECT_EQ(order_of<ResumeGame>(hands.press(Key::enter))->game.path,
              places_->running + "/0.pgn");
}

TEST_F(OpenScreenTest, OpensAnyFile) {
    Hands hands(open_screen(&files_, french), tall);
    EXPECT_TRUE(hands.click("Ouvrir ce fichier").empty());
    EXPECT_NE(hands.all_text().find("Tapez d'abord le chemin"), std::string::npos);
    hands.type("/tmp/x.pgn");
    EXPECT_EQ(order_of<OpenFile>(hands.press(Key::enter))->path, "/tmp/x.pgn");
}

TEST_F(OpenScreenTest, HundredsOfSavesAreReachedByKeys) {
    OpenScreen screen = open_screen(&files_, french);
    const play::SaveEntry entry{{.name = "x", .time = {}}, play::summary_of(game_after({"e2e4"}))};
    screen.saves.assign(500, entry);
    Hands hands(std::move(screen), {480, 360});
    const auto pieces = shapes_of<PieceImage>(hands.scene()).size();
    EXPECT_LT(pieces, 10 * 32U) << "what is not in view is not drawn";
    hands.press(Key::down, 600);
    EXPECT_TRUE(hands.shows("Ouvrir ce fichier"));
}

using ProfilesScreenTest = FilesTest;

play::ProfileGame won_against(int level) {
    return {"2026-05-17", Rules::stackchess,
            play::Seat{.kind = play::SeatKind::computer, .level = level},
            play::PersonalResult::won};
}

TEST_F(ProfilesScreenTest, ShowsGamesRatingAndProgress) {
    const keep::Profiles profiles(places_->profiles);
    profiles.create("Bob");
    for (const int level : {1, 2, 2}) profiles.add_result("Zoé", won_against(level));
    Hands hands(profiles_screen(&files_, "Zoé", french), tall);
    hands.settings.player = "Zoé";
    EXPECT_TRUE(hands.shows("Profil : Zoé"));
    EXPECT_NE(hands.all_text().find("joue maintenant"), std::string::npos);
    EXPECT_TRUE(hands.shows("Stackchess : 3 parties (3 +, 0 =, 0 -)"));
    EXPECT_NE(hands.all_text().find("ordinateur (niveau 2)"), std::string::npos);
    EXPECT_TRUE(hands.shows("Classement : "));
    const auto curves = shapes_of<Stroke>(hands.scene());
    ASSERT_EQ(curves.size(), 1U);
    EXPECT_EQ(curves[0].points.size(), 3U);
    hands.click("Bob");
    EXPECT_TRUE(hands.shows("Profil : Bob"));
    EXPECT_TRUE(hands.shows("Aucune partie jouée."));
    EXPECT_EQ(order_of<ChoosePlayer>(hands.click("Jouer sous ce nom"))->name, "Bob");
}

TEST_F(ProfilesScreenTest, LetsAPlayerPlayAsNobody) {
    keep::Profiles(places_->profiles).create("Bob");
    Hands hands(profiles_screen(&files_, "Bob", french), tall);
    hands.settings.player = "Bob";
    EXPECT_EQ(order_of<ChoosePlayer>(hands.click("Ne plus jouer sous ce nom"))->name, "");
}

TEST_F(ProfilesScreenTest, RenamesAndDeletesAPlayer) {
    keep::Profiles(places_->profiles).create("Bob");
    Hands hands(profiles_screen(&files_, "Bob", french), tall);
    EXPECT_EQ(order_of<room::RemovePlayer>(hands.click("Effacer"))->name, "Bob");
    EXPECT_TRUE(hands.click("Renommer").empty());
    hands.type("Zoé");
    const auto order = order_of<room::RenamePlayer>(hands.press(Key::enter));
    ASSERT_TRUE(order);
    EXPECT_EQ(order->from, "Bob");
    EXPECT_EQ(order->to, "Zoé");
    EXPECT_FALSE(order_of<CloseScreen>(hands.press(Key::escape))) << "back to the list";
    EXPECT_TRUE(order_of<CloseScreen>(hands.press(Key::escape)));
}

TEST_F(ProfilesScreenTest, MakesAProfileOfANameThatIsOne) {
    Hands hands(profiles_screen(&files_, "", french), tall);
    EXPECT_TRUE(hands.shows("Aucun profil pour l'instant."));
    hands.type("a/b");
    EXPECT_TRUE(hands.press(Key::enter).empty());
    EXPECT_NE(hands.all_text().find("Nom incorrect (a/b)"), std::string::npos);
    hands.press(Key::backspace, 2);
    EXPECT_EQ(order_of<ChoosePlayer>(hands.click("Créer ce profil"))->name, "a");
}

TEST_F(ProfilesScreenTest, SaysThatAProfileIsDamaged) {
    keep::Profiles(places_->profiles).add_result("Zoé", won_against(1));
    damage(folder_.at("stackchess/profiles/Zoé.profile"));
    Hands hands(profiles_screen(&files_, "", french), tall);
    EXPECT_TRUE(hands.shows("abîmé"));
    EXPECT_NE(hands.all_text().find("Le profil Zoé"), std::string::npos);
    EXPECT_FALSE(hands.shows("Jouer sous ce nom"));
    EXPECT_TRUE(order_of<room::RemovePlayer>(hands.click("Effacer")));
}

} // namespace
} // namespace view
