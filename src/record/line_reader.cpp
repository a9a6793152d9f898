#include "record/line_reader.hpp"

#include <utility>

#include "chess/position.hpp"
#include "chess/uci.hpp"
#include "core/digits.hpp"
#include "record/move_words.hpp"
#include "record/other_letters.hpp"
#include "record/pgn_bytes.hpp"
#include "record/recorded_move.hpp"
#include "record/text.hpp"
#include "stackchess/position.hpp"

namespace record {
namespace {

/// Whether a text has a `}` and no `{` before it, as the rest of a comment in a comment does.
bool closes_comment(std::string_view text) {
    const std::size_t brace = text.find_first_of("{}");
    return brace != std::string_view::npos && text[brace] == '}';
}

} // namespace

template <game::Position P>
std::optional<GameResult> LineReader<P>::read(PgnWord word) {
    PgnScanner& scanner = reading_.scanner;
    note_word_of_comment(); // of one before the game
    for (;; word = reading_.next_word()) {
        if (reading_.held.line != 0) settle_held(word);
        if (word != PgnWord::close_variation) enclosed_.clear();
        if (scanner.has_lone_number()) warn_of_number(scanner.take_lone_number(), word);
        while (word == PgnWord::result_at_end)
            if (const auto result = take_result_at_end(word)) return result;
        if (scanner.is_after_number() && !is_skipping())
            numbers_.check(reading_, word, {expected_number(), position_.turn()});
        switch (word) {
        case PgnWord::move:
            if (take_move()) break;
            finish(word);
            return std::nullopt;
        case PgnWord::unreadable:
            if (take_unreadable()) break;
            finish(word);
            return std::nullopt;
        case PgnWord::pass:
            if (ends_before(word)) {
                finish(word);
                return std::nullopt;
            }
            pass();
            break;
        case PgnWord::en_passant: take_en_passant(); break;
        case PgnWord::too_long: refuse(ProblemKind::token_too_long); break;
        case PgnWord::open_variation: open(); break;
        case PgnWord::close_variation: close(); break;
        case PgnWord::nag: take_nag(); break;
        case PgnWord::mark: take_mark(scanner.text()); break;
        case PgnWord::comment: take_comment(); break;
        case PgnWord::bad_tag: refuse_line(); break;
        case PgnWord::result:
            if (depth_ > 0) {
                take_mark(scanner.text());
                break;
            }
            reading_.hold_to_standard(scanner.text(), to_text(scanner.result()));
            return scanner.result();
        case PgnWord::first_number:
        case PgnWord::wrapper:
            if (!ends_before(word)) break;
            [[fallthrough]];
        case PgnWord::tag:
        case PgnWord::end: finish(word); return std::nullopt;
        case PgnWord::result_at_end: break; // taken above
        }
    }
}

/// Warns of a number before the word that the scanner has found, where none belongs. It may be the
/// count of a move of Stackchess.
template <game::Position P>
void LineReader<P>::warn_of_number(const PgnScanner::Stray& number, PgnWord word) {
    const bool is_bad_number = depth_ == 0 && word == PgnWord::close_variation &&
                               reading_.scanner.closes_number(); // reported as such
    if (is_skipping() || is_bad_number) return;
    if (has_counts<P> && !number.has_dots) {
        const bool is_first = depth_ > 0 && !last_;
        refuse_unreadable(number.text);
        if (is_first) enclosed_ = number.text;
    } else
        reading_.report(ProblemKind::lone_number, number.text, number.line);
}

/// Refuses a line that looks like a tag but is not one: it may contain moves.
template <game::Position P>
void LineReader<P>::refuse_line() {
    if (words_ > 0 && !is_skipping())
        refuse(ProblemKind::bad_tag);
    else
        reading_.report_bad_tag();
    reading_.scanner.skip_line();
}

/// Whether a number 1 at the start of a line begins another game: behind an empty line, or where
/// this game is further than that.
template <game::Position P>
bool LineReader<P>::begins_game() {
    // Words are counted, not moves, so that games are parted alike where no move is read.
    return depth_ == 0 && words_ > (reading_.scanner.is_after_empty_line() ? 0U : 1U);
}

/// Whether the game ends before a word without a result.
template <game::Position P>
bool LineReader<P>::ends_before(PgnWord word) {
    switch (word) {
    case PgnWord::tag:
    case PgnWord::end: return true;
    case PgnWord::first_number: return begins_game();
    case PgnWord::pass: // a line `--` begins the signature of a mail
        return depth_ == 0 && words_ > 0 && !reading_.scanner.is_after_number() &&
               reading_.scanner.is_after_empty_line();
    case PgnWord::wrapper: return words_ > 0 || reading_.scanner.text().starts_with("[/");
    case PgnWord::unreadable:
    case PgnWord::move: return words_ > 0 && is_text();
    default: return false;
    }
}

/// Takes `+--`, and the word behind it: a result where the game ends there, a mark where it does
/// not.
template <game::Position P>
std::optional<GameResult> LineReader<P>::take_result_at_end(PgnWord& word) {
    const std::string text(reading_.scanner.text());
    const GameResult result = reading_.scanner.result();
    word = reading_.next_word();
    if (depth_ == 0 && ends_before(word)) {
        reading_.hold_to_standard(text, to_text(result), reading_.scanner.line_before_word());
        finish(word);
        return result;
    }
    take_mark(text, reading_.scanner.line_before_word());
    return std::nullopt;
}

/// Whether a word that is no legal move is text between games: nothing like a move, behind an empty
/// line.
template <game::Position P>
bool LineReader<P>::is_text() {
    PgnScanner& scanner = reading_.scanner;
    return depth_ == 0 && !scanner.is_after_number() && scanner.is_after_empty_line() &&
           !may_be_move(scanner.text());
}

/// Plays the move that the scanner has found; false if it is text behind the game. Inline always,
/// because nearly all words are moves.
template <game::Position P>
[[gnu::always_inline]] inline bool LineReader<P>::take_move() {
    if (is_skipping()) {
        if (is_text()) return pass_text();
        count_word();
        return true;
    }
    if (!before_.empty() && refuse_parted()) return true;
    // An `N` says that the last move was new.
    if (std::exchange(is_after_novelty_, false) && may_be_of("N")) {
        refuse(ProblemKind::illegal_move, {.kind = game::RefusalKind::two_words},
               "N " + std::string(reading_.scanner.text()));
        return true;
    }
    const std::string_view text = reading_.scanner.text();
    if (const std::uint32_t move = read_clean(position_, text, reading_.habits); move != 0) {
        count_word();
        play(move);
        return true;
    }
    return take_odd_move();
}

/// Refuses a move whose piece, or count, stands before it in parentheses; only warns if it stands
/// in a comment.
template <game::Position P>
bool LineReader<P>::refuse_parted() {
    const std::string before = std::exchange(before_, "");
    const std::string word = std::exchange(word_before_, "");
    if (!may_be_of(before)) return false;
    const std::string text(reading_.scanner.text());
    if (word.empty())
        refuse(ProblemKind::illegal_move, {.kind = game::RefusalKind::two_words},
               '(' + before + ") " + text);
    else
        reading_.report(ProblemKind::piece_in_comment, '{' + word + "} " + text);
    return word.empty();
}

/// Whether a piece, or a count, that stands apart may belong to this move.
template <game::Position P>
bool LineReader<P>::may_be_of(std::string_view piece) {
    std::string move(piece);
    move += without_number(reading_.scanner.text());
    return read_word(position_, move, reading_.habits.letters).has_value();
}

/// Takes a word that is not just a move as the standard writes it.
template <game::Position P>
bool LineReader<P>::take_odd_move() {
    const std::string_view text = reading_.scanner.text();
    auto move = read_word(position_, text, reading_.habits.letters);
    if (!move && reading_.is_chess960) move = read_rook_castling(position_, text, move.error());
    if (!move) return refuse_move(move.error());
    count_word();
    if (may_be_count<P>(reading_.scanner)) {
        refuse_unreadable(std::to_string(reading_.scanner.number()) + ' ' + std::string(text));
    } else if (core::is_digit(text.front()) && has_strange_number()) {
        refuse_unreadable();
    } else {
        if (reading_.habits.standard) check_standard(*move);
        play(move->bits());
    }
    return true;
}

/// Whether the digits that are glued to the move are not its number, but may be a part of it: the
/// `1` of `R1f4` without its `R`.
template <game::Position P>
bool LineReader<P>::has_strange_number() const {
    const auto number = glued_number(position_, reading_.scanner.text());
    return number && (reading_.scanner.is_after_number() || *number != expected_number());
}

/// Takes a word that is no legal move: text, a word such as `mate`, or an illegal move. False if it
/// is text behind the game.
template <game::Position P>
bool LineReader<P>::refuse_move(const game::Refusal& refusal) {
    const std::string_view text = reading_.scanner.text();
    if (last_ && tells_check(position_, text)) {
        reading_.hold_to_standard(text, "");
        count_word();
        return true;
    }
    if (is_text()) return pass_text();
    count_word();
    game::Refusal reason = refusal;
    if (refusal.kind == game::RefusalKind::not_a_move) {
        const std::string_view rest = reading_.scanner.line_ahead();
        const bool is_apart = rest.empty() || is_blank(rest.front());
        if (is_after_open_brace_ || closes_comment(rest)) {
            refuse(is_after_open_brace_ ? ProblemKind::nested_comment
                                        : ProblemKind::unopened_comment);
            return true;
        }
        if (is_apart && is_piece_alone(position_, text, reading_.habits.letters))
            reason.kind = game::RefusalKind::two_words;
    } else if (has_no_move(position_.outcome().reason())) {
        reason = {.kind = game::RefusalKind::game_over};
    }
    const bool is_first = depth_ > 0 && !last_;
    refuse(ProblemKind::illegal_move, reason);
    if (is_first) enclosed_ = piece_meant(position_, text, reading_.habits.letters);
    return true;
}

/// Likewise for a word that may be meant as a move but cannot be read with certainty.
template <game::Position P>
bool LineReader<P>::take_unreadable() {
    if (is_text()) return pass_text();
    count_word();
    const std::string_view text = reading_.scanner.text();
    if (closes_comment(text)) {
        refuse(ProblemKind::unopened_comment);
        return true;
    }
    const bool is_first = depth_ > 0 && !last_;
    refuse_unreadable();
    if (is_first) enclosed_ = piece_meant(position_, text, reading_.habits.letters);
    return true;
}

/// Takes `e.p.` apart from its move, which must be one.
template <game::Position P>
void LineReader<P>::take_en_passant() {
    const bool is_right = last_ && is_en_passant(position_, last_->move);
    if (!is_right) refuse_unreadable();
}

/// Passes over text before the first move; false if it stands behind one, where the game ends.
template <game::Position P>
bool LineReader<P>::pass_text() {
    if (words_ > 0) return false;
    reading_.scanner.step_back();
    do reading_.leave_out_line();
    while (reading_.scanner.enter_text_line());
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

/// A side passes: no rule allows it, but analysts write it.
template <game::Position P>
void LineReader<P>::pass() {
    count_word();
    if (is_skipping()) return;
    if (!position_.can_pass()) return refuse(ProblemKind::pass_in_check);
    if (reading_.habits.standard) report_against_standard("");
    play(null_move);
}

/// Inline always, as `play_recorded` is.
template <game::Position P>
[[gnu::always_inline]] inline void LineReader<P>::play(std::uint32_t move) {
    ++reading_.plies;
    if (reading_.is_too_long()) return cut_off();
    ++ply_;
    is_after_open_brace_ = false;
    before_.clear();
    last_.emplace(position_, move);
    reading_.visitor.move(move);
}

template <game::Position P>
void LineReader<P>::take_nag() {
    if (is_skipping()) return;
    const std::string_view text = reading_.scanner.text();
    // Before the first move there is nothing to judge, so the `N` was a knight.
    if (text == "N" && !last_) {
        refuse_unreadable();
        if (depth_ > 0) enclosed_ = text;
        return;
    }
    is_after_novelty_ |= text == "N";
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
void LineReader<P>::take_mark(std::string_view text, std::size_t line) {
    if (is_skipping()) return;
    if (last_ && tells_check(position_, text)) return reading_.hold_to_standard(text, "", line);
    reading_.give_mark(text, line);
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
    if (reading_.held.line != 0) return reading_.hold_comment();
    if (depth_ == 0 && words_ > 0 && reading_.scanner.is_after_empty_line())
        return reading_.hold_comment();
    reading_.take_comment(is_skipping());
    is_after_open_brace_ = reading_.scanner.leaves_brace_open();
    note_word_of_comment();
    if (!is_skipping() && reading_.is_too_long()) cut_off();
}

/// Keeps a comment that may be the piece of the next move: `{N} f3`.
template <game::Position P>
void LineReader<P>::note_word_of_comment() {
    if (!reading_.scanner.has_word_of_comment()) return;
    const std::string word = reading_.scanner.take_word_of_comment();
    if (!before_.empty() || is_skipping()) return;
    before_ = piece_meant(position_, word, reading_.habits.letters);
    if (!before_.empty()) word_before_ = word;
}

/// Comments behind an empty line belong to the next game if this one ends behind them, and else to
/// this one.
template <game::Position P>
void LineReader<P>::settle_held(PgnWord word) {
    const bool is_of_next = word != PgnWord::wrapper && ends_before(word);
    if (word == PgnWord::comment || is_of_next) return;
    if (is_skipping()) {
        reading_.held = {};
        return;
    }
    reading_.give_held();
    note_word_of_comment();
    if (reading_.is_too_long()) cut_off();
}

/// The game has grown beyond the limits: nothing more of it is read, not even its main line.
template <game::Position P>
void LineReader<P>::cut_off() {
    reading_.report(ProblemKind::game_too_long);
    skipped_depth_ = 0;
}

template <game::Position P>
void LineReader<P>::refuse_unreadable(std::string text) {
    refuse(ProblemKind::illegal_move, {.kind = game::RefusalKind::not_a_move}, std::move(text));
}

template <game::Position P>
void LineReader<P>::refuse(ProblemKind kind, const game::Refusal& refusal, std::string text) {
    if (is_skipping()) return;
    Problem problem;
    problem.kind = kind;
    problem.ply = ply_ + 1;
    const bool is_word = text.empty();
    problem.text = is_word ? seen_text(reading_.scanner.text()) : std::move(text);
    problem.refusal = refusal;
    if (kind == ProblemKind::bad_tag) problem.tag_fault = tag_fault(problem.text);
    const bool names_letters = refusal.kind == game::RefusalKind::two_readings;
    if (!names_letters) problem.letters = reading_.habits.letters;
    if (kind == ProblemKind::illegal_move && is_word)
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
    waiting_.push_back({position_, *last_, ply_, std::exchange(is_after_novelty_, false)});
    undo_recorded(position_, last_->move, last_->undo);
    last_.reset();
    numbers_.begin_line();
    --ply_;
    reading_.visitor.begin_variation();
}

template <game::Position P>
void LineReader<P>::close() {
    if (depth_ == 0) {
        if (!is_skipping() && reading_.scanner.closes_number())
            refuse(ProblemKind::bad_number, {}, std::to_string(reading_.scanner.number()) + ')');
        else if (!is_skipping())
            reading_.report(ProblemKind::unopened_variation);
        return;
    }
    if (depth_ == waiting_.size()) resume();
    if (skipped_depth_ == depth_) skipped_depth_.reset();
    --depth_;
    before_ = std::exchange(enclosed_, "");
    word_before_.clear();
}

/// Goes back to the line that waits for the end of this variation.
template <game::Position P>
void LineReader<P>::resume() {
    position_ = waiting_.back().position;
    last_ = waiting_.back().last;
    ply_ = waiting_.back().ply;
    is_after_novelty_ = waiting_.back().is_after_novelty;
    waiting_.pop_back();
    numbers_.begin_line();
    reading_.visitor.end_variation();
}

/// The game ends before a word.
template <game::Position P>
void LineReader<P>::finish(PgnWord word) {
    ended_by_ = word;
    if (depth_ > 0)
        reading_.report(ProblemKind::unclosed_variation, {}, reading_.scanner.line_before_word());
    while (!waiting_.empty()) resume();
}

template class LineReader<chess::Position>;
template class LineReader<stackchess::SmallPosition>;
template class LineReader<stackchess::LargePosition>;

} // namespace record
