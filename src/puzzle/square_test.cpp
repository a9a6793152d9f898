#include "puzzle/square.hpp"

#include <gtest/gtest.h>

namespace puzzle {
namespace {

TEST(Square, IsNamedAsInASpreadsheetBeyondTheLetters) {
    EXPECT_EQ(square_text({0, 0}), "a1");
    EXPECT_EQ(square_text({25, 25}), "z26");
    EXPECT_EQ(square_text({26, 26}), "aa27");
    EXPECT_EQ(square_text({51, 0}), "az1");
    EXPECT_EQ(square_text({52, 0}), "ba1");
    EXPECT_EQ(square_text({701, 9}), "zz10");
    EXPECT_EQ(square_text({702, 9}), "aaa10");
    EXPECT_EQ(square_text({999, 999}), "all1000");
}

TEST(Square, IsReadAsItIsNamed) {
    for (int file = 0; file < 1000; ++file) {
        const Square square{file, 999 - file};
        EXPECT_EQ(read_square(square_text(square)), square);
    }
    EXPECT_EQ(read_square("A1"), (Square{0, 0}));
    EXPECT_EQ(read_square("aB12"), (Square{27, 11}));
}

TEST(Square, IsNotReadFromAnythingElse) {
    for (const char* text : {"", "a", "1", "a0", "a01", "a1 ", " a1", "a-1", "a1b", "1a", "alm1",
                             "a1001", "zzzzzzzzzzz1", "a99999999999999999999",
                             "\xC3\xA9"
                             "1",
                             "a1.5", "?"})
        EXPECT_FALSE(read_square(text)) << text;
    EXPECT_FALSE(read_square(std::string(1000000, 'a')));
}

} // namespace
} // namespace puzzle
