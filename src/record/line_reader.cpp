#include "record/line_reader.hpp"

#include <utility>

#include "chess/position.hpp"
#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "core/digits.hpp"
#include "record/move_form.hpp"
#include "record/other_letters.hpp"
#include "record/recorded_move.hpp"
#include "record/text.hpp"
#include "stackchess/notation.hpp"
#include "stackchess/position.hpp"

namespace record {
namespace {

core::Result<stackchess::Move, game::Refusal> read_word(const auto& position, std::string_view text,
                                                        game::LetterSet letters) {
    return read_written(position, text, letters);
}

/// A number glued to a move, `1e4`, can only be its own; castling alone begins with a digit.
std::string_view without_number(std::string_view text) {
    if (!core::is_digit(text.front())) return text;
    const std::size_t digits = text.find_first_not_of("0123456789");
    if (digits != 0 && digits != std::string_view::npos && text.front() != '0')
        text.remove_prefix(digits);
    return text;
}

core::Result<chess::Move, game::Refusal> read_word(const chess::Position& position,
                                                   std::string_view text, game::LetterSet letters) {
    constexpr game::LetterSet english{game::Letters::english};
    text = without_number(text);
    if (letters == english) return read_written(position, text, game::Letters::english);
    return read_written(position, text, letters);
}

/// Whether the standard forbids what is only worth a warning elsewhere.
constexpr bool is_against_standard(ProblemKind kind) {
    return kind == ProblemKind::bad_result || kind == ProblemKind::result_contradicts_tag ||
           kind == ProblemKind::repeated_tag || kind == ProblemKind::text_outside;
}

/// What it takes to hold a comment, so that many short ones count for what they are.
constexpr std::size_t bytes_beside_comment = sizeof(std::string);

} // namespace

PgnWord GameReading::next_word() {
    const PgnWord word = scanner.next();
    if (!habits.standard) return word;
    if (auto stray = scanner.take_stray()) {
        Problem problem;
        problem.kind = ProblemKind::not_standard;
        problem.line = stray->line;
        problem.text = std::move(stray->text);
        report(std::move(problem));
    }
    return word;
}

void GameReading::report(Problem problem) {
    problem.breaks_standard = habits.standard && is_against_standard(problem.kind);
    ++(is_warning(problem) ? warnings : problems);
    if (problems + warnings > limits.problems) return;
    problem.game = game;
    if (problem.line == 0) problem.line = scanner.line();
    visitor.problem(problem);
}

void GameReading::report(ProblemKind kind, std::string_view text) {
    Problem problem;
    problem.kind = kind;
    problem.text = to_utf8(text);
    report(std::move(problem));
}

void GameReading::take_comment(bool is_skipped) {
    if (const auto comment = read_comment(is_skipped)) give_comment(*comment);
}

std::optional<std::string> GameReading::read_comment(bool is_skipped) {
    const std::size_t line = scanner.line();
    const bool is_wanted = !is_skipped && visitor.wants_comments();
    // Twice the limit, because line ends and indents are not counted once it is clean.
    Taken taken = is_wanted ? scanner.take_comment(scratch, 2 * limits.comment_bytes)
                            : scanner.skip_comment();
    std::optional<std::string> comment;
    if (is_wanted) comment = clean_comment(scratch);
    if (is_wanted && comment->size() > limits.comment_bytes) {
        comment = clean_comment(utf8_prefix(*comment, limits.comment_bytes));
        if (taken == Taken::whole) taken = Taken::cut;
    }
    if (taken != Taken::whole) report_comment(taken, line);
    return comment;
}

void GameReading::report_comment(Taken taken, std::size_t line) {
    Problem problem;
    problem.kind =
        taken == Taken::cut ? ProblemKind::comment_too_long : ProblemKind::unclosed_comment;
    problem.line = line;
    report(std::move(problem));
}

void GameReading::give_comment(const std::string& comment) {
    if (comment.empty()) return;
    note_bytes += comment.size() + bytes_beside_comment;
    if (!is_too_long()) visitor.comment(comment);
}

void GameReading::leave_out(std::string_view beginning) {
    if (!has_passed_text) report(ProblemKind::text_outside, beginning);
    has_passed_text = true;
}

void GameReading::pass_text(std::string_view beginning) {
    leave_out(beginning);
    scanner.skip_text();
}

void GameReading::give_mark(std::string_view text) {
    hold_to_standard(text, "");
    if (visitor.wants_comments()) give_comment(clean_comment(text));
}

void GameReading::hold_to_standard(std::string_view text, std::string_view standard) {
    if (!habits.standard || text == standard) return;
    Problem problem;
    problem.kind = ProblemKind::not_standard;
    problem.text = to_utf8(text);
    problem.standard = standard;
    report(std::move(problem));
}

template <game::Position P>
std::optional<GameResult> LineReader<P>::read(PgnWord word) {
    PgnScanner& scanner = reading_.scanner;
    for (;; word = reading_.next_word()) {
        if (reading_.habits.standard) check_number(word);
        switch (word) {
        case PgnWord::move:
            if (take_move()) break;
            ended_by_ = word;
            finish();
            return std::nullopt;
        case PgnWord::pass: pass(); break;
        case PgnWord::too_long: refuse(ProblemKind::token_too_long); break;
        case PgnWord::open_variation: open(); break;
        case PgnWord::close_variation: close(); break;
        case PgnWord::nag: take_nag(); break;
        case PgnWord::mark: take_mark(); break;
        case PgnWord::comment: take_comment(); break;
        case PgnWord::bad_tag: reading_.report(ProblemKind::bad_tag, scanner.text()); break;
        case PgnWord::result:
            if (depth_ > 0) {
                take_mark();
                break;
            }
            reading_.hold_to_standard(scanner.text(), to_text(scanner.result()));
            return scanner.result();
        case PgnWord::first_number:
            if (!begins_game()) break;
            [[fallthrough]];
        case PgnWord::tag:
        case PgnWord::end:
            ended_by_ = word;
            finish();
            return std::nullopt;
        }
    }
}

/// Whether a word that is no legal move is text between games: nothing like a move, behind an empty
/// line.
template <game::Position P>
bool LineReader<P>::is_text() const {
    const PgnScanner& scanner = reading_.scanner;
    return depth_ == 0 && !scanner.is_after_number() && scanner.is_after_empty_line() &&
           !has_move_form(scanner.text());
}

/// Plays the move that the scanner has found; false if it is text behind the game.
template <game::Position P>
bool LineReader<P>::take_move() {
    if (is_skipping()) {
        if (is_text()) return pass_text();
        has_words_ |= depth_ == 0;
        return true;
    }
    const auto move = read_word(position_, reading_.scanner.text(), reading_.habits.letters);
    if (!move && is_text()) return pass_text();
    has_words_ |= depth_ == 0;
    if (!move) {
        refuse(ProblemKind::illegal_move, move.error());
    } else {
        if (reading_.habits.standard) check_standard(*move);
        play(move->bits());
    }
    return true;
}

/// Passes over text before the first move; false if it stands behind one, where the game ends.
template <game::Position P>
bool LineReader<P>::pass_text() {
    if (has_words_) return false;
    reading_.pass_text(reading_.scanner.line_from_word());
    return true;
}

template <game::Position P>
void LineReader<P>::check_standard(Move move) {
    if (!is_standard(position_, move, reading_.scanner.text()))
        report_against_standard(score_text(position_, move, game::Letters::english));
}

/// Reports the move that the scanner has found, for which the standard writes another text or none.
template <game::Position P>
void LineReader<P>::report_against_standard(std::string standard) {
    Problem problem;
    problem.kind = ProblemKind::not_standard;
    problem.ply = ply_ + 1;
    problem.text = to_utf8(reading_.scanner.text());
    problem.standard = std::move(standard);
    reading_.report(std::move(problem));
}

/// Compares the number before the word that the scanner has found with that of the next move.
template <game::Position P>
void LineReader<P>::check_number(PgnWord word) {
    if (is_skipping() || !reading_.scanner.is_after_number()) return;
    if (word == PgnWord::first_number && begins_game()) return;
    const std::string_view number = reading_.scanner.number();
    const std::size_t expected = (static_cast<std::size_t>(first_ply_) + ply_) / 2;
    if (core::read_number<std::size_t>(number, 0, Limits::no_limit) == expected) return;
    Problem problem;
    problem.kind = ProblemKind::wrong_number;
    problem.text = number;
    problem.standard = std::to_string(expected);
    reading_.report(std::move(problem));
}

/// A side passes: no rule allows it, but analysts write it.
template <game::Position P>
void LineReader<P>::pass() {
    has_words_ |= depth_ == 0;
    if (is_skipping()) return;
    if (!can_pass(position_)) return refuse(ProblemKind::pass_in_check);
    if (reading_.habits.standard) report_against_standard("");
    play(null_move);
}

template <game::Position P>
void LineReader<P>::play(std::uint32_t move) {
    ++reading_.plies;
    if (reading_.is_too_long()) return cut_off();
    ++ply_;
    last_.emplace(position_, move);
    reading_.visitor.move(move);
}

template <game::Position P>
void LineReader<P>::take_nag() {
    if (is_skipping()) return;
    const std::string_view text = reading_.scanner.text();
    constexpr Nag last_of_standard = 255;
    constexpr Nag last_suffix = 6; // `?!`
    const Nag nag = reading_.scanner.nag();
    if (nag > last_of_standard)
        reading_.hold_to_standard(text, "");
    else if (!text.starts_with('$') && nag > last_suffix)
        reading_.hold_to_standard(text, '$' + std::to_string(nag));
    reading_.note_bytes += sizeof(Nag);
    if (reading_.is_too_long()) return cut_off();
    reading_.visitor.nag(reading_.scanner.nag());
}

template <game::Position P>
void LineReader<P>::take_mark() {
    if (is_skipping()) return;
    reading_.give_mark(reading_.scanner.text());
    if (reading_.is_too_long()) cut_off();
}

template <game::Position P>
game::Outcome LineReader<P>::outcome() const {
    if (is_skipping() || depth_ > 0) return {};
    const game::Outcome outcome = position_.outcome();
    return is_on_board(outcome.reason()) ? outcome : game::Outcome{};
}

template <game::Position P>
void LineReader<P>::take_comment() {
    reading_.take_comment(is_skipping());
    if (!is_skipping() && reading_.is_too_long()) cut_off();
}

/// The game has grown beyond the limits: nothing more of it is read, not even its main line.
template <game::Position P>
void LineReader<P>::cut_off() {
    reading_.report(ProblemKind::game_too_long);
    skipped_depth_ = 0;
}

template <game::Position P>
void LineReader<P>::refuse(ProblemKind kind, const game::Refusal& refusal) {
    if (is_skipping()) return;
    Problem problem;
    problem.kind = kind;
    problem.ply = ply_ + 1;
    problem.text = to_utf8(reading_.scanner.text());
    problem.refusal = refusal;
    if (kind == ProblemKind::illegal_move)
        problem.readable_in =
            other_letters(position_, reading_.scanner.text(), reading_.habits.letters);
    problem.turn = position_.turn();
    problem.rules = P::rules;
    reading_.report(std::move(problem));
    skipped_depth_ = depth_;
}

template <game::Position P>
void LineReader<P>::open() {
    ++depth_;
    if (is_skipping()) return;
    if (!last_ || depth_ > reading_.limits.depth) {
        reading_.report(last_ ? ProblemKind::variations_too_deep
                              : ProblemKind::variation_before_move);
        skipped_depth_ = depth_;
        return;
    }
    waiting_.push_back({position_, *last_, ply_});
    undo_recorded(position_, last_->move, last_->undo);
    last_.reset();
    --ply_;
    reading_.visitor.begin_variation();
}

template <game::Position P>
void LineReader<P>::close() {
    if (depth_ == 0) {
        if (!is_skipping()) reading_.report(ProblemKind::unopened_variation);
        return;
    }
    if (depth_ == waiting_.size()) resume();
    if (skipped_depth_ == depth_) skipped_depth_.reset();
    --depth_;
}

/// Goes back to the line that waits for the end of this variation.
template <game::Position P>
void LineReader<P>::resume() {
    position_ = waiting_.back().position;
    last_ = waiting_.back().last;
    ply_ = waiting_.back().ply;
    waiting_.pop_back();
    reading_.visitor.end_variation();
}

/// The game ends without a result.
template <game::Position P>
void LineReader<P>::finish() {
    if (depth_ > 0) reading_.report(ProblemKind::unclosed_variation);
    while (!waiting_.empty()) resume();
}

template class LineReader<chess::Position>;
template class LineReader<stackchess::SmallPosition>;
template class LineReader<stackchess::LargePosition>;

} // namespace record
