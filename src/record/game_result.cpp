#include "record/game_result.hpp"

#include <algorithm>
#include <array>

namespace record {
namespace {

using game::Reason;

struct ReasonWord {
    Reason reason;
    std::string_view word;
};

constexpr std::array<ReasonWord, 12> reason_words{{
    {Reason::all_captured, "all captured"},
    {Reason::checkmate, "checkmate"},
    {Reason::stalemate, "stalemate"},
    {Reason::nothing_can_be_captured, "nothing can be captured"},
    {Reason::dead_position, "dead position"},
    {Reason::fivefold_repetition, "fivefold repetition"},
    {Reason::seventy_five_moves, "75 moves"},
    {Reason::threefold_repetition, "threefold repetition"},
    {Reason::fifty_moves, "50 moves"},
    {Reason::agreement, "agreement"},
    {Reason::resignation, "resignation"},
    {Reason::time, "time"},
}};

} // namespace

std::string_view to_text(GameResult result) {
    switch (result) {
    case GameResult::white_wins: return "1-0";
    case GameResult::black_wins: return "0-1";
    case GameResult::draw: return "1/2-1/2";
    case GameResult::unfinished: break;
    }
    return "*";
}

std::optional<GameResult> read_result(std::string_view text) {
    for (const auto result :
         {GameResult::unfinished, GameResult::white_wins, GameResult::black_wins, GameResult::draw})
        if (text == to_text(result)) return result;
    if (text == "1/2" || text == "\u00BD-\u00BD") return GameResult::draw;
    return std::nullopt;
}

GameResult result_of(const game::Outcome& outcome) {
    if (!outcome.is_over()) return GameResult::unfinished;
    if (outcome.is_draw()) return GameResult::draw;
    return outcome.winner() == game::Color::white ? GameResult::white_wins : GameResult::black_wins;
}

game::Outcome outcome_of(GameResult result, Reason reason) {
    switch (result) {
    case GameResult::white_wins: return game::Outcome::win(game::Color::white, reason);
    case GameResult::black_wins: return game::Outcome::win(game::Color::black, reason);
    case GameResult::draw: return game::Outcome::draw(reason);
    case GameResult::unfinished: break;
    }
    return {};
}

bool agrees(GameResult result, Reason reason) {
    switch (reason) {
    case Reason::none: return true;
    case Reason::time: return result != GameResult::unfinished;
    case Reason::all_captured:
    case Reason::checkmate:
    case Reason::resignation:
        return result == GameResult::white_wins || result == GameResult::black_wins;
    default: return result == GameResult::draw;
    }
}

std::string_view reason_word(Reason reason) {
    const auto found =
        std::find_if(reason_words.begin(), reason_words.end(),
                     [&](const ReasonWord& entry) { return entry.reason == reason; });
    return found == reason_words.end() ? std::string_view{} : found->word;
}

std::optional<Reason> read_reason_word(std::string_view word) {
    for (const ReasonWord& entry : reason_words)
        if (entry.word == word) return entry.reason;
    return std::nullopt;
}

std::string_view termination_word(Reason reason) {
    return reason == Reason::time ? "time forfeit" : "normal";
}

} // namespace record
