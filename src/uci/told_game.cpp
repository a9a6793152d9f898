#include "uci/told_game.hpp"

#include <utility>

#include "chess/uci.hpp"
#include "core/fields.hpp"
#include "game/game.hpp"
#include "stackchess/notation.hpp"
#include "uci/reasons.hpp"

namespace uci {
namespace {

using GameOrReason = core::Result<ToldGame, std::string>;

core::Failure<std::string> refuse(std::string reason) {
    return core::Failure<std::string>(std::move(reason));
}

// The protocol uses only coordinates. A king that takes its own rook castles in Chess960 alone.
core::Result<chess::Move, game::Refusal> read_coordinates(const chess::Position& position,
                                                          std::string_view text, bool is_chess960) {
    const auto move = chess::read_uci(position, text);
    if (!move || is_chess960 || move->kind() != chess::MoveKind::castling) return move;
    if (text == move_text(*move, chess::CastlingText::king_target)) return move;
    return core::Failure(game::Refusal{.kind = game::RefusalKind::own_piece_there,
                                       .square = chess::to_coord(move->to())});
}
template <class Board>
auto read_coordinates(const stackchess::BasicPosition<Board>& position, std::string_view text,
                      bool /*is_chess960*/) {
    return stackchess::read_move(position, text);
}

bool may_be_chess960(const chess::Position& start) { return start.is_chess960(); }
bool may_be_chess960(const auto& /*start*/) { return false; }

/// The moves behind a position, and whether the other program means to play Chess960.
struct ToldMoves {
    Tokens words;
    bool is_chess960 = false;
};

template <class P>
GameOrReason play_on(const P& start, ToldMoves moves) {
    game::Game<P> game(start);
    ToldGame told{.start = position_text(start),
                  .moves = {},
                  .position = start,
                  .is_chess960 = moves.is_chess960 || may_be_chess960(start)};
    for (int number = 1; !moves.words.empty(); ++number) {
        const std::string_view text = moves.words.take();
        const auto move = read_coordinates(game.position(), text, told.is_chess960);
        if (!move)
            return refuse("illegal move " + shown(text) + ", number " + std::to_string(number));
        if (game.outcome().is_over()) {
            // Searchers assume that nothing follows the end of a game: for them a new one starts.
            P next = game.position();
            next.play(*move);
            told.start = position_text(next);
            told.moves.clear();
            game = game::Game<P>(next);
        } else {
            told.moves.push_back(move_text(game.position(), *move));
            game.play(*move);
        }
    }
    told.position = game.position();
    return told;
}

template <class Setup, class Faults>
core::Failure<std::string> unplayable(const Setup& setup, const Faults& faults) {
    return refuse("unplayable position " + shown(to_text(setup)) + ": " + reasons(faults));
}

GameOrReason from_setup(const chess::Setup& setup, ToldMoves moves) {
    const auto start = chess::Position::from(setup);
    if (!start) return unplayable(setup, start.error());
    return play_on(*start, moves);
}

GameOrReason from_setup(const stackchess::Setup& setup, ToldMoves moves) {
    auto game =
        stackchess::with_position(setup, [&](const auto& start) { return play_on(start, moves); });
    if (!game) return unplayable(setup, game.error());
    return *std::move(game);
}

template <class Setup>
GameOrReason from_text(const core::Result<Setup, game::TextError>& setup, std::string_view text,
                       ToldMoves moves) {
    if (setup) return from_setup(*setup, moves);
    return refuse("unreadable position " + shown(text) + ", " + reason(setup.error()));
}

/// A FEN as other programs write it, corrected where possible.
GameOrReason from_wild_text(std::string_view text, ToldMoves moves) {
    const auto read = chess::read_wild_setup(text);
    if (!read) return from_text<chess::Setup>(core::Failure(read.error()), text, moves);
    auto game = from_setup(read->setup, moves);
    if (game) game->repairs = read->repairs;
    return game;
}

GameOrReason from_stackchess_text(std::string_view text, ToldMoves moves) {
    constexpr std::size_t fields = 3; // board, turn, unmoved pawns
    auto game = from_text(stackchess::read_setup(text), text, moves);
    if (game && core::count_fields(text) < fields)
        game->repairs.insert(chess::FenRepair::fields_added);
    return game;
}

GameOrReason from_text(game::Rules rules, std::string_view text, ToldMoves moves) {
    if (text.empty()) return refuse("expected a position behind fen");
    switch (rules) {
    case game::Rules::stackchess: return from_stackchess_text(text, moves);
    case game::Rules::chess: break;
    }
    return from_wild_text(text, moves);
}

GameOrReason from_start(game::Rules rules, ToldMoves moves) {
    switch (rules) {
    case game::Rules::stackchess: return from_setup(stackchess::start_setup({}), moves);
    case game::Rules::chess: break;
    }
    return from_setup(chess::start_setup(), moves);
}

} // namespace

core::Color ToldGame::turn() const {
    return std::visit([](const auto& here) { return here.turn(); }, position);
}

bool ToldGame::is_lost() const {
    return std::visit([](const auto& here) { return here.outcome().winner() == ~here.turn(); },
                      position);
}

ToldGame new_game(game::Rules rules) { return from_start(rules, {Tokens("")}).value(); }

GameOrReason read_game(game::Rules rules, Tokens words, bool is_chess960,
                       const UnknownWords& unknown) {
    while (!words.empty()) {
        const std::string_view word = words.take();
        if (word != "startpos" && word != "fen") {
            unknown(word);
            continue;
        }
        const std::string text = words.take_until("moves");
        if (word == "fen") return from_text(rules, text, {words, is_chess960});
        for (Tokens rest(text); !rest.empty();) unknown(rest.take());
        return from_start(rules, {words, is_chess960});
    }
    return refuse("expected startpos or fen");
}

std::vector<std::string> playable(const ToldGame& game, std::span<const std::string> moves) {
    std::vector<std::string> found;
    std::visit(
        [&](const auto& position) {
            for (const std::string& text : moves)
                if (read_coordinates(position, text, game.is_chess960)) found.push_back(text);
        },
        game.position);
    return found;
}

std::vector<std::string> rook_taking(const ToldGame& game, std::span<const std::string> line) {
    std::vector<std::string> written(line.begin(), line.end());
    const auto* start = std::get_if<chess::Position>(&game.position);
    if (start == nullptr) return written;
    chess::Position position = *start;
    for (std::string& text : written) {
        const auto move = chess::read_uci(position, text);
        if (!move) break;
        text = move_text(*move, chess::CastlingText::takes_rook);
        position.play(*move);
    }
    return written;
}

} // namespace uci
