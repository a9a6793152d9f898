#include "record/game_reader.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/digits.hpp"
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

/// Whether such a line was meant as a tag that says where the game starts: `[FEN 8/8/8 w - - 0 1]`.
bool is_meant_as_start(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of("[ \t"), line.size()));
    const std::string_view name = line.substr(0, line.find_first_of(" \t]:=\"\'"));
    return StartTags::are(standard_name(name));
}

/// Whether a word is followed by another that is a move, or a second move in the same line: then it
/// was meant as a move too.
bool is_before_moves(std::string_view line) {
    const std::size_t space = std::min(line.find_first_of(" \t"), line.size());
    const std::size_t second = std::min(line.find_first_not_of(" \t", space), line.size());
    const std::string_view rest = line.substr(second);
    return has_chess_form(rest.substr(0, rest.find_first_of(" \t"))) ||
           line.find(" 2.") != std::string_view::npos;
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

/// Keeps the problems between two games, until the first of them is over.
class BetweenGames final : public PgnVisitor {
  public:
    BetweenGames(std::vector<Problem>& problems, bool wants_comments)
        : problems_(problems), wants_comments_(wants_comments) {}

    void problem(const Problem& problem) override { problems_.push_back(problem); }
    bool wants_comments() const override { return wants_comments_; }

  private:
    std::vector<Problem>& problems_;
    bool wants_comments_;
};

} // namespace

ReadCounts& ReadCounts::operator+=(const ReadCounts& more) {
    games += more.games;
    plies += more.plies;
    problems += more.problems;
    warnings += more.warnings;
    return *this;
}

bool GameReader::next(PgnVisitor& visitor) {
    find(visitor.wants_comments());
    GameReading reading{scanner_, visitor, limits_, habits_, comment_, held_};
    const PgnWord first = begin(visitor);
    const bool is_found = first != PgnWord::end;
    if (is_found)
        read_game(reading, first);
    else
        report_lost_comments(reading);
    count(reading);
    return is_found;
}

bool GameReader::find(bool wants_comments) {
    if (!found_) {
        BetweenGames between(between_, wants_comments);
        GameReading gap{scanner_, between, limits_, habits_, comment_, held_};
        found_ = find_game(gap, nullptr);
        count(gap);
    }
    return found_ != PgnWord::end;
}

/// The first word of the game that was found. Tells what is wrong before it.
PgnWord GameReader::begin(PgnVisitor& visitor) {
    for (const Problem& problem : std::exchange(between_, {})) visitor.problem(problem);
    return *std::exchange(found_, std::nullopt);
}

std::uint64_t GameReader::readable_moves(ByteSource rest, game::Letters language) const {
    GameReader reader(*this, std::move(rest), language);
    DeafVisitor deaf;
    GameReading reading{reader.scanner_, deaf,        limits_, reader.habits_,
                        reader.comment_, reader.held_};
    const PgnWord word = reader.read_tags(reading, *found_);
    reader.read_moves(reading, word);
    return reading.plies;
}

void GameReader::leave_out(PgnVisitor& visitor) {
    const PgnWord first = begin(visitor);
    GameReading report{scanner_, visitor, limits_, habits_, comment_, held_};
    report.game = ++counts_.games;
    report.report(ProblemKind::game_too_long);
    count(report);
    held_ = {};
    DeafVisitor deaf(visitor.wants_comments());
    GameReading reading{scanner_, deaf, limits_, habits_, comment_, held_};
    const PgnWord word = read_tags(reading, first);
    const Ending ending = skip_moves(reading, word);
    game_end_ = scanner_.bytes();
    find_next_game(reading, ending.by);
}

void GameReader::read_game(GameReading& reading, PgnWord first) {
    reading.game = ++counts_.games;
    reading.has_passed_text = false;
    reading.visitor.begin_game(scanner_.line());
    reading.give_held();
    const PgnWord word = read_tags(reading, first);
    if (habits_.standard)
        if (const std::string missing = standard_tags_.missing(); !missing.empty())
            reading.report(ProblemKind::missing_tags, missing);
    const Ending ending = read_moves(reading, word);
    game_end_ = scanner_.bytes();
    check_undone(reading, ending);
    compare_results(reading, ending);
    find_next_game(reading, ending.by);
    const auto result = ending.written ? ending.written : tagged_result_;
    reading.visitor.end_game(result.value_or(GameResult::unfinished));
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

/// Finds the first word of a game, and passes over what belongs to none. The comments on the way
/// are held for that game; those right behind the game before, if there is one, are given to it.
PgnWord GameReader::find_game(GameReading& reading, GameReading* before) {
    bool is_numbered = false;
    bool is_wrapped = false; // right behind `[pgn]`
    for (;;) {
        const PgnWord word = next_word(reading);
        leave_out_number(reading);
        if (scanner_.is_after_empty_line()) before = nullptr;
        switch (word) {
        case PgnWord::end:
        case PgnWord::tag: return word;
        case PgnWord::comment:
            is_numbered = before == nullptr && (is_numbered || scanner_.is_after_number());
            if (before != nullptr)
                take_comment_behind(reading, *before);
            else
                reading.hold_comment();
            continue;
        case PgnWord::first_number: is_numbered = true; continue;
        case PgnWord::wrapper: is_wrapped = true; continue;
        case PgnWord::result:
            if (held_.line != 0) return word; // a game of comments alone
            [[fallthrough]];
        case PgnWord::nag:
        case PgnWord::mark:
        case PgnWord::forfeit:
        case PgnWord::en_passant:
        case PgnWord::close_variation: reading.leave_out(scanner_.text()); break;
        default:
            is_numbered |= scanner_.is_after_number();
            if (is_game(word, is_numbered, is_wrapped)) {
                if (!is_numbered && reading.has_passed_text) warn_of_missing_number(reading, word);
                return word;
            }
            reading.leave_out(beginning_of_text(word));
            scanner_.skip_text();
            before = nullptr;
        }
        is_numbered = is_wrapped = false;
    }
}

/// Finds the first word of the next game; `behind` is the word behind this one, if it is known.
/// Where no game follows, all comments belong to this one.
void GameReader::find_next_game(GameReading& reading, std::optional<PgnWord> behind) {
    BetweenGames between(between_, reading.visitor.wants_comments());
    GameReading gap{scanner_, between, limits_, habits_, comment_, held_};
    ahead_ = behind;
    found_ = find_game(gap, behind ? nullptr : &reading);
    count(gap);
    if (found_ == PgnWord::end) reading.give_held();
}

/// Gives the comment that the scanner has found to the game before it.
void GameReader::take_comment_behind(GameReading& gap, GameReading& game) {
    game.take_comment(false);
    gap.has_passed_text = false; // what follows may be told apart from what came before
}

void GameReader::leave_out_number(GameReading& reading) {
    if (!scanner_.has_lone_number()) return;
    const PgnScanner::Stray number = scanner_.take_lone_number();
    reading.leave_out(number.text, number.line);
}

/// Warns of moves without a number that are taken for a game, where text stands before them.
void GameReader::warn_of_missing_number(GameReading& reading, PgnWord word) {
    if (word == PgnWord::move)
        reading.report(ProblemKind::unnumbered_game, utf8_prefix(scanner_.line_from_word(), 60));
}

/// Comments in a text without games belong to none.
void GameReader::report_lost_comments(GameReading& reading) {
    if (held_.line != 0) reading.report(ProblemKind::comment_outside, {}, held_.line);
    held_ = {};
}

/// What stands where a word that is part of no game was found.
std::string_view GameReader::beginning_of_text(PgnWord word) const {
    const bool is_behind = word == PgnWord::bad_tag || word == PgnWord::too_long;
    return is_behind ? scanner_.text() : scanner_.line_from_word();
}

/// Whether a word outside all games begins one that has no tags.
bool GameReader::is_game(PgnWord word, bool is_numbered, bool is_wrapped) {
    const bool is_first = is_numbered && scanner_.number() == 1;
    switch (word) {
    case PgnWord::bad_tag: return is_meant_as_tag(scanner_.text());
    case PgnWord::pass: return is_numbered;
    case PgnWord::unreadable: return is_first && may_be_move(scanner_.text());
    case PgnWord::move:
        if (has_chess_form(scanner_.text()))
            return is_numbered || is_wrapped || scanner_.is_first_of_line();
        return is_first &&
               (may_be_move(scanner_.text()) || is_before_moves(scanner_.line_from_word()));
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
    undone_tag_.reset();
    for (;; word = reading.next_word()) {
        switch (word) {
        case PgnWord::tag:
            if (begins_next_game()) return word;
            take_tag(reading);
            break;
        case PgnWord::bad_tag:
            start_tags_.is_damaged |= is_meant_as_start(scanner_.text());
            reading.report(ProblemKind::bad_tag, scanner_.text());
            break;
        case PgnWord::comment: reading.take_comment(false); break;
        case PgnWord::wrapper:
            if (scanner_.text().starts_with("[/")) return word;
            break;
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
    if (taken != Taken::whole) {
        start_tags_.is_damaged |= StartTags::are(name);
        return reading.report(
            taken == Taken::cut ? ProblemKind::tag_too_long : ProblemKind::bad_tag, name);
    }
    if (is_repeated(name)) reading.report(ProblemKind::repeated_tag, name);
    if (start_tags_.set(name, value)) start_line_ = scanner_.line();
    if (name == "Result") take_result_tag(reading, value);
    if (name == "Undone") undone_tag_ = value;
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
    std::string standard = with_escapes(value);
    std::ranges::replace(standard, '\t', ' ');
    reading.hold_to_standard(to_utf8(scanner_.raw_value()), standard);
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
        return Ending{written, lines.ended_by(), lines.outcome(), lines.turn(), lines.plies()};
    };
    if (start_tags_.is_empty()) { // nearly always: no setup to be read or checked
        reading.visitor.start(chess_start_);
        return read_from(chess_position_);
    }
    if (start_tags_.is_damaged) return skip_moves(reading, word);
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
    if (start && hides_chess960(start_tags_, start->setup))
        reading.report(ProblemKind::chess960_rights, *start_tags_.fen, start_line_);
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

/// Warns of a tag Undone that tells no number of moves of this game.
void GameReader::check_undone(GameReading& reading, const Ending& ending) {
    if (!undone_tag_) return;
    const auto undone = core::read_number<std::size_t>(*undone_tag_, 0, Limits::no_limit);
    if (!undone || (ending.plies && *undone > *ending.plies))
        reading.report(ProblemKind::bad_undone, *undone_tag_);
}

/// Warns where tag, end and board disagree about the result.
void GameReader::compare_results(GameReading& reading, const Ending& ending) {
    const std::size_t line = ending.by ? scanner_.line_before_word() : scanner_.line();
    if (!ending.written && habits_.standard) reading.report(ProblemKind::missing_end, {}, line);
    const auto result = ending.written ? ending.written : tagged_result_;
    if (!result) return;
    Problem problem;
    problem.line = line;
    problem.result = *result;
    problem.turn = ending.turn;
    if (!undone_tag_) problem.outcome = ending.outcome;
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
