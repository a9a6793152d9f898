#include "record/annotation.hpp"

#include <gtest/gtest.h>

namespace record {
namespace {

using namespace std::chrono_literals;

TEST(Annotation, FindsCommands) {
    EXPECT_EQ(find_command("good [%clk 0:05:00] move", "clk"), "0:05:00");
    EXPECT_EQ(find_command("[%csl Ra1,Gb2][%cal Ra1b2]", "cal"), "Ra1b2");
    EXPECT_EQ(find_command("[%clk  0:05:00 ]", "clk"), "0:05:00");
    EXPECT_EQ(find_command("[%clock 1][%clk 2]", "clk"), "2");
    EXPECT_EQ(find_command("[%clk ]", "clk"), "");
    EXPECT_EQ(find_command("[%clk]", "clk"), std::nullopt);
    EXPECT_EQ(find_command("[%clk 0:05:00", "clk"), std::nullopt);
    EXPECT_EQ(find_command("clk 0:05:00]", "clk"), std::nullopt);
}

TEST(Annotation, SetsCommandsWhereTheyStand) {
    EXPECT_EQ(with_command("", "clk", "0:01:00"), "[%clk 0:01:00]");
    EXPECT_EQ(with_command("why", "clk", "0:01:00"), "[%clk 0:01:00] why");
    EXPECT_EQ(with_command("a [%clk 9] b", "clk", "0:01:00"), "a [%clk 0:01:00] b");
}

TEST(Annotation, WritesAndReadsClocks) {
    EXPECT_EQ(written_time(0ms), "0:00:00");
    EXPECT_EQ(written_time(3'723'000ms), "1:02:03");
    EXPECT_EQ(written_time(9'500ms), "0:00:09.5");
    EXPECT_EQ(written_time(-5ms), "0:00:00");
    EXPECT_EQ(written_time(100h), "100:00:00");
    for (const auto time : {0ms, 1ms, 10ms, 100ms, 59'999ms, 3'600'000ms, 360'000'123ms})
        EXPECT_EQ(read_written_time(written_time(time)), time);
    EXPECT_EQ(read_written_time("00:04:59"), 299s);
    EXPECT_EQ(read_written_time("0:00:01.23456"), 1230ms + 4ms);
    for (const char* const text : {"", "5", "5:00", "0:60:00", "0:00:60", "0:00:-1", "0:00:00.",
                                   "a:00:00", "0:00:00:00", "0::00", "99999999999:00:00"})
        EXPECT_EQ(read_written_time(text), std::nullopt) << text;
}

TEST(Annotation, WritesAndReadsEvaluations) {
    EXPECT_EQ(evaluation_text({.value = 35}), "0.35");
    EXPECT_EQ(evaluation_text({.value = -120, .depth = 18}), "-1.20,18");
    EXPECT_EQ(evaluation_text({.is_mate = true, .value = -4}), "#-4");
    for (const Evaluation evaluation :
         {Evaluation{.value = -5}, Evaluation{.value = 12345, .depth = 0},
          Evaluation{.is_mate = true, .value = 3}, Evaluation{.is_mate = true, .value = -3}})
        EXPECT_EQ(read_evaluation_text(evaluation_text(evaluation)), evaluation);
    EXPECT_EQ(read_evaluation_text("+0.5"), Evaluation{.value = 50});
    EXPECT_EQ(read_evaluation_text("2"), Evaluation{.value = 200});
    for (const char* const text : {"", "#", "-", "x", "1.", "1.x", "1.2,", "99999999999"})
        EXPECT_EQ(read_evaluation_text(text), std::nullopt) << text;
}

TEST(Annotation, KeepsTheRestOfTheComments) {
    Node node;
    node.comments = {"first", "second [%emt 0:00:01]"};
    set_clock_after(node, 90s);
    set_time_spent(node, 2500ms);
    set_evaluation(node, {.value = -20});
    EXPECT_EQ(node.comments, (std::vector<std::string>{"[%eval -0.20] [%clk 0:01:30] first",
                                                       "second [%emt 0:00:02.5]"}));
    EXPECT_EQ(clock_after(node), 90s);
    EXPECT_EQ(evaluation(node), Evaluation{.value = -20});
    EXPECT_EQ(clock_after(Node{}), std::nullopt);
}

} // namespace
} // namespace record
