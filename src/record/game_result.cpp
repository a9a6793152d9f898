#include "record/game_result.hpp"

#include <algorithm>
#include <array>

#include "core/dash.hpp"
#include "record/pgn_bytes.hpp"
#include "record/pgn_signs.hpp"

namespace record {
namespace {

using game::Reason;

struct ReasonWord {
    Reason reason;
    std::string_view word;
};

constexpr std::array<ReasonWord, 14> reason_words{{
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
    {Reason::abandonment, "abandonment"},
    {Reason::too_many_moves, "too many moves"},
}};

/// The ways to write one side of a result, and the half points that they mean.
struct Side {
    std::string_view text;
    int halves;
};
constexpr std::array sides{Side{"1/2", 1},  Side{"0.5", 1}, Side{"0,5", 1}, Side{"\u00BD", 1},
                           Side{"\xBD", 1}, Side{"1", 2},   Side{"0", 0}};

std::optional<int> take_side(std::string_view& text) {
    for (const auto& [side, halves] : sides) {
        if (!text.starts_with(side)) continue;
        text.remove_prefix(side.size());
        return halves;
    }
    return std::nullopt;
}

/// The length of a blank at the start of a text, of whatever width; 0 where there is none.
std::size_t blank_length(std::string_view text) {
    if (text.empty() || is_blank(text.front())) return text.empty() ? 0 : 1;
    if (class_of(text.front()).lead != PgnLead::high) return 0;
    const HighSign sign = high_sign(text);
    return sign.kind == HighKind::space ? sign.length : 0;
}

void skip_blanks(std::string_view& text) {
    while (const std::size_t length = blank_length(text)) text.remove_prefix(length);
}

/// Takes a dash, or a colon as in `1:0`.
bool take_sign_between(std::string_view& text) {
    if (!text.starts_with(':')) return core::take_dash(text);
    text.remove_prefix(1);
    return true;
}

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

std::optional<GameResult> take_result(std::string_view& text) {
    const auto white = take_side(text);
    skip_blanks(text);
    if (!white || !take_sign_between(text)) return std::nullopt;
    skip_blanks(text);
    const auto black = take_side(text);
    if (!black || *white + *black != 2) return std::nullopt;
    if (*white == 1) return GameResult::draw;
    return *white == 2 ? GameResult::white_wins : GameResult::black_wins;
}

std::optional<GameResult> read_result(std::string_view text) {
    if (text == "*") return GameResult::unfinished;
    if (text == "1/2" || text == "\u00BD" || text == "\xBD") return GameResult::draw;
    if (text == "+--") return GameResult::white_wins;
    if (text == "--+") return GameResult::black_wins;
    const auto result = take_result(text);
    return text.empty() ? result : std::nullopt;
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
    case Reason::abandonment:
        return result == GameResult::white_wins || result == GameResult::black_wins;
    default: return result == GameResult::draw;
    }
}

bool is_on_board(Reason reason) {
    switch (reason) {
    case Reason::all_captured:
    case Reason::checkmate:
    case Reason::stalemate:
    case Reason::nothing_can_be_captured:
    case Reason::dead_position: return true;
    default: return false;
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
    switch (reason) {
    case Reason::time: return "time forfeit";
    case Reason::abandonment: return "abandoned";
    case Reason::too_many_moves: return "adjudication";
    default: return "normal";
    }
}

} // namespace record
