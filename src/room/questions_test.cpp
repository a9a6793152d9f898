#include "room/questions.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace room {
namespace {

using core::Color;

TEST(Questions, AreAskedOneAfterTheOther) {
    Questions questions;
    questions.answer(true);
    EXPECT_FALSE(questions.front());
    std::vector<int> answers;
    questions.ask(DrawOffered{Color::white}, [&](bool is_yes) { answers.push_back(is_yes); });
    questions.ask(Resigning{Color::black}, [&](bool is_yes) { answers.push_back(10 + is_yes); });
    questions.ask_first(UnkeptGame{"full"}, [&](bool is_yes) { answers.push_back(20 + is_yes); });
    EXPECT_TRUE(std::holds_alternative<UnkeptGame>(*questions.front()));
    questions.answer(false);
    EXPECT_TRUE(std::holds_alternative<DrawOffered>(*questions.front()));
    questions.answer(true);
    EXPECT_TRUE(std::holds_alternative<Resigning>(*questions.front()));
    questions.answer(true);
    EXPECT_TRUE(questions.empty());
    EXPECT_EQ(answers, (std::vector{20, 1, 11}));
}

TEST(Questions, MayBeForgottenAndAskedByAnAnswer) {
    Questions questions;
    questions.ask(DrawOffered{}, [&](bool) {
        questions.forget();
        questions.ask(Resigning{Color::black}, [](bool) {});
    });
    questions.ask(DrawOffered{}, [](bool) {});
    questions.answer(true);
    EXPECT_TRUE(std::holds_alternative<Resigning>(*questions.front()));
    questions.answer(true);
    EXPECT_TRUE(questions.empty());
}

} // namespace
} // namespace room
