#include "chess/position.hpp"

#include "chess/attacks.hpp"
#include "chess/movegen.hpp"

namespace chess {

core::Result<Position, Faults> Position::from(const Setup& setup) {
    if (const Faults found = faults(setup); !found.empty()) return core::Failure<Faults>{found};
    State state{};
    for (Square square = 0; square < square_count; ++square)
        state.board.put(square, setup.pieces[static_cast<std::size_t>(square)]);
    state.castling = setup.castling;
    const int ply = 2 * (setup.move_number - 1) + (setup.turn == Color::black ? 1 : 0);
    const bool captures =
        setup.en_passant && en_passant_pawns(state.board, setup.turn, *setup.en_passant) != 0;
    state.counters = {static_cast<std::uint32_t>(ply),
                      static_cast<std::uint16_t>(setup.quiet_plies),
                      captures ? *setup.en_passant : 0};
    return Position(state);
}

Position Position::start() {
    static const Position start = *from(start_setup());
    return start;
}

Setup Position::setup() const {
    Setup setup;
    for (Square square = 0; square < square_count; ++square)
        setup.pieces[static_cast<std::size_t>(square)] = state_.board.at(square);
    setup.turn = turn();
    setup.castling = state_.castling;
    setup.en_passant = en_passant();
    setup.quiet_plies = quiet_plies();
    setup.move_number = move_number();
    return setup;
}

bool Position::is_chess960() const {
    constexpr Bits usual_rooks = bit(0) | bit(7) | bit(56) | bit(63);
    if ((state_.castling & ~usual_rooks) != 0) return true;
    const bool white = (state_.castling & rank_bits(0)) != 0 && king(Color::white) != 4;
    const bool black = (state_.castling & rank_bits(7)) != 0 && king(Color::black) != 60;
    return white || black;
}

Bits Position::attackers(Square square, Bits occupied) const {
    return chess::attackers(state_.board, square, occupied);
}

bool Position::in_check() const {
    const Board& board = state_.board;
    const Bits checkers = chess::checkers(board, turn(), king(turn()), board.occupied());
    return (checkers & board.of(~turn())) != 0;
}

core::PositionKey Position::key() const {
    const Board& board = state_.board;
    const std::uint64_t rest =
        static_cast<std::uint64_t>(state_.counters.en_passant()) << 1 | core::index(turn());
    // Any odd constants without a pattern will do: they keep sparse words from giving zero
    // products.
    const core::PositionKey sliders =
        core::fold(board.diagonal ^ 0x9E3779B97F4A7C15, board.straight ^ 0xD6E8FEB86659FD93);
    const core::PositionKey others =
        core::fold(board.special ^ 0xA0761D6478BD642F, board.white ^ 0xE7037ED1A0B428DB);
    const core::PositionKey rights =
        core::fold(state_.castling ^ 0x8EBC6AF09C88C6E3, rest ^ 0x589965CC75374CC3);
    return core::fold(sliders ^ rights, others ^ 0x1D8E4E27C47D124F);
}

bool Position::can_win(Color color) const {
    const Board& board = state_.board;
    const Bits own = board.of(color);
    const Bits other = board.of(~color);
    if ((own & (board.pawns() | board.rooks() | board.queens())) != 0) return true;
    const Bits knights = own & board.knights();
    const Bits bishops = own & board.bishops();
    if (knights != 0) {
        if (core::has_several(knights | bishops)) return true;
        return (other & ~board.kings() & ~board.queens()) != 0;
    }
    if (bishops == 0) return false;
    const bool on_both_colors =
        (board.bishops() & light_squares) != 0 && (board.bishops() & ~light_squares) != 0;
    return on_both_colors || (other & (board.pawns() | board.knights())) != 0;
}

namespace {

/// Neither side can ever checkmate: bare kings, one extra knight, or bishops on one square colour.
bool is_dead(const Board& board) {
    const Bits others = board.occupied() & ~board.kings();
    if (!core::has_several(others)) return (others & ~board.knights() & ~board.bishops()) == 0;
    if ((others & ~board.bishops()) != 0) return false;
    return (others & light_squares) == 0 || (others & ~light_squares) == 0;
}

} // namespace

game::Outcome Position::outcome() const {
    using game::Outcome;
    using game::Reason;
    if (!has_move())
        return in_check() ? Outcome::win(~turn(), Reason::checkmate)
                          : Outcome::draw(Reason::stalemate);
    if (is_dead(state_.board)) return Outcome::draw(Reason::dead_position);
    if (quiet_plies() >= 150) return Outcome::draw(Reason::seventy_five_moves);
    return {};
}

bool Position::has_move() const {
    const Board& board = state_.board;
    const Bits occupied = board.occupied();
    const Bits own = board.of(turn());
    const Square king = core::lowest(board.kings() & own);
    // In nearly all positions there is no check, and either a piece that cannot be pinned, because
    // it is on no line with its king, can take one step, or the king itself can move.
    const Bits unpinned = own & ~open_reach(Role::queen, king) & ~bit(king);
    const Bits pawns = unpinned & board.pawns();
    const Bits straight = unpinned & board.straight_sliders();
    const Bits steps = (turn() == Color::white ? pawns << 8 : pawns >> 8) & ~occupied;
    const Bits far = (straight << 8 | straight >> 8) & ~own;
    if ((steps | far) != 0 && keeps_king_safe(board, turn(), king, king, 0)) return true;
    for (const Square to : core::Members{king_steps(king) & ~own})
        if (keeps_king_safe(board, turn(), king, to, bit(to))) return true;
    return move_count() != 0;
}

std::size_t Position::move_count() const {
    return turn() == Color::white ? count_moves<Color::white>(state_.board, state_.castling,
                                                              state_.counters.en_passant())
                                  : count_moves<Color::black>(state_.board, state_.castling,
                                                              state_.counters.en_passant());
}

template <Part part>
void Position::generate_part(MoveList& moves) const {
    const auto& [board, castling, counters] = state_;
    turn() == Color::white
        ? chess::generate<Color::white, part>(board, castling, counters.en_passant(), moves)
        : chess::generate<Color::black, part>(board, castling, counters.en_passant(), moves);
}

void Position::generate(MoveList& moves) const { generate_part<Part::all>(moves); }
void Position::generate_noisy(MoveList& moves) const { generate_part<Part::noisy>(moves); }
void Position::generate_quiet(MoveList& moves) const { generate_part<Part::quiet>(moves); }

void Position::finish_special(Move move, const State& before) {
    const Color us = ~turn();
    const Square from = move.from();
    const Square to = move.to();
    const Counters now = state_.counters;
    if (move.kind() == MoveKind::double_step) {
        const Square passed = (from + to) / 2;
        const Bits beside = pawn_attacks(us, bit(passed)) & state_.board.pawns();
        if (beside != 0 && en_passant_pawns(state_.board, ~us, passed) != 0)
            state_.counters = {now.ply(), 0, passed};
    } else if (move.kind() == MoveKind::en_passant) {
        state_.board.clear(bit(to - forward(us)));
    } else {
        const Castling castling{from, to};
        state_.board.clear(bit(to));
        state_.board.put(castling.king_target(), {us, Role::king});
        state_.board.put(castling.rook_target(), {us, Role::rook});
        state_.counters = before.counters.advanced(true);
    }
}

} // namespace chess
