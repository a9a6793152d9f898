#include "analysis/annotate.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <vector>

#include "chess/uci.hpp"
#include "engine/chances.hpp"
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

std::uint8_t glyph_of(Judgement judgement) { return glyphs[static_cast<std::size_t>(judgement)]; }

/// Sets the sign of a move that has none; returns whether the move keeps a different one.
bool set_sign(record::Node& node, Judgement judgement) {
    const auto sign = std::ranges::find_if(
        node.nags, [](record::Nag nag) { return nag >= 1 && nag <= last_sign; });
    if (sign != node.nags.end()) return *sign != glyph_of(judgement);
    node.nags.insert(node.nags.begin(), glyph_of(judgement));
    return false;
}

/// White's expected points, in thousandths.
int white_points(game::Rules rules, const record::Evaluation& evaluation) {
    if (evaluation.is_mate) return evaluation.value > 0 ? 1000 : 0;
    return engine::chances_of(rules, evaluation.value).points();
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

/// The evaluation of the position before a move, by an earlier analysis. The one at the start of
/// its line is exact; without a line, the one noted at the previous move is used.
std::optional<record::Evaluation> evaluation_before(const MoveTree& moves, Id id) {
    for (Id line = moves.first_variation(id); line != MoveTree::none;
         line = moves.next_variation(line))
        if (is_of_analysis(moves, line)) return record::evaluation(moves[line]);
    return record::evaluation(moves[moves.previous(id)]);
}

/// The sign that follows from the evaluations of an earlier analysis; 0 without these. A different
/// sign does not come from that analysis.
std::uint8_t earlier_sign(const record::Record& record, Id id, Color mover) {
    const auto after = record::evaluation(record.moves[id]);
    const auto before = evaluation_before(record.moves, id);
    if (!after || !before) return 0;
    const int lost = white_points(record.rules(), *before) - white_points(record.rules(), *after);
    return glyph_of(judgement_of(mover == Color::white ? lost : -lost));
}

/// Removes what an earlier analysis wrote about the moves that are now judged: its signs and lines.
void forget_analysis(record::Record& record, const Review& review) {
    MoveTree& moves = record.moves;
    std::set<Id> lines;
    Id id = moves.next(MoveTree::root);
    for (std::size_t ply = 0; ply < review.size(); ++ply, id = moves.next(id)) {
        if (!review.move(ply) || !record::evaluation(moves[id])) continue;
        if (const std::uint8_t sign = earlier_sign(record, id, review.mover(ply)); sign != 0)
            std::erase(moves[id].nags, sign);
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

/// Returns how many signs stay where the review would set others.
template <game::Position P>
std::size_t annotate_moves(MoveTree& moves, P position, const Review& review) {
    std::size_t kept = 0;
    Id id = moves.next(MoveTree::root);
    for (std::size_t ply = 0; ply < review.size(); ++ply, id = moves.next(id)) {
        const auto& judged = review.move(ply);
        if (review.evaluation(ply + 1)) // otherwise the game is over, or nothing is known
            record::set_evaluation(moves[id], *review.evaluation_after(ply));
        if (judged && judged->judgement != Judgement::fine) {
            if (set_sign(moves[id], judged->judgement)) ++kept;
            add_line(moves, id, position, review.before(ply)->best.line, *review.evaluation(ply));
        }
        position.play(P::Move::from_bits(moves[id].move));
    }
    return kept;
}

} // namespace

std::string_view sign_of(Judgement judgement) {
    constexpr std::array<std::string_view, 4> signs{"", "?!", "?", "??"};
    return signs[static_cast<std::size_t>(judgement)];
}

std::size_t annotate(record::Record& record, const Review& review) {
    forget_analysis(record, review);
    return record::with_start(record.setup, [&](const auto& start) {
        return annotate_moves(record.moves, start, review);
    });
}

} // namespace analysis
