#include "tactics/proof.hpp"

#include <algorithm>
#include <optional>

#include "opponents/material.hpp"

namespace tactics {
namespace {

using Position = Proof::Position;

/// The value of a position in which the game is over, for the side to move.
std::optional<int> end_value(const Position& position, int ply) {
    const game::Outcome outcome = position.outcome();
    if (!outcome.is_over()) return std::nullopt;
    if (!outcome.winner()) return 0;
    return *outcome.winner() == position.turn() ? Proof::total - ply : ply - Proof::total;
}

/// The most that the other side could gain with one move if it were its turn.
int threat(Position& position) {
    const auto undo = position.pass();
    Position::MoveList moves;
    position.generate(moves);
    int most = 0;
    for (const auto move : moves) most = std::max(most, opponents::gain(position, move));
    position.undo_pass(undo);
    return most;
}

} // namespace

bool Proof::reaches(const Position& start, int goal, int depth) {
    Position position = start;
    const int standing = opponents::balance(position);
    if (position.turn() == attacker_)
        return search(position, depth, 0, {goal - 1, goal}, standing) >= goal;
    return -search(position, depth, 0, {-goal, 1 - goal}, standing) >= goal;
}

std::vector<stackchess::Move> Proof::line(const Position& start, int depth) {
    std::vector<Move> moves;
    Position position = start;
    for (; depth > 0 && !position.outcome().is_over(); --depth) {
        int best = -2 * total;
        Move best_move;
        const int standing = opponents::balance(position);
        for (const Candidate& next : ordered(position, 0)) {
            const int value = follow(position, next, depth, 0, {best, 2 * total}, standing);
            if (value <= best) continue;
            best = value;
            best_move = next.move;
        }
        moves.push_back(best_move);
        position.play(best_move);
    }
    return moves;
}

int Proof::follow(Position& position, const Candidate& next, int depth, int ply, Window window,
                  int standing) {
    const auto undo = position.play(next.move);
    const int after = -(standing + next.gain);
    const int value = depth > 0 ? -search(position, depth - 1, ply + 1, -window, after)
                                : -settle(position, ply + 1, -window, after);
    position.undo(next.move, undo);
    return value;
}

int Proof::search(Position& position, int depth, int ply, Window window, int standing) {
    if (depth == 0) return settle(position, ply, window, standing);
    ++nodes_;
    if (const auto value = end_value(position, ply)) return *value;
    int best = -2 * total;
    for (const Candidate& next : ordered(position, ply)) {
        if (depth == 1 && cannot_matter(position, next, window, standing)) {
            best = std::max(best, standing + next.gain);
            continue;
        }
        best = std::max(best, follow(position, next, depth, ply, window, standing));
        window.alpha = std::max(window.alpha, best);
        if (window.alpha < window.beta) continue;
        refutations_[static_cast<std::size_t>(ply)] = next.move;
        break;
    }
    return best;
}

int Proof::settle(Position& position, int ply, Window window, int standing) {
    ++nodes_;
    if (const auto value = end_value(position, ply)) return *value;
    // Only capturing everything in time counts, and the time is over.
    if (window.alpha >= beyond_material || window.beta <= -beyond_material) return standing;
    int best = standing;
    if (position.turn() == attacker_ && best > window.alpha) best -= threat(position);
    window.alpha = std::max(window.alpha, best);
    if (window.alpha >= window.beta) return best;
    for (const Candidate& next : ordered(position, ply)) {
        if (next.gain == 0) break;
        if (cannot_matter(position, next, window, standing)) continue;
        best = std::max(best, follow(position, next, 0, ply, window, standing));
        window.alpha = std::max(window.alpha, best);
        if (window.alpha >= window.beta) break;
    }
    return best;
}

/// Whether the defender, who may stop after this move of the attacker, keeps it below the window.
bool Proof::cannot_matter(const Position& position, const Candidate& next, Window window,
                          int standing) const {
    // A draw is worth zero, which may be more than a negative balance.
    return position.turn() == attacker_ && window.alpha >= 0 &&
           standing + next.gain <= window.alpha &&
           position.captured_by(next.move) < position.piece_count(~attacker_);
}

/// All moves, those that gain most first, and among quiet ones the latest refutation.
Proof::Candidates Proof::ordered(const Position& position, int ply) const {
    Position::MoveList moves;
    position.generate(moves);
    Candidates list;
    for (const Move move : moves) {
        const int gain = opponents::gain(position, move);
        const bool refuted = refutations_[static_cast<std::size_t>(ply)] == move;
        list.push_back({move, gain, 2 * gain + (refuted ? 1 : 0)});
    }
    const auto quiet = std::partition(list.begin(), list.end(),
                                      [](const Candidate& next) { return next.order > 0; });
    std::sort(list.begin(), quiet,
              [](const Candidate& a, const Candidate& b) { return a.order > b.order; });
    return list;
}

} // namespace tactics
