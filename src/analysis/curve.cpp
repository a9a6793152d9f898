#include "analysis/curve.hpp"

#include <algorithm>
#include <cassert>

namespace analysis {
namespace {

constexpr std::size_t widest_ply = 3;

/// The plies from `first` to before `last`, as one column.
CurvePoint point_of(const Review& review, std::size_t first, std::size_t last) {
    CurvePoint point{.first_ply = first};
    int sum = 0;
    int known = 0;
    for (std::size_t ply = first; ply < last; ++ply) {
        if (const auto points = review.white_points(ply + 1)) {
            sum += *points;
            ++known;
        }
        if (const auto& move = review.move(ply)) {
            Judgement& worst = review.mover(ply) == Color::white ? point.white : point.black;
            worst = std::max(worst, move->judgement);
        }
    }
    if (known > 0) point.white_points = sum / known;
    return point;
}

} // namespace

std::vector<CurvePoint> curve_of(const Review& review, std::size_t columns) {
    assert(columns > 0);
    std::vector<CurvePoint> curve;
    const std::size_t plies = review.size();
    if (plies == 0) return curve;
    const std::size_t width = std::clamp<std::size_t>(columns / plies, 1, widest_ply);
    const std::size_t parts = std::min(plies, columns);
    for (std::size_t part = 0; part < parts; ++part) {
        CurvePoint point = point_of(review, part * plies / parts, (part + 1) * plies / parts);
        curve.push_back(point);
        point.white = point.black = Judgement::fine; // a ply is marked only in its first column
        curve.insert(curve.end(), width - 1, point);
    }
    return curve;
}

} // namespace analysis
