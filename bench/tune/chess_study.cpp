#include "engine/chess_judgement.hpp"
#include "engine/chess_scale.hpp"
#include "engine/chess_sum.hpp"
#include "engine/chess_weights.hpp"
#include "studies.hpp"

namespace tune {

using core::Color;
namespace terms = engine::chess_terms;

std::span<const Section> ChessStudy::sections() {
    static constexpr auto sections = std::to_array<Section>({
        {"material: pawn, knight, bishop, rook, queen", terms::material, 5},
        {"places: pawn, knight, bishop, rook, queen, king, each by rank, from the edge file",
         terms::places, terms::files},
        {"moves of a knight", terms::knight_moves, 5},
        {"moves of a bishop", terms::bishop_moves, 5},
        {"moves of a rook", terms::rook_moves, 5},
        {"moves of a queen", terms::queen_moves, 5},
        {"bishop pair, own pawns on the bishop's colour", terms::bishop_pair, 2},
        {"outposts of knight and bishop, a minor piece behind a pawn", terms::outpost, 3},
        {"rook on a half open file, on an open file", terms::rook_half_open, 2},
        {"threats by pawns", terms::threat_by_pawn, 5},
        {"threats by knights and bishops", terms::threat_by_minor, 5},
        {"threats by rooks", terms::threat_by_rook, 5},
        {"threats by the king, hanging pieces, threats of a pawn's step, space",
         terms::threat_by_king, 4},
        {"isolated pawns, backward pawns, both also on half open files, doubled pawns",
         terms::isolated, 5},
        {"supported pawns", terms::supported, 4},
        {"pawns side by side", terms::phalanx, 4},
        {"candidates", terms::candidate, 4},
        {"passed pawns", terms::passed, 4},
        {"passed pawns guarded by pawns", terms::passed_guarded, 4},
        {"passed pawns that are stopped", terms::passed_stopped, 4},
        {"passed pawns with a safe step", terms::passed_safe_step, 4},
        {"passed pawns with a free way", terms::passed_free_way, 4},
        {"steps from the own king to passed pawns", terms::passed_own_king, 4},
        {"steps from the enemy king to passed pawns", terms::passed_enemy_king, 4},
        {"passed pawns that nobody can stop", terms::unstoppable, 1},
        {"shelter of the king, by file and rank", terms::shelter, 4},
        {"storm against the king, by file and rank", terms::storm, 4},
        {"blocked storm", terms::blocked_storm, 4},
        {"danger of the king", terms::danger, 5},
        {"lone king: from the middle, steps between the kings, corner for bishop and knight",
         terms::lone_king_from_middle, 3, false},
        {"tempo", terms::tempo, 1},
    });
    return sections;
}

std::span<const engine::TermWeight> ChessStudy::weights() { return engine::chess_weights; }

chess::Position ChessStudy::start(core::Random&) { return chess::Position::start(); }

std::optional<chess::Position> ChessStudy::read(std::string_view text) {
    const auto setup = chess::read_setup(text);
    if (!setup) return std::nullopt;
    const auto position = chess::Position::from(*setup);
    return position ? std::optional(*position) : std::nullopt;
}

Traced ChessStudy::trace(const chess::Position& position) {
    const chess::Board& board = position.board();
    const chess::Bits white = board.pawns() & board.white;
    const chess::Bits black = board.pawns() & ~board.white;
    Trace trace(terms::count);
    const auto facts = engine::chess_pawns::judge(white, black, trace);
    engine::chess_pawns::judge_shelter<Color::white>(position.king(Color::white), white, black,
                                                     trace);
    engine::chess_pawns::judge_shelter<Color::black>(position.king(Color::black), black, white,
                                                     trace);
    engine::ChessJudgement(position, facts, trace);
    const bool is_white = position.turn() == Color::white;
    is_white ? trace.add<Color::white>(terms::tempo) : trace.add<Color::black>(terms::tempo);
    const int score = engine::ChessEvaluator().evaluate(position) * (is_white ? 1 : -1);
    const int scale = engine::chess_scale(position, score > 0 ? Color::white : Color::black);
    return {trace.terms(),
            static_cast<double>(engine::chess_fullness(board)) / engine::most_chess_fullness,
            static_cast<double>(scale) / engine::whole_scale};
}

} // namespace tune
