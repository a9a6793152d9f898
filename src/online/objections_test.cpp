#include <set>

#include <gtest/gtest.h>

#include "online/objections.hpp"

namespace online {
namespace {

using wire::Why;

TEST(ObjectionsTest, HaveASentenceEach) {
    for (const words::Language language : words::languages) {
        std::set<std::string> sentences;
        for (int why = static_cast<int>(Why::too_many); why <= static_cast<int>(Why::no_chat);
             ++why)
            sentences.insert(objection_sentence({language, words::Encoding::utf8},
                                                {.why = static_cast<Why>(why)}));
        EXPECT_EQ(sentences.size(), static_cast<std::size_t>(static_cast<int>(Why::no_chat) -
                                                             static_cast<int>(Why::too_many) + 1));
    }
}

TEST(ObjectionsTest, TellHowLongToWait) {
    EXPECT_EQ(objection_sentence({words::Language::english, words::Encoding::utf8},
                                 {.why = Why::not_gone, .seconds = std::chrono::seconds(18)}),
              "Your opponent has only just left: wait 18 more seconds.");
}

TEST(ObjectionsTest, AreThoseOfTheRulesToo) {
    const wire::Objection objection{.why = game::Refusal{.kind = game::RefusalKind::king_in_check}};
    EXPECT_FALSE(objection_sentence({words::Language::french, words::Encoding::utf8}, objection,
                                    {game::Rules::chess, core::Color::white})
                     .empty());
}

} // namespace
} // namespace online
