#include <csignal>

#include <gtest/gtest.h>

#include "program.hpp"

namespace terminal {
namespace {

/// What is typed at a terminal and must not be seen, or cannot be undone.
class Secret : public testing::Test {
  protected:
    Start start(std::vector<std::string> arguments) const {
        arguments.insert(arguments.end(), {"--lang", "en"});
        return {std::move(arguments), home_.path()};
    }
    void add_anne(std::string_view password, std::string_view again) {
        TerminalProgram program(start({"account", "add", "Anne"}));
        ASSERT_TRUE(program.wait_for_prompt("Password for Anne:")) << program.screen().text();
        program.type_line(password);
        ASSERT_TRUE(program.wait_for_prompt("Once more:")) << program.screen().text();
        program.type_line(again);
        status_ = program.wait_for_end();
        written_ = program.written();
    }

    Home home_;
    int status_ = -1;
    std::string written_;
};

TEST_F(Secret, PasswordsAreNotSeen) {
    add_anne("correct horse", "correct horse");
    EXPECT_EQ(status_, 0);
    EXPECT_NE(written_.find("Recovery code"), std::string::npos) << written_;
    EXPECT_EQ(written_.find("horse"), std::string::npos) << written_;
}

TEST_F(Secret, PasswordsAreTypedTwice) {
    add_anne("correct horse", "correct house");
    EXPECT_EQ(status_, 1);
    EXPECT_NE(written_.find("are not the same"), std::string::npos) << written_;
}

TEST_F(Secret, WhatCannotBeUndoneIsAsked) {
    add_anne("correct horse", "correct horse");
    for (const auto& [answer, status] : {std::pair{"Bob", 1}, std::pair{"ANNE", 0}}) {
        TerminalProgram program(start({"account", "delete", "Anne"}));
        ASSERT_TRUE(program.wait_for_prompt("Deleting Anne cannot be undone. Type its name again:"))
            << program.screen().text();
        program.type_line(answer);
        EXPECT_EQ(program.wait_for_end(), status) << program.screen().text();
    }
}

TEST_F(Secret, ATerminalShowsAgainWhatIsTypedAfterAnInterruption) {
    TerminalProgram program(start({"account", "add", "Anne"}));
    ASSERT_TRUE(program.wait_for_prompt("Password for Anne:")) << program.screen().text();
    EXPECT_FALSE(program.shows_what_is_typed());
    program.type("corr\x03");
    EXPECT_EQ(program.wait_for_end(), -SIGINT);
    EXPECT_TRUE(program.shows_what_is_typed());
}

} // namespace
} // namespace terminal
