#pragma once

#include <utility>

#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "core/capitals.hpp"
#include "game/game.hpp"
#include "record/game_record.hpp"
#include "session/session.hpp"
#include "session/views.hpp"
#include "stackchess/notation.hpp"

namespace session {

/// A session of any game.
template <SeenPosition P>
class GameSession final : public Session {
    using Move = typename P::Move;

  public:
    explicit GameSession(game::Game<P> game) : game_(std::move(game)) {}

    game::Rules rules() const override { return P::rules; }

    BoardView board() const override { return board_of(position()); }
    Color turn() const override { return position().turn(); }
    int move_number() const override { return position().move_number(); }
    std::optional<Coord> king_in_check() const override {
        return session::king_in_check(position());
    }

    std::vector<MoveView> legal_moves() const override {
        typename P::MoveList moves;
        position().generate(moves);
        std::vector<MoveView> views;
        for (const Move move : moves) views.push_back(view_of(position(), move));
        return views;
    }

    game::Refusal refusal(Coord from, int count, Coord to) const override {
        if (outcome().is_over()) return game_over();
        const game::Refusal refused = refusal_of(position(), from, count, to);
        return is_just_passed(refused, core::to_text(to)) ? unsafe_capture() : refused;
    }

    std::vector<std::string> written(const std::vector<std::string>& line,
                                     game::Letters letters) const override {
        std::vector<std::string> texts;
        P there = position();
        for (const std::string& text : line) {
            const auto move = read_move(there, text, game::Letters::english);
            if (!move) break;
            texts.push_back(score_text(there, *move, letters));
            there.play(*move);
        }
        return texts;
    }

    core::Result<MoveView, game::Refusal> read(std::string_view text,
                                               game::Letters letters) const override {
        return read_here(text, letters).map([&](Move move) { return view_of(position(), move); });
    }

    core::Result<MoveView, game::Refusal> play(std::string_view text,
                                               game::Letters letters) override {
        if (outcome().is_over()) return core::Failure(game_over());
        return read_here(text, letters).map([&](Move move) {
            MoveView view = view_of(position(), move);
            game_.play(move);
            return view;
        });
    }

    std::optional<MoveView> last_move() const override { return move_to(ply_count()); }

    std::size_t ply_count() const override { return game_.moves().size(); }
    std::size_t undone_count() const override { return game_.undone_moves().size(); }

    std::vector<std::string> score(game::Letters letters) const override {
        std::vector<std::string> texts;
        P position = game_.start();
        for (const Move move : game_.moves()) {
            texts.push_back(score_text(position, move, letters));
            position.play(move);
        }
        return texts;
    }

    bool undo() override { return game_.undo(); }
    bool redo() override { return game_.redo(); }

    Moment moment(std::size_t ply) const override {
        const P there = game_.position_after(ply);
        return {.board = board_of(there),
                .turn = there.turn(),
                .move_number = there.move_number(),
                .move = move_to(ply),
                .captured = captured_at(ply),
                .check = session::king_in_check(there)};
    }

    std::string text_at(std::size_t ply) const override {
        return position_text(game_.position_after(ply));
    }

    std::string score_at(std::size_t ply, game::Letters letters) const override {
        return score_text(game_.position_after(ply - 1), game_.moves()[ply - 1], letters);
    }

    game::Outcome outcome() const override { return game_.outcome(); }
    core::Flags<game::Claim> claims() const override { return game_.claims(); }
    void claim(game::Claim claim) override { game_.claim(claim); }
    void resign(Color loser) override { game_.resign(loser); }
    void agree_draw() override { game_.agree_draw(); }
    void lose_on_time() override { game_.lose_on_time(); }
    void declare(const game::Outcome& outcome) override { game_.declare(outcome); }

    record::Record record() const override { return record::record_of(game_); }

  private:
    const P& position() const { return game_.position(); }

    /// Reads a move of this game, of which more is known than of its position alone.
    core::Result<Move, game::Refusal> read_here(std::string_view text,
                                                game::Letters letters) const {
        core::Result<Move, game::Refusal> move = read_move(position(), text, letters);
        if (!move && is_just_passed(move.error(), core::small_letters(text)))
            return core::Failure(unsafe_capture());
        return move;
    }

    /// Whether what was refused is a pawn's capture on the square, named in the text, that another
    /// pawn has just passed over. A position forgets that square where nobody may capture there.
    bool is_just_passed(const game::Refusal& refused, std::string_view text) const {
        if (refused.kind != game::RefusalKind::pawn_needs_capture || game_.moves().empty())
            return false;
        const auto passed = passed_over(position(), game_.moves().back());
        return passed && text.find(core::to_text(*passed)) != std::string_view::npos;
    }

    /// Nothing but the king forbids to capture a pawn on the square that it has just passed over.
    game::Refusal unsafe_capture() const {
        return {.kind = game::RefusalKind::king_in_check, .piece = {turn(), Role::pawn}};
    }

    /// The half-move that led to the moment `ply`; nothing at the start.
    std::optional<MoveView> move_to(std::size_t ply) const {
        if (ply == 0) return std::nullopt;
        return view_of(game_.position_after(ply - 1), game_.moves()[ply - 1]);
    }

    Stack captured_at(std::size_t ply) const {
        if (ply == 0) return {};
        return captured_by(game_.position_after(ply - 1), game_.moves()[ply - 1]);
    }

    static game::Refusal game_over() { return {.kind = game::RefusalKind::game_over}; }

    game::Game<P> game_;
};

} // namespace session
