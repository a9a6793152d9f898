#include "analysis/review.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace analysis {

Review::Review(Color first, std::vector<std::string> played, std::vector<std::optional<View>> views)
    : first_(first), played_(std::move(played)), views_(std::move(views)) {
    assert(views_.size() == played_.size() + 1);
    for (std::size_t ply = 0; ply < played_.size(); ++ply) moves_.push_back(judge(ply));
}

std::optional<int> Review::white_points(std::size_t ply) const {
    const auto& view = views_[ply];
    if (!view) return std::nullopt;
    const int points = view->best.points;
    return mover(ply) == Color::white ? points : 1000 - points;
}

std::optional<record::Evaluation> Review::evaluation(std::size_t ply) const {
    const auto& view = views_[ply];
    if (!view || view->is_over()) return std::nullopt;
    return evaluation_of(view->best.line, mover(ply), view->best.depth);
}

std::optional<record::Evaluation> Review::evaluation_after(std::size_t ply) const {
    const auto& view = views_[ply];
    if (!view || !view->played) return evaluation(ply + 1);
    return evaluation_of(view->played->line, mover(ply), view->played->depth);
}

std::optional<MoveReview> Review::judge(std::size_t ply) const {
    const auto& here = views_[ply];
    const auto& after = views_[ply + 1];
    if (!here || !after) return std::nullopt;
    if (!here->is_over() && here->best.line.moves.front() == played_[ply]) return MoveReview{};
    const int kept = here->played ? here->played->points : 1000 - after->best.points;
    const int lost = std::max(here->best.points - kept, 0);
    return MoveReview{lost, judgement_of(lost)};
}

SideReview Review::side(Color color) const {
    SideReview side;
    std::vector<int> losses;
    for (std::size_t ply = 0; ply < size(); ++ply) {
        const auto& move = moves_[ply];
        if (!move || mover(ply) != color) continue;
        losses.push_back(move->lost);
        side.inaccuracies += move->judgement == Judgement::inaccuracy ? 1 : 0;
        side.mistakes += move->judgement == Judgement::mistake ? 1 : 0;
        side.blunders += move->judgement == Judgement::blunder ? 1 : 0;
    }
    side.moves = static_cast<int>(losses.size());
    side.accuracy = accuracy(losses);
    return side;
}

record::Evaluation evaluation_of(const engine::Variation& line, Color turn, int depth) {
    const int sign = turn == Color::white ? 1 : -1;
    if (const auto moves = line.win_in_moves())
        return {.is_mate = true, .value = sign * *moves, .depth = depth};
    return {.value = sign * line.centipawns, .depth = depth};
}

} // namespace analysis
