// What the game screen shows, and that nothing is shown by colour alone.

#include <algorithm>

#include <gtest/gtest.h>

#include "view/app_fixture.hpp"
#include "view/move_list.hpp"
#include "view/stack_panel.hpp"

namespace view {
namespace {

using game::Rules;

AppOptions rooks_game() { return game_from(Rules::stackchess, "6/6/p5/6/6/(RRR)2(bb)2 w - 0 1"); }

/// The shapes of a kind and a tone in an area.
template <class Kind>
int count_in(AppHands& hands, Tone tone, Rect area) {
    const auto shapes = shapes_of<Kind>(hands.app().scene());
    return static_cast<int>(std::ranges::count_if(shapes, [&](const Kind& shape) {
        if constexpr (requires { shape.center; })
            return shape.tone == tone && area.contains(shape.center);
        else
            return shape.tone == tone && area.contains(shape.area.center());
    }));
}

TEST(GameDrawing, MarksBothEndsOfTheLastMoveWithLines) {
    AppHands hands(chess_game());
    hands.play("e2 e4");
    const BoardLayout board = hands.layout().board;
    EXPECT_EQ(count_in<Fill>(hands, Tone::last_line, board.square(at("e2"))), 8) << "its corners";
    EXPECT_EQ(count_in<Outline>(hands, Tone::last_line, board.square(at("e4"))), 1);
    EXPECT_EQ(count_in<Fill>(hands, Tone::last_line, board.square(at("e3"))), 0);
}

TEST(GameDrawing, TellsCapturesFromOtherTargetsByShape) {
    AppHands hands(rooks_game());
    const BoardLayout board = hands.layout().board;
    hands.click("a1");
    EXPECT_EQ(count_in<Ring>(hands, Tone::capture, board.square(at("d1"))), 1);
    hands.type("1");
    const auto rings = shapes_of<Ring>(hands.app().scene());
    const auto around = [&](const char* square) {
        return std::ranges::count_if(rings, [&](const Ring& ring) {
            return board.square(at(square)).center() == ring.center &&
                   ring.radius > 0.45F * board.side;
        });
    };
    EXPECT_EQ(around("d1"), 1) << "taken by another count: a thin ring around all of it";
    EXPECT_EQ(around("b2"), 0);
}

TEST(GameDrawing, LeavesWhatStandsOnATargetInSight) {
    AppHands hands(rooks_game());
    hands.click("a1");
    hands.type("1");
    const Rect square = hands.layout().board.square(at("d1"));
    int discs = 0;
    for (const Disc& disc : shapes_of<Disc>(hands.app().scene())) {
        if (!square.contains(disc.center)) continue;
        ++discs;
        EXPECT_LT(disc.center.x, square.center().x - 0.25F * square.width);
    }
    EXPECT_GT(discs, 0);
}

TEST(GameDrawing, PutsLittleTimeInABox) {
    AppOptions options = chess_game();
    options.game->time = play::TimeControl{std::chrono::seconds(60)};
    AppHands hands(options);
    const Rect card = hands.layout().cards[0];
    EXPECT_EQ(count_in<Fill>(hands, Tone::warning, card), 0);
    hands.tick(58'000);
    EXPECT_EQ(count_in<Fill>(hands, Tone::warning, card), 1);
    EXPECT_EQ(count_in<Fill>(hands, Tone::warning, hands.layout().cards[1]), 0);
}

TEST(GameDrawing, LetsEveryPieceOfATallStackBePointedAt) {
    const AppOptions tall = game_from(Rules::stackchess, "6/6/p5/6/6/(PPPPPPRRBBQK)5 w - 0 1");
    for (const Size size : {Size{480, 360}, Size{500, 900}, Size{1000, 700}}) {
        AppHands hands(tall, size);
        hands.click("a1");
        const Look look = hands.app().look();
        const auto rows = stack_parts(hands.layout(), 12, true, look).rows;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            EXPECT_GE(std::min(rows[i].width, rows[i].height), 10) << size.width << ' ' << i;
            EXPECT_TRUE(hands.layout().stack.contains(rows[i].center())) << size.width << ' ' << i;
            hands.click(rows[i].center());
            EXPECT_EQ(hands.screen().selection->count, 12 - static_cast<int>(i)) << size.width;
        }
        const Rect last = stack_parts(hands.layout(), 52, true, look).rows.front();
        EXPECT_GE(std::min(last.width, last.height), 5) << "as tall as can be";
        EXPECT_TRUE(hands.layout().stack.contains(last.center()));
    }
}

std::size_t visible_rows(AppHands& hands) {
    return list_rows(hands.layout(), hands.screen(), hands.game()).visible;
}

TEST(GameDrawing, GivesTheRoomOfTheOpenedStackToTheMoves) {
    AppHands hands(rooks_game(), {1100, 720});
    EXPECT_GE(visible_rows(hands), 13U);
    EXPECT_EQ(hands.layout().stack.height, 0);
    const GameLayout before = hands.layout();
    hands.give(PointerMoved{hands.middle("a3")});
    EXPECT_EQ(hands.layout().stack.height, 0) << "there is nothing under a single piece";
    hands.give(PointerMoved{hands.middle("d1")});
    EXPECT_TRUE(hands.shows("d1: 2 pieces"));
    EXPECT_GE(visible_rows(hands), 6U);
    const GameLayout after = hands.layout();
    EXPECT_EQ(before.steps, after.steps);
    EXPECT_EQ(before.cards, after.cards);
    EXPECT_EQ(before.list.y, after.list.y) << "few moves stay where they are";
}

TEST(GameDrawing, ExplainsStacksOnlyToThoseWhoPlay) {
    AppHands played(stackchess_game(), {1100, 720});
    EXPECT_TRUE(played.says("Hover over a square"));
    EXPECT_TRUE(played.says("Click one of your stacks"));
    AppOptions computers = against_computer(stackchess_game(), core::Color::white);
    AppHands watched(against_computer(computers), {1100, 720}, {"a1a2"});
    EXPECT_TRUE(watched.says("Hover over a square"));
    EXPECT_FALSE(watched.says("Click one of your stacks"));
}

/// The labels of the footer, while something long is said.
std::vector<Label> labels_with(AppHands& hands, std::string notice) {
    GameScreen screen = hands.screen();
    screen.notice = std::move(notice);
    Scene scene;
    draw(screen, hands.game(), hands.app().look(), scene);
    std::vector<Label> labels;
    for (const Label& label : shapes_of<Label>(scene))
        if (label.area.x == hands.layout().footer.x && label.area.y >= hands.layout().footer.y - 1)
            labels.push_back(label);
    return labels;
}

/// Three lines of a small window.
std::string long_text() {
    return std::string(50, 'x') + ' ' + std::string(50, 'y') + ' ' + std::string(50, 'z');
}

std::string text_of(const std::vector<Label>& labels) {
    std::vector<std::string> texts;
    for (const Label& label : labels) texts.push_back(label.text);
    return words::joined(texts, " ");
}

TEST(GameDrawing, ShowsAllOfALongNotice) {
    AppHands hands(chess_game(), {480, 360});
    const auto labels = labels_with(hands, long_text());
    EXPECT_EQ(text_of(labels), long_text());
    for (std::size_t i = 1; i < labels.size(); ++i)
        EXPECT_GE(labels[i].area.y, labels[i - 1].area.bottom() - 1);
    EXPECT_LE(labels.back().area.bottom(), 360);
}

TEST(GameDrawing, CoversNeitherTheBoardNorTheButtonsWithALongNotice) {
    const std::string longer = long_text() + ' ' + long_text() + ' ' + long_text();
    for (const Size size : {Size{480, 360}, Size{360, 640}, Size{1000, 700}})
        for (const bool is_typing : {false, true}) {
            AppHands hands(chess_game(), size);
            if (is_typing) hands.type("/e4");
            const GameLayout layout = hands.layout();
            for (const std::string& notice : {longer, std::string(300, 'x')}) {
                const auto labels = labels_with(hands, notice);
                ASSERT_FALSE(labels.empty());
                for (const Label& label : labels) {
                    EXPECT_GE(label.area.y, layout.board.frame().bottom()) << size.width;
                    for (const Rect& button : layout.buttons)
                        EXPECT_TRUE(label.area.bottom() <= button.y ||
                                    label.area.y >= button.bottom())
                            << size.width << ' ' << label.text;
                    EXPECT_LE(label.area.bottom(), size.height + 0.5F);
                    EXPECT_LE(
                        hands.app().look().measure.width(label.text, label.height, label.weight),
                        label.area.width);
                }
                EXPECT_TRUE(text_of(labels).find("…") != std::string::npos) << "what is left out";
            }
        }
}

TEST(GameDrawing, KeepsSayingWhoWonBesideALongNotice) {
    AppHands hands(chess_game(), {480, 360});
    hands.play("f2 f3 e7 e5 g2 g4 d8 h4");
    const std::string text = text_of(labels_with(hands, long_text()));
    EXPECT_TRUE(text.starts_with("Black wins by checkmate.")) << text;
    EXPECT_TRUE(text.ends_with(std::string(50, 'z'))) << text;
}

TEST(GameDrawing, ShowsTheCaretOfALongMove) {
    AppHands hands(chess_game());
    hands.type("/" + std::string(60, 'a'));
    const auto fills = shapes_of<Fill>(hands.app().scene());
    const auto caret = std::ranges::find_if(fills, [&](const Fill& fill) {
        return fill.tone == Tone::text && hands.layout().footer.contains(fill.area.center());
    });
    ASSERT_NE(caret, fills.end());
    const auto boxes = shapes_of<Fill>(hands.app().scene());
    EXPECT_TRUE(std::ranges::any_of(boxes, [&](const Fill& box) {
        return box.tone == Tone::raised && box.area.contains(caret->area.center()) &&
               box.area.width < 20 * hands.app().look().unit;
    })) << "inside its box";
    hands.control('a');
    EXPECT_TRUE(std::ranges::any_of(shapes_of<Fill>(hands.app().scene()), [&](const Fill& fill) {
        return fill.tone == Tone::accent && fill.area.y > hands.layout().footer.y;
    })) << "what is selected is seen";
}

TEST(GameDrawing, HasRoomForTheOpenedStackInTheSmallestWindow) {
    AppHands hands(rooks_game(), {640, 480});
    hands.give(Resized{{640, 480}, 2});
    EXPECT_GE(visible_rows(hands), 2U);
    hands.click("a1");
    EXPECT_TRUE(hands.shows("3/3") || hands.shows("3 of 3"));
    const StackParts parts = stack_parts(hands.layout(), 3, true, hands.app().look());
    for (const Rect& part : {parts.less, parts.more, parts.rows[0], parts.rows[2]}) {
        EXPECT_GE(std::min(part.width, part.height), 16);
        EXPECT_LE(part.bottom(), 480);
    }
}

} // namespace
} // namespace view
