#include "chess/setup.hpp"

#include <bit>
#include <cassert>

#include "chess/board.hpp"
#include "chess/movegen.hpp"

namespace chess {
namespace {

constexpr int most_pieces = 16;
constexpr int most_pawns = 8;

Board board_of(const Setup& setup) {
    Board board;
    for (Square square = 0; square < square_count; ++square)
        board.put(square, setup.pieces[static_cast<std::size_t>(square)]);
    return board;
}

void check_army(const Board& board, Color color, Faults& found) {
    const bool white = color == Color::white;
    const Bits own = board.of(color);
    const Bits kings = board.kings() & own;
    if (kings == 0) found.insert(white ? Fault::no_white_king : Fault::no_black_king);
    if (core::has_several(kings))
        found.insert(white ? Fault::several_white_kings : Fault::several_black_kings);
    if (core::count(own) > most_pieces || core::count(board.pawns() & own) > most_pawns)
        found.insert(white ? Fault::too_many_white : Fault::too_many_black);
}

/// Those of the rights of one side that can be.
Bits true_rights(const Board& board, Color color, Bits rights) {
    const Bits rank = rank_bits_for(color, 0);
    const Bits own = board.of(color) & rank;
    const Bits king = board.kings() & own;
    const Bits rooks = rights & board.rooks() & own;
    if (king == 0 || core::has_several(king)) return 0;
    const Bits left = rooks & (king - 1);
    const Bits right = rooks ^ left;
    const Bits outermost_left = left & (0 - left);
    const Bits outermost_right = right == 0 ? 0 : std::bit_floor(right);
    return outermost_left | outermost_right;
}

/// Whether an enemy pawn can just have advanced two squares over `square`.
bool is_en_passant_possible(const Board& board, Color turn, Square square) {
    if (rank_of(square) != rank_for(turn, 5)) return false;
    const Square pawn = square - forward(turn);
    const Square origin = square + forward(turn);
    return has(board.pawns() & board.of(~turn), pawn) && !has(board.occupied(), square) &&
           !has(board.occupied(), origin);
}

bool is_opponent_in_check(const Board& board, Color turn) {
    const Bits king = board.kings() & board.of(~turn);
    if (king == 0 || core::has_several(king)) return false;
    return (attackers(board, core::lowest(king), board.occupied()) & board.of(turn)) != 0;
}

Setup setup_with_first_rank(std::string_view letters) {
    Setup setup;
    for (int file = 0; file < board_size; ++file) {
        const Role role = core::role_of(letters[static_cast<std::size_t>(file)]);
        for (const Color color : core::colors) {
            const auto put = [&](int rank, Role what) {
                const Square square = square_at(file, rank_for(color, rank));
                setup.pieces[static_cast<std::size_t>(square)] = {color, what};
                if (what == Role::rook) setup.castling |= bit(square);
            };
            put(0, role);
            put(1, Role::pawn);
        }
    }
    return setup;
}

} // namespace

Bits true_castling(const Setup& setup) {
    const Board board = board_of(setup);
    return true_rights(board, Color::white, setup.castling & rank_bits(0)) |
           true_rights(board, Color::black, setup.castling & rank_bits(7));
}

bool is_en_passant_true(const Setup& setup) {
    return !setup.en_passant ||
           is_en_passant_possible(board_of(setup), setup.turn, *setup.en_passant);
}

Faults faults(const Setup& setup) {
    const Board board = board_of(setup);
    Faults found;
    for (const Color color : core::colors) check_army(board, color, found);
    if ((board.pawns() & (rank_bits(0) | rank_bits(7))) != 0) found.insert(Fault::pawn_on_end_rank);
    if (is_opponent_in_check(board, setup.turn)) found.insert(Fault::opponent_in_check);
    if (true_castling(setup) != setup.castling) found.insert(Fault::false_castling_right);
    if (!is_en_passant_true(setup)) found.insert(Fault::impossible_en_passant);
    return found;
}

Setup start_setup() { return setup_with_first_rank("RNBQKBNR"); }

Setup chess960_setup(int number) {
    assert(number >= 0 && number < 960);
    std::string rank(board_size, ' ');
    const auto put_in_gap = [&](int gap, char letter) {
        std::size_t file = rank.find(' ');
        for (; gap > 0; --gap) file = rank.find(' ', file + 1);
        rank[file] = letter;
    };
    rank[static_cast<std::size_t>(number % 4 * 2 + 1)] = 'B';
    rank[static_cast<std::size_t>(number / 4 % 4 * 2)] = 'B';
    put_in_gap(number / 16 % 6, 'Q');
    // The ten ways to put two knights on five free squares, as Scharnagl numbers them.
    constexpr std::array<std::array<int, 2>, 10> knights{
        {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};
    const auto [first, second] = knights[static_cast<std::size_t>(number / 96)];
    put_in_gap(second, 'N'); // the right one first, so that the left one's gap keeps its number
    put_in_gap(first, 'N');
    for (const char letter : {'R', 'K', 'R'}) put_in_gap(0, letter);
    return setup_with_first_rank(rank);
}

} // namespace chess
