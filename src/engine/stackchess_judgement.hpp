#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <numeric>

#include "engine/stackchess_reach.hpp"
#include "engine/stackchess_terms.hpp"
#include "engine/stackchess_towers.hpp"
#include "stackchess/position.hpp"

namespace engine {

/// The zone of each square, by the colour of the stack that stands there.
template <class Board>
using Zones = std::array<std::array<std::int8_t, Board::square_count>, 2>;

/// By the size of the board.
template <class Board>
inline constexpr auto zones = [] {
    std::array<Zones<Board>, Board::max_size + 1> zones{};
    for (int size = 1; size <= Board::max_size; ++size)
        for (int rank = 0; rank < size; ++rank)
            for (int file = 0; file < size; ++file) {
                const auto square =
                    static_cast<std::size_t>(Board::square(core::coord_at(file, rank)));
                auto& [white, black] = zones[static_cast<std::size_t>(size)];
                const int mirrored = size - 1 - rank;
                white[square] = static_cast<std::int8_t>(stackchess_terms::zone(file, rank, size));
                black[square] =
                    static_cast<std::int8_t>(stackchess_terms::zone(file, mirrored, size));
            }
    return zones;
}();

/// Names all that counts in a Stackchess position: each term goes to the sink as
/// `add<color>(term, times)`, for the side that profits from it. In play the sink sums up weights;
/// a tuner keeps what it is told. `Field` is one that the board fits.
template <class Field, class Sink>
class StackchessJudgement {
    using Board = typename Field::Board;
    using Color = core::Color;
    using Gait = stackchess::Gait;
    using Role = core::Role;
    using Square = typename Board::Square;
    using Set = typename Field::Set;

  public:
    StackchessJudgement(const stackchess::BasicPosition<Board>& position, Sink& sink)
        : position_(position), board_(position.board()), sink_(sink), field_(board_) {
        gather<Color::white>();
        gather<Color::black>();
        judge_stacks<Color::white>();
        judge_stacks<Color::black>();
        judge_side<Color::white>();
        judge_side<Color::black>();
        judge_hunt<Color::white>();
        judge_hunt<Color::black>();
        judge_cramped<Color::white>();
        judge_cramped<Color::black>();
        judge_dominance();
    }

  private:
    /// Heights and sizes of groups beyond this count as this.
    static constexpr int top_height = 8;

    struct Side {
        std::array<Set, top_height + 2> at_least{}; ///< stacks of at least that many pieces
        std::array<Set, top_height + 2> cover{};    ///< attacked by groups of at least that many
        std::array<Set, stackchess_terms::tallest> reach{}; ///< by size of the group
        std::array<int, stackchess_terms::tallest> moves{};
        Set fresh; ///< where pawns have never moved
        Set held;  ///< before enemies
        int units = 0;
        int largest = 1; ///< group that can move
        int safe = 0;    ///< squares that a group reaches and no larger enemy

        const Set& stacks() const { return at_least[1]; }
    };

    /// Where a group can go. Pawns go to other squares than those that they attack.
    struct Ways {
        Set attacks;
        Set quiet; ///< of pawns
        bool is_pawn = false;
    };

    static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

    template <Color us>
    Side& side() {
        return sides_[core::index(us)];
    }
    template <Color us>
    void add(int term, int times = 1) {
        sink_.template add<us>(term, times);
    }
    template <Color us>
    int rank(core::Coord coord) const {
        return us == Color::white ? coord.rank : board_.size() - 1 - coord.rank;
    }

    template <Color us>
    void gather() {
        Side& own = side<us>();
        own.at_least[1] = field_.stacks(us);
        own.at_least[2] = field_.tall_stacks(us);
        field_.for_each(field_.tall_stacks(us), [&](Square square) {
            const int height = std::min(board_.tower(square).height(), top_height);
            field_.insert(own.at_least[at(height)], square);
        });
        for (int i = top_height - 1; i > 2; --i) own.at_least[at(i)] |= own.at_least[at(i + 1)];
        own.fresh = field_.rank(stackchess::first_rank(us, board_.size()), position_.unmoved(us));
        own.held = field_.ahead(~us, field_.stacks(~us));
    }

    template <Color us>
    void judge_stacks() {
        Side& own = side<us>();
        judge_lone_pawns<us>();
        judge_lone<us, Role::knight>();
        judge_lone<us, Role::bishop>();
        judge_lone<us, Role::rook>();
        judge_lone<us, Role::queen>();
        judge_lone<us, Role::king>();
        field_.for_each(own.at_least[2], [&](Square square) { judge_tall<us>(square); });
        for (int i = top_height - 1; i >= 2; --i) own.cover[at(i)] |= own.cover[at(i + 1)];
    }

    template <Color us, Role role>
    void judge_lone() {
        Side& own = side<us>();
        const Set pieces = field_.lone(us, role);
        judge_material<us>(role, count(pieces));
        field_.for_each(pieces, [&](Square square) {
            judge_place<us>(square, 1);
            Set targets;
            if constexpr (role == Role::knight)
                targets = field_.leaps(square);
            else
                targets = field_.lines(stackchess::gait_of(role, false), square);
            targets = targets - side<~us>().stacks();
            own.moves[0] += count(targets);
            own.reach[0] |= targets;
        });
    }

    template <Color us>
    void judge_lone_pawns() {
        Side& own = side<us>();
        const Set pawns = field_.lone(us, Role::pawn);
        judge_material<us>(Role::pawn, count(pawns));
        field_.for_each(pawns, [&](Square square) {
            judge_place<us>(square, 1);
            judge_pawns<us>(square, 1);
        });
        const Set fresh = field_.ahead(us, pawns & own.fresh) - stacks();
        const Set targets =
            (field_.ahead(us, pawns) | field_.ahead(us, fresh)) - side<~us>().stacks();
        own.moves[0] += count(targets);
        own.reach[0] |= targets;
    }

    template <Color us>
    void judge_place(Square square, int height) {
        add<us>(stackchess_terms::place(height, zones_[core::index(us)][at(square)]));
    }

    template <Color us>
    void judge_material(Role role, int pieces) {
        side<us>().units += role_units[core::index(role)] * pieces;
        add<us>(stackchess_terms::material + stackchess_terms::role_index(role), pieces);
    }

    /// How far the pawns of a stack have come.
    template <Color us>
    void judge_pawns(Square square, int pawns) {
        if (pawns == 0 || !position_.has_promotion()) return;
        const int steps = board_.size() - 1 - rank<us>(Board::coord(square));
        add<us>((field_.has(side<us>().held, square) ? stackchess_terms::pawn_way_held
                                                     : stackchess_terms::pawn_way_free) +
                    stackchess_terms::steps_index(steps),
                pawns);
    }

    template <Color us>
    void judge_tall(Square square) {
        const auto& tower = board_.tower(square);
        const int height = tower.height();
        const bool is_fresh = field_.has(side<us>().fresh, square);
        judge_place<us>(square, height);
        if (height > low_height) {
            const auto facts = tower_facts<Board::Tower::max_height>(tower, height, is_fresh);
            for_each_term(tower, height, facts, [&](int term) { add<us>(term); });
            judge_facts<us>(square, facts);
            return;
        }
        const std::size_t index = low_index(tower, is_fresh);
        if constexpr (requires { sink_.template add_low_tower<us>(index); })
            sink_.template add_low_tower<us>(index);
        else
            for_each_term(tower, height, low_towers[index], [&](int term) { add<us>(term); });
        judge_facts<us>(square, low_towers[index]);
    }

    template <Color us, int tallest>
    void judge_facts(Square square, const TowerFacts<tallest>& facts) {
        Side& own = side<us>();
        own.units += facts.units;
        own.largest = std::max<int>(own.largest, facts.mobile);
        judge_pawns<us>(square, facts.pawns);
        Gait gait = facts.groups[0].gait;
        Ways ways = this->template ways<us>(gait, square);
        for (int size = 1; size <= facts.group_count; ++size) {
            const TowerGroup& group = facts.groups[at(size - 1)];
            if (group.gait != gait) ways = this->template ways<us>(gait = group.gait, square);
            if (group.walks()) count_moves<us>(ways, size);
            if (group.leaps) count_moves<us>(Ways{field_.leaps(square), {}, false}, size);
        }
    }

    template <Color us>
    Ways ways(Gait gait, Square square) const {
        if (gait < Gait::pawn) return {field_.lines(gait, square), {}, false};
        Ways ways{.is_pawn = true};
        const Set here = field_.only(square);
        if (gait != Gait::strike) {
            ways.quiet = field_.ahead(us, here);
            if (gait == Gait::fresh_pawn || gait == Gait::fresh_advance)
                ways.quiet |= field_.ahead(us, ways.quiet - stacks());
        }
        if (gait != Gait::advance && gait != Gait::fresh_advance)
            ways.attacks = field_.strikes(us, here);
        return ways;
    }

    Set stacks() const { return sides_[0].stacks() | sides_[1].stacks(); }

    template <Color us>
    void count_moves(const Ways& ways, int size) {
        Side& own = side<us>();
        const Side& enemy = side<~us>();
        const std::size_t tall = at(std::min(size, top_height));
        const Set& untakable = enemy.at_least[tall];
        const Set targets = ways.is_pawn ? (ways.quiet - enemy.stacks()) |
                                               ((ways.attacks & enemy.stacks()) - untakable)
                                         : ways.attacks - untakable;
        const std::size_t i = at(stackchess_terms::size_index(size));
        own.moves[i] += count(targets);
        own.reach[i] |= targets;
        if (size >= 2) own.cover[tall] |= ways.attacks;
    }

    template <Color us>
    void judge_side() {
        Side& own = side<us>();
        const Side& enemy = side<~us>();
        for (int i = 0; i < std::min(own.largest, stackchess_terms::tallest); ++i) {
            const int free = count(own.reach[at(i)] - enemy.cover[at(i + 2)]);
            add<us>(stackchess_terms::moves + i, on_usual_board(own.moves[at(i)]));
            add<us>(stackchess_terms::safe_squares + i, on_usual_board(free));
            own.safe += free;
        }
        const int pieces = position_.piece_count(us);
        if (pieces >= 2 && pieces <= stackchess_terms::few)
            add<us>(stackchess_terms::escapes + pieces - 2, on_usual_board(own.safe));
        if (own.largest > enemy.largest)
            add<us>(stackchess_terms::lead + (own.largest > enemy.largest + 1 ? 1 : 0));
        judge_threats<us>();
        if (position_.piece_count(~us) <= stackchess_terms::hunted) judge_chase<us>();
        if (position_.turn() == us) add<us>(stackchess_terms::tempo);
    }

    /// What a number of squares is on a board of six by six: lines grow with the board.
    int on_usual_board(int squares) const { return squares * usual_ >> 10; }

    template <Color us>
    void judge_threats() {
        const Side& own = side<us>();
        const Side& enemy = side<~us>();
        const bool is_turn = position_.turn() == us;
        struct Victim {
            int units = 0;
            bool is_guarded = false;

            /// Of two that are worth the same the unguarded one comes first.
            bool operator<(const Victim& other) const {
                return units != other.units ? units < other.units : is_guarded && !other.is_guarded;
            }
        };
        std::array<Victim, 3> victims; // the best, the next, and all others together
        // A group takes what is lower than itself.
        for (int height = 1; height < std::min(own.largest, top_height); ++height) {
            const Set there = enemy.at_least[at(height)] - enemy.at_least[at(height + 1)];
            const Set threatened = there & own.cover[at(height + 1)];
            field_.for_each(threatened, [&](Square square) {
                Victim victim{board_.tower(square).sum(pair_units),
                              field_.has(enemy.cover[at(height + 2)], square)};
                for (std::size_t i = 0; i < 2; ++i)
                    if (victims[i] < victim) std::swap(victim, victims[i]);
                victims[2].units += victim.units;
            });
        }
        for (int i = 0; i < 3; ++i) {
            const auto& [sum, is_guarded] = victims[at(i)];
            if (sum > 0) add<us>(stackchess_terms::threat(is_turn, is_guarded, i), sum);
        }
    }

    /// Brings groups near to the last enemies.
    template <Color us>
    void judge_chase() {
        int steps = 0;
        board_.for_each_tall_stack(us, [&](Square square) {
            const core::Coord coord = Board::coord(square);
            int least = board_.size();
            board_.for_each_stack(~us, [&](Square enemy) {
                const core::Coord other = Board::coord(enemy);
                least = std::min(least, std::max(std::abs(coord.file - other.file),
                                                 std::abs(coord.rank - other.rank)));
            });
            steps += least;
        });
        add<us>(stackchess_terms::chase, steps);
    }

    /// The last enemies flee for ever unless their safe squares are taken from them. As long
    /// as they have enough of them nothing is lost by that: taking the next one must not seem
    /// worse.
    template <Color us>
    void judge_hunt() {
        if (position_.piece_count(~us) > stackchess_terms::hunted ||
            position_.piece_count(us) < stackchess_terms::hunters)
            return;
        const int enough = 3 * board_.size();
        add<us>(stackchess_terms::grip, std::max(0, enough - side<~us>().safe));
    }

    /// A weak enemy that can hardly move is close to a stalemate, which would save it.
    template <Color us>
    void judge_cramped() {
        const Side& enemy = side<~us>();
        if (side<us>().units < 2 * enemy.units) return;
        const int moves = std::accumulate(enemy.moves.begin(), enemy.moves.end(), 0);
        if (moves < stackchess_terms::free_moves)
            add<us>(stackchess_terms::cramped, stackchess_terms::free_moves - moves);
    }

    /// The share of what is left: what one side is ahead by in pieces says too much where little is
    /// left, and too little where much is.
    void judge_dominance() {
        const int white = side<Color::white>().units;
        const int black = side<Color::black>().units;
        add<Color::white>(stackchess_terms::dominance, (white - black) * 100 / (white + black));
    }

    const stackchess::BasicPosition<Board>& position_;
    const Board& board_;
    const Zones<Board>& zones_ = zones<Board>[at(board_.size())];
    Sink& sink_;
    Field field_;
    std::array<Side, 2> sides_{};
    int usual_ = 6 * 1024 / board_.size();
};

} // namespace engine
