#include "engine/chess_evaluator.hpp"

#include "core/key.hpp"
#include "engine/chess_judgement.hpp"
#include "engine/chess_scale.hpp"
#include "engine/chess_sum.hpp"

namespace engine {

using core::Color;

template <Color us>
void ChessEvaluator::keep_shelter(Pawns& kept, chess::Square king, chess::Bits own,
                                  chess::Bits enemies) {
    std::int8_t& known = kept.kings[core::index(us)];
    if (known == king) return;
    ChessSum sum;
    chess_pawns::judge_shelter<us>(king, own, enemies, sum);
    kept.shelters[core::index(us)] = sum.total;
    known = static_cast<std::int8_t>(king);
}

const ChessEvaluator::Pawns& ChessEvaluator::pawns(const chess::Position& position) {
    const chess::Bits white = position.board().pawns() & position.board().white;
    const chess::Bits black = position.board().pawns() & ~position.board().white;
    constexpr std::uint64_t salt = 0x9E3779B97F4A7C15; // no set of pawns, so that no factor is 0
    Pawns& kept = pawns_[core::fold(white ^ salt, black ^ salt) % pawns_kept];
    if (kept.white != white || kept.black != black) {
        ChessSum sum;
        kept = {.white = white, .black = black, .facts = chess_pawns::judge(white, black, sum)};
        kept.worth = sum.total;
    }
    keep_shelter<Color::white>(kept, position.king(Color::white), white, black);
    keep_shelter<Color::black>(kept, position.king(Color::black), black, white);
    return kept;
}

search::Score ChessEvaluator::evaluate(const chess::Position& position) {
    const Pawns& pawns = this->pawns(position);
    ChessSum sum{pawns.worth + pawns.shelters[0] + pawns.shelters[1]};
    ChessJudgement(position, pawns.facts, sum);
    const bool is_white = position.turn() == Color::white;
    is_white ? sum.add<Color::white>(chess_terms::tempo)
             : sum.add<Color::black>(chess_terms::tempo);
    const int score = sum.total.at(chess_fullness(position.board()), most_chess_fullness);
    const int scale = chess_scale(position, score > 0 ? Color::white : Color::black);
    const int scaled = score * scale / whole_scale;
    return is_white ? scaled : -scaled;
}

} // namespace engine
