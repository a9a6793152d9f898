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

/// Whether a word is castling in several words, the only one that has blanks: `0-0 -0`.
bool is_castling_in_words(std::string_view text) {
    const bool is_castling = text.back() == '0' || text.back() == 'O' || text.back() == 'o';
    return is_castling && text.find(' ') != std::string_view::npos;
}

core::Result<chess::Move, game::Refusal> read_word(const chess::Position& position,
                                                   std::string_view text, game::LetterSet letters) {
    constexpr game::LetterSet english{game::Letters::english};
    if (core::is_digit(text.front())) text = without_number(text);
    if (is_castling_in_words(text))
        return core::Failure(game::Refusal{.kind = game::RefusalKind::not_a_move});
    if (letters == english) return read_written(position, text, game::Letters::english);
    return read_written(position, text, letters);
}

} // namespace

template <game::Position P>
std::optional<GameResult> LineReader<P>::read(PgnWord word) {
    PgnScanner& scanner = reading_.scanner;
    for (;; word = reading_.next_word()) {
        if (scanner.has_lone_number()) warn_of_number(scanner.take_lone_number());
        while (word == PgnWord::forfeit)
            if (const auto result = take_forfeit(word)) return result;
        if (reading_.habits.standard) check_number(word);
        switch (word) {
        case PgnWord::move:
            if (take_move()) break;
            finish(word);
            return std::nullopt;
        case PgnWord::pass: pass(); break;
        case PgnWord::too_long: refuse(ProblemKind::token_too_long); break;
        case PgnWord::open_variation: open(); break;
        case PgnWord::close_variation: close(); break;
        case PgnWord::nag: take_nag(); break;
        case PgnWord::mark: take_mark(scanner.text()); break;
        case PgnWord::comment: take_comment(); break;
        case PgnWord::bad_tag: reading_.report(ProblemKind::bad_tag, scanner.text()); break;
        case PgnWord::result:
            if (depth_ > 0) {
                take_mark(scanner.text());
                break;
            }
            reading_.hold_to_standard(scanner.text(), to_text(scanner.result()));
            return scanner.result();
        case PgnWord::first_number:
            if (!begins_game()) break;
            [[fallthrough]];
        case PgnWord::tag:
        case PgnWord::end: finish(word); return std::nullopt;
        case PgnWord::forfeit: break; // taken above
        }
    }
}

/// Warns of a number before the word that the scanner has found, where none belongs.
template <game::Position P>
void LineReader<P>::warn_of_number(const PgnScanner::Stray& number) {
    if (!is_skipping()) reading_.report(ProblemKind::lone_number, number.text, number.line);
}

/// Whether the game ends before a word without a result.
template <game::Position P>
bool LineReader<P>::ends_before(PgnWord word) const {
    switch (word) {
    case PgnWord::tag:
    case PgnWord::end: return true;
    case PgnWord::first_number: return begins_game();
    case PgnWord::move: return has_words_ && is_text();
    default: return false;
    }
}

/// Takes `+--`, and the word behind it: a result where the game ends there, a mark where it does
/// not.
template <game::Position P>
std::optional<GameResult> LineReader<P>::take_forfeit(PgnWord& word) {
    const std::string text(reading_.scanner.text());
    const GameResult result = reading_.scanner.result();
    word = reading_.next_word();
    if (depth_ == 0 && ends_before(word)) {
        reading_.hold_to_standard(text, to_text(result));
        finish(word);
        return result;
    }
    take_mark(text);
    return std::nullopt;
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
    reading_.leave_out(reading_.scanner.line_from_word());
    reading_.scanner.skip_paragraph();
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
    const std::size_t number = reading_.scanner.number();
    const std::size_t expected = (static_cast<std::size_t>(first_ply_) + ply_) / 2;
    if (number == expected) return;
    Problem problem;
    problem.kind = ProblemKind::wrong_number;
    problem.text = std::to_string(number);
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
    // Before the first move, an `N` that judges would judge nothing: it was a knight.
    if (text == "N" && !last_) return refuse_unreadable();
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
void LineReader<P>::take_mark(std::string_view text) {
    if (is_skipping()) return;
    reading_.give_mark(text);
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
void LineReader<P>::refuse_unreadable() {
    refuse(ProblemKind::illegal_move, {.kind = game::RefusalKind::not_a_move});
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
