#include "stackchess/position.hpp"

#include <algorithm>
#include <cassert>

#include "stackchess/movegen.hpp"

namespace stackchess {
namespace {

using game::Outcome;
using game::Reason;

} // namespace

template <class Board>
BasicPosition<Board>::BasicPosition(const Setup& setup)
    : board_(setup.size), unmoved_(setup.unmoved), quiet_plies_(setup.quiet_plies),
      ply_(2 * (setup.move_number - 1) + (setup.turn == Color::white ? 0 : 1)),
      promotion_(setup.promotion) {
    for (int rank = 0; rank < setup.size; ++rank)
        for (int file = 0; file < setup.size; ++file) {
            const Stack& stack = setup.at(core::coord_at(file, rank));
            if (stack.empty()) continue;
            Tower tower;
            for (const Piece piece : stack) tower.push(piece.role);
            const Color color = stack.front().color;
            board_.place(Board::square(core::coord_at(file, rank)), color, tower);
            pieces_[core::index(color)] += tower.height();
        }
    board_key_ = fresh_board_key();
}

template <class Board>
core::Result<BasicPosition<Board>, Faults> BasicPosition<Board>::from(const Setup& setup) {
    Faults found = faults(setup);
    if (setup.size > Board::max_size) found.insert(Fault::bad_size);
    if (!found.empty()) return core::Failure(found);
    return BasicPosition(setup);
}

template <class Board>
Setup BasicPosition<Board>::setup() const {
    Setup setup = Setup::empty(size());
    for (const Color color : core::colors)
        board_.for_each_stack(color, [&](Square square) {
            const Coord coord = Board::coord(square);
            for (int above = height(coord) - 1; above >= 0; --above)
                setup.at(coord).push_back({color, board_.tower(square).below(above)});
        });
    setup.turn = turn();
    setup.unmoved = unmoved_;
    setup.quiet_plies = quiet_plies();
    setup.move_number = move_number();
    setup.promotion = promotion_;
    return setup;
}

template <class Board>
Piece BasicPosition<Board>::piece_below(Coord coord, int above) const {
    const Square square = Board::square(coord);
    const Color color = board_.has(Color::white, square) ? Color::white : Color::black;
    return {color, above < height(coord) ? board_.tower(square).below(above) : Role::none};
}

template <class Board>
core::PositionKey BasicPosition<Board>::fresh_board_key() const {
    // Game options never change, but distinguish the positions of different games.
    constexpr std::uint64_t kind_salt = 0xE7037ED1A0B428DB;
    const auto kind = static_cast<std::uint64_t>(2 * size() + (promotion_ ? 1 : 0));
    core::PositionKey key = core::scatter(kind, kind_salt);
    for (const Color color : core::colors)
        board_.for_each_stack(
            color, [&](Square square) { key ^= Board::key(square, color, board_.tower(square)); });
    return key;
}

template <class Board>
bool BasicPosition<Board>::is_harmless(Color color) const {
    const int pieces = piece_count(color);
    if (pieces <= 1) return true;
    if (pieces > 3) return false; // at most a rook and two bishops
    int rooks = 0;
    std::array<int, 2> bishops{}; // by the colour of their squares
    int others = 0;
    board_.for_each_stack(color, [&](Square square) {
        const Coord coord = Board::coord(square);
        const auto shade = static_cast<std::size_t>((coord.file + coord.rank) % 2);
        for (int above = 0; above < height(coord); ++above) {
            const Role role = board_.tower(square).below(above);
            if (role == Role::rook)
                ++rooks;
            else if (role == Role::bishop)
                ++bishops[shade];
            else
                ++others;
        }
    });
    return others == 0 && rooks <= 1 && bishops[0] <= 1 && bishops[1] <= 1;
}

template <class Board>
Outcome BasicPosition<Board>::outcome() const {
    for (const Color color : core::colors)
        if (piece_count(color) == 0) return Outcome::win(~color, Reason::all_captured);
    if (is_harmless(Color::white) && is_harmless(Color::black))
        return Outcome::draw(Reason::nothing_can_be_captured);
    if (!has_move()) return Outcome::draw(Reason::stalemate);
    if (quiet_plies() >= 150) return Outcome::draw(Reason::seventy_five_moves);
    return {};
}

template <class Board>
bool BasicPosition<Board>::has_move() const {
    return board_.is_any_free(turn()) || move_count() != 0;
}

template <class Board>
std::size_t BasicPosition<Board>::move_count() const {
    MoveCounter<Board> counter;
    visit_moves(board_, turn(), unmoved_[core::index(turn())], counter);
    return counter.found;
}

template <class Board>
void BasicPosition<Board>::generate(MoveList& moves) const {
    MoveLister<Board, MoveList> lister{moves};
    visit_moves(board_, turn(), unmoved_[core::index(turn())], lister);
}

template <class Board>
typename BasicPosition<Board>::Change BasicPosition<Board>::change_by(Move move) const {
    assert(is_legal(move));
    return turn() == Color::white ? change_as<Color::white>(move) : change_as<Color::black>(move);
}

template <class Board>
template <Color us>
[[gnu::always_inline]] inline typename BasicPosition<Board>::Change
BasicPosition<Board>::change_as(Move move) const {
    const Square from = Board::square(move.from());
    const Square to = Board::square(move.to());
    const Tower& before = board_.tower(from);
    const Tower& there = board_.tower(to);
    const int count = move.count();
    const bool captures = board_.has(~us, to);
    Tower moved = before.top(count);
    const bool is_quiet = !captures && !moved.contains(Role::pawn);
    if (promotion_ && move.to().rank == last_rank(us, size())) moved = moved.promoted();
    const Tower rest = before.without_top(count);
    auto unmoved = unmoved_;
    if (rest.empty()) unmoved[core::index(us)] &= ~unmoved_flag(us, move.from());
    Tower landed = moved;
    if (captures)
        unmoved[core::index(~us)] &= ~unmoved_flag(~us, move.to());
    else
        landed = there.with_top(moved, count);
    const core::PositionKey board_key =
        board_key_ ^ Board::key(from, us, before) ^ Board::key(from, us, rest) ^
        Board::key(to, captures ? ~us : us, there) ^ Board::key(to, us, landed);
    return {
        rest, landed, captures, is_quiet, unmoved, board_key, board_key ^ state_key(unmoved, ~us)};
}

template <class Board>
typename BasicPosition<Board>::Undo BasicPosition<Board>::play(Move move) {
    assert(is_legal(move));
    return turn() == Color::white ? play_as<Color::white>(move, change_as<Color::white>(move))
                                  : play_as<Color::black>(move, change_as<Color::black>(move));
}

template <class Board>
typename BasicPosition<Board>::Undo BasicPosition<Board>::play(Move move, const Change& change) {
    assert(change.key == change_by(move).key);
    return turn() == Color::white ? play_as<Color::white>(move, change)
                                  : play_as<Color::black>(move, change);
}

template <class Board>
void BasicPosition<Board>::undo(Move move, const Undo& undo) {
    turn() == Color::black ? undo_as<Color::white>(move, undo) : undo_as<Color::black>(move, undo);
}

template <class Board>
template <Color us>
[[gnu::always_inline]] inline typename BasicPosition<Board>::Undo
BasicPosition<Board>::play_as(Move move, const Change& change) {
    const Square from = Board::square(move.from());
    const Square to = Board::square(move.to());
    const Undo undo{board_.save(from, to), board_key_, unmoved_, quiet_plies_, change.captures};
    quiet_plies_ = change.is_quiet ? quiet_plies_ + 1 : 0;
    unmoved_ = change.unmoved;
    if (change.captures) pieces_[core::index(~us)] -= undo.board.to.height();
    board_key_ = change.board_key;
    board_.template move<us>(from, change.rest, to, change.landed);
    ++ply_;
    return undo;
}

template <class Board>
template <Color us>
void BasicPosition<Board>::undo_as(Move move, const Undo& undo) {
    board_.template restore<us>(undo.board, Board::square(move.from()), Board::square(move.to()),
                                undo.captured);
    if (undo.captured) pieces_[core::index(~us)] += undo.board.to.height();
    board_key_ = undo.board_key;
    unmoved_ = undo.unmoved;
    quiet_plies_ = undo.quiet_plies;
    --ply_;
}

template <class Board>
int BasicPosition<Board>::captured_by(Move move) const {
    return board_.has(~turn(), Board::square(move.to())) ? height(move.to()) : 0;
}

template class BasicPosition<SmallBoard>;
template class BasicPosition<LargeBoard>;

} // namespace stackchess
