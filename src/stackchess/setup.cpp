#include "stackchess/setup.hpp"

#include <algorithm>

namespace stackchess {
namespace {

/// The back-rank piece `distance` files outside the king or queen, from 1.
Role outward_role(int distance, bool knights) {
    static constexpr std::array plain{Role::rook, Role::bishop};
    static constexpr std::array with_knights{Role::rook, Role::bishop, Role::knight};
    return knights ? with_knights[static_cast<std::size_t>(distance % 3)]
                   : plain[static_cast<std::size_t>(distance % 2)];
}

Role start_role(int file, const StartOptions& options) {
    const int queen = options.size / 2 - 1;
    const int king = queen + 1;
    if (file == queen) return Role::queen;
    if (file == king) return Role::king;
    return outward_role(file < queen ? queen - file : file - king, options.knights);
}

bool is_mixed(const Stack& stack) {
    return std::any_of(stack.begin(), stack.end(),
                       [&](Piece piece) { return piece.color != stack.front().color; });
}

int piece_count(const Setup& setup, Color color) {
    std::ptrdiff_t found = 0;
    for (const Stack& stack : setup.stacks)
        found += std::count_if(stack.begin(), stack.end(),
                               [&](Piece piece) { return piece.color == color; });
    return static_cast<int>(found);
}

bool has_pawn_on_last_rank(const Setup& setup, Color color) {
    const Piece pawn{color, Role::pawn};
    for (int file = 0; file < setup.size; ++file) {
        const Stack& stack = setup.at(core::coord_at(file, last_rank(color, setup.size)));
        if (std::find(stack.begin(), stack.end(), pawn) != stack.end()) return true;
    }
    return false;
}

bool has_false_flag(const Setup& setup, Color color) {
    for (int file = 0; file < 32; ++file) {
        if ((setup.unmoved[core::index(color)] >> file & 1) == 0) continue;
        if (file >= setup.size) return true;
        const Stack& stack = setup.at(core::coord_at(file, first_rank(color, setup.size)));
        if (stack.empty() || stack.front() != Piece{color, Role::pawn}) return true;
    }
    return false;
}

} // namespace

Setup Setup::empty(int size) {
    Setup setup;
    setup.size = size;
    setup.stacks.assign(static_cast<std::size_t>(size * size), {});
    return setup;
}

Setup start_setup(const StartOptions& options) {
    const int size = options.size;
    Setup setup = Setup::empty(size);
    setup.promotion = options.promotion;
    for (int file = 0; file < size; ++file) {
        const Role role = start_role(file, options);
        setup.at(core::coord_at(file, 0)) = {{Color::white, role}};
        setup.at(core::coord_at(file, 1)) = {{Color::white, Role::pawn}};
        setup.at(core::coord_at(file, size - 2)) = {{Color::black, Role::pawn}};
        setup.at(core::coord_at(file, size - 1)) = {{Color::black, role}};
    }
    setup.unmoved.fill((std::uint32_t{1} << size) - 1);
    return setup;
}

Faults faults(const Setup& setup) {
    Faults found;
    if (setup.size < min_size || setup.size > max_size) {
        found.insert(Fault::bad_size);
        return found; // nothing else can be checked without a board
    }
    const int white = piece_count(setup, Color::white);
    const int black = piece_count(setup, Color::black);
    if (white + black == 0) found.insert(Fault::no_pieces);
    if (white > 2 * setup.size) found.insert(Fault::too_many_white);
    if (black > 2 * setup.size) found.insert(Fault::too_many_black);
    if (std::any_of(setup.stacks.begin(), setup.stacks.end(), is_mixed))
        found.insert(Fault::mixed_stack);
    for (const Color color : core::colors) {
        if (setup.promotion && has_pawn_on_last_rank(setup, color))
            found.insert(Fault::pawn_on_last_rank);
        if (has_false_flag(setup, color)) found.insert(Fault::false_unmoved_flag);
    }
    return found;
}

} // namespace stackchess
