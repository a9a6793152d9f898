#include "engine/player.hpp"

#include "chess/position.hpp"
#include "chess/uci.hpp"
#include "engine/chess_evaluator.hpp"
#include "engine/chess_tactics.hpp"
#include "engine/game_player.hpp"
#include "engine/stackchess_evaluator.hpp"
#include "engine/stackchess_tactics.hpp"
#include "stackchess/notation.hpp"
#include "stackchess/position.hpp"

namespace engine {
namespace {

std::unique_ptr<Player> player_after(const chess::Setup& setup,
                                     std::span<const std::string> moves) {
    const auto start = chess::Position::from(setup);
    if (!start) return nullptr;
    return GamePlayer<chess::Position, ChessTactics, ChessEvaluator>::after(*start, moves);
}

template <class Board>
std::unique_ptr<Player> player_after(const stackchess::BasicPosition<Board>& start,
                                     std::span<const std::string> moves) {
    return GamePlayer<stackchess::BasicPosition<Board>, StackchessTactics<Board>,
                      StackchessEvaluator<Board>>::after(start, moves);
}

std::unique_ptr<Player> player_after(const stackchess::Setup& setup,
                                     std::span<const std::string> moves) {
    auto player = stackchess::with_position(
        setup, [&](const auto& start) { return player_after(start, moves); });
    return player ? std::move(*player) : nullptr;
}

} // namespace

Player::~Player() = default;

std::unique_ptr<Player> make_player(game::Rules rules, std::string_view start,
                                    std::span<const std::string> moves) {
    const auto read = [&](const auto& setup) {
        return setup ? player_after(*setup, moves) : nullptr;
    };
    return rules == game::Rules::chess ? read(chess::read_setup(start))
                                       : read(stackchess::read_setup(start));
}

std::unique_ptr<Player> make_player(game::Rules rules) {
    return rules == game::Rules::chess ? player_after(chess::start_setup(), {})
                                       : player_after(stackchess::start_setup({}), {});
}

} // namespace engine
