#include "engine/player.hpp"

#include "chess/position.hpp"
#include "chess/uci.hpp"
#include "engine/chess_evaluator.hpp"
#include "engine/chess_tactics.hpp"
#include "engine/game_player.hpp"
#include "engine/network_evaluator.hpp"
#include "engine/stackchess_evaluator.hpp"
#include "engine/stackchess_tactics.hpp"
#include "nnue/chess_inputs.hpp"
#include "nnue/stackchess_inputs.hpp"
#include "stackchess/notation.hpp"
#include "stackchess/position.hpp"

namespace engine {
namespace {

class ChessPlayers final : public Players {
  public:
    explicit ChessPlayers(const Networks& networks)
        : player_([&networks] { return Evaluator(networks); }) {}

    Player* after(std::string_view start, std::span<const std::string> moves) override {
        const auto setup = chess::read_setup(start);
        if (!setup) return nullptr;
        const auto position = chess::Position::from(*setup);
        return position && player_.set_game(*position, moves) ? &player_ : nullptr;
    }
    Player& at_start() override {
        player_.set_game(chess::Position::start(), {});
        return player_;
    }

  private:
    using Evaluator = NetworkEvaluator<nnue::ChessInputs, ChessEvaluator>;

    GamePlayer<chess::Position, ChessTactics, Evaluator> player_;
};

class StackchessPlayers final : public Players {
  public:
    explicit StackchessPlayers(const Networks& networks)
        : small_([&networks] { return SmallEvaluator(networks); }) {}

    Player* after(std::string_view start, std::span<const std::string> moves) override {
        const auto setup = stackchess::read_setup(start);
        return setup ? after(*setup, moves) : nullptr;
    }
    Player& at_start() override { return *after(stackchess::start_setup({}), {}); }

  private:
    using SmallEvaluator =
        NetworkEvaluator<nnue::StackchessInputs, StackchessEvaluator<stackchess::SmallBoard>>;
    using LargeEvaluator = StackchessEvaluator<stackchess::LargeBoard>;
    template <class Board, class Evaluator>
    using BoardPlayer =
        GamePlayer<stackchess::BasicPosition<Board>, StackchessTactics<Board>, Evaluator>;

    Player* after(const stackchess::Setup& setup, std::span<const std::string> moves) {
        return stackchess::with_position(setup,
                                         [&](const auto& start) -> Player* {
                                             auto& player = player_of(start);
                                             return player.set_game(start, moves) ? &player
                                                                                  : nullptr;
                                         })
            .value_or(nullptr);
    }
    auto& player_of(const stackchess::SmallPosition&) { return small_; }
    auto& player_of(const stackchess::LargePosition&) { return large_; }

    BoardPlayer<stackchess::SmallBoard, SmallEvaluator> small_;
    BoardPlayer<stackchess::LargeBoard, LargeEvaluator> large_{[] { return LargeEvaluator(); }};
};

} // namespace

Player::~Player() = default;
Players::~Players() = default;

std::unique_ptr<Players> make_players(game::Rules rules, const Networks& networks) {
    switch (rules) {
    case game::Rules::chess: return std::make_unique<ChessPlayers>(networks);
    case game::Rules::stackchess: return std::make_unique<StackchessPlayers>(networks);
    }
    return nullptr;
}

} // namespace engine
