#include "command/game_stats.hpp"

#include <algorithm>
#include <numeric>
#include <variant>

#include "chess/san.hpp"
#include "record/record_reader.hpp"
#include "record/recorded_move.hpp"
#include "record/start.hpp"
#include "stackchess/notation.hpp"

namespace command {
namespace {

using record::GameResult;

GameGroup kind_of(const chess::Setup& setup) {
    static const chess::Setup start = chess::start_setup();
    return {game::Rules::chess, chess::board_size, false, setup != start};
}

GameGroup kind_of(const stackchess::Setup& board) {
    for (const bool knights : {false, true})
        if (board == stackchess::start_setup({board.size, knights, board.promotion}))
            return {game::Rules::stackchess, board.size, knights, false};
    return {game::Rules::stackchess, board.size, false, true};
}

/// The first moves as a score sheet has them.
std::string opening_text(const record::Setup& setup, const std::vector<std::uint32_t>& moves,
                         game::Letters letters) {
    return record::with_start(setup, [&](auto position) {
        std::string text;
        for (const std::uint32_t bits : moves) {
            if (!text.empty()) text += ' ';
            text += record::recorded_text(position, bits, letters);
            record::play_recorded(position, bits);
        }
        return text;
    });
}

} // namespace

std::uint64_t ResultCounts::games() const {
    return std::accumulate(by_result.begin(), by_result.end(), std::uint64_t{0});
}

std::optional<int> ResultCounts::white_percent() const {
    const std::uint64_t finished = games() - (*this)[GameResult::unfinished];
    if (finished == 0) return std::nullopt;
    const std::uint64_t halves = 2 * (*this)[GameResult::white_wins] + (*this)[GameResult::draw];
    return static_cast<int>((halves * 100 + finished) / (2 * finished)); // rounded
}

void GameStats::begin_game(std::size_t) {
    has_start_ = false;
    is_bad_ = false;
    is_cut_ = false;
    depth_ = 0;
    length_ = 0;
    first_moves_.clear();
}

void GameStats::start(const record::Setup& setup) {
    has_start_ = true;
    setup_ = setup;
}

void GameStats::move(std::uint32_t move) {
    if (depth_ > 0) return;
    if (length_++ < opening_plies) first_moves_.push_back(move);
}

void GameStats::problem(const record::Problem& problem) {
    is_bad_ |= !is_warning(problem);
    is_cut_ |= cuts_main_line(problem, depth_ > 0);
}

void GameStats::end_game(GameResult result) {
    ++results_[result];
    bad_games_ += is_bad_ ? 1 : 0;
    if (!has_start_) return;
    const GameGroup kind = std::visit([](const auto& of_game) { return kind_of(of_game); }, setup_);
    ++kinds_[kind][result];
    if (is_cut_) return; // its length and opening are unknown
    ++whole_games_;
    plies_ += length_;
    longest_ = std::max(longest_, length_);
    if (kind.set_up || first_moves_.empty()) return;
    const auto [found, is_new] = openings_[kind].try_emplace(first_moves_);
    OpeningCount& opening = found->second;
    if (is_new) opening.text = opening_text(setup_, first_moves_, letters_);
    ++opening.results[result];
}

} // namespace command
