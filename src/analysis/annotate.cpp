#include "analysis/annotate.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "chess/uci.hpp"
#include "record/annotation.hpp"
#include "record/start.hpp"
#include "record/tree_edit.hpp"
#include "stackchess/notation.hpp"

namespace analysis {
namespace {

using record::MoveTree;
using Id = MoveTree::Id;

/// The numeric annotation glyphs `!`, `?`, `!!`, `??`, `!?` and `?!` are 1 to 6.
constexpr std::uint8_t last_sign = 6;
constexpr std::array<std::uint8_t, 4> glyphs{0, 6, 2, 4};

void set_sign(record::Node& node, Judgement judgement) {
    std::erase_if(node.nags, [](record::Nag nag) { return nag >= 1 && nag <= last_sign; });
    node.nags.insert(node.nags.begin(), glyphs[static_cast<std::size_t>(judgement)]);
}

/// Whether a line that starts this way was added by an analysis and has not been edited since.
bool is_of_analysis(const MoveTree& moves, Id first) {
    const record::Node& node = moves[first];
    const auto evaluation = record::evaluation(node);
    record::Node bare;
    if (evaluation) record::set_evaluation(bare, *evaluation);
    if (!evaluation || node.comments != bare.comments) return false;
    for (Id id = first; id != MoveTree::none; id = moves.next(id)) {
        const bool is_bare = moves[id].nags.empty() && moves[id].comments_before.empty() &&
                             (id == first || moves[id].comments.empty()) &&
                             moves.first_variation(id) == MoveTree::none;
        if (!is_bare) return false;
    }
    return true;
}

/// Removes what an earlier analysis wrote about the moves that are now judged: negative signs and
/// lines. Without an evaluation there was no analysis, and the signs are a person's.
void forget_analysis(MoveTree& moves, const Review& review) {
    std::set<Id> lines;
    Id id = moves.next(MoveTree::root);
    for (std::size_t ply = 0; ply < review.size(); ++ply, id = moves.next(id)) {
        if (!review.move(ply) || !record::evaluation(moves[id])) continue;
        std::erase_if(moves[id].nags, [](record::Nag nag) {
            return nag != 0 && std::ranges::find(glyphs, nag) != glyphs.end();
        });
        for (Id line = moves.first_variation(id); line != MoveTree::none;
             line = moves.next_variation(line))
            if (is_of_analysis(moves, line)) lines.insert(line);
    }
    if (!lines.empty()) moves = record::without_variations(moves, lines).moves;
}

bool has_variation(const MoveTree& moves, Id beside, std::uint32_t first) {
    for (Id id = moves.first_variation(beside); id != MoveTree::none; id = moves.next_variation(id))
        if (moves[id].move == first) return true;
    return false;
}

/// Adds the line as an alternative to a move that was played in this position.
template <game::Position P>
void add_line(MoveTree& moves, Id beside, P position, const engine::Variation& line,
              const record::Evaluation& evaluation) {
    Id last = MoveTree::none;
    for (const std::string& text :
         std::span(line.moves).first(std::min(line.moves.size(), longest_line))) {
        const auto move = read_move(position, text);
        assert(move);
        if (last != MoveTree::none) {
            last = moves.append(last, move->bits());
        } else if (has_variation(moves, beside, move->bits())) {
            return;
        } else {
            last = moves.add_variation(beside, move->bits());
            record::set_evaluation(moves[last], evaluation);
        }
        position.play(*move);
    }
}

template <game::Position P>
void annotate_moves(MoveTree& moves, P position, const Review& review) {
    Id id = moves.next(MoveTree::root);
    for (std::size_t ply = 0; ply < review.size(); ++ply, id = moves.next(id)) {
        const auto& judged = review.move(ply);
        if (review.evaluation(ply + 1)) // otherwise the game is over, or nothing is known
            record::set_evaluation(moves[id], *review.evaluation_after(ply));
        if (judged && judged->judgement != Judgement::fine) {
            set_sign(moves[id], judged->judgement);
            add_line(moves, id, position, review.before(ply)->best.line, *review.evaluation(ply));
        }
        position.play(P::Move::from_bits(moves[id].move));
    }
}

} // namespace

std::string_view sign_of(Judgement judgement) {
    constexpr std::array<std::string_view, 4> signs{"", "?!", "?", "??"};
    return signs[static_cast<std::size_t>(judgement)];
}

void annotate(record::Record& record, const Review& review) {
    forget_analysis(record.moves, review);
    record::with_start(record.setup,
                       [&](const auto& start) { annotate_moves(record.moves, start, review); });
}

} // namespace analysis
