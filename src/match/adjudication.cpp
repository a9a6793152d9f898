#include "match/adjudication.hpp"

#include <algorithm>
#include <cstdlib>
#include <initializer_list>

#include "match/add_setting.hpp"

namespace match {
namespace {

using core::Color;
using record::GameResult;

constexpr int mate_worth = 1'000'000;

/// In centipawns, for White.
int worth(Color mover, const record::Evaluation& evaluation) {
    // `mate 0` is reported by a side that is checkmated.
    const int won = evaluation.value > 0 ? mate_worth : -mate_worth;
    const int value =
        evaluation.is_mate ? won : std::clamp(evaluation.value, -mate_worth, mate_worth);
    return mover == Color::white ? value : -value;
}

} // namespace

std::string to_text(const Adjudication& adjudication) {
    std::string text;
    const auto joined = [](std::initializer_list<int> numbers) {
        std::string list;
        for (const int number : numbers) {
            if (!list.empty()) list += ':';
            list += std::to_string(number);
        }
        return list;
    };
    if (const auto& win = adjudication.win)
        add_setting(text, "win", joined({win->centipawns, win->moves}));
    if (const auto& draw = adjudication.draw)
        add_setting(text, "draw", joined({draw->from_move, draw->moves, draw->centipawns}));
    if (adjudication.max_moves > 0)
        add_setting(text, "max-moves", std::to_string(adjudication.max_moves));
    return text;
}

std::optional<GameResult> Adjudicator::judge(Color mover, int move_number,
                                             const std::optional<record::Evaluation>& evaluation) {
    ++plies_;
    const auto count = [&](int& streak, bool goes_on) { streak = goes_on ? streak + 1 : 0; };
    const int value = evaluation ? worth(mover, *evaluation) : 0;
    if (const auto& win = adjudication_.win) {
        count(winning_[0], value >= win->centipawns);
        count(winning_[1], value <= -win->centipawns);
        if (winning_[0] >= 2 * win->moves) return GameResult::white_wins;
        if (winning_[1] >= 2 * win->moves) return GameResult::black_wins;
    }
    if (const auto& draw = adjudication_.draw) {
        count(drawn_, evaluation && std::abs(value) <= draw->centipawns);
        if (move_number >= draw->from_move && drawn_ >= 2 * draw->moves) return GameResult::draw;
    }
    if (adjudication_.max_moves > 0 && plies_ >= 2 * adjudication_.max_moves)
        return GameResult::draw;
    return std::nullopt;
}

} // namespace match
