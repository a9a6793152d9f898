#include "view/keys.hpp"

#include <set>

#include <gtest/gtest.h>

#include "view/app_fixture.hpp"
#include "words/voices_fixture.hpp"

namespace view {
namespace {

using words::english;
using words::french;

KeyPressed control(char letter, bool with_shift = false) {
    return {.key = Key::letter, .letter = letter, .with_control = true, .with_shift = with_shift};
}

TEST(Keys, MeanWhatTheListSays) {
    EXPECT_EQ(action_of(TextTyped{"u"}), KeyAction::take_back);
    EXPECT_EQ(action_of(TextTyped{"U"}), KeyAction::take_back);
    EXPECT_EQ(action_of(control('z')), KeyAction::take_back);
    EXPECT_EQ(action_of(TextTyped{"s"}), KeyAction::settings);
    EXPECT_EQ(action_of(control('s')), KeyAction::save);
    EXPECT_EQ(action_of(TextTyped{"c"}), KeyAction::play_on);
    EXPECT_EQ(action_of(control('c')), KeyAction::copy_position);
    EXPECT_EQ(action_of(control('c', true)), KeyAction::copy_game);
    EXPECT_EQ(action_of(KeyPressed{.key = Key::enter}), KeyAction::use_square);
    EXPECT_EQ(action_of(KeyPressed{.key = Key::f11}), KeyAction::full_screen);
    EXPECT_EQ(action_of(KeyPressed{.key = Key::left}), KeyAction::cursor_left);
    const KeyPressed shift_left{.key = Key::left, .with_shift = true};
    EXPECT_EQ(action_of(shift_left, true), KeyAction::turn_left);
    EXPECT_EQ(action_of(shift_left), KeyAction::cursor_left) << "a flat board is not turned";
    EXPECT_EQ(action_of(KeyPressed{.key = Key::enter, .with_shift = true}), KeyAction::use_square);
    EXPECT_EQ(action_of(TextTyped{"?"}), KeyAction::keys);
    EXPECT_EQ(action_of(TextTyped{"é"}), std::nullopt);
    EXPECT_EQ(action_of(KeyPressed{.key = Key::letter, .letter = 's'}), std::nullopt);
    EXPECT_EQ(action_of(PointerMoved{}), std::nullopt);
}

TEST(Keys, CountPieces) {
    EXPECT_EQ(count_of(TextTyped{"3"}), 3);
    EXPECT_EQ(count_of(TextTyped{"0"}), std::nullopt);
    EXPECT_EQ(count_of(TextTyped{"12"}), std::nullopt);
}

TEST(Keys, AreNamed) {
    EXPECT_EQ(key_name(french, KeyAction::take_back), "u");
    EXPECT_EQ(key_name(french, KeyAction::copy_game), "Ctrl+Maj+C");
    EXPECT_EQ(key_name(english, KeyAction::leave), "Esc");
}

/// Those that share a line with another.
const std::set<KeyAction> in_company{KeyAction::cursor_right, KeyAction::cursor_up,
                                     KeyAction::cursor_down,  KeyAction::fewer_pieces,
                                     KeyAction::look_forward, KeyAction::look_at_end,
                                     KeyAction::turn_right,   KeyAction::turn_up,
                                     KeyAction::turn_down,    KeyAction::farther};

TEST(Keys, AreAllListedOnce) {
    std::set<KeyAction> listed;
    for (const KeyGroup& group : key_groups())
        for (const KeyLine& line : group.lines) {
            EXPECT_FALSE(keys_text(french, line, game::Letters::french).empty());
            if (line.action) {
                EXPECT_TRUE(listed.insert(*line.action).second)
                    << keys_text(french, line, game::Letters::french);
            }
        }
    for (int i = 0; i <= static_cast<int>(KeyAction::quit); ++i) {
        const auto action = static_cast<KeyAction>(i);
        EXPECT_NE(listed.contains(action), in_company.contains(action)) << i;
    }
}

TEST(Keys, ShowEveryWayToPress) {
    for (const KeyGroup& group : key_groups())
        for (const KeyLine& line : group.lines)
            if (line.action == KeyAction::take_back) {
                EXPECT_EQ(keys_text(french, line, game::Letters::french), "u, Ctrl+Z");
            }
}

TEST(Keys, NameTheLettersThatPutPiecesInTheEditor) {
    for (const auto& [letters, expected] :
         {std::pair(game::Letters::french, "R D T F C P, r d t f c p"),
          std::pair(game::Letters::english, "K Q R B N P, k q r b n p")}) {
        bool is_listed = false;
        for (const KeyGroup& group : key_groups())
            for (const KeyLine& line : group.lines)
                is_listed |= keys_text(french, line, letters) == expected;
        EXPECT_TRUE(is_listed) << expected;
    }
}

TEST(Keys, SayWhySoManyPiecesCannotBeTaken) {
    AppHands hands(game_from(game::Rules::stackchess, "6/6/p5/6/6/(RRR)2R2 w - 0 1"));
    for (const char* const digit : {"9", "0", "4"}) {
        hands.click("a1");
        hands.type(digit);
        EXPECT_EQ(hands.notice(), "This stack has 3 pieces: choose 1 to 3.") << digit;
        EXPECT_EQ(hands.screen().selection->count, 3);
        hands.type("2");
        EXPECT_EQ(hands.notice(), "");
        hands.key(Key::escape);
    }
    hands.click("d1");
    hands.type("2");
    EXPECT_EQ(hands.notice(), "This stack has only one piece.");
    AppHands chess(chess_game());
    chess.click("e2");
    chess.type("2");
    EXPECT_EQ(chess.notice(), "") << "there are no stacks";
}

} // namespace
} // namespace view
