#include "engine/game_thinker.hpp"

#include "chess/position.hpp"
#include "chess/uci.hpp"
#include "engine/board_thinker.hpp"
#include "engine/chess_evaluator.hpp"
#include "engine/chess_tactics.hpp"
#include "engine/network_evaluator.hpp"
#include "engine/stackchess_evaluator.hpp"
#include "engine/stackchess_tactics.hpp"
#include "nnue/chess_inputs.hpp"
#include "nnue/stackchess_inputs.hpp"
#include "stackchess/notation.hpp"
#include "stackchess/position.hpp"

namespace engine {
namespace {

class ChessThinkers final : public GameThinkers {
  public:
    explicit ChessThinkers(const Networks& networks)
        : thinker_([&networks] { return Evaluator(networks); }) {}

    GameThinker* after(std::string_view start, std::span<const std::string> moves) override {
        const auto setup = chess::read_setup(start);
        if (!setup) return nullptr;
        const auto position = chess::Position::from(*setup);
        return position && thinker_.set_game(*position, moves) ? &thinker_ : nullptr;
    }
    GameThinker& at_start() override {
        thinker_.set_game(chess::Position::start(), {});
        return thinker_;
    }

  private:
    using Evaluator = NetworkEvaluator<nnue::ChessInputs, ChessEvaluator>;

    BoardThinker<chess::Position, ChessTactics, Evaluator> thinker_;
};

class StackchessThinkers final : public GameThinkers {
  public:
    explicit StackchessThinkers(const Networks& networks)
        : small_([&networks] { return SmallEvaluator(networks); }) {}

    GameThinker* after(std::string_view start, std::span<const std::string> moves) override {
        const auto setup = stackchess::read_setup(start);
        return setup ? after(*setup, moves) : nullptr;
    }
    GameThinker& at_start() override { return *after(stackchess::start_setup({}), {}); }

  private:
    using SmallEvaluator =
        NetworkEvaluator<nnue::StackchessInputs, StackchessEvaluator<stackchess::SmallBoard>>;
    using LargeEvaluator = StackchessEvaluator<stackchess::LargeBoard>;
    template <class Board, class Evaluator>
    using ThinkerOn =
        BoardThinker<stackchess::BasicPosition<Board>, StackchessTactics<Board>, Evaluator>;

    GameThinker* after(const stackchess::Setup& setup, std::span<const std::string> moves) {
        return stackchess::with_position(setup,
                                         [&](const auto& start) -> GameThinker* {
                                             auto& thinker = thinker_of(start);
                                             return thinker.set_game(start, moves) ? &thinker
                                                                                   : nullptr;
                                         })
            .value_or(nullptr);
    }
    auto& thinker_of(const stackchess::SmallPosition&) { return small_; }
    auto& thinker_of(const stackchess::LargePosition&) { return large_; }

    ThinkerOn<stackchess::SmallBoard, SmallEvaluator> small_;
    ThinkerOn<stackchess::LargeBoard, LargeEvaluator> large_{[] { return LargeEvaluator(); }};
};

} // namespace

GameThinker::~GameThinker() = default;
GameThinkers::~GameThinkers() = default;

std::unique_ptr<GameThinkers> make_thinkers(game::Rules rules, const Networks& networks) {
    switch (rules) {
    case game::Rules::chess: return std::make_unique<ChessThinkers>(networks);
    case game::Rules::stackchess: return std::make_unique<StackchessThinkers>(networks);
    }
    return nullptr;
}

} // namespace engine
