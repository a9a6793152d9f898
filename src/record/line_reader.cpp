#include "record/line_reader.hpp"

#include <utility>

#include "chess/position.hpp"
#include "chess/san.hpp"
#include "chess/uci.hpp"
#include "record/text.hpp"
#include "stackchess/notation.hpp"
#include "stackchess/position.hpp"

namespace record {
namespace {

core::Result<stackchess::Move, game::Refusal> read_word(const auto& position,
                                                        std::string_view text) {
    return read_written(position, text, game::Letters::english);
}

/// A number glued to a move, `1e4`, can only be its own; castling alone begins with a digit.
core::Result<chess::Move, game::Refusal> read_word(const chess::Position& position,
                                                   std::string_view text) {
    const std::size_t digits = text.find_first_not_of("0123456789");
    if (digits != 0 && digits != std::string_view::npos && text.front() != '0')
        text.remove_prefix(digits);
    return read_written(position, text);
}

/// What it takes to hold a comment, so that many short ones count for what they are.
constexpr std::size_t bytes_beside_comment = sizeof(std::string);

} // namespace

void GameReading::report(Problem problem) {
    if (++problems > limits.problems) return;
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
    const std::size_t line = scanner.line();
    const bool is_wanted = !is_skipped && visitor.wants_comments();
    // Twice the limit, because line ends and indents are not counted once it is clean.
    Taken taken = is_wanted ? scanner.take_comment(scratch, 2 * limits.comment_bytes)
                            : scanner.skip_comment();
    if (is_wanted && !give_comment() && taken == Taken::whole) taken = Taken::cut;
    if (taken == Taken::whole) return;
    Problem problem;
    problem.kind =
        taken == Taken::cut ? ProblemKind::comment_too_long : ProblemKind::unclosed_comment;
    problem.line = line;
    report(std::move(problem));
}

/// Gives the comment in `scratch` to the visitor; false if it was too long to be given whole.
bool GameReading::give_comment() {
    std::string comment = clean_comment(scratch);
    const bool is_whole = comment.size() <= limits.comment_bytes;
    if (!is_whole) comment = clean_comment(utf8_prefix(comment, limits.comment_bytes));
    if (comment.empty()) return is_whole;
    note_bytes += comment.size() + bytes_beside_comment;
    if (!is_too_long()) visitor.comment(comment);
    return is_whole;
}

template <game::Position P>
std::optional<GameResult> LineReader<P>::read(PgnWord word) {
    for (;; word = reading_.scanner.next()) {
        switch (word) {
        case PgnWord::move: play(); break;
        case PgnWord::null_move: refuse(ProblemKind::null_move); break;
        case PgnWord::too_long: refuse(ProblemKind::token_too_long); break;
        case PgnWord::open_variation: open(); break;
        case PgnWord::close_variation: close(); break;
        case PgnWord::nag: take_nag(); break;
        case PgnWord::comment: take_comment(); break;
        case PgnWord::bad_tag:
            reading_.report(ProblemKind::bad_tag, reading_.scanner.text());
            break;
        case PgnWord::result:
            if (depth_ == 0) return reading_.scanner.result();
            break;
        case PgnWord::tag:
        case PgnWord::end: finish(); return std::nullopt;
        }
    }
}

template <game::Position P>
void LineReader<P>::play() {
    if (is_skipping()) return;
    const auto move = read_word(position_, reading_.scanner.text());
    if (!move) return refuse(ProblemKind::illegal_move, move.error());
    ++reading_.plies;
    if (reading_.is_too_long()) return cut_off();
    ++ply_;
    last_.emplace(*move, position_.play(*move));
    reading_.visitor.move(move->bits());
}

template <game::Position P>
void LineReader<P>::take_nag() {
    if (is_skipping()) return;
    ++reading_.note_bytes;
    if (reading_.is_too_long()) return cut_off();
    reading_.visitor.nag(reading_.scanner.nag());
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
    position_.undo(last_->move, last_->undo);
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
