#include "uci/told_game.hpp"

#include <utility>

#include "chess/uci.hpp"
#include "core/fields.hpp"
#include "game/game.hpp"
#include "stackchess/notation.hpp"
#include "uci/reasons.hpp"

namespace uci {
namespace {

using Reading = core::Result<ToldGame, std::string>;

core::Failure<std::string> refuse(std::string reason) {
    return core::Failure<std::string>(std::move(reason));
}

// The protocol uses only coordinates.
auto read_coordinates(const chess::Position& position, std::string_view text) {
    return chess::read_uci(position, text);
}
template <class Board>
auto read_coordinates(const stackchess::BasicPosition<Board>& position, std::string_view text) {
    return stackchess::read_move(position, text);
}

template <class P>
Reading play_on(const P& start, Tokens words) {
    game::Game<P> game(start);
    ToldGame told{.start = position_text(start), .moves = {}, .position = start};
    for (int number = 1; !words.empty(); ++number) {
        const std::string_view text = words.take();
        const auto move = read_coordinates(game.position(), text);
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

Reading from_setup(const chess::Setup& setup, Tokens words) {
    const auto start = chess::Position::from(setup);
    if (!start) return unplayable(setup, start.error());
    return play_on(*start, words);
}

Reading from_setup(const stackchess::Setup& setup, Tokens words) {
    auto game =
        stackchess::with_position(setup, [&](const auto& start) { return play_on(start, words); });
    if (!game) return unplayable(setup, game.error());
    return *std::move(game);
}

template <class Setup>
Reading from_text(const core::Result<Setup, game::TextError>& setup, std::string_view text,
                  Tokens words) {
    if (setup) return from_setup(*setup, words);
    return refuse("unreadable position " + shown(text) + ", " + reason(setup.error()));
}

/// A FEN as other programs write it, put right where that can be.
Reading from_wild_text(std::string_view text, Tokens words) {
    const auto read = chess::read_wild_setup(text);
    if (!read) return from_text<chess::Setup>(core::Failure(read.error()), text, words);
    auto game = from_setup(read->setup, words);
    if (game) game->repairs = read->repairs;
    return game;
}

Reading from_stackchess_text(std::string_view text, Tokens words) {
    constexpr std::size_t fields = 3; // board, turn, unmoved pawns
    auto game = from_text(stackchess::read_setup(text), text, words);
    if (game && core::count_fields(text) < fields)
        game->repairs.insert(chess::FenRepair::fields_added);
    return game;
}

Reading from_text(game::Rules rules, std::string_view text, Tokens words) {
    if (text.empty()) return refuse("expected a position behind fen");
    switch (rules) {
    case game::Rules::stackchess: return from_stackchess_text(text, words);
    case game::Rules::chess: break;
    }
    return from_wild_text(text, words);
}

Reading from_start(game::Rules rules, Tokens words) {
    switch (rules) {
    case game::Rules::stackchess: return from_setup(stackchess::start_setup({}), words);
    case game::Rules::chess: break;
    }
    return from_setup(chess::start_setup(), words);
}

} // namespace

core::Color ToldGame::turn() const {
    return std::visit([](const auto& here) { return here.turn(); }, position);
}

bool ToldGame::is_lost() const {
    return std::visit([](const auto& here) { return here.outcome().winner() == ~here.turn(); },
                      position);
}

ToldGame new_game(game::Rules rules) { return from_start(rules, Tokens("")).value(); }

Reading read_game(game::Rules rules, Tokens words, const UnknownWords& unknown) {
    while (!words.empty()) {
        const std::string_view word = words.take();
        if (word != "startpos" && word != "fen") {
            unknown(word);
            continue;
        }
        const std::string text = words.take_until("moves");
        if (word == "fen") return from_text(rules, text, words);
        for (Tokens rest(text); !rest.empty();) unknown(rest.take());
        return from_start(rules, words);
    }
    return refuse("expected startpos or fen");
}

std::vector<std::string> playable(const ToldGame& game, std::span<const std::string> moves) {
    std::vector<std::string> found;
    std::visit(
        [&](const auto& position) {
            for (const std::string& text : moves)
                if (read_coordinates(position, text)) found.push_back(text);
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
