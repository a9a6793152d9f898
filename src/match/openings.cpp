#include "match/openings.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <optional>
#include <utility>

#include "chess/uci.hpp"
#include "game/game.hpp"
#include "record/start.hpp"
#include "stackchess/notation.hpp"

namespace match {
namespace {

using core::Color;

/// In pawns, by role. A king of Stackchess can be captured, but moves like a weak queen.
constexpr std::array<int, core::role_count> worths{0, 1, 3, 3, 5, 9, 3};

int worth(core::Piece piece) {
    const int value = worths[core::index(piece.role)];
    return piece.color == Color::white ? value : -value;
}

/// White's material minus Black's.
int balance(const chess::Setup& setup) {
    int sum = 0;
    for (const core::Piece piece : setup.pieces) sum += worth(piece);
    return sum;
}

int balance(const stackchess::Setup& setup) {
    int sum = 0;
    for (const auto& stack : setup.stacks)
        for (const core::Piece piece : stack) sum += worth(piece);
    return sum;
}

/// The material of the side to move minus the other's.
template <game::Position P>
int advantage(const P& position) {
    const int white = balance(position.setup());
    return position.turn() == Color::white ? white : -white;
}

/// The greatest lead the side to move can have after one move, and after the best reply to it.
template <game::Position P>
int best_advantage(const P& position, int plies) {
    int best = advantage(position);
    if (plies == 0) return best;
    const int now = best;
    typename P::MoveList moves;
    position.generate(moves);
    for (const auto move : moves) {
        P next = position;
        next.play(move);
        if (-advantage(next) == now) continue; // nothing is captured or promoted
        best = std::max(best, -best_advantage(next, plies - 1));
    }
    return best;
}

/// Whether neither side has won a piece since the start, and neither can win more than a pawn at
/// once.
template <game::Position P>
bool is_level(const game::Game<P>& game) {
    const P& position = game.position();
    return !game.outcome().is_over() && game.claims().empty() &&
           balance(position.setup()) == balance(game.start().setup()) &&
           best_advantage(position, 2) - advantage(position) <= 1;
}

/// One sequence of this many random moves; nothing if they do not lead to a balanced game.
template <game::Position P>
std::optional<game::Game<P>> wander(const P& start, int plies, core::Random& random) {
    game::Game<P> game(start);
    for (int i = 0; i < plies; ++i) {
        typename P::MoveList moves;
        game.position().generate(moves);
        if (moves.size() == 0 || game.outcome().is_over()) return std::nullopt;
        game.play(moves[random.below(moves.size())]);
    }
    return is_level(game) ? std::optional(std::move(game)) : std::nullopt;
}

template <game::Position P>
std::vector<std::string> texts(const game::Game<P>& game) {
    std::vector<std::string> moves;
    P position = game.start();
    for (const auto move : game.moves()) {
        moves.push_back(move_text(position, move));
        position.play(move);
    }
    return moves;
}

/// Leads to a new balanced position, failing that to any balanced one, failing that to the start.
template <game::Position P>
std::vector<std::string> random_moves(const P& start, int plies, core::Random& random,
                                      std::set<std::string>& seen) {
    constexpr int attempts = 1000;
    std::vector<std::string> found;
    for (int i = 0; i < attempts; ++i) {
        const auto game = wander(start, plies, random);
        if (!game) continue;
        found = texts(*game);
        if (seen.insert(position_text(game->position())).second) break;
    }
    return found;
}

} // namespace

Openings::Openings(std::vector<record::Setup> starts, int plies, std::uint64_t seed)
    : starts_(std::move(starts)), plies_(plies), random_(seed) {
    assert(!starts_.empty());
}

Opening Openings::at(std::size_t index) {
    const std::scoped_lock lock(mutex_);
    while (made_.size() <= index) add();
    return made_[index];
}

void Openings::add() {
    Opening opening{starts_[made_.size() % starts_.size()], {}};
    if (plies_ > 0)
        opening.moves = record::with_start(opening.start, [&](const auto& start) {
            return random_moves(start, plies_, random_, seen_);
        });
    made_.push_back(std::move(opening));
}

} // namespace match
