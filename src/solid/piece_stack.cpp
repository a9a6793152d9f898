#include "solid/piece_stack.hpp"

#include "solid/pieces.hpp"

namespace solid {

Vec3 middle_of(core::Coord square, int size) {
    const float half = 0.5F * static_cast<float>(size);
    return {static_cast<float>(square.file) + 0.5F - half, 0,
            half - 0.5F - static_cast<float>(square.rank)};
}

std::vector<float> seats_of(std::span<const core::Piece> tower) {
    std::vector<float> seats{0};
    for (const core::Piece piece : tower) seats.push_back(seats.back() + seat_of(piece.role));
    return seats;
}

float height_of(std::span<const core::Piece> tower) {
    if (tower.empty()) return 0;
    return seats_of(tower.first(tower.size() - 1)).back() + height_of(tower.back().role);
}

void place(std::span<const core::Piece> tower, core::Coord square, Vec3 foot, int layer,
           std::vector<Placed>& placed) {
    const std::vector<float> seats = seats_of(tower);
    for (std::size_t i = 0; i < tower.size(); ++i)
        placed.push_back({.piece = tower[i],
                          .at = foot + Vec3{0, seats[i], 0},
                          .square = square,
                          .layer = layer + static_cast<int>(i)});
}

void place_in_hand(std::span<const core::Piece> tower, core::Coord square, Vec3 foot, int layer,
                   std::vector<Placed>& placed) {
    const std::size_t before = placed.size();
    place(tower, square, foot, layer, placed);
    for (std::size_t i = before; i < placed.size(); ++i) placed[i].is_held = true;
}

} // namespace solid
