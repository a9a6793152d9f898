#include "record/line_breaker.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

#include "core/random.hpp"

namespace record {
namespace {

TEST(LineBreaker, BreaksBeforeTheEightiethByte) {
    std::string text;
    LineBreaker lines(text);
    lines.word(std::string(40, 'a'));
    lines.word(std::string(38, 'b')); // 79 with the space
    lines.word(std::string(40, 'c'));
    lines.word(std::string(39, 'd')); // 80 with the space
    lines.finish();
    EXPECT_EQ(text, std::string(40, 'a') + ' ' + std::string(38, 'b') + '\n' +
                        std::string(40, 'c') + '\n' + std::string(39, 'd') + '\n');
}

TEST(LineBreaker, KeepsSignsAtTheirWords) {
    std::string text;
    LineBreaker lines(text);
    lines.open('(');
    lines.open('(');
    lines.word("a");
    lines.close(')');
    lines.close(')');
    lines.comment("one two");
    lines.comment("x");
    lines.finish();
    EXPECT_EQ(text, "((a)) {one two} {x}\n");
}

TEST(LineBreaker, BeginsNoLineOfACommentLikeATag) {
    std::string comment(70, 'a');
    comment += R"( [BlackType "program"]  [Black { [%clk 0:05:00])";
    std::string text;
    LineBreaker lines(text);
    lines.comment(comment);
    lines.finish();
    EXPECT_EQ(text.find("\n["), text.find("\n[%clk")) << text;
    EXPECT_EQ(text.find("\n "), std::string::npos) << text;
    std::replace(text.begin(), text.end(), '\n', ' ');
    comment.insert(0, 1, '{');
    EXPECT_EQ(text, comment + "} ");
}

TEST(LineBreaker, MovesAClosingSignToTheNextLineIfItMust) {
    std::string text;
    LineBreaker lines(text);
    const std::string word(79, 'a');
    lines.word(word);
    lines.close(')');
    lines.finish();
    EXPECT_EQ(text, word + "\n)\n");
}

TEST(LineBreaker, NeverBeginsALineWithAPercentSign) {
    std::string text;
    LineBreaker lines(text);
    const std::string word(78, 'a');
    lines.comment(word + " %b");
    lines.finish();
    EXPECT_EQ(text, '{' + word + "\n %b}\n");
}

TEST(LineBreaker, KeepsCommandsWhole) {
    for (const std::size_t size : {60U, 65U, 70U, 75U, 78U}) {
        std::string text;
        LineBreaker lines(text);
        const std::string word(size, 'a');
        lines.comment(word + " [%eval 0.35,12] [%clk 0:05:00] b");
        lines.finish();
        EXPECT_NE(text.find("[%eval 0.35,12]"), std::string::npos) << text;
        EXPECT_NE(text.find("[%clk 0:05:00]"), std::string::npos) << text;
    }
    std::string text;
    LineBreaker lines(text);
    lines.comment("[%eval " + std::string(70, 'a') + " b c");
    lines.finish();
    EXPECT_EQ(text, "{[%eval " + std::string(70, 'a') + "\nb c}\n") << "no command without its end";
}

TEST(LineBreaker, KeepsAllWordsInShortLines) {
    core::Random random(1);
    for (int round = 0; round < 200; ++round) {
        std::string text;
        std::string written;
        LineBreaker lines(text);
        for (int i = 0; i < 60; ++i) {
            const std::string word(1 + random.below(30), static_cast<char>('a' + i % 26));
            lines.word(word);
            written += word + ' ';
        }
        lines.finish();
        std::istringstream rows(text);
        for (std::string row; std::getline(rows, row);) EXPECT_LE(row.size(), LineBreaker::width);
        std::replace(text.begin(), text.end(), '\n', ' ');
        EXPECT_EQ(text, written);
    }
}

} // namespace
} // namespace record
