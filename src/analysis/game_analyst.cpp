#include "analysis/game_analyst.hpp"

#include <algorithm>
#include <cassert>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "chess/uci.hpp"
#include "engine/chances.hpp"
#include "game/game.hpp"
#include "record/start.hpp"
#include "stackchess/notation.hpp"

namespace analysis {
namespace {

/// The main line of a record, in the form an engine needs.
struct Script {
    game::Rules rules{};
    Color first = Color::white;
    std::string start;
    std::vector<std::string> moves;
    game::Outcome outcome; ///< by the rules, after the last move
};

Script script_of(const record::Record& record) {
    std::vector<std::uint32_t> moves = record.moves.main_line();
    moves.resize(ply_count(record));
    return record::with_start(record.setup, [&]<game::Position P>(const P& start) {
        Script script{P::rules, start.turn(), position_text(start)};
        game::Game<P> game(start);
        for (const std::uint32_t bits : moves) {
            // Moves after the end are not judged, nor anything from a null move on.
            if (game.outcome().is_over() || bits == record::null_move) break;
            const auto move = P::Move::from_bits(bits);
            script.moves.push_back(move_text(game.position(), move));
            game.play(move);
        }
        script.outcome = game.outcome();
        return script;
    });
}

class GameAnalyst {
  public:
    GameAnalyst(const Script& script, engine::Searcher& searcher, const engine::Limits& limits)
        : script_(script), searcher_(searcher), limits_(limits) {}

    /// The position before the move of this ply; `after` is the one after it, if it is known.
    View look(std::size_t ply, const std::optional<View>& after) {
        const std::span<const std::string> all(script_.moves);
        [[maybe_unused]] const bool is_set = searcher_.set_game(script_.start, all.first(ply));
        assert(is_set);
        View view{worth_of(searcher_.think({.limits = limits_}))};
        if (!after || view.is_over()) return view;
        const std::string& played = script_.moves[ply];
        const std::string best = view.best.line.moves.front();
        const int seems_lost = view.best.points - (1000 - after->best.points);
        if (best == played || seems_lost < inaccuracy_loss) return view;
        return look_again(best, played);
    }

    /// The position after the last move of a game that is over.
    View last() const {
        const Color turn = script_.moves.size() % 2 == 0 ? script_.first : ~script_.first;
        if (script_.outcome.is_draw()) return {};
        return {{.points = script_.outcome.winner() == turn ? 1000 : 0}};
    }

  private:
    /// The best move and the one played, each searched separately, so that both are treated alike.
    View look_again(const std::string& best, const std::string& played) {
        const Worth worth = alone(best);
        const Worth other = alone(played);
        return other.points >= worth.points ? View{other} : View{worth, other};
    }

    Worth alone(const std::string& move) {
        return worth_of(searcher_.think({.limits = limits_, .moves = {move}}));
    }

    Worth worth_of(engine::Thought thought) const {
        if (thought.lines.empty()) return {};
        engine::Variation& best = thought.lines.front();
        const int points = engine::chances_of(script_.rules, best.centipawns).points();
        return {.points = points, .line = std::move(best), .depth = thought.depth};
    }

    const Script& script_;
    engine::Searcher& searcher_;
    engine::Limits limits_;
};

} // namespace

std::size_t ply_count(const record::Record& record) {
    return record.moves.main_line_size() - record.undone;
}

Review look_at_game(const record::Record& record, engine::Searcher& searcher,
                    const engine::Limits& limits,
                    const std::function<bool(std::size_t looked_at)>& go_on) {
    Script script = script_of(record);
    GameAnalyst analyst(script, searcher, limits);
    searcher.clear(); // each game is analysed on its own, whatever was analysed before
    std::vector<std::optional<View>> views(script.moves.size() + 1);
    std::size_t ply = views.size();
    if (script.outcome.is_over()) views[--ply] = analyst.last();
    for (; ply > 0; --ply) {
        View view = analyst.look(ply - 1, ply < views.size() ? views[ply] : std::nullopt);
        if (!go_on(views.size() - ply + 1)) break;
        views[ply - 1] = std::move(view);
    }
    return {script.first, std::move(script.moves), std::move(views)};
}

} // namespace analysis
