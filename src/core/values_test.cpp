#include <set>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/bits.hpp"
#include "core/coord.hpp"
#include "core/flags.hpp"
#include "core/key.hpp"
#include "core/piece.hpp"
#include "core/random.hpp"
#include "core/static_vector.hpp"

namespace core {
namespace {

TEST(Piece, LettersAreReadAsTheyAreWritten) {
    for (const Color color : colors)
        for (const Role role : all_roles)
            EXPECT_EQ(piece_of(letter(Piece{color, role})), (Piece{color, role}));
    for (const char other : {' ', 'x', 'C', 'D', '1', '\0'})
        EXPECT_EQ(piece_of(other).role, Role::none) << other;
}

TEST(Coord, IsReadAsItIsWritten) {
    for (std::int8_t file = 0; file < max_board_size; ++file)
        for (std::int8_t rank = 0; rank < max_board_size; ++rank) {
            const std::string text = to_text(Coord{file, rank});
            std::string_view rest = text;
            EXPECT_EQ(take_coord(rest), (Coord{file, rank}));
            EXPECT_TRUE(rest.empty());
        }
}

TEST(Coord, LeavesWhatFollows) {
    std::string_view text = "j10j3";
    EXPECT_EQ(take_coord(text), (Coord{9, 9}));
    EXPECT_EQ(text, "j3");
}

TEST(Coord, RefusesWhatIsNoSquare) {
    for (const std::string_view text :
         {"", "a", "a0", "a01", "a27", "a100", "A1", "1a", "é1", "aa"}) {
        std::string_view rest = text;
        EXPECT_EQ(take_coord(rest), std::nullopt) << text;
        EXPECT_EQ(rest, text);
    }
}

enum class Fruit : std::uint8_t { apple, pear, plum };

TEST(Flags, HoldWhatWasInserted) {
    Flags<Fruit> basket{Fruit::plum};
    EXPECT_TRUE(basket.contains(Fruit::plum));
    EXPECT_FALSE(basket.contains(Fruit::apple));
    basket.insert(Fruit::apple);
    std::vector<Fruit> found;
    basket.for_each([&](Fruit fruit) { found.push_back(fruit); });
    EXPECT_EQ(found, (std::vector{Fruit::apple, Fruit::plum}));
    EXPECT_EQ(basket.size(), 2);
    EXPECT_NE(basket, Flags<Fruit>{});
    EXPECT_TRUE(Flags<Fruit>{}.empty());
}

TEST(StaticVector, KeepsItsValuesWhenCopied) {
    StaticVector<int, 4> numbers;
    EXPECT_TRUE(numbers.empty());
    numbers.push_back(3);
    numbers.push_back(5);
    const StaticVector<int, 4> copy = numbers;
    numbers.clear();
    EXPECT_EQ(numbers.size(), 0U);
    EXPECT_EQ(std::vector(copy.begin(), copy.end()), (std::vector{3, 5}));
}

TEST(Bits, MembersAreVisitedInOrder) {
    std::vector<int> found;
    for (const int square : Members{bit(63) | bit(0) | bit(17)}) found.push_back(square);
    EXPECT_EQ(found, (std::vector{0, 17, 63}));
}

TEST(Key, NothingHasTheKeyZero) { EXPECT_EQ(scatter(0, 12345), 0U); }

TEST(Key, SmallDifferencesGiveDifferentKeys) {
    std::set<PositionKey> keys;
    Random salts(1);
    for (int i = 0; i < 500; ++i)
        for (std::uint64_t value = 1, salt = salts.next(); value <= 1000; ++value)
            keys.insert(scatter(value, salt));
    EXPECT_EQ(keys.size(), 500'000U);
}

TEST(Random, IsTheSameEverywhere) {
    Random random(0);
    EXPECT_EQ(random.next(), 0xE220A8397B1DCDAF); // the first number of SplitMix64 from 0
    for (int i = 0; i < 1000; ++i) EXPECT_LT(random.below(7), 7U);
}

} // namespace
} // namespace core
