#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "chess/board.hpp"
#include "chess/move.hpp"
#include "chess/movegen.hpp"
#include "chess/setup.hpp"
#include "core/key.hpp"
#include "game/outcome.hpp"
#include "game/position.hpp"
#include "game/refusal.hpp"

namespace chess {

/// What changes with every move besides the board, in one word, so that it is copied, advanced and
/// compared at once.
class Counters {
  public:
    constexpr Counters() = default;
    constexpr Counters(std::uint32_t ply, std::uint16_t quiet_plies, Square en_passant)
        : word_(ply * one_ply | quiet_plies * one_quiet | static_cast<std::uint64_t>(en_passant)) {}

    /// How many moves both sides have made together; odd when Black is to move.
    constexpr std::uint32_t ply() const { return static_cast<std::uint32_t>(word_ / one_ply); }

    /// How many of them since the last capture or pawn move.
    constexpr std::uint16_t quiet_plies() const {
        return static_cast<std::uint16_t>(word_ / one_quiet);
    }

    /// The square where a pawn can legally capture en passant, or 0.
    constexpr Square en_passant() const { return static_cast<Square>(word_ % one_quiet); }

    /// The counters after one more move, quiet (1) or not (0), that allows no en passant capture.
    constexpr Counters advanced(std::uint64_t is_quiet) const {
        Counters next;
        next.word_ =
            ((word_ & ply_bits) + one_ply) | ((word_ + one_quiet) & quiet_bits & -is_quiet);
        return next;
    }

    friend constexpr bool operator==(Counters, Counters) = default;

  private:
    static constexpr std::uint64_t one_quiet = 1 << 16;
    static constexpr std::uint64_t one_ply = one_quiet << 16;
    static constexpr std::uint64_t quiet_bits = one_ply - one_quiet;
    static constexpr std::uint64_t ply_bits = ~(one_ply - 1);

    std::uint64_t word_ = 0;
};

/// A playable chess position, including Chess960, in one cache line. `game::Position` documents
/// what every game provides.
class alignas(32) Position {
    struct State {
        Board board;
        Bits castling{}; ///< the squares of the rooks that may still castle
        Counters counters;

        /// Otherwise the compiler copies the board in halves, and a later read of the whole has to
        /// wait for both stores.
        void copy(const State& other) {
            board.words() = other.board.words();
            castling = other.castling;
            counters = other.counters;
        }

        friend bool operator==(const State&, const State&) = default;
    };

  public:
    static constexpr auto rules = game::Rules::chess;

    using Move = chess::Move;
    using MoveList = chess::MoveList;

    /// What `undo` needs. A position is so small that keeping a copy is cheaper than undoing the
    /// changes.
    class Undo {
        friend Position;
        explicit Undo(const State& before) { before_.copy(before); }
        State before_;
    };
    // A caller that drops it may have been compiled for older processors, and gcc gives it no more
    // than this alignment then.
    static_assert(alignof(Undo) <= alignof(std::max_align_t));

    /// The position of a setup without faults. An en passant square where no pawn can legally
    /// capture is dropped, so that equal positions are equal.
    static core::Result<Position, Faults> from(const Setup& setup);

    /// The starting position.
    static Position start();

    Setup setup() const;
    const Board& board() const { return state_.board; }
    Color turn() const { return static_cast<Color>(state_.counters.ply() & 1); }
    int quiet_plies() const { return std::min<int>(state_.counters.quiet_plies(), max_counter); }
    int move_number() const {
        return std::min(static_cast<int>(state_.counters.ply() / 2 + 1), max_counter);
    }
    Bits castling() const { return state_.castling; }
    Square king(Color color) const {
        return core::lowest(state_.board.kings() & state_.board.of(color));
    }

    /// The square where a pawn of the side to move can legally capture en passant.
    std::optional<Square> en_passant() const {
        const Square square = state_.counters.en_passant();
        return square == 0 ? std::nullopt : std::optional(square);
    }

    /// Whether a right to castle belongs to a king off the e-file or a rook off the a- and h-files,
    /// so that castling must be written as the king taking its rook.
    bool is_chess960() const;

    /// The pieces of both sides that attack `square` when these squares are occupied.
    Bits attackers(Square square, Bits occupied) const;
    bool in_check() const;

    /// The key of everything the laws compare for repetition: pieces, side to move, castling
    /// rights, and en passant where it is legally possible. The board is four words, so computing a
    /// key when it is needed costs less than updating one; `key` and `fresh_key` are the same.
    core::PositionKey key() const;
    core::PositionKey fresh_key() const { return key(); }

    /// Whether `color` could still win by any sequence of legal moves, judged by material; this
    /// decides the result when the other side runs out of time. A side cannot win with
    /// - a lone king;
    /// - one knight alone, unless the other has a pawn, knight, bishop or rook;
    /// - bishops alone, all of one square colour, unless the other has a pawn, a knight or a bishop
    ///   of the other square colour.
    bool can_win(Color color) const;

    /// Checkmate, stalemate, a dead position by material or 75 moves, in this order.
    game::Outcome outcome() const;

    /// Whether there is any legal move.
    bool has_move() const;
    bool is_legal(Move move) const;
    game::Refusal refusal(Move move) const;
    std::size_t move_count() const;
    void generate(MoveList& moves) const;
    /// Those of the legal moves that capture or make a queen, and all others.
    void generate_noisy(MoveList& moves) const;
    void generate_quiet(MoveList& moves) const;
    Undo play(Move move);
    void undo(Move, const Undo& undo) { state_.copy(undo.before_); }

    /// Passes the turn to the other side, which must not be in check. No rule allows this, but
    /// null-move pruning needs it. `undo_pass` takes it back.
    Undo pass() {
        const Undo before(state_);
        state_.counters = state_.counters.advanced(true);
        return before;
    }
    void undo_pass(const Undo& undo) { state_.copy(undo.before_); }
    /// Not in check, where the king would be taken.
    bool can_pass() const { return !in_check(); }

    /// The move a player means by these squares, legal or not, with the kind that follows from the
    /// pieces on them. A king that moves onto its own rook, or two or more squares along its first
    /// rank to the c- or g-file, means to castle. `promotion` is `Role::none` or a knight to queen.
    Move intended(Square from, Square to, Role promotion = Role::none) const;

    /// Where the moved piece arrives: `to`, except that a castling king goes to the c- or g-file.
    static Square target(Move move);

    /// The square on which a legal move captures, if it does.
    std::optional<Square> captured(Move move) const;

    friend bool operator==(const Position&, const Position&) = default;

  private:
    explicit Position(const State& state) : state_(state) {}

    template <Part part>
    void generate_part(MoveList& moves) const;

    /// What castling, en passant and a double step change besides the moving piece.
    void finish_special(Move move, const State& before);

    State state_;
};

namespace detail {

/// For each kind of move, how it changes the code of the moving piece.
inline constexpr std::array<Board, 16> code_changes = [] {
    std::array<Board, 16> changes{};
    for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen}) {
        Board& change = changes[Move::promotion(0, 0, role).bits() >> 12];
        change.put(0, {Color::black, role});
        change.special ^= 1; // the pawn's own code
    }
    return changes;
}();

} // namespace detail

// Without branches on the moving piece and the captured one, which are unpredictable; and inline,
// because a whole move costs little more than a call.
inline Position::Undo Position::play(Move move) {
    assert(is_legal(move));
    const Undo before(state_);
    Board& board = state_.board;
    const Square from = move.from();
    const Square to = move.to();
    const Bits ends = bit(from) | bit(to);
    const Bits home = rank_bits_for(turn(), 0);
    const Bits is_king = board.kings() >> from & 1;
    const Bits is_quiet = ~(board.pawns() >> from | board.occupied() >> to) & 1;

    const auto words = board.words();
    const auto code = (words >> from & 1) ^ detail::code_changes[move.bits() >> 12].words();
    board.words() = (words & ~ends) | code << to;
    state_.castling &= ~(ends | (home & (0 - is_king)));
    state_.counters = state_.counters.advanced(is_quiet);
    if (move.is_special()) finish_special(move, before.before_);
    return before;
}

static_assert(game::Position<Position>);
static_assert(sizeof(Position) == 64);

/// Calls `visit` with the position of `setup` and returns what it returns, or the faults of the
/// setup.
template <class Visit>
auto with_position(const Setup& setup, Visit visit)
    -> core::Result<decltype(visit(std::declval<Position>())), Faults> {
    return Position::from(setup).map(visit);
}

} // namespace chess
