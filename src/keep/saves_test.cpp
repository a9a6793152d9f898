#include "keep/saves.hpp"

#include <cerrno>
#include <filesystem>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"
#include "play/table.hpp"

namespace keep {
namespace {

using namespace play;

namespace fs = std::filesystem;
using core::Color;
using game::Letters;

record::Record game_after(std::initializer_list<const char*> moves) {
    TableOptions options{.start = chess::start_setup()};
    options.seats = {{{.name = "Anne"}, {SeatKind::computer, 4}}};
    Table table(options);
    for (const char* const move : moves) table.play(table.turn(), move, Letters::english);
    return table.record();
}

class SavesTest : public testing::Test {
  protected:
    void make_older(std::string_view name, int hours) {
        fs::last_write_time(folder_.at(std::string("saves/") + std::string(name) + ".pgn"),
                            fs::file_time_type::clock::now() - std::chrono::hours(hours));
    }

    file::TemporaryFolder folder_;
    Saves saves_{folder_.at("saves")};
};

TEST_F(SavesTest, GiveBackWhatWasSaved) {
    EXPECT_EQ(saves_.stamp_of("Partie 1"), no_save);
    EXPECT_EQ(saves_.load("Partie 1").error().fault, LoadFault::missing);
    const record::Record record = game_after({"e2e4", "e7e5"});
    EXPECT_EQ(saves_.save("Partie 1", record).error, 0);
    EXPECT_NE(saves_.stamp_of("Partie 1"), no_save);
    EXPECT_EQ(saves_.load("Partie 1")->record, record);
    EXPECT_EQ(saves_.save("Partie 1", game_after({"d2d4"})).error, 0);
    EXPECT_EQ(saves_.load("Partie 1")->record, game_after({"d2d4"}));
    EXPECT_EQ(load_path(folder_.at("saves/Partie 1.pgn"))->record, game_after({"d2d4"}));
}

TEST_F(SavesTest, AreListedTheNewestFirst) {
    EXPECT_TRUE(saves_.list().empty());
    saves_.save("old", game_after({}));
    saves_.save("new", game_after({"e2e4", "e7e5", "g1f3"}));
    saves_.save("broken", game_after({"e2e4"}));
    const std::string broken = folder_.at("saves/broken.pgn");
    fs::resize_file(broken, fs::file_size(broken) - 3);
    make_older("old", 2);
    make_older("broken", 1);
    folder_.write("saves/empty.pgn", "");
    make_older("empty", 3);
    folder_.write("saves/no.name.pgn", "1. e4 *");
    folder_.write("saves/notes.txt", "text");
    const auto list = saves_.list();
    ASSERT_EQ(list.size(), 4U);
    EXPECT_EQ(list[0].name, "new");
    EXPECT_FALSE(list[0].is_damaged);
    EXPECT_EQ(list[0].game->rules, game::Rules::chess);
    EXPECT_EQ(list[0].game->size, 8);
    EXPECT_EQ(list[0].game->seats[0].name, "Anne");
    EXPECT_EQ(list[0].game->seats[1], (Seat{SeatKind::computer, 4}));
    EXPECT_EQ(list[0].game->plies, 3U);
    EXPECT_EQ(list[0].game->move_number, 2);
    EXPECT_EQ(list[0].game->turn, Color::black);
    EXPECT_EQ(list[1].name, "broken");
    EXPECT_TRUE(list[1].is_damaged);
    EXPECT_EQ(list[1].game->plies, 1U);
    EXPECT_EQ(list[2].name, "old");
    EXPECT_LT(list[2].time, list[1].time);
    EXPECT_EQ(list[3].name, "empty");
    EXPECT_FALSE(list[3].game);
    const auto names = saves_.names();
    ASSERT_EQ(names.size(), list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        EXPECT_EQ(names[i].name, list[i].name);
        EXPECT_EQ(names[i].time, list[i].time);
    }
}

TEST_F(SavesTest, HaveNamesThatAreNames) {
    for (const char* const name : {"", "../x", "a.b", "a/b"}) {
        EXPECT_EQ(saves_.save(name, game_after({"e2e4"})).error, EINVAL);
        EXPECT_EQ(saves_.stamp_of(name), no_save);
        EXPECT_EQ(saves_.load(name).error().fault, LoadFault::missing);
    }
    EXPECT_EQ(folder_.count(), 0);
}

TEST_F(SavesTest, ReplaceWhatTheyAreToldToAlone) {
    const auto first = saves_.save("x", game_after({"e2e4"}), no_save);
    EXPECT_TRUE(first.is_saved());
    EXPECT_EQ(saves_.stamp_of("x"), first.stamp);
    EXPECT_TRUE(saves_.save("x", game_after({"d2d4"}), no_save).is_taken);
    EXPECT_EQ(saves_.load("x")->record, game_after({"e2e4"}));
    const auto second = saves_.save("x", game_after({"d2d4"}), first.stamp);
    EXPECT_TRUE(second.is_saved());
    EXPECT_TRUE(saves_.save("x", game_after({"c2c4"}), first.stamp).is_taken);
    EXPECT_EQ(saves_.remove("x"), 0);
    EXPECT_TRUE(saves_.save("x", game_after({"c2c4"}), first.stamp).is_saved()) << "it is gone";
}

TEST_F(SavesTest, AreRenamedUnlessTheNameIsTaken) {
    saves_.save("one", game_after({"e2e4"}));
    saves_.save("two", game_after({"d2d4"}));
    EXPECT_EQ(saves_.rename("one", "two"), Renaming::taken);
    EXPECT_EQ(saves_.rename("one", "../two"), Renaming::bad_name);
    EXPECT_EQ(saves_.rename("none", "three"), Renaming::missing);
    EXPECT_EQ(saves_.rename("one", "three"), Renaming::done);
    EXPECT_EQ(saves_.load("three")->record, game_after({"e2e4"}));
    EXPECT_EQ(saves_.load("one").error().fault, LoadFault::missing);
    EXPECT_EQ(saves_.remove("two"), 0);
    EXPECT_EQ(saves_.remove("two"), 0) << "what is not there is removed";
    EXPECT_EQ(saves_.remove("../three"), EINVAL);
    EXPECT_EQ(saves_.names().size(), 1U);
}

TEST_F(SavesTest, SayWhatWentWrong) {
    folder_.write("file", "text");
    EXPECT_EQ(Saves(folder_.at("file")).save("x", game_after({"e2e4"})).error, ENOTDIR);
    EXPECT_EQ(load_path(folder_.at("none")).error().fault, LoadFault::missing);
    EXPECT_EQ(load_path(folder_.path()).error().fault, LoadFault::unreadable);
    EXPECT_EQ(load_path(folder_.path()).error().error, EISDIR);
    EXPECT_EQ(load_path("/dev/zero").error().error, ENOTSUP);
    folder_.write("empty", "");
    EXPECT_EQ(load_path(folder_.at("empty")).error().fault, LoadFault::empty);
    folder_.write("program", std::string("\x7F"
                                         "ELF\0\1 1. e4",
                                         13));
    EXPECT_EQ(load_path(folder_.at("program")).error().fault, LoadFault::not_text);
    std::filesystem::resize_file(folder_.at("empty"), max_save_bytes + 1);
    EXPECT_EQ(load_path(folder_.at("empty")).error().fault, LoadFault::too_big);
}

TEST(Summary, CountsWhatIsOnTheBoard) {
    Table table({.start = stackchess::start_setup({.size = 10})});
    table.play(table.turn(), "a2a3", Letters::english);
    table.play(table.turn(), "a9a8", Letters::english);
    table.undo(table.turn());
    const Summary summary = summary_of(table.record());
    EXPECT_EQ(summary.rules, game::Rules::stackchess);
    EXPECT_EQ(summary.size, 10);
    EXPECT_EQ(summary.plies, 1U);
    EXPECT_EQ(summary.turn, Color::black);
    table.resign(table.turn());
    EXPECT_EQ(summary_of(table.record()).outcome, table.session().outcome());
}

} // namespace
} // namespace keep
