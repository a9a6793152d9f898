// What somebody does who starts the program for the first time, by mouse or by keyboard alone.

#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "play/puppet_fixture.hpp"
#include "words/board_messages.hpp"
#include "words/window_analysis_messages.hpp"
#include "words/window_messages.hpp"

#include "hands.hpp"

namespace window {
namespace {

namespace message = words::message;

class ANewcomer : public testing::TestWithParam<words::Language> {
  protected:
    ANewcomer() {
        view::AppOptions options; // which game it is, nobody has said
        options.settings.language = GetParam();
        options.make_searcher = [this](game::Rules) {
            return std::make_unique<play::Puppet>(computer_);
        };
        hands_ = std::make_unique<WindowHands>(std::move(options));
    }

    std::string said(const words::Message& message) const {
        return say(words::Voice{GetParam()}, message);
    }
    void click_text(const words::Message& message) {
        hands_->click(hands_->label(said(message)).area.center());
    }
    const session::Stack& stack(std::string_view square) const {
        return hands_->game().present().board.at(view::at(square));
    }
    void await_answer(std::size_t moments) {
        while (hands_->game().history.size() < moments) hands_->turn();
    }

    void sees_the_first_game() {
        EXPECT_EQ(hands_->game().rules, game::Rules::stackchess);
        EXPECT_TRUE(hands_->game().has_computer());
        EXPECT_TRUE(hands_->says(said(message::stack_help[0]))) << hands_->texts();
    }
    void has_built_a_stack() {
        EXPECT_EQ(stack("c2").size(), 2U);
        await_answer(3);
        EXPECT_EQ(stack("b3").size(), 1U);
    }
    void has_captured() {
        EXPECT_EQ(stack("b3").size(), 2U);
        const view::Snapshot& game = hands_->game();
        const auto captured = game.captured_until(game.history.size() - 1);
        EXPECT_EQ(captured[core::index(core::Color::black)].size(), 1U);
    }
    void sees_the_end() {
        EXPECT_TRUE(hands_->game().outcome.is_over());
        EXPECT_TRUE(hands_->app().game_screen().card);
        EXPECT_TRUE(hands_->says(said(message::rematch_button))) << hands_->texts();
    }
    void looks_at_the_past() {
        EXPECT_FALSE(hands_->app().game_screen().card);
        ASSERT_TRUE(hands_->app().game_screen().looked_at);
        EXPECT_EQ(*hands_->app().game_screen().looked_at, 2U);
    }
    void analyses() {
        ASSERT_EQ(hands_->app().front(), view::ScreenKind::analysis);
        EXPECT_EQ(hands_->app().analysis()->study.snapshot().history.size(), 3U);
        EXPECT_TRUE(hands_->says(said(message::analysis_report))) << hands_->texts();
    }

    play::Puppet::Script computer_{.moves = {"b5b3"}};
    std::unique_ptr<WindowHands> hands_;
};

TEST_P(ANewcomer, FindsTheWayByMouse) {
    sees_the_first_game();
    hands_->play("c1 c2");
    has_built_a_stack();
    hands_->click("c2");
    EXPECT_TRUE(hands_->says(
        say(words::Voice{GetParam()}, message::stack_taken, {{"count", 2}, {"height", 2}})))
        << hands_->texts();
    hands_->click("b3");
    has_captured();
    click_text(message::menu_button);
    click_text(message::window_resign);
    click_text(message::yes_button);
    sees_the_end();
    click_text(message::look_back_button);
    for (int i = 0; i < 2; ++i) hands_->click(hands_->layout().steps[2].center());
    looks_at_the_past();
    click_text(message::menu_button);
    click_text(message::window_analysis_of_game);
    analyses();
}

TEST_P(ANewcomer, FindsTheWayByKeyboard) {
    sees_the_first_game();
    for (const SDL_Keycode key : {SDLK_UP, SDLK_LEFT, SDLK_DOWN, SDLK_RETURN, SDLK_UP, SDLK_RETURN})
        hands_->key(key); // the cursor begins on d2
    has_built_a_stack();
    for (const SDL_Keycode key : {SDLK_RETURN, SDLK_LEFT, SDLK_UP, SDLK_RETURN}) hands_->key(key);
    has_captured();
    hands_->type("a");
    hands_->type(said(message::yes_key));
    sees_the_end();
    hands_->key(SDLK_RIGHT);
    hands_->key(SDLK_RETURN);
    for (int i = 0; i < 2; ++i) hands_->key(SDLK_PAGEDOWN);
    looks_at_the_past();
    hands_->type("i");
    analyses();
}

INSTANTIATE_TEST_SUITE_P(InBothLanguages, ANewcomer, testing::ValuesIn(words::languages),
                         [](const auto& one) {
                             return std::string(one.param == words::Language::french ? "French"
                                                                                     : "English");
                         });

} // namespace
} // namespace window
