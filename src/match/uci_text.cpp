#include "match/uci_text.hpp"

#include <algorithm>
#include <charconv>
#include <cstddef>

#include "core/capitals.hpp"
#include "core/digits.hpp"

namespace match {
namespace {

constexpr std::string_view blanks = " \t";
/// Larger than any real score, but can still be negated and written.
constexpr int most_score = 1'000'000;
constexpr int most_depth = 1'000'000;

/// Removes the first word of a text and the spaces around it; empty at the end.
std::string_view take_word(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(blanks));
    text.remove_prefix(word.size());
    return word;
}

template <class Number>
std::optional<Number> read_signed(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// Removes a square from the start of a text.
bool take_square(std::string_view& text) {
    if (text.empty() || text.front() < 'a' || text.front() > 'z') return false;
    text.remove_prefix(1);
    return core::take_number(text, 1, core::max_board_size).has_value();
}

} // namespace

bool OfferedOption::allows(std::string_view value) const {
    if (type == "spin") {
        const auto number = read_signed<std::int64_t>(value);
        return number && *number >= least.value_or(*number) && *number <= most.value_or(*number);
    }
    const auto is_value = [&](std::string_view choice) {
        return core::is_same_but_for_capitals(choice, value);
    };
    if (type == "check") return is_value("true") || is_value("false");
    return type != "combo" || std::ranges::any_of(choices, is_value);
}

std::optional<OfferedOption> read_option_line(std::string_view line) {
    if (take_word(line) != "option" || take_word(line) != "name") return std::nullopt;
    OfferedOption option;
    std::string* now = &option.name;
    for (std::string_view word = take_word(line); !word.empty(); word = take_word(line)) {
        if (word == "default") {
            now = nullptr;
        } else if (word == "min" || word == "max") {
            now = nullptr;
            (word == "min" ? option.least : option.most) =
                read_signed<std::int64_t>(take_word(line));
        } else if (word == "type") {
            now = nullptr;
            option.type = take_word(line);
        } else if (word == "var") {
            now = &option.choices.emplace_back();
        } else if (now != nullptr) {
            if (!now->empty()) *now += ' ';
            *now += word;
        }
    }
    return option.name.empty() ? std::nullopt : std::optional(option);
}

std::optional<record::Evaluation> read_info_line(std::string_view line) {
    if (take_word(line) != "info") return std::nullopt;
    record::Evaluation evaluation;
    bool is_exact = false;
    for (std::string_view word = take_word(line); !word.empty(); word = take_word(line)) {
        if (word == "depth") {
            evaluation.depth = core::read_number(take_word(line), 0, most_depth);
        } else if (word == "multipv") {
            if (take_word(line) != "1") return std::nullopt;
        } else if (word == "score") {
            evaluation.is_mate = take_word(line) == "mate";
            const auto value = read_signed<int>(take_word(line));
            if (!value) return std::nullopt;
            evaluation.value = std::clamp(*value, -most_score, most_score);
            is_exact = true;
        } else if (word == "lowerbound" || word == "upperbound") {
            return std::nullopt;
        } else if (word == "pv" || word == "string") {
            break;
        }
    }
    return is_exact ? std::optional(evaluation) : std::nullopt;
}

std::optional<std::string> read_best_move(std::string_view line) {
    if (take_word(line) != "bestmove") return std::nullopt;
    return std::string(take_word(line));
}

bool is_in_coordinates(std::string_view text) {
    constexpr int most_pieces = 2 * core::max_board_size;
    core::take_number(text, 1, most_pieces);
    for (int square = 0; square < 2; ++square)
        if (!take_square(text)) return false;
    constexpr std::string_view promotions = "qrbn";
    return text.empty() || (text.size() == 1 && promotions.find(text[0]) != std::string_view::npos);
}

std::string position_line(const record::Setup& start, const std::vector<std::string>& moves) {
    std::string line = "position ";
    const auto* const of_chess = std::get_if<chess::Setup>(&start);
    if (of_chess != nullptr && *of_chess == chess::start_setup())
        line += "startpos";
    else
        line += "fen " + std::visit([](const auto& setup) { return to_text(setup); }, start);
    if (!moves.empty()) line += " moves";
    for (const std::string& move : moves) line += ' ' + move;
    return line;
}

std::string go_line(const MoveLimits& limits, const EngineClocks& clocks, core::Color turn) {
    std::string line = "go";
    const auto add = [&](const char* name, auto value) {
        line += std::string(" ") + name + ' ' + std::to_string(value);
    };
    if (const auto& own = clocks[core::index(turn)]) {
        const EngineClock& white = clocks[0].value_or(*own);
        const EngineClock& black = clocks[1].value_or(*own);
        // Some engines take 0 to mean no clock.
        add("wtime", std::max<long>(white.left().count(), 1));
        add("btime", std::max<long>(black.left().count(), 1));
        add("winc", white.increment().count());
        add("binc", black.increment().count());
        if (own->moves_to_go() > 0) add("movestogo", own->moves_to_go());
    }
    if (limits.move_time.count() > 0) add("movetime", limits.move_time.count());
    if (limits.nodes > 0) add("nodes", limits.nodes);
    if (limits.depth > 0) add("depth", limits.depth);
    return line;
}

} // namespace match
