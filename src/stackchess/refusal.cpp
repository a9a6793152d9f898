#include <algorithm>
#include <cstdlib>

#include "stackchess/position.hpp"

namespace stackchess {
namespace {

using game::Refusal;
using game::RefusalKind;

struct Displacement {
    int files;
    int ranks;

    bool is_leap() const {
        return std::abs(files * ranks) == 2; // one square and two squares
    }
    int distance() const { return std::max(std::abs(files), std::abs(ranks)); }
    bool is_orthogonal() const { return files == 0 || ranks == 0; }
    bool is_diagonal() const { return std::abs(files) == std::abs(ranks); }
};

Displacement displacement(const Move& move) {
    return {move.to().file - move.from().file, move.to().rank - move.from().rank};
}

bool goes_so(Role role, Displacement by) {
    switch (role) {
    case Role::king: return by.distance() == 1;
    case Role::queen: return by.is_orthogonal() || by.is_diagonal();
    case Role::rook: return by.is_orthogonal();
    case Role::bishop: return by.is_diagonal();
    default: return false;
    }
}

/// Checks one move against the rules, the most basic rule first.
template <class Board>
class Judge {
  public:
    Judge(const BasicPosition<Board>& position, Move move)
        : position_(position), us_(position.turn()), move_(move), by_(displacement(move)) {}

    Refusal refusal() const {
        for (const Coord coord : {move_.from(), move_.to()})
            if (!core::is_on_board(coord, position_.size()))
                return {RefusalKind::no_such_square, coord, {}, 0, 0};
        const int count = move_.count();
        const int height = position_.height(move_.from());
        if (height == 0) return at_origin(RefusalKind::no_piece);
        if (moved_piece(0).color != us_) return at_origin(RefusalKind::not_yours);
        if (count < 1) return {RefusalKind::no_pieces_asked, move_.from(), {}, count, height};
        if (count > height) return {RefusalKind::too_many_pieces, move_.from(), {}, count, height};
        if (move_.from() == move_.to()) return at_origin(RefusalKind::same_square);
        return by_.is_leap() ? leap_refusal() : walk_refusal();
    }

  private:
    Refusal at_origin(RefusalKind kind) const { return {kind, move_.from(), {}, 0, 0}; }
    Refusal at_target(RefusalKind kind) const { return {kind, move_.to(), {}, 0, 0}; }
    Piece moved_piece(int above) const { return position_.piece_below(move_.from(), above); }
    bool is_onto_enemy() const {
        const Piece there = position_.piece_below(move_.to(), 0);
        return there.role != Role::none && there.color != us_;
    }

    Refusal leap_refusal() const {
        int knights = 0;
        for (int above = 0; above < move_.count(); ++above)
            if (moved_piece(above).role == Role::knight) ++knights;
        if (knights == 0) return piece_refusal(0);
        if (move_.count() > 2 * knights)
            return {RefusalKind::knights_carry_too_few, move_.from(), {}, move_.count(), knights};
        return capture_refusal();
    }

    Refusal walk_refusal() const {
        for (int above = 0; above < move_.count(); ++above)
            if (const Refusal refused = piece_refusal(above); refused.kind != RefusalKind::none)
                return refused;
        Coord between = move_.from();
        for (int step = 1; step < by_.distance(); ++step) {
            between.file = static_cast<std::int8_t>(between.file + by_.files / by_.distance());
            between.rank = static_cast<std::int8_t>(between.rank + by_.ranks / by_.distance());
            if (position_.height(between) > 0) return {RefusalKind::blocked, between, {}, 0, 0};
        }
        return capture_refusal();
    }

    /// Why the piece under `above` others cannot move that way on its own, ignoring blockers.
    Refusal piece_refusal(int above) const {
        const Piece piece = moved_piece(above);
        if (goes_so(piece.role, by_)) return {};
        if (piece.role == Role::pawn) {
            const int forward = us_ == Color::white ? by_.ranks : -by_.ranks;
            if (by_.files == 0 && (forward == 1 || forward == 2))
                return straight_pawn_refusal(forward, above);
            if (std::abs(by_.files) == 1 && forward == 1)
                return is_onto_enemy() ? Refusal{} : at_target(RefusalKind::pawn_needs_capture);
        }
        return {move_.count() == 1 ? RefusalKind::role_cannot : RefusalKind::group_member_cannot,
                move_.from(), piece, move_.count(), 0};
    }

    Refusal straight_pawn_refusal(int forward, int above) const {
        const bool is_bottom = above == position_.height(move_.from()) - 1;
        const bool is_fresh = is_bottom && position_.is_unmoved(us_, move_.from());
        if (forward == 2 && !is_fresh) return at_origin(RefusalKind::pawn_has_moved);
        return is_onto_enemy() ? at_target(RefusalKind::pawn_captures_diagonally) : Refusal{};
    }

    Refusal capture_refusal() const {
        const int enemies = position_.captured_by(move_);
        if (enemies == 0 || move_.count() > enemies) return {};
        return {RefusalKind::needs_more_pieces, move_.to(), {}, move_.count(), enemies};
    }

    const BasicPosition<Board>& position_;
    Color us_;
    Move move_;
    Displacement by_;
};

} // namespace

template <class Board>
Refusal BasicPosition<Board>::refusal(Move move) const {
    return Judge<Board>(*this, move).refusal();
}

template Refusal BasicPosition<SmallBoard>::refusal(Move) const;
template Refusal BasicPosition<LargeBoard>::refusal(Move) const;

} // namespace stackchess
