#include "command/progress_bar.hpp"

#include <sstream>

#include <gtest/gtest.h>

namespace command {
namespace {

using namespace std::chrono_literals;

class ProgressTest : public testing::Test {
  protected:
    Console console(bool terminal) {
        return {in_, out_, err_, terminal, {words::Language::french, words::Encoding::utf8}};
    }

    std::istringstream in_;
    std::ostringstream out_;
    std::ostringstream err_;
    ProgressBar::SteadyClock::time_point start_;
};

TEST_F(ProgressTest, AppearsOnATerminalAfterASecondAndLeavesNoTrace) {
    const Console terminal = console(true);
    {
        ProgressBar progress(terminal, 200, start_);
        progress.update(10, start_ + 900ms);
        EXPECT_EQ(err_.str(), "");
        progress.update(50, start_ + 1100ms);
        EXPECT_EQ(err_.str(), "[##########..............................] 25 %");
        progress.update(60, start_ + 1150ms); // too soon to be drawn again
        EXPECT_EQ(err_.str().size(), 47U);
    }
    EXPECT_EQ(err_.str().substr(47), '\r' + std::string(47, ' ') + '\r');
}

TEST_F(ProgressTest, TellsTheTimeLeftWhenAsked) {
    const Console terminal = console(true);
    ProgressBar progress(terminal, 200, start_);
    progress.tell_time_left();
    progress.update(0, start_ + 2s);
    EXPECT_EQ(err_.str(), "[........................................] 0 %");
    err_.str("");
    progress.update(50, start_ + 30s);
    EXPECT_NE(err_.str().find("25 %, encore 0:01:30"), std::string::npos) << err_.str();
}

TEST_F(ProgressTest, TellsTheSizeWhereTheEndIsNotKnown) {
    const Console terminal = console(true);
    ProgressBar progress(terminal, std::nullopt, start_);
    progress.update(12'345'678, start_ + 2s);
    EXPECT_EQ(err_.str(), "12 Mo lus");
}

TEST_F(ProgressTest, IsNotThereWithoutATerminal) {
    const Console pipe = console(false);
    ProgressBar progress(pipe, 200, start_);
    progress.update(100, start_ + 10s);
    progress.clear();
    EXPECT_EQ(err_.str(), "");
}

} // namespace
} // namespace command
