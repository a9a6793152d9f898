#include "record/game_reader.hpp"

#include <algorithm>
#include <utility>

#include "core/digits.hpp"
#include "record/move_form.hpp"
#include "record/tags.hpp"
#include "record/text.hpp"

namespace record {
namespace {

/// Whether a line that is not a tag was meant as one: `[Event Cup]`.
bool is_meant_as_tag(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of("[ \t"), line.size()));
    const std::string_view name = line.substr(0, line.find_first_of(" \t]"));
    if (name.size() < line.size()) return is_known_name(standard_name(name));
    return is_known_beginning(name); // the text was cut off there
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
    has_left_out |= more.has_left_out;
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
        report_left_out(reading);
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

/// Returns the first word of the game that was found, and reports the problems before it.
PgnWord GameReader::begin(PgnVisitor& visitor) {
    for (const Problem& problem : std::exchange(between_, {})) visitor.problem(problem);
    return *std::exchange(found_, std::nullopt);
}

ReadableMoves GameReader::readable_moves(ByteSource rest, game::Letters language) const {
    GameReader reader(*this, std::move(rest), language);
    DeafVisitor deaf;
    GameReading reading{reader.scanner_, deaf,        limits_, reader.habits_,
                        reader.comment_, reader.held_};
    const PgnWord word = reader.tags_.read(reading, *found_);
    const Ending ending = reader.read_moves(reading, word);
    return {ending.plies, reading.plies};
}

void GameReader::leave_out(PgnVisitor& visitor) {
    const PgnWord first = begin(visitor);
    GameReading report{scanner_, visitor, limits_, habits_, comment_, held_};
    report.game = ++counts_.games;
    report.report(ProblemKind::game_too_long);
    count(report);
    held_ = {};
    before_ = Before::ended;
    DeafVisitor deaf(visitor.wants_comments());
    GameReading reading{scanner_, deaf, limits_, habits_, comment_, held_};
    const PgnWord word = tags_.read(reading, first);
    const Ending ending = skip_moves(reading, word);
    game_end_ = scanner_.bytes();
    find_next_game(reading, ending.by);
}

void GameReader::read_game(GameReading& reading, PgnWord first) {
    reading.game = ++counts_.games;
    reading.passed = GameReading::Passed::nothing;
    reading.visitor.begin_game(scanner_.line());
    reading.give_held();
    const PgnWord word = tags_.read(reading, first);
    if (habits_.standard)
        if (const std::string missing = tags_.missing(); !missing.empty())
            reading.report(ProblemKind::missing_tags, missing);
    const bool continues = continues_game_before(word);
    if (continues) reading.report(ProblemKind::moves_of_game_before, scanner_.text());
    if (is_behind_result_ && !tags_.has_any() && word == PgnWord::move)
        reading.report(ProblemKind::moves_behind_result, scanner_.text());
    const Ending ending = read_moves(reading, word, continues);
    if (ending.is_passed && ending.written != GameResult::unfinished)
        reading.report(ProblemKind::pass_at_end, {}, scanner_.line_before_word());
    is_behind_result_ = tags_.has_any() && ending.written && ending.is_whole && ending.plies == 0;
    game_end_ = scanner_.bytes();
    report_escaped_line(reading);
    check_end(reading, ending);
    check_undone(reading, ending);
    compare_results(reading, ending);
    find_next_game(reading, ending.by);
    const auto result = ending.written ? ending.written : tags_.result();
    reading.visitor.end_game(result.value_or(GameResult::unfinished));
}

void GameReader::count(const GameReading& reading) {
    counts_.plies += reading.plies;
    counts_.problems += reading.problems;
    counts_.warnings += reading.warnings;
    counts_.has_left_out |= reading.has_left_out;
}

PgnWord GameReader::next_word(GameReading& reading) {
    if (ahead_) return *std::exchange(ahead_, std::nullopt);
    return reading.next_word();
}

/// Finds the first word of a game, and passes over what is not part of one. The comments on the way
/// are held for that game; those right behind the previous game, if there is one, are given to it.
PgnWord GameReader::find_game(GameReading& reading, GameReading* before) {
    bool is_numbered = false;
    bool is_open = false; // right behind `[pgn]`, or behind a comment that begins a line
    for (;;) {
        const PgnWord word = next_word(reading);
        leave_out_number(reading);
        if (scanner_.is_after_empty_line()) before = nullptr;
        switch (word) {
        case PgnWord::end:
        case PgnWord::tag: return word;
        case PgnWord::comment:
            is_numbered = before == nullptr && (is_numbered || scanner_.is_after_number());
            is_open |= scanner_.is_first_of_line();
            if (before != nullptr)
                take_comment_behind(reading, *before);
            else
                reading.hold_comment();
            continue;
        case PgnWord::first_number: is_numbered = true; continue;
        case PgnWord::wrapper: is_open = true; continue;
        case PgnWord::result:
            if (held_.line != 0) return word; // a game of comments alone
            [[fallthrough]];
        case PgnWord::nag:
        case PgnWord::mark:
        case PgnWord::result_at_end:
        case PgnWord::en_passant:
        case PgnWord::close_variation: reading.leave_out(scanner_.text()); break;
        default:
            is_numbered |= scanner_.is_after_number();
            if (is_game(word, is_numbered, is_open)) {
                if (!is_numbered && reading.passed != GameReading::Passed::nothing)
                    warn_of_missing_number(reading, word);
                return word;
            }
            leave_out_from(reading, word, is_numbered);
            before = nullptr;
        }
        is_numbered = is_open = false;
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
    scanner_.take_word_of_comment();
    gap.passed = GameReading::Passed::nothing; // told apart from what came before
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

/// Warns of comments that belong to no game, and of lines that begin with `%`.
void GameReader::report_left_out(GameReading& reading) {
    if (held_.line != 0) reading.report(ProblemKind::comment_outside, {}, held_.line);
    held_ = {};
    report_escaped_line(reading);
}

/// Warns of lines that begin with `%`, before a game or in it, because they may hold its moves.
void GameReader::report_escaped_line(GameReading& reading) {
    if (const std::size_t line = scanner_.take_escaped_line(); line != 0)
        reading.report(ProblemKind::escaped_line, {}, line);
}

/// Passes over the rest of the line, from a word that is not part of a game.
void GameReader::leave_out_from(GameReading& reading, PgnWord word, bool is_numbered) {
    if (word == PgnWord::too_long)
        reading.leave_out(scanner_.text());
    else
        scanner_.step_back();
    reading.leave_out_line(is_numbered);
}

/// Whether a word outside all games begins one that has no tags.
bool GameReader::is_game(PgnWord word, bool is_numbered, bool is_open) {
    const bool is_first = is_numbered && scanner_.number() == 1;
    switch (word) {
    case PgnWord::bad_tag: return is_meant_as_tag(scanner_.text());
    case PgnWord::pass: return is_first;
    case PgnWord::unreadable: return is_first && may_be_move(scanner_.text());
    case PgnWord::move:
        if (has_chess_form(scanner_.text()))
            return is_numbered ? is_first : is_open || scanner_.is_first_of_line();
        return is_first &&
               (may_be_move(scanner_.text()) || is_before_moves(scanner_.line_from_word()));
    default: return false;
    }
}

GameReader::Ending GameReader::read_moves(GameReading& reading, PgnWord word, bool is_skipped) {
    const auto read_from = [&](const auto& start) {
        reading.is_chess960 = tags_.names_chess960() || start.is_chess960();
        LineReader lines(reading, start);
        const auto written = is_skipped ? lines.skip(word) : lines.read(word);
        return Ending{written,       lines.ended_by(), lines.outcome(),       lines.turn(),
                      lines.plies(), lines.is_whole(), lines.ends_with_pass()};
    };
    if (tags_.has_usual_start()) { // nothing to be read or checked
        reading.visitor.start(chess_start_);
        return read_from(chess_position_);
    }
    const auto start = tags_.read_start(reading);
    if (!start) return skip_moves(reading, word);
    reading.visitor.start(*start);
    return with_start(*start, read_from);
}

GameReader::Ending GameReader::skip_moves(GameReading& reading, PgnWord word) {
    LineReader lines(reading, chess_position_);
    const auto written = lines.skip(word);
    return {written, lines.ended_by()};
}

/// Reports a tag among the moves. A game may lack its result, but the tags of the next one begin a
/// line, and stand behind an empty line or begin as usual. Where something else was wrong, that
/// may be why they do not.
void GameReader::check_end(GameReading& reading, const Ending& ending) {
    const bool has_moves = ending.plies > 0 || !ending.is_whole;
    const bool is_cut = !ending.written && ending.by == PgnWord::tag && has_moves;
    before_ = is_cut ? Before::unfinished : Before::ended;
    const bool is_parted = scanner_.is_after_empty_line() || held_.line != 0; // by a comment
    if (!is_cut || is_parted) return;
    const std::string_view name = standard_name(scanner_.text());
    if (scanner_.is_first_of_line() && tags_.may_begin(name)) return;
    before_ = Before::torn;
    if (reading.problems == 0) reading.report(ProblemKind::tag_among_moves, name);
}

/// Whether the moves that begin with a word continue the previous game, which has no result:
/// they have another number than the first, or the tags before them stand among the moves.
bool GameReader::continues_game_before(PgnWord word) const {
    const bool is_move =
        word == PgnWord::move || word == PgnWord::pass || word == PgnWord::unreadable;
    if (before_ == Before::ended || tags_.has_fen() || !is_move) return false;
    auto number = tags_.number_apart();
    if (scanner_.is_after_number()) number = {scanner_.number(), scanner_.number_dots()};
    if (!number) return before_ == Before::torn;
    constexpr std::size_t dots_of_black = 3;
    return number->number != 1 || number->dots >= dots_of_black;
}

/// Warns of a tag Undone that is not a number of moves of this game.
void GameReader::check_undone(GameReading& reading, const Ending& ending) {
    if (!tags_.undone()) return;
    const auto undone = read_undone(*tags_.undone());
    if (!undone || (ending.is_whole && *undone > ending.plies))
        reading.report(ProblemKind::bad_undone, *tags_.undone());
}

/// Warns where tag, end and board disagree about the result.
void GameReader::compare_results(GameReading& reading, const Ending& ending) {
    const auto line = [&] { return ending.by ? scanner_.line_before_word() : scanner_.line(); };
    if (!ending.written && habits_.standard) reading.report(ProblemKind::missing_end, {}, line());
    const auto result = ending.written ? ending.written : tags_.result();
    if (!result) return;
    const bool is_taken_back = read_undone(tags_.undone().value_or("")).value_or(0) > 0;
    const game::Outcome outcome = is_taken_back ? game::Outcome{} : ending.outcome;
    const bool contradicts_tag = tags_.result() && *tags_.result() != *result;
    const bool contradicts_board = outcome.is_over() && result_of(outcome) != *result;
    if (!contradicts_tag && !contradicts_board) return;
    Problem problem;
    problem.kind = contradicts_tag ? ProblemKind::result_contradicts_tag
                                   : ProblemKind::result_contradicts_board;
    if (contradicts_tag) problem.text = tags_.result_text();
    problem.line = line();
    problem.result = *result;
    problem.turn = ending.turn;
    problem.outcome = outcome;
    reading.report(std::move(problem));
}

} // namespace record
