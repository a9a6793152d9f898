#include "record/game_reading.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "record/move_form.hpp"
#include "record/pgn_bytes.hpp"
#include "record/text.hpp"

namespace record {
namespace {

/// How many bytes of a text that is left out are shown.
constexpr std::size_t most_shown = 120;
/// Likewise, of a word that the standard does not know.
constexpr std::size_t most_of_word = 60;

/// Whether the standard forbids what otherwise only gets a warning.
constexpr bool is_against_standard(ProblemKind kind) {
    return kind == ProblemKind::bad_result || kind == ProblemKind::result_contradicts_tag ||
           kind == ProblemKind::repeated_tag || kind == ProblemKind::lone_number ||
           kind == ProblemKind::wrong_number || kind == ProblemKind::text_outside ||
           kind == ProblemKind::control_in_tag || kind == ProblemKind::missing_fen ||
           kind == ProblemKind::empty_fen || kind == ProblemKind::denied_fen ||
           kind == ProblemKind::lost_bytes || kind == ProblemKind::mixed_bytes ||
           kind == ProblemKind::chess960_rights || kind == ProblemKind::comment_outside;
}

} // namespace

TagFault tag_fault(std::string_view line) {
    constexpr std::array<std::string_view, 8> quotes{"“", "”", "„", "«", "‘", "’", "'", "`"};
    const auto skip = [&](auto is_skipped) {
        line.remove_prefix(
            static_cast<std::size_t>(std::ranges::find_if_not(line, is_skipped) - line.begin()));
    };
    skip([](char byte) { return byte == '[' || is_blank(byte); });
    skip(is_name);
    skip(is_blank);
    const bool is_quoted = std::ranges::any_of(
        quotes, [&](std::string_view quote) { return line.starts_with(quote); });
    return is_quoted ? TagFault::other_quotes : TagFault::other;
}

void GameReading::report_stray() {
    auto stray = scanner.take_stray();
    if (!stray) return;
    Problem problem;
    problem.kind = ProblemKind::not_standard;
    problem.line = stray->line;
    problem.text = std::move(stray->text);
    report(std::move(problem));
}

void GameReading::report(Problem problem) {
    has_left_out |= leaves_out(problem.kind);
    problem.breaks_standard = habits.standard && is_against_standard(problem.kind);
    std::uint64_t& count = is_warning(problem) ? warnings : problems;
    if (++count > limits.problems) return; // separate counts: warnings hide no errors
    problem.game = game;
    if (problem.line == 0) problem.line = scanner.line();
    visitor.problem(problem);
}

void GameReading::report(ProblemKind kind, std::string_view text, std::size_t line) {
    Problem problem;
    problem.kind = kind;
    problem.line = line;
    problem.text = to_utf8(text);
    report(std::move(problem));
}

void GameReading::report_bad_tag() {
    Problem problem;
    problem.kind = ProblemKind::bad_tag;
    problem.text = to_utf8(scanner.text());
    problem.tag_fault = tag_fault(problem.text);
    report(std::move(problem));
}

void GameReading::take_comment(bool is_skipped) {
    if (const auto comment = read_comment(is_skipped)) give_comment(*comment);
}

std::optional<std::string> GameReading::read_comment(bool is_skipped) {
    const std::size_t line = scanner.line();
    const bool is_wanted = !is_skipped && visitor.wants_comments();
    if (!is_skipped && scanner.is_line_comment()) warn_of_moves();
    // Twice the limit, because cleaning removes line ends and indents.
    Taken taken = is_wanted ? scanner.take_comment(scratch, 2 * limits.comment_bytes)
                            : scanner.skip_comment();
    std::optional<std::string> comment;
    if (is_wanted) comment = clean_comment(scratch);
    if (is_wanted && loses_bytes(scratch))
        report(ProblemKind::lost_bytes, {}, line);
    else if (is_wanted && mixes_encodings(scratch))
        report(ProblemKind::mixed_bytes, {}, line);
    if (is_wanted && comment->size() > limits.comment_bytes) {
        comment = clean_comment(utf8_prefix(*comment, limits.comment_bytes));
        if (taken == Taken::whole) taken = Taken::cut;
    }
    if (taken != Taken::whole)
        report_comment(taken, line);
    else if (scanner.tag_line_in_comment() != 0)
        report(ProblemKind::tag_in_comment, {}, scanner.tag_line_in_comment());
    return comment;
}

/// Warns, once a game, where the comment behind `;` that the scanner has found may be meant as a
/// part of the game.
void GameReading::warn_of_moves() {
    if (has_warned_of_moves) return;
    std::string_view comment = scanner.line_ahead();
    comment.remove_prefix(std::min(comment.find_first_not_of(" \t"), comment.size()));
    comment = comment.substr(0, comment.find_last_not_of(" \t") + 1);
    has_warned_of_moves =
        read_result(comment) || begins_with_moves(comment, scanner.is_after_number());
    if (has_warned_of_moves)
        report(ProblemKind::moves_in_comment, utf8_prefix(comment, most_shown));
}

void GameReading::report_comment(Taken taken, std::size_t line) {
    report(taken == Taken::cut ? ProblemKind::comment_too_long : ProblemKind::unclosed_comment, {},
           line);
}

void GameReading::give_comment(const std::string& comment) {
    if (comment.empty()) return;
    note_bytes += bytes_of_comment(comment);
    if (!is_too_long()) visitor.comment(comment);
}

void GameReading::hold_comment() {
    if (held.line == 0) held.line = scanner.line();
    auto comment = read_comment(false);
    if (!comment) return;
    const bool had_room = held.bytes <= limits.all_note_bytes;
    held.bytes += bytes_of_comment(*comment);
    if (held.bytes <= limits.all_note_bytes)
        held.texts.push_back(*std::move(comment));
    else if (had_room)
        report(ProblemKind::game_too_long);
}

void GameReading::give_held() {
    for (const std::string& comment : held.texts) give_comment(comment);
    held = {};
}

void GameReading::tell(Passed passing, std::string_view text, std::size_t line) {
    if (passing <= passed) return;
    passed = passing;
    report(passed == Passed::moves ? ProblemKind::moves_outside : ProblemKind::text_outside,
           utf8_prefix(text, most_shown), line);
}

void GameReading::leave_out_line(bool is_after_number) {
    const std::string beginning(scanner.line_ahead().substr(0, most_shown));
    MoveFinder finder(is_after_number);
    for (auto text = scanner.take_text(); !text.empty(); text = scanner.take_text())
        finder.look_at(text);
    const Passed passing = finder.has_found() ? Passed::moves : Passed::text;
    if (!beginning.empty()) tell(passing, beginning, 0);
}

void GameReading::give_mark(std::string_view text, std::size_t line) {
    hold_to_standard(text, "", line);
    if (visitor.wants_comments()) give_comment(clean_comment(text));
}

void GameReading::hold_to_standard(std::string_view text, std::string_view standard,
                                   std::size_t line) {
    if (!habits.standard || text == standard) return;
    Problem problem;
    problem.kind = ProblemKind::not_standard;
    problem.line = line;
    problem.text = to_utf8(utf8_prefix(text, most_of_word));
    problem.standard = standard;
    report(std::move(problem));
}

} // namespace record
