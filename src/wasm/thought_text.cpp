#include "wasm/thought_text.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "game/rules_text.hpp"
#include "wasm/text_in.hpp"
#include "words/layout.hpp"

namespace wasm {
namespace {

using std::chrono::milliseconds;

std::string numbers(std::initializer_list<long long> all) {
    std::string text;
    for (const long long number : all) text += (text.empty() ? "" : " ") + std::to_string(number);
    return text;
}

/// The numbers of a line, at least as many as are wanted; missing ones are 0.
std::vector<long long> numbers_in(std::string_view line, std::size_t wanted) {
    const auto words = words_in(line);
    std::vector<long long> all(words.size());
    std::ranges::transform(words, all.begin(), number_in);
    all.resize(wanted);
    return all;
}

std::vector<std::string> strings_in(std::string_view line) {
    const auto words = words_in(line);
    return {words.begin(), words.end()};
}

std::string to_text(const engine::Limits& limits) {
    std::string text = numbers(
        {limits.depth, static_cast<long long>(limits.nodes), limits.time.count(), limits.win_in});
    if (const auto& clock = limits.clock)
        text += ' ' + numbers({clock->left.count(), clock->increment.count(), clock->moves_to_go,
                               clock->overhead.count()});
    return text;
}

engine::Limits read_limits(std::string_view line) {
    const bool has_clock = words_in(line).size() > 4;
    const auto read = numbers_in(line, 8);
    engine::Limits limits{.depth = static_cast<int>(read[0]),
                          .nodes = static_cast<std::uint64_t>(read[1]),
                          .time = milliseconds(read[2]),
                          .win_in = static_cast<int>(read[3])};
    if (has_clock)
        limits.clock = {.left = milliseconds(read[4]),
                        .increment = milliseconds(read[5]),
                        .moves_to_go = static_cast<int>(read[6]),
                        .overhead = milliseconds(read[7])};
    return limits;
}

std::string to_text(const engine::Variation& line) {
    return std::to_string(line.centipawns) + ' ' +
           (line.win_in ? std::to_string(*line.win_in) : "-") + ' ' +
           words::joined(line.moves, " ");
}

engine::Variation read_line(std::string_view text) {
    engine::Variation line{.centipawns = static_cast<int>(number_in(take_word(text)))};
    if (const std::string_view end = take_word(text); end != "-")
        line.win_in = static_cast<int>(number_in(end));
    line.moves = strings_in(text);
    return line;
}

std::string to_text(const analysis::Worth& worth) {
    return numbers({worth.points, worth.depth}) + ' ' + to_text(worth.line);
}

analysis::Worth read_worth(std::string_view text) {
    analysis::Worth worth{.points = static_cast<int>(number_in(take_word(text)))};
    worth.depth = static_cast<int>(number_in(take_word(text)));
    worth.line = read_line(text);
    return worth;
}

/// How many lines describe a position; 0 if nothing is known about it.
int line_count(const std::optional<analysis::View>& view) {
    if (!view) return 0;
    return view->played ? 2 : 1;
}

std::optional<analysis::View> read_view(long long lines, std::string_view& text) {
    if (lines < 1) return std::nullopt;
    analysis::View view{.best = read_worth(take_line(text))};
    if (lines > 1) view.played = read_worth(take_line(text));
    return view;
}

} // namespace

std::string to_text(const play::ThinkTask& task) {
    return std::string(game::to_text(task.rules)) + '\n' + task.start + '\n' +
           words::joined(task.moves, " ") + '\n' + to_text(task.limits) + '\n' +
           (task.level ? numbers({*task.level, static_cast<long long>(task.seed)}) : "");
}

play::ThinkTask read_task(std::string_view text) {
    play::ThinkTask task;
    task.rules = rules_in(take_line(text));
    task.start = take_line(text);
    task.moves = strings_in(take_line(text));
    task.limits = read_limits(take_line(text));
    if (text.empty()) return task;
    const auto read = numbers_in(text, 2);
    task.level = static_cast<int>(read[0]);
    task.seed = static_cast<std::uint64_t>(read[1]);
    return task;
}

std::string to_text(const engine::Thought& thought) {
    std::string text = numbers({thought.depth, thought.longest_line,
                                static_cast<long long>(thought.nodes), thought.time.count()});
    for (const engine::Variation& line : thought.lines) text += '\n' + to_text(line);
    return text;
}

engine::Thought read_thought(std::string_view text) {
    const auto read = numbers_in(take_line(text), 4);
    engine::Thought thought{.depth = static_cast<int>(read[0]),
                            .longest_line = static_cast<int>(read[1]),
                            .nodes = static_cast<std::uint64_t>(read[2]),
                            .time = milliseconds(read[3])};
    while (!text.empty()) thought.lines.push_back(read_line(take_line(text)));
    return thought;
}

std::string to_text(const analysis::Review& review) {
    std::string text = review.mover(0) == core::Color::white ? "white" : "black";
    for (std::size_t ply = 0; ply <= review.size(); ++ply) {
        const auto& view = review.before(ply);
        text += '\n' + numbers({line_count(view)});
        if (ply < review.size()) text += ' ' + review.played(ply);
        if (view) text += '\n' + to_text(view->best);
        if (view && view->played) text += '\n' + to_text(*view->played);
    }
    return text;
}

std::optional<analysis::Review> read_review(std::string_view text) {
    const bool is_white = take_line(text) == "white";
    std::vector<std::string> played;
    std::vector<std::optional<analysis::View>> views;
    while (!text.empty()) {
        std::string_view first = take_line(text);
        views.push_back(read_view(number_in(take_word(first)), text));
        if (!first.empty()) played.emplace_back(first);
    }
    if (views.size() != played.size() + 1) return std::nullopt;
    return analysis::Review(is_white ? core::Color::white : core::Color::black, std::move(played),
                            std::move(views));
}

} // namespace wasm
