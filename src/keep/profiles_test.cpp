#include "keep/profiles.hpp"

#include <cerrno>
#include <filesystem>
#include <thread>

#include <gtest/gtest.h>

#include "file/temporary_folder_fixture.hpp"

namespace keep {
namespace {

using namespace play;

using game::Rules;

ProfileGame against_level(int level, PersonalResult score, Rules rules = Rules::chess) {
    return {"2026-05-17", rules, {SeatKind::computer, level}, score};
}

ProfileGame against(std::string name, PersonalResult score) {
    return {"2026-05-18", Rules::stackchess, {.name = std::move(name)}, score};
}

const Profile anne{"Anne",
                   {against_level(3, PersonalResult::won), against("Zoé", PersonalResult::drawn),
                    against_level(4, PersonalResult::lost), against("", PersonalResult::won),
                    against_level(3, PersonalResult::won),
                    against_level(3, PersonalResult::won, Rules::stackchess)}};

TEST(Profile, CountsByGameAndOpponent) {
    EXPECT_EQ(anne.total(Rules::chess), (Tally{.won = 2, .lost = 1}));
    EXPECT_EQ(anne.total(Rules::stackchess).played(), 3U);
    const std::vector<TallyLine> expected{
        {Rules::stackchess, {}, {.won = 1}},
        {Rules::stackchess, {.name = "Zoé"}, {.drawn = 1}},
        {Rules::stackchess, {SeatKind::computer, 3}, {.won = 1}},
        {Rules::chess, {SeatKind::computer, 3}, {.won = 2}},
        {Rules::chess, {SeatKind::computer, 4}, {.lost = 1}},
    };
    EXPECT_EQ(anne.tallies(), expected);
}

TEST(Profile, IsRatedByGamesAgainstTheComputer) {
    const auto history = anne.rating_history(Rules::chess);
    ASSERT_EQ(history.size(), 3U);
    EXPECT_GT(history[0].rating.value, 1500);
    EXPECT_LT(history[1].rating.value, history[0].rating.value);
    EXPECT_GT(history[2].rating.value, history[1].rating.value);
    EXPECT_LT(history[2].rating.deviation, history[0].rating.deviation);
    EXPECT_EQ(anne.rating(Rules::chess), history.back().rating);
    EXPECT_FALSE(
        (Profile{"Zoé", {against("Anne", PersonalResult::drawn)}}).rating(Rules::stackchess));
}

TEST(ProfileText, IsReadAsItIsWritten) {
    EXPECT_EQ(read_profile("Anne", profile_text(anne)), anne);
    EXPECT_EQ(read_profile("Anne", profile_text({"Anne"})), Profile{"Anne"});
    // A name that would break the line is left out.
    EXPECT_EQ(read_profile("A", profile_text({"A", {against("x\ny", PersonalResult::won)}}))
                  ->games.front(),
              against("", PersonalResult::won));
}

TEST(ProfileText, ShowsAnyDamage) {
    const std::string text = profile_text(anne);
    for (std::size_t size = 0; size < text.size(); ++size)
        EXPECT_FALSE(read_profile("Anne", text.substr(0, size))) << size;
    for (std::size_t bit = 0; bit < 8 * text.size(); ++bit) {
        std::string flipped = text;
        flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << bit % 8));
        const auto read = read_profile("Anne", flipped);
        ASSERT_FALSE(read) << bit;
        EXPECT_EQ(read.error().fault, ProfileFault::damaged);
    }
    EXPECT_FALSE(read_profile("Anne", text + '\n'));
}

TEST(ProfileText, SaysWhichLineIsWrong) {
    std::string text = profile_text(anne);
    EXPECT_EQ(read_profile("Anne", "").error().line, 1U);
    text.replace(text.find("drawn"), 5, "tired");
    EXPECT_EQ(read_profile("Anne", text).error().line, 3U);
    text.replace(text.find("tired"), 5, "won");
    EXPECT_EQ(read_profile("Anne", text).error().line, 0U);
}

TEST(Profiles, KeepGames) {
    const file::TemporaryFolder folder;
    const Profiles profiles(folder.at("profiles"));
    EXPECT_TRUE(profiles.list().empty());
    EXPECT_EQ(profiles.load("Anne").error().fault, ProfileFault::missing);
    EXPECT_EQ(profiles.create("Zoé"), Profile{"Zoé"});
    for (const ProfileGame& game : anne.games) EXPECT_TRUE(profiles.add_result("Anne", game));
    EXPECT_EQ(profiles.load("Anne"), anne);
    EXPECT_EQ(profiles.create("Anne"), anne);
    EXPECT_EQ(profiles.list(), (std::vector<std::string>{"Anne", "Zoé"}));
}

TEST(Profiles, SayWhatIsWrong) {
    const file::TemporaryFolder folder;
    const Profiles profiles(folder.path());
    for (const char* const name : {"", "../Anne", "a.b"}) {
        EXPECT_EQ(profiles.load(name).error().fault, ProfileFault::bad_name);
        EXPECT_EQ(profiles.create(name).error().fault, ProfileFault::bad_name);
    }
    folder.write("Anne.profile", "stackchess profile 1\ngame");
    const auto damaged = profiles.add_result("Anne", against("Zoé", PersonalResult::won));
    EXPECT_EQ(damaged.error(), (ProfileError{.fault = ProfileFault::damaged, .line = 2}));
    EXPECT_EQ(folder.content("Anne.profile"), "stackchess profile 1\ngame");
    std::filesystem::create_directory(folder.at("Zoé.profile"));
    EXPECT_EQ(profiles.load("Zoé").error(),
              (ProfileError{.fault = ProfileFault::unreadable, .error = EISDIR}));
    folder.write("file", "");
    EXPECT_EQ(Profiles(folder.at("file")).create("Anne").error(),
              (ProfileError{.fault = ProfileFault::unwritable, .error = ENOTDIR}));
}

TEST(Profiles, LoseNoGameOfProgramsAtTheSameTime) {
    const file::TemporaryFolder folder;
    std::vector<std::thread> programs;
    for (int level = 1; level <= 4; ++level)
        programs.emplace_back([&, level] {
            for (int i = 0; i < 10; ++i)
                EXPECT_TRUE(Profiles(folder.path())
                                .add_result("Anne", against_level(level, PersonalResult::won)));
        });
    for (std::thread& program : programs) program.join();
    const auto profile = Profiles(folder.path()).load("Anne");
    ASSERT_TRUE(profile);
    ASSERT_EQ(profile->tallies().size(), 4U);
    for (const TallyLine& line : profile->tallies()) EXPECT_EQ(line.tally.won, 10U);
}

} // namespace
} // namespace keep
