#include "phrase/games.hpp"

#include <cerrno>

#include <gtest/gtest.h>

#include "phrase/profiles.hpp"
#include "words/voices_fixture.hpp"

namespace phrase {
namespace {

using words::english;
using words::french;

TEST(HalfMove, CountsBothSides) {
    EXPECT_EQ(half_move(1, core::Color::white), 1);
    EXPECT_EQ(half_move(1, core::Color::black), 2);
    EXPECT_EQ(half_move(2, core::Color::white), 3);
}

TEST(GameInShort, NamesTheGameAndWhoPlays) {
    play::Summary game{.rules = game::Rules::stackchess, .size = 8, .plies = 10};
    game.seats[0].name = "Anne";
    game.seats[1] = {.kind = play::SeatKind::computer, .level = 4};
    EXPECT_EQ(game_in_short(french, game),
              "Stackchess 8×8, Anne contre ordinateur (niveau 4), 10 demi-coups");
    game.rules = game::Rules::chess;
    game.seats[0].name.clear();
    EXPECT_EQ(game_in_short(english, game),
              "chess, anonymous against computer (level 4), 10 half-moves");
}

TEST(LoadError, SaysWhatIsWrong) {
    EXPECT_EQ(load_error(french, "soir", {.fault = play::LoadFault::missing}, Source::save),
              "La sauvegarde soir n'existe pas.");
    EXPECT_EQ(load_error(english, "x", {.fault = play::LoadFault::checksum}, Source::save),
              "The saved game x has been modified: its checksum no longer matches.");
    const play::LoadError closed{.fault = play::LoadFault::unreadable, .error = EACCES};
    EXPECT_TRUE(load_error(english, "x", closed, Source::save).starts_with("Cannot read the save"));
    EXPECT_EQ(load_error(english, "x.pgn", {.fault = play::LoadFault::too_big}, Source::file),
              "x.pgn is larger than 32 MiB, the most that can be opened: split it into smaller "
              "files.");
    const play::LoadError loop{.fault = play::LoadFault::unreadable, .error = ELOOP};
    EXPECT_NE(load_error(english, "x.pgn", loop, Source::file).find("leads back to itself"),
              std::string::npos);
}

TEST(LoadError, CallsAFileNoSave) {
    for (const play::LoadFault fault :
         {play::LoadFault::missing, play::LoadFault::unreadable, play::LoadFault::too_big,
          play::LoadFault::not_text, play::LoadFault::no_game, play::LoadFault::damaged,
          play::LoadFault::checksum}) {
        const std::string sentence =
            load_error(french, "x.pgn", {.fault = fault, .error = EACCES}, Source::file);
        EXPECT_EQ(sentence.find("sauvegarde"), std::string::npos) << sentence;
        EXPECT_NE(sentence.find("x.pgn"), std::string::npos) << sentence;
    }
    EXPECT_EQ(load_error(english, "x.pgn", {.fault = play::LoadFault::missing}, Source::file),
              "The file x.pgn does not exist.");
}

TEST(ProfileError, TellsADamagedLineFromAChangedFile) {
    const play::ProfileError damaged{.fault = play::ProfileFault::damaged, .line = 3};
    EXPECT_NE(profile_error(english, "Anne", damaged).find("line 3"), std::string::npos);
    const play::ProfileError changed{.fault = play::ProfileFault::damaged, .line = 0};
    EXPECT_NE(profile_error(english, "Anne", changed).find("checksum"), std::string::npos);
}

} // namespace
} // namespace phrase
