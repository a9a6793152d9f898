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

Read games_in(Voice voice, std::size_t number, std::string_view text) {
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
        is_found = true;
        pasted.problems = sentences(voice, read->problems);
        for (std::string& warning : sentences(voice, read->warnings))
            pasted.problems.push_back(std::move(warning));
        pasted.record = std::move(read->record);
    }
    if (!is_found) return Failure(words::say(voice, message::nothing_to_paste));
    return pasted;
}

} // namespace

core::Result<Pasted, std::string> read_pasted(Voice voice, game::Rules rules, std::size_t number,
                                              std::string_view text) {
    const std::string_view given = core::trimmed(text);
    if (given.find('\n') == std::string_view::npos)
        if (auto read = position_in(voice, std::string(given), rules)) return *std::move(read);
    return games_in(voice, number, given);
}

} // namespace wasm
