#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include <gtest/gtest.h>

#include "session/session.hpp"
#include "window/canvas_fixture.hpp"

#include "hands.hpp"

/// For tests: plays the same game in a window and on paper.
namespace window {

/// How a square is marked as a target.
struct Mark {
    bool is_capture = false;
    bool is_hollow = false; ///< only another part of the stack can go there

    friend bool operator==(const Mark&, const Mark&) = default;
};
using Marks = std::map<std::string, Mark>; ///< by the names of the squares

/// How a move is made.
enum class Way { clicks, drag, cursor, typed };
inline constexpr std::array ways{Way::clicks, Way::drag, Way::cursor, Way::typed};

/// After every step, what the window contains and shows is compared with what it must.
class GameOnPaper : public testing::Test {
  protected:
    void begin(const view::AppOptions& options) {
        session_ = session::make_session(options.game->start);
        hands_ = std::make_unique<WindowHands>(options);
        compare();
    }

    /// Makes a move, in any notation.
    void play(const std::string& move, Way way = Way::clicks) {
        const auto known = session_->read(move, game::Letters::english);
        ASSERT_TRUE(known) << move;
        const auto painted = hands_->window().painted();
        if (way == Way::typed)
            type(known->text);
        else
            lift_and_drop(*known, way);
        ASSERT_TRUE(session_->play(move, game::Letters::english));
        EXPECT_GT(hands_->window().painted(), painted) << "nothing new is seen of " << move;
        held_.reset();
        SCOPED_TRACE(move);
        compare();
        EXPECT_TRUE(hands_->says(session_->score(game::Letters::english).back()));
    }

    /// Plays a game, each move in a different way from the one before.
    void play_all(const std::string& moves) {
        std::size_t count = 0;
        for (const std::string& move : words_of(moves)) play(move, ways[count++ % ways.size()]);
    }

    /// What the window contains and shows is what the session has, and what is held.
    void compare() {
        const view::Snapshot& game = hands_->game();
        const view::GameScreen& screen = hands_->app().game_screen();
        EXPECT_EQ(game.present().board, session_->board());
        EXPECT_EQ(game.turn(), session_->turn());
        EXPECT_EQ(game.present().check, session_->king_in_check());
        EXPECT_EQ(game.outcome, session_->outcome());
        EXPECT_EQ(game.claims, session_->claims());
        EXPECT_EQ(game.score, session_->score(game::Letters::english));
        const auto legal = session_->outcome().is_over() ? view::Moves{} : session_->legal_moves();
        EXPECT_EQ(game.moves.size(), legal.size());
        EXPECT_EQ(game.present(), session_->moment(session_->ply_count()));
        ASSERT_EQ(screen.selection.has_value(), held_.has_value());
        if (held_) {
            EXPECT_EQ(screen.selection->from, held_->from);
            EXPECT_EQ(screen.selection->count, held_->count);
        }
        EXPECT_EQ(screen.looked_at, looked_at_);
        EXPECT_EQ(hands_->app().front(), front_);
        EXPECT_FALSE(screen.drag);
        EXPECT_FALSE(screen.promotion);
        EXPECT_EQ(game.asked.has_value(), is_asked_);
        EXPECT_EQ(marks_seen(), marks_of(legal));
        if (!held_ && front_ == view::ScreenKind::game && !is_asked_ && !looked_at_ &&
            !screen.card) {
            EXPECT_EQ(pieces_seen(), pieces_on(session_->board()));
        }
    }

    static int pieces_on(const session::BoardView& board) {
        int count = 0;
        for (const session::Stack& stack : board.stacks) count += stack.empty() ? 0 : 1;
        return count;
    }

    std::unique_ptr<session::Session> session_;
    std::unique_ptr<WindowHands> hands_;

    // What must be, besides the game.
    std::optional<view::Selection> held_;
    std::optional<std::size_t> looked_at_;
    view::ScreenKind front_ = view::ScreenKind::game;
    bool is_asked_ = false;

  private:
    static std::vector<std::string> words_of(std::string_view text) {
        std::vector<std::string> found;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find(' '), text.size());
            found.emplace_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return found;
    }

    void type(const std::string& move) {
        hands_->type("/");
        ASSERT_TRUE(hands_->app().game_screen().entry);
        hands_->type(move);
        EXPECT_TRUE(hands_->says(move)) << "what is typed is seen";
        compare();
        hands_->key(SDLK_RETURN);
        EXPECT_FALSE(hands_->app().game_screen().entry) << move;
    }

    void lift_and_drop(const session::MoveView& move, Way way) {
        go_to(move.from, way);
        int most = 0;
        for (const session::MoveView& legal : session_->legal_moves())
            if (legal.from == move.from) most = std::max(most, legal.count);
        held_ = view::Selection{move.from, most};
        compare();
        if (move.count != most) {
            hands_->type(std::to_string(move.count));
            held_->count = move.count;
            compare();
        }
        if (way == Way::drag)
            hands_->drag(to_text(move.from), to_text(move.to));
        else
            go_to(move.to, way);
    }

    /// Uses a square with the pointer, or with the cursor of the keyboard.
    void go_to(core::Coord square, Way way) {
        if (way != Way::cursor) return hands_->click(to_text(square));
        const auto cursor = [&] { return hands_->app().game_screen().cursor; };
        if (!cursor()) hands_->key(SDLK_UP);
        while (cursor()->file != square.file)
            hands_->key(cursor()->file < square.file ? SDLK_RIGHT : SDLK_LEFT);
        while (cursor()->rank != square.rank)
            hands_->key(cursor()->rank < square.rank ? SDLK_UP : SDLK_DOWN);
        hands_->key(SDLK_RETURN);
    }

    /// The squares that must be lit.
    Marks marks_of(const view::Moves& legal) const {
        Marks marks;
        if (!held_) return marks;
        for (const session::MoveView& move : legal) {
            if (move.from != held_->from) continue;
            const bool is_hollow = move.count != held_->count;
            const auto [mark, is_new] =
                marks.try_emplace(to_text(move.to), Mark{move.captured > 0, is_hollow});
            if (!is_new) mark->second.is_hollow = mark->second.is_hollow && is_hollow;
        }
        return marks;
    }

    /// The squares that are lit, according to the painted shapes.
    Marks marks_seen() {
        const view::BoardLayout board = hands_->layout().board;
        Marks marks;
        const view::Scene scene = hands_->app().scene();
        for (const view::Ring& ring : view::shapes_of<view::Ring>(scene))
            if (const auto square = board.coord_at(ring.center);
                square && ring.tone != view::Tone::check && ring.radius > 0.4F * board.side)
                marks[to_text(*square)].is_capture = ring.tone == view::Tone::capture;
        for (const view::Disc& disc : view::shapes_of<view::Disc>(scene)) {
            const auto square = board.coord_at(disc.center);
            if (square) marks[to_text(*square)].is_hollow = disc.tone == view::Tone::badge;
        }
        return marks;
    }

    /// The squares that are not painted in a single colour.
    int pieces_seen() {
        const Surface picture = hands_->window().picture();
        const view::BoardLayout board = hands_->layout().board;
        int count = 0;
        for (int rank = 0; rank < board.size; ++rank)
            for (int file = 0; file < board.size; ++file) {
                const view::Rect area = board.square(core::coord_at(file, rank));
                const auto corner = pixel(*picture, static_cast<int>(area.x + area.width * 0.08F),
                                          static_cast<int>(area.y + area.height * 0.5F));
                const auto foot = pixel(*picture, static_cast<int>(area.center().x),
                                        static_cast<int>(area.y + area.height * 0.8F));
                count += difference(corner, foot) > 12 ? 1 : 0;
            }
        return count;
    }
};

} // namespace window
