#include "record/marks.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

using core::coord_at;

Node with_comment(std::string text) {
    Node node;
    node.comments.push_back(std::move(text));
    return node;
}

const DrawnMark circle{MarkColor::red, coord_at(1, 1), coord_at(1, 1)};
const DrawnMark arrow{MarkColor::green, coord_at(4, 1), coord_at(4, 3)};

TEST(Marks, AreReadFromComments) {
    const Node node = with_comment("[%csl Rb2] good [%cal Ge2e4,Yz26a1] move");
    const DrawnMark far{MarkColor::yellow, coord_at(25, 25), coord_at(0, 0)};
    EXPECT_EQ(marks(node), (Marks{circle, arrow, far}));
    EXPECT_EQ(comment_words(node), "good move");
}

TEST(Marks, AreWrittenBesideOtherCommands) {
    Node node = with_comment("[%eval 0.30] good");
    set_marks(node, {arrow, circle});
    EXPECT_EQ(marks(node), (Marks{circle, arrow}));
    EXPECT_EQ(comment_words(node), "good");
    EXPECT_EQ(node.comments, std::vector<std::string>{"[%csl Rb2] [%cal Ge2e4] [%eval 0.30] good"});
    set_marks(node, {});
    EXPECT_EQ(node.comments, std::vector<std::string>{"[%eval 0.30] good"});
}

TEST(Marks, LeaveNoEmptyComment) {
    Node node;
    set_marks(node, {circle});
    EXPECT_EQ(node.comments.size(), 1U);
    set_marks(node, {});
    EXPECT_TRUE(node.comments.empty());
}

TEST(Marks, KeepWhatTheyDoNotUnderstand) {
    Node node = with_comment("[%csl Xb2,Ra99,Rb2]");
    EXPECT_EQ(marks(node), Marks{circle});
    set_marks(node, {});
    EXPECT_EQ(node.comments, std::vector<std::string>{"[%csl Xb2,Ra99]"});
}

TEST(Marks, AreDrawnAndTakenAway) {
    Marks drawn;
    toggle(drawn, arrow);
    toggle(drawn, circle);
    EXPECT_EQ(drawn, (Marks{arrow, circle}));
    toggle(drawn, {MarkColor::blue, arrow.from, arrow.to});
    EXPECT_EQ(drawn.front().color, MarkColor::blue);
    toggle(drawn, drawn.front());
    EXPECT_EQ(drawn, Marks{circle});
}

TEST(CommentWords, ReplaceWordsAndKeepCommands) {
    Node node = with_comment("[%clk 0:05:00] old");
    node.comments.emplace_back("words [%csl Gb2]");
    set_comment_words(node, "new } sentence");
    EXPECT_EQ(comment_words(node), "new } sentence");
    EXPECT_EQ(marks(node).size(), 1U);
    set_comment_words(node, "");
    EXPECT_EQ(node.comments, std::vector<std::string>{"[%clk 0:05:00] [%csl Gb2]"});
    EXPECT_EQ(comment_words(with_comment("an [%open bracket")), "an [%open bracket");
}

} // namespace
} // namespace record
