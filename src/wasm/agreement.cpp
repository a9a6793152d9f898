#include "wasm/agreement.hpp"

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>

#include "chess/setup.hpp"
#include "stackchess/setup.hpp"
#include "wasm/text_in.hpp"
#include "words/positions.hpp"

namespace wasm {
namespace {

using core::Failure;
using core::Result;
using game::Rules;
using words::Voice;

using Lines = std::map<std::string_view, std::string_view>;

Lines lines_in(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        std::string_view line = take_line(text);
        const std::string_view key = take_word(line);
        lines[key] = line;
    }
    return lines;
}

bool says(const Lines& lines, std::string_view key, std::string_view word) {
    const auto found = lines.find(key);
    return found != lines.end() && found->second == word;
}

Result<chess::Setup, game::TextError> read_chess(std::string_view text) {
    return chess::read_wild_setup(text).map(
        [](const chess::RepairedSetup& read) { return read.setup; });
}

/// The start that a text describes, as read by `read`.
template <class Setup>
Result<record::Setup, std::string>
start_at(Voice voice, Rules rules, std::string_view text,
         Result<Setup, game::TextError> (*read)(std::string_view)) {
    const auto setup = read(text);
    if (!setup)
        return Failure<std::string>(words::text_error_sentence(voice, setup.error(), rules, text));
    if (const auto found = faults(*setup); !found.empty())
        return Failure<std::string>(words::faults_sentence(voice, found));
    return record::Setup(*setup);
}

stackchess::Setup agreed_stackchess(const Lines& lines) {
    stackchess::StartOptions options;
    if (const auto size = lines.find("size"); size != lines.end())
        options.size = std::clamp(static_cast<int>(number_in(size->second)), stackchess::min_size,
                                  stackchess::max_size);
    options.knights = says(lines, "knights", "yes");
    options.promotion = !says(lines, "promotion", "no");
    return stackchess::start_setup(options);
}

record::Setup agreed_start(const Lines& lines, Rules rules) {
    switch (rules) {
    case Rules::stackchess: return agreed_stackchess(lines);
    case Rules::chess: break;
    }
    return chess::start_setup();
}

Result<record::Setup, std::string> start_of(Voice voice, const Lines& lines) {
    const auto named = lines.find("rules");
    const Rules rules = named == lines.end() ? Rules::stackchess : rules_in(named->second);
    const auto position = lines.find("position");
    if (position == lines.end()) return agreed_start(lines, rules);
    switch (rules) {
    case Rules::stackchess:
        return start_at(voice, rules, position->second, &stackchess::read_setup);
    case Rules::chess: break;
    }
    return start_at(voice, rules, position->second, &read_chess);
}

play::Seat seat_of(const Lines& lines, std::string_view side) {
    const auto found = lines.find(side);
    if (found == lines.end()) return {};
    std::string_view text = found->second;
    const std::string_view kind = take_word(text);
    if (kind == "computer") return {play::SeatKind::computer, static_cast<int>(number_in(text))};
    return {.name = std::string(text)};
}

std::optional<play::TimeControl> time_of(const Lines& lines) {
    const auto found = lines.find("clock");
    if (found == lines.end()) return std::nullopt;
    std::string_view text = found->second;
    const std::chrono::seconds base(number_in(take_word(text)));
    return play::TimeControl{base, std::chrono::seconds(number_in(text))};
}

} // namespace

record::Setup usual_start(Rules rules) {
    return game::of_game(rules, record::Setup(stackchess::start_setup({})),
                         record::Setup(chess::start_setup()));
}

Result<play::TableOptions, std::string> read_agreement(Voice voice, std::string_view text) {
    const Lines lines = lines_in(text);
    auto start = start_of(voice, lines);
    if (!start) return Failure<std::string>(start.error());
    return play::TableOptions{.start = *std::move(start),
                              .seats = {seat_of(lines, "white"), seat_of(lines, "black")},
                              .time = time_of(lines),
                              .strict = says(lines, "strict", "yes")};
}

} // namespace wasm
