#include "text/pipe_terminal.hpp"

#include <array>
#include <cerrno>

#include <gtest/gtest.h>

#include <fcntl.h>
#include <unistd.h>

#include "file/file_handle.hpp"
#include "file/write_all.hpp"

namespace text {
namespace {

/// A terminal between two pipes.
class Pipes : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_EQ(pipe(in_.data()), 0);
        ASSERT_EQ(pipe(out_.data()), 0);
    }
    void TearDown() override {
        for (const int file : {in_[0], in_[1], out_[0], out_[1]})
            if (file >= 0) close(file);
    }

    void type(std::string_view text) { ASSERT_EQ(file::write_all(in_[1], text), 0); }
    void end_input() {
        close(in_[1]);
        in_[1] = -1;
    }
    std::string shown() {
        std::array<char, 4096> bytes;
        const ssize_t count = read(out_[0], bytes.data(), bytes.size());
        return {bytes.data(), count > 0 ? static_cast<std::size_t>(count) : 0};
    }

    std::array<int, 2> in_{-1, -1};
    std::array<int, 2> out_{-1, -1};
};

TEST_F(Pipes, GiveLinesOneByOne) {
    PipeTerminal terminal(in_[0], out_[1]);
    type("a2\nd\n\nlast");
    end_input();
    for (const char* line : {"a2", "d", "", "last"}) {
        const HeardLine reading = terminal.read_line("?", std::nullopt);
        EXPECT_EQ(reading.heard, Heard::line);
        EXPECT_EQ(reading.line, line);
    }
    EXPECT_EQ(terminal.read_line("?", std::nullopt).heard, Heard::end);
}

TEST_F(Pipes, ShowTheTextAndThenThePromptOnItsOwnLine) {
    PipeTerminal terminal(in_[0], out_[1]);
    terminal.print("board\n");
    terminal.redraw();
    type("\n");
    terminal.read_line("Choice?", std::nullopt);
    EXPECT_EQ(shown(), "board\nChoice?\n");
}

TEST_F(Pipes, AreLeftWhereNothingCanBeShown) {
    const file::FileHandle full(open("/dev/full", O_WRONLY));
    PipeTerminal terminal(in_[0], full.descriptor());
    EXPECT_EQ(terminal.write_error(), 0);
    type("a2\nd\n");
    for (int i = 0; i < 2; ++i) EXPECT_EQ(terminal.read_line("?", std::nullopt).heard, Heard::end);
    EXPECT_EQ(terminal.write_error(), ENOSPC);
}

TEST_F(Pipes, CutALongLineAndGoOnBehindIt) {
    PipeTerminal terminal(in_[0], out_[1]);
    const std::string long_line(20'000, 'x');
    type(long_line);
    type("\nnext\n");
    EXPECT_EQ(terminal.read_line("?", std::nullopt).line, std::string(Terminal::max_line, 'x'));
    EXPECT_EQ(terminal.read_line("?", std::nullopt).line, "next");
}

TEST_F(Pipes, DoNotWaitBeyondTheDeadline) {
    PipeTerminal terminal(in_[0], out_[1]);
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(20);
    EXPECT_EQ(terminal.read_line("?", deadline).heard, Heard::late);
    type("late\n");
    EXPECT_EQ(terminal.read_line("?", std::nullopt).line, "late");
}

} // namespace
} // namespace text
