#include "wasm/pasted.hpp"

#include <optional>
#include <utility>

#include "core/trim.hpp"
#include "record/record_reader.hpp"
#include "record/start.hpp"
#include "words/board_messages.hpp"
#include "words/records.hpp"

namespace wasm {
namespace {

namespace message = words::message;
using core::Failure;
using words::Voice;
using Read = core::Result<Pasted, std::string>;

/// As much as a page can show. The depth is limited because each level of variations keeps a
/// position in memory.
constexpr record::ReadLimits limits{
    .depth = 12, .tags = 100, .problems = 5, .plies = 2000, .all_note_bytes = std::size_t{1} << 20};
constexpr std::size_t most_titles = 1000;

std::string title_of(const record::Record& record) {
    const auto tag = [&](std::string_view name) { return record.tags.value_or(name, "?"); };
    return std::string(tag("White")) + " – " + std::string(tag("Black")) + "  " +
           std::string(record::to_text(record.result));
}

/// A position of either game; a failure if it can be read but not played; nothing if it cannot be
/// read.
std::optional<Read> position_in(Voice voice, const std::string& text, game::Rules rules) {
    const auto start = record::find_start(text, rules);
    if (start)
        return Pasted{.titles = {text},
                      .record = {.setup = start->setup},
                      .problems = words::start_notices(voice, *start)};
    if (start.error().kind != record::ProblemKind::unplayable_fen) return std::nullopt;
    return Failure(words::position_sentence(voice, start.error()));
}

std::vector<std::string> sentences(Voice voice, const std::vector<record::Problem>& problems) {
    std::vector<std::string> all;
    all.reserve(problems.size());
    for (const record::Problem& problem : problems)
        all.push_back(words::problem_sentence(voice, problem));
    return all;
}

struct GamesIn {
    Voice voice;
    std::size_t number;
    bool needs_moves; ///< a game without any is a failure
};

Read games_in(const GamesIn& wanted, std::string_view text) {
    const auto [voice, number, needs_moves] = wanted;
    record::PgnReader reader(record::text_source(text), limits,
                             {.letters = game::every_language()});
    Pasted pasted;
    bool is_found = false;
    while (pasted.titles.size() < most_titles) {
        auto read = record::read_record(reader);
        if (!read) break;
        const bool is_wanted = pasted.titles.size() == number && read->has_start;
        pasted.titles.push_back(title_of(read->record));
        if (!is_wanted) continue;
        is_found = !needs_moves || read->record.moves.size() > 0;
        pasted.problems = sentences(voice, read->problems);
        for (std::string& warning : sentences(voice, read->warnings))
            pasted.problems.push_back(std::move(warning));
        pasted.record = std::move(read->record);
    }
    if (is_found) return pasted;
    const bool is_told = needs_moves && !pasted.problems.empty();
    return Failure(is_told ? pasted.problems.front()
                           : words::say(voice, message::nothing_to_paste));
}

/// Tags in front of moves without any, which count as chess otherwise.
std::string tags_of(game::Rules rules, int size) {
    switch (rules) {
    case game::Rules::chess: return "";
    case game::Rules::stackchess:
        return "[Variant \"Stackchess\"] [Size \"" + std::to_string(size) + "\"] ";
    }
    return "";
}

/// Moves alone, of the game that is shown; or else of another one, if there they can be played.
Read moves_in(Voice voice, const ShownGame& shown, const std::string& text) {
    const GamesIn wanted{voice, 0, true};
    auto read = games_in(wanted, tags_of(shown.rules, shown.size) + text);
    for (game::Rules rules = game::next_game(shown.rules); !read && rules != shown.rules;
         rules = game::next_game(rules)) {
        auto other = games_in(wanted, tags_of(rules, stackchess::default_size) + text);
        if (other && other->problems.empty()) return other;
    }
    return read;
}

} // namespace

core::Result<Pasted, std::string> read_pasted(Voice voice, const ShownGame& shown,
                                              std::size_t number, std::string_view text) {
    const std::string_view given = core::trimmed(text);
    if (given.find('\n') == std::string_view::npos)
        if (auto read = position_in(voice, std::string(given), shown.rules))
            return *std::move(read);
    const bool has_tags = given.starts_with('[') || given.find("\n[") != std::string_view::npos;
    return has_tags ? games_in({voice, number, false}, given)
                    : moves_in(voice, shown, std::string(given));
}

} // namespace wasm
