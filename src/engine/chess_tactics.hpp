#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "chess/position.hpp"
#include "core/piece.hpp"
#include "search/tactics.hpp"

namespace engine {

/// What the search knows of chess beyond its rules; see `search::Tactical`.
struct ChessTactics {
    using Position = chess::Position;
    using Move = chess::Move;

    /// What pieces are worth when they are exchanged.
    static constexpr std::array<search::Score, core::role_count> values{0,   100, 320,   330,
                                                                        500, 950, 20'000};

    static constexpr std::size_t slots = 64 * 64;
    static std::size_t slot(const Position&, Move move) {
        return static_cast<std::size_t>(move.from() << 6 | move.to());
    }

    /// What moves and where it arrives.
    static constexpr std::size_t kinds = core::role_count * 64;
    static std::size_t kind(const Position& position, Move move) {
        return core::index(position.board().role_at(move.from())) * 64 +
               static_cast<std::size_t>(move.to());
    }

    /// Evaluations go wrong by the structure of the pawns most of all.
    static std::array<core::PositionKey, 1> structures(const Position& position) {
        const chess::Board& board = position.board();
        const chess::Bits pawns = board.pawns();
        return {core::scatter(pawns & board.of(core::Color::white), 0x9E3779B97F4A7C15) ^
                core::scatter(pawns & board.of(core::Color::black), 0xC2B2AE3D27D4EB4F)};
    }

    static bool in_check(const Position& position) { return position.in_check(); }
    static bool gives_check(const Position& position, Move move);

    /// Pawns with one knight or bishop at most are often better off when they need not move.
    static bool may_pass(const Position& position) {
        const chess::Board& board = position.board();
        const chess::Bits pieces = board.of(position.turn()) & ~board.pawns() & ~board.kings();
        return core::has_several(pieces) || (pieces & board.straight_sliders()) != 0;
    }

    /// See `GameThinker::node_cost`.
    static std::uint64_t node_cost(const Position&) { return 1; }

    static void generate_noisy(const Position& position, Position::MoveList& moves) {
        position.generate_noisy(moves);
    }
    static void generate_quiet(const Position& position, Position::MoveList& moves) {
        position.generate_quiet(moves);
    }
    static bool is_noisy(const Position& position, Move move);
    static search::Score gain(const Position& position, Move move);
    static bool is_safe(const Position& position, Move move, search::Score least);
};

static_assert(search::Tactical<ChessTactics, chess::Position>);
static_assert(search::Structured<ChessTactics, chess::Position>);
static_assert(search::Checking<ChessTactics, chess::Position>);
static_assert(search::Passing<ChessTactics, chess::Position>);

} // namespace engine
