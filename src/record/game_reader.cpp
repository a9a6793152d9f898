#include "record/game_reader.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "record/move_form.hpp"
#include "record/tag_text.hpp"
#include "record/tags.hpp"
#include "record/text.hpp"

namespace record {
namespace {

/// Whether a line that is no tag was meant as one: `[Event Cup]`.
bool is_meant_as_tag(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of("[ \t"), line.size()));
    const std::string_view name = line.substr(0, line.find_first_of(" \t]"));
    if (name.size() < line.size()) return is_known_name(standard_name(name));
    return is_known_beginning(name); // the text was cut off there
}

/// The line ends in a text that follows `before`.
std::size_t line_ends(char before, std::string_view text) {
    std::size_t count = 0;
    for (const char byte : text) {
        count += byte == '\r' || (byte == '\n' && before != '\r');
        before = byte;
    }
    return count;
}

/// What is wrong with a FEN of chess that lacks fields; nothing if it has them all.
std::optional<Problem> cut_fen(const StartTags& tags, const Setup& setup) {
    const auto* const chess = std::get_if<chess::Setup>(&setup);
    if (chess == nullptr || !tags.fen || is_whole_fen(*tags.fen)) return std::nullopt;
    Problem problem;
    problem.kind = ProblemKind::not_standard;
    problem.text = *tags.fen;
    problem.standard = to_text(*chess);
    return problem;
}

} // namespace

ReadCounts& ReadCounts::operator+=(const ReadCounts& more) {
    games += more.games;
    plies += more.plies;
    problems += more.problems;
    warnings += more.warnings;
    return *this;
}

GameReader::GameReader(ByteSource source, const Limits& limits, const Habits& habits, Place place)
    : scanner_(std::move(source), place.line, place.before), limits_(limits), habits_(habits),
      place_(std::move(place)) {}

bool GameReader::next(PgnVisitor& visitor) {
    GameReading reading{scanner_, visitor, limits_, habits_, comment_};
    const PgnWord first = find_game(reading);
    const bool is_found = first != PgnWord::end;
    if (is_found) read_game(reading, first);
    count(reading);
    return is_found;
}

void GameReader::read_game(GameReading& reading, PgnWord first) {
    reading.game = place_.games_before + ++counts_.games;
    reading.has_passed_text = false;
    reading.visitor.begin_game(scanner_.line());
    give_held(reading);
    const PgnWord word = read_tags(reading, first);
    if (habits_.standard)
        if (const std::string missing = standard_tags_.missing(); !missing.empty())
            reading.report(ProblemKind::missing_tags, missing);
    const Ending ending = only_text_ ? skip_moves(reading, word) : read_moves(reading, word);
    game_end_ = scanner_.bytes();
    compare_results(reading, ending);
    if (ending.written)
        read_behind(reading);
    else
        end_before(ending.by);
    const auto result = ending.written ? ending.written : tagged_result_;
    reading.visitor.end_game(result.value_or(GameResult::unfinished));
}

std::optional<GameReader::GameText> GameReader::next_text() {
    if (!only_text_) scanner_.keep_text(longest_text);
    only_text_ = true;
    class Deaf final : public PgnVisitor {
    } deaf;
    const bool is_found = next(deaf);
    if (!is_found) text_end_ = scanner_.kept_before_word();
    GameText found{scanner_.take_kept(text_end_), place_};
    if (!is_found && (!found.text || found.text->empty())) return std::nullopt;
    if (found.text) go_behind(*found.text);
    return found;
}

/// Notes where the text behind this one stands.
void GameReader::go_behind(std::string_view text) {
    place_.line += line_ends(place_.before.empty() ? '\n' : place_.before.back(), text);
    place_.before += text.substr(text.size() - std::min(text.size(), PgnScanner::history));
    place_.before.erase(0,
                        place_.before.size() - std::min(place_.before.size(), PgnScanner::history));
}

void GameReader::count(const GameReading& reading) {
    counts_.plies += reading.plies;
    counts_.problems += reading.problems;
    counts_.warnings += reading.warnings;
}

PgnWord GameReader::next_word(GameReading& reading) {
    if (ahead_) return *std::exchange(ahead_, std::nullopt);
    return reading.next_word();
}

/// Passes over what belongs to no game, and holds the comments for the game that follows.
PgnWord GameReader::find_game(GameReading& reading) {
    bool is_numbered = false;
    for (;;) {
        const PgnWord word = next_word(reading);
        switch (word) {
        case PgnWord::end:
        case PgnWord::tag: return word;
        case PgnWord::comment:
            if (auto comment = reading.read_comment(false)) held_.push_back(*std::move(comment));
            break;
        case PgnWord::first_number: is_numbered = true; continue;
        case PgnWord::nag:
        case PgnWord::mark:
        case PgnWord::close_variation:
        case PgnWord::result: reading.leave_out(scanner_.text()); break;
        default:
            if (is_game(word, is_numbered || scanner_.is_after_number())) return word;
            reading.pass_text(beginning_of_text(word));
        }
        is_numbered = false;
    }
}

/// What stands where a word that is part of no game was found.
std::string_view GameReader::beginning_of_text(PgnWord word) const {
    const bool is_behind = word == PgnWord::bad_tag || word == PgnWord::too_long;
    return is_behind ? scanner_.text() : scanner_.line_from_word();
}

/// Whether a word outside all games begins one that has no tags.
bool GameReader::is_game(PgnWord word, bool is_numbered) const {
    switch (word) {
    case PgnWord::bad_tag: return is_meant_as_tag(scanner_.text());
    case PgnWord::pass: return is_numbered;
    case PgnWord::move:
        return (is_numbered || scanner_.is_first_of_line()) && has_move_form(scanner_.text());
    default: return false;
    }
}

/// Takes the tags, and the comments among them, from `word` on; returns the first word of the
/// moves.
PgnWord GameReader::read_tags(GameReading& reading, PgnWord word) {
    start_tags_ = {};
    first_tag_.clear();
    seen_tags_.clear();
    tagged_result_.reset();
    standard_tags_ = {};
    is_undone_ = false;
    for (;; word = reading.next_word()) {
        switch (word) {
        case PgnWord::tag:
            if (begins_next_game()) return word;
            take_tag(reading);
            break;
        case PgnWord::bad_tag: reading.report(ProblemKind::bad_tag, scanner_.text()); break;
        case PgnWord::comment: reading.take_comment(false); break;
        default: return word;
        }
    }
}

/// A game without moves or result is over where, behind an empty line, another Event begins or the
/// tag that this one began with.
bool GameReader::begins_next_game() {
    if (first_tag_.empty() || !scanner_.is_after_empty_line()) return false;
    const std::string_view name = standard_name(scanner_.text());
    return name == "Event" || name == first_tag_;
}

void GameReader::take_tag(GameReading& reading) {
    if (first_tag_.empty()) first_tag_ = standard_name(scanner_.text());
    std::string_view value;
    const Taken taken = scanner_.take_tag(value);
    const std::string_view name = standard_name(scanner_.text()); // taking it may move the buffer
    if (taken != Taken::whole)
        return reading.report(
            taken == Taken::cut ? ProblemKind::tag_too_long : ProblemKind::bad_tag, name);
    if (is_repeated(name)) reading.report(ProblemKind::repeated_tag, name);
    if (start_tags_.set(name, value)) start_line_ = scanner_.line();
    if (name == "Result") take_result_tag(reading, value);
    is_undone_ |= name == "Undone";
    if (habits_.standard) check_tag(reading, name, value);
    if (++reading.tags <= limits_.tags)
        reading.visitor.tag(name, value);
    else if (reading.tags == limits_.tags + 1)
        reading.report(ProblemKind::game_too_long, name);
}

/// Holds the tag that the scanner has taken to the standard.
void GameReader::check_tag(GameReading& reading, std::string_view name, std::string_view value) {
    standard_tags_.note(scanner_.text());
    if (!is_standard_name(name)) reading.hold_to_standard(name, "");
    reading.hold_to_standard(to_utf8(scanner_.raw_value()), with_escapes(value));
    if (name == "Date" && !is_standard_date(value)) reading.report(ProblemKind::bad_date, value);
}

void GameReader::take_result_tag(GameReading& reading, std::string_view value) {
    tagged_result_ = read_result(value);
    result_tag_ = value;
    const bool is_right =
        tagged_result_ && (!habits_.standard || to_text(*tagged_result_) == value);
    if (!is_right) reading.report(ProblemKind::bad_result, value);
}

/// Whether this game has a tag of that name already, among the first of them.
bool GameReader::is_repeated(std::string_view name) {
    constexpr std::size_t most = 64;
    const std::size_t hash = std::hash<std::string_view>{}(name);
    if (std::ranges::find(seen_tags_, hash) != seen_tags_.end()) return true;
    if (seen_tags_.size() < most) seen_tags_.push_back(hash);
    return false;
}

GameReader::Ending GameReader::read_moves(GameReading& reading, PgnWord word) {
    const auto read_from = [&](const auto& start) {
        LineReader lines(reading, start);
        const auto written = lines.read(word);
        return Ending{written, lines.ended_by(), lines.outcome(), lines.turn()};
    };
    if (start_tags_.is_empty()) { // nearly always: no setup to be read or checked
        reading.visitor.start(chess_start_);
        return read_from(chess_position_);
    }
    const auto start = read_wild_start(start_tags_);
    report_start(reading, start);
    if (!start) return skip_moves(reading, word);
    reading.visitor.start(start->setup);
    return with_start(start->setup, read_from);
}

/// Reports what is wrong with a start: by the standard, where that counts, or else what cannot be
/// read or was put right.
void GameReader::report_start(GameReading& reading, const core::Result<Start, Problem>& start) {
    const auto report_error = [&](Problem problem) {
        problem.line = start_line_;
        reading.report(std::move(problem));
    };
    if (habits_.standard) {
        const auto strict = read_standard_start(start_tags_);
        if (!strict)
            report_error(strict.error());
        else if (const auto cut = cut_fen(start_tags_, strict->setup))
            report_error(*cut);
    } else if (!start) {
        report_error(start.error());
    } else if (!start->repairs.empty()) {
        report_repairs(reading, start->repairs);
    }
}

void GameReader::report_repairs(GameReading& reading, chess::FenRepairs repairs) {
    Problem problem;
    problem.kind = ProblemKind::repaired_fen;
    problem.line = start_line_;
    problem.text = *start_tags_.fen;
    problem.repairs = repairs;
    reading.report(std::move(problem));
}

GameReader::Ending GameReader::skip_moves(GameReading& reading, PgnWord word) {
    LineReader lines(reading, chess_position_);
    const auto written = lines.skip(word);
    return {written, lines.ended_by()};
}

void GameReader::end_before(PgnWord word) {
    ahead_ = word;
    if (only_text_) text_end_ = scanner_.kept_before_word();
}

/// Takes the comments behind the result, and finds the word behind them.
void GameReader::read_behind(GameReading& reading) {
    std::size_t end = scanner_.kept_so_far();
    bool is_apart = false; // an empty line sets the comments apart
    PgnWord word = reading.next_word();
    for (; word == PgnWord::comment; word = reading.next_word()) {
        is_apart |= scanner_.is_after_empty_line();
        if (auto comment = reading.read_comment(false)) held_.push_back(*std::move(comment));
        if (is_apart) continue;
        give_held(reading);
        end = scanner_.kept_so_far();
    }
    if (word == PgnWord::end) give_held(reading);
    end_before(word);
    if (word != PgnWord::end) text_end_ = end;
}

void GameReader::give_held(GameReading& reading) {
    for (const std::string& comment : held_) reading.give_comment(comment);
    held_.clear();
}

void GameReader::report_missing_end(GameReading& reading, std::size_t line) {
    Problem problem;
    problem.kind = ProblemKind::missing_end;
    problem.line = line;
    reading.report(std::move(problem));
}

/// Warns where tag, end and board disagree about the result.
void GameReader::compare_results(GameReading& reading, const Ending& ending) {
    const std::size_t line = ending.written ? scanner_.line() : scanner_.line_before_word();
    if (!ending.written && habits_.standard) report_missing_end(reading, line);
    const auto result = ending.written ? ending.written : tagged_result_;
    if (!result) return;
    Problem problem;
    problem.line = line;
    problem.result = *result;
    problem.turn = ending.turn;
    if (!is_undone_) problem.outcome = ending.outcome;
    if (tagged_result_ && *tagged_result_ != *result) {
        problem.kind = ProblemKind::result_contradicts_tag;
        problem.text = result_tag_;
    } else if (problem.outcome.is_over() && result_of(problem.outcome) != *result) {
        problem.kind = ProblemKind::result_contradicts_board;
    } else {
        return;
    }
    reading.report(std::move(problem));
}

} // namespace record
