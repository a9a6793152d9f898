#include "record/wide_text.hpp"

#include <array>
#include <cstdint>
#include <string>

#include "record/diary_fixture.hpp"

namespace record {
namespace {

using namespace std::string_literals;

/// A text in units of so many bytes.
std::string wide(const std::u16string& text, std::size_t unit, bool big_endian) {
    std::string bytes;
    for (const char16_t code : text)
        for (std::size_t i = 0; i < unit; ++i) {
            const std::size_t shift = 8 * (big_endian ? unit - 1 - i : i);
            bytes += static_cast<char>(shift < 16 ? code >> shift & 0xFF : 0);
        }
    return bytes;
}

std::string narrowed(std::string_view text, std::size_t piece) {
    ByteSource whole = text_source(text);
    const ByteSource source = narrow([whole, piece](char* into, std::size_t size) mutable {
        return whole(into, std::min(size, piece));
    });
    std::string all;
    std::array<char, 3> buffer{};
    while (const std::size_t count = source(buffer.data(), buffer.size()))
        all.append(buffer.data(), count);
    return all;
}

TEST(WideText, IsReadInEveryEncoding) {
    const std::u16string game = u"[White \"Zoé\"]\n\n1. e4 {♞} 1-0\n";
    for (const std::size_t unit : {2U, 4U})
        for (const bool big_endian : {false, true})
            for (const std::u16string mark : {u"\uFEFF", u""}) {
                Diary diary;
                const std::string text = wide(mark + game, unit, big_endian);
                PgnReader reader(text_source(text));
                while (reader.next(diary)) {
                }
                EXPECT_EQ(diary.text, "game@1 White=Zoé e2e4 {♞} 1-0; ") << unit << big_endian;
            }
}

TEST(WideText, IsTheSameInPieces) {
    const std::string text = wide(u"ab\xD83D\xDE00é♞\xD83Dx", 2, false);
    for (const std::size_t piece : {1U, 2U, 3U, 5U, 100U})
        EXPECT_EQ(narrowed(text, piece), "ab😀é♞\uFFFDx") << piece;
    EXPECT_EQ(narrowed(text + "y", 100), "ab😀é♞\uFFFDx\uFFFD") << "a byte alone";
}

TEST(WideText, LeavesOtherTextsAlone) {
    for (const std::string& text : {""s, "a"s, "1. e4"s, "\xEF\xBB\xBF*"s, "a\0b"s, "\0\0\0\0\0"s})
        EXPECT_EQ(narrowed(text, 100), text);
}

} // namespace
} // namespace record
