#include "record/tag_reader.hpp"

#include <algorithm>
#include <functional>
#include <utility>
#include <variant>
#include <vector>

#include "core/fields.hpp"
#include "record/tag_text.hpp"
#include "record/tags.hpp"
#include "record/text.hpp"

namespace record {
namespace {

/// Whether such a line was meant as a tag that says where the game starts: `[FEN 8/8/8 w - - 0 1]`.
bool is_meant_as_start(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of("[ \t"), line.size()));
    const std::string_view name = line.substr(0, line.find_first_of(" \t]:=\"\'"));
    return StartTags::are(standard_name(name));
}

/// A FEN as the standard writes it, but for the squares of en passant, which a position drops where
/// they are of no use, and for the castling of Chess960, which the standard does not know.
std::string standard_fen(const StartTags& tags, const chess::Setup& setup) {
    constexpr std::size_t castling = 2;
    constexpr std::size_t en_passant = 3;
    const std::vector<std::string_view> written = core::fields_of(*tags.fen);
    const std::string text = to_text(setup);
    std::vector<std::string_view> fields = core::fields_of(text);
    if (en_passant < written.size()) fields[en_passant] = written[en_passant];
    if (castling < written.size() && tags.names_chess960()) fields[castling] = written[castling];
    std::string fen(fields.front());
    for (std::size_t i = 1; i < fields.size(); ++i) fen.append(" ").append(fields[i]);
    return fen;
}
std::string standard_fen(const StartTags& tags, const stackchess::Setup& setup) {
    constexpr std::size_t fields = 5;
    return core::count_fields(*tags.fen) < fields ? to_text(setup) : *tags.fen;
}

/// What is wrong with a FEN that the standard writes otherwise.
std::optional<Problem> other_fen(const StartTags& tags, const Setup& setup) {
    if (!tags.fen) return std::nullopt;
    Problem problem;
    problem.kind = ProblemKind::not_standard;
    problem.text = *tags.fen;
    problem.standard =
        std::visit([&](const auto& of_game) { return standard_fen(tags, of_game); }, setup);
    if (problem.text == problem.standard) return std::nullopt;
    return problem;
}

} // namespace

PgnWord TagReader::read(GameReading& reading, PgnWord word) {
    forget();
    for (;; word = reading.next_word()) {
        switch (word) {
        case PgnWord::tag:
            if (begins_next_game(reading)) return word;
            take_tag(reading);
            break;
        case PgnWord::bad_tag:
            start_.is_damaged |= is_meant_as_start(reading.scanner.text());
            reading.report_bad_tag();
            reading.scanner.skip_line();
            break;
        case PgnWord::comment:
            if (reading.scanner.is_after_number())
                number_apart_ = {reading.scanner.number(), reading.scanner.number_dots()};
            reading.take_comment(false);
            break;
        case PgnWord::wrapper:
            if (reading.scanner.text().starts_with("[/")) return word;
            break;
        default: return word;
        }
    }
}

void TagReader::forget() {
    start_ = {};
    start_lines_ = {};
    first_.clear();
    seen_.clear();
    result_.reset();
    standard_ = {};
    undone_.reset();
    number_apart_.reset();
}

/// A game without moves or result is over where, behind an empty line, another Event begins or the
/// tag that this one began with.
bool TagReader::begins_next_game(const GameReading& reading) const {
    if (first_.empty() || !reading.scanner.is_after_empty_line()) return false;
    const std::string_view name = standard_name(reading.scanner.text());
    return may_begin(name);
}

bool TagReader::may_begin(std::string_view name) const { return name == "Event" || name == first_; }

void TagReader::take_tag(GameReading& reading) {
    if (first_.empty()) first_ = standard_name(reading.scanner.text());
    std::string_view value;
    const Taken taken = reading.scanner.take_tag(value);
    const std::string_view name = standard_name(reading.scanner.text()); // it may have moved
    if (!StartTags::are(name) && is_meant_as_start(name)) return refuse_start(reading, name);
    if (taken != Taken::whole) {
        start_.is_damaged |= StartTags::are(name);
        return report_cut(reading, taken, name);
    }
    if (is_repeated(name)) reading.report(ProblemKind::repeated_tag, name);
    if (start_.set(name, value)) note_start_line(name, reading.scanner.line());
    if (!reading.scanner.is_plain_value()) check_bytes(reading, name, value);
    if (name == "Result") take_result_tag(reading, value);
    if (name == "Undone") undone_ = value;
    if (reading.habits.standard) check_tag(reading, name, value);
    if (++reading.tags <= reading.limits.tags)
        reading.visitor.tag(name, value);
    else if (reading.tags == reading.limits.tags + 1)
        reading.report(ProblemKind::game_too_long, name);
}

/// Refuses a tag whose name is not quite that of one that says where the game starts: `FEN:`.
void TagReader::refuse_start(GameReading& reading, std::string_view name) {
    start_.is_damaged = true;
    reading.report(ProblemKind::bad_tag, '[' + std::string(name) + " …]");
}

/// Reports a tag of which not all could be taken.
void TagReader::report_cut(GameReading& reading, Taken taken, std::string_view name) {
    if (taken == Taken::cut) return reading.report(ProblemKind::tag_too_long, name);
    Problem problem;
    problem.kind = ProblemKind::bad_tag;
    problem.text = to_utf8(name);
    problem.tag_fault = TagFault::unclosed;
    reading.report(std::move(problem));
}

/// Warns of bytes in a value that are no text.
void TagReader::check_bytes(GameReading& reading, std::string_view name, std::string_view value) {
    if (has_control(value))
        reading.report(ProblemKind::control_in_tag, name);
    else if (loses_bytes(reading.scanner.raw_value()))
        reading.report(ProblemKind::lost_bytes, name);
    else if (mixes_encodings(reading.scanner.raw_value()))
        reading.report(ProblemKind::mixed_bytes, name);
}

/// Holds the tag that the scanner has taken to the standard.
void TagReader::check_tag(GameReading& reading, std::string_view name, std::string_view value) {
    standard_.note(reading.scanner.text());
    if (!is_standard_name(name)) reading.hold_to_standard(name, "");
    std::string standard = with_escapes(value);
    std::ranges::replace(standard, '\t', ' ');
    reading.hold_to_standard(to_utf8(reading.scanner.raw_value()), standard);
    if (name == "Date" && !is_standard_date(value)) reading.report(ProblemKind::bad_date, value);
}

void TagReader::take_result_tag(GameReading& reading, std::string_view value) {
    result_ = read_result(value);
    result_text_ = value;
    const bool is_right = result_ && (!reading.habits.standard || to_text(*result_) == value);
    if (!is_right) reading.report(ProblemKind::bad_result, value);
}

/// Whether this game has a tag of that name already, among the first of them.
bool TagReader::is_repeated(std::string_view name) {
    constexpr std::size_t most = 1000;
    const std::size_t hash = std::hash<std::string_view>{}(name);
    if (std::ranges::find(seen_, hash) != seen_.end()) return true;
    if (seen_.size() < most) seen_.push_back(hash);
    return false;
}

void TagReader::note_start_line(std::string_view name, std::size_t line) {
    std::size_t& noted = name == "FEN"       ? start_lines_.fen
                         : name == "Variant" ? start_lines_.variant
                         : name == "Size"    ? start_lines_.size
                                             : start_lines_.set_up;
    noted = line;
}

/// The line of the tag in which such a problem lies.
std::size_t TagReader::start_line(ProblemKind kind) const {
    switch (kind) {
    case ProblemKind::unknown_variant: return start_lines_.variant;
    case ProblemKind::bad_size:
    case ProblemKind::size_contradicts_fen: return start_lines_.size;
    case ProblemKind::missing_fen:
    case ProblemKind::denied_fen: return start_lines_.set_up;
    default: return start_lines_.fen;
    }
}

void TagReader::report_start(GameReading& reading, ProblemKind kind, std::string_view text) {
    reading.report(kind, text, start_line(kind));
}

std::optional<Setup> TagReader::read_start(GameReading& reading) {
    if (start_.is_damaged) return std::nullopt;
    if (start_.has_empty_fen)
        report_start(reading, ProblemKind::empty_fen, {});
    else if (start_.lacks_fen())
        report_start(reading, ProblemKind::missing_fen, {});
    else if (start_.denies_fen())
        report_start(reading, ProblemKind::denied_fen, *start_.set_up);
    const auto start = read_wild_start(start_);
    check_start(reading, start);
    if (!start) return std::nullopt;
    return start->setup;
}

/// Reports what is wrong with a start: by the standard, where that counts, or else what cannot be
/// read or was put right.
void TagReader::check_start(GameReading& reading, const core::Result<Start, Problem>& start) {
    const auto report_error = [&](Problem problem) {
        problem.line = start_line(problem.kind);
        reading.report(std::move(problem));
    };
    if (reading.habits.standard) {
        const auto strict = read_standard_start(start_);
        if (!strict)
            report_error(strict.error());
        else if (const auto other = other_fen(start_, strict->setup))
            report_error(*other);
    } else if (!start) {
        report_error(start.error());
    } else if (!start->repairs.empty()) {
        report_repairs(reading, start->repairs);
    }
    if (start && hides_chess960(start_, start->setup))
        report_start(reading, ProblemKind::chess960_rights, *start_.fen);
}

void TagReader::report_repairs(GameReading& reading, chess::FenRepairs repairs) {
    Problem problem;
    problem.kind = ProblemKind::repaired_fen;
    problem.line = start_lines_.fen;
    problem.text = *start_.fen;
    problem.repairs = repairs;
    reading.report(std::move(problem));
}

} // namespace record
