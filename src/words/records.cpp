#include "words/records.hpp"

#include <utility>

#include "words/message.hpp"
#include "words/outcomes.hpp"
#include "words/position_messages.hpp"
#include "words/positions.hpp"
#include "words/record_messages.hpp"
#include "words/refusals.hpp"

namespace words {
namespace {

using record::Problem;
using record::ProblemKind;

std::string not_standard(Voice voice, const Problem& problem) {
    const Argument standard{"standard", problem.standard};
    const Argument text{"text", shown(problem.text)};
    if (problem.standard.empty()) return say(voice, message::unknown_to_standard, {text});
    if (problem.ply > 0) return say(voice, message::standard_move, {standard});
    return say(voice, message::standard_word, {standard, text});
}

std::string contradicted_tag(Voice voice, const Problem& problem) {
    const std::string sentence =
        say(voice, message::result_contradicts_tag,
            {{"result", std::string(to_text(problem.result))}, {"text", shown(problem.text)}});
    if (!problem.outcome.is_over()) return sentence;
    return sentence + ' ' +
           say(voice, message::on_the_board,
               {{"outcome", result_sentence(voice, problem.outcome, problem.turn)}});
}

/// What was corrected in the FEN of a tag, or of a file that holds a position and no game.
std::string repaired_fen(Voice voice, const Problem& problem) {
    std::string repairs = repairs_sentence(voice, problem.repairs);
    if (problem.game == 0) return repairs;
    return say(voice, message::about_fen_tag, {{"why", std::move(repairs)}});
}

std::string bad_tag(Voice voice, const Problem& problem) {
    const Argument text{"text", shown(problem.text)};
    switch (problem.tag_fault) {
    case record::TagFault::unclosed: return say(voice, message::unclosed_tag, {text});
    case record::TagFault::other_quotes: return say(voice, message::quoted_tag, {text});
    case record::TagFault::other: break;
    }
    return say(voice, message::bad_tag, {text});
}

std::string codes_of(game::LetterSet letters) {
    std::string codes;
    letters.for_each([&](game::Letters language) {
        if (!codes.empty()) codes += '|';
        codes += language_code(language);
    });
    return codes;
}

} // namespace

std::string position_sentence(Voice voice, const Problem& problem) {
    if (problem.kind == ProblemKind::bad_fen)
        return text_error_sentence(voice, problem.fen_error, problem.rules, problem.text);
    return problem.chess_faults.empty() ? faults_sentence(voice, problem.stackchess_faults)
                                        : faults_sentence(voice, problem.chess_faults);
}

std::vector<std::string> start_notices(Voice voice, const record::Start& start) {
    std::vector<std::string> notices;
    if (!start.repairs.empty()) notices.push_back(repairs_sentence(voice, start.repairs));
    if (record::hides_chess960({}, start.setup))
        notices.push_back(say(voice, message::castles_as_chess960));
    return notices;
}

std::string problem_reason(Voice voice, const Problem& problem) {
    const Argument text{"text", shown(problem.text)};
    switch (problem.kind) {
    case ProblemKind::illegal_move:
        return record_refusal_sentence(voice, problem.refusal, problem.rules, problem.turn);
    case ProblemKind::pass_in_check: return say(voice, message::pass_in_check);
    case ProblemKind::not_standard: return not_standard(voice, problem);
    case ProblemKind::missing_tags: return say(voice, message::missing_tags, {text});
    case ProblemKind::bad_date: return say(voice, message::bad_date, {text});
    case ProblemKind::missing_end: return say(voice, message::missing_end);
    case ProblemKind::wrong_number:
        return say(voice, message::wrong_number, {{"standard", problem.standard}, text});
    case ProblemKind::wrong_side:
        return say(voice, message::wrong_side[problem.turn == core::Color::white ? 0 : 1], {text});
    case ProblemKind::unnumbered_game: return say(voice, message::unnumbered_game, {text});
    case ProblemKind::chess960_rights:
        return say(voice,
                   problem.game == 0 ? message::castles_as_chess960 : message::chess960_rights);
    case ProblemKind::unknown_variant: return say(voice, message::unknown_variant, {text});
    case ProblemKind::bad_fen:
        return say(
            voice, message::about_fen_tag,
            {{"why", text_error_sentence(voice, problem.fen_error, problem.rules, problem.text)}});
    case ProblemKind::unplayable_fen:
        return say(voice, message::about_fen_tag, {{"why", position_sentence(voice, problem)}});
    case ProblemKind::missing_fen: return say(voice, message::missing_fen);
    case ProblemKind::empty_fen: return say(voice, message::empty_fen);
    case ProblemKind::denied_fen: return say(voice, message::denied_fen, {text});
    case ProblemKind::bad_size: return say(voice, message::bad_size_tag, {text});
    case ProblemKind::size_contradicts_fen:
        return say(voice, message::size_contradicts_fen, {text});
    case ProblemKind::bad_tag: return bad_tag(voice, problem);
    case ProblemKind::tag_among_moves: return say(voice, message::tag_among_moves, {text});
    case ProblemKind::moves_of_game_before:
        return say(voice, message::moves_of_game_before, {text});
    case ProblemKind::tag_too_long: return say(voice, message::tag_too_long);
    case ProblemKind::token_too_long: return say(voice, message::token_too_long, {text});
    case ProblemKind::unclosed_comment: return say(voice, message::unclosed_comment);
    case ProblemKind::comment_too_long: return say(voice, message::comment_too_long);
    case ProblemKind::unopened_comment: return say(voice, message::unopened_comment);
    case ProblemKind::nested_comment: return say(voice, message::nested_comment);
    case ProblemKind::bad_number: return say(voice, message::bad_number);
    case ProblemKind::unclosed_variation: return say(voice, message::unclosed_variation);
    case ProblemKind::unopened_variation: return say(voice, message::unopened_variation);
    case ProblemKind::variation_before_move: return say(voice, message::variation_before_move);
    case ProblemKind::variations_too_deep: return say(voice, message::variations_too_deep);
    case ProblemKind::repaired_fen: return repaired_fen(voice, problem);
    case ProblemKind::bad_result: return say(voice, message::bad_result, {text});
    case ProblemKind::result_contradicts_tag: return contradicted_tag(voice, problem);
    case ProblemKind::result_contradicts_board:
        return say(voice, message::result_contradicts_board,
                   {{"result", std::string(to_text(problem.result))},
                    {"outcome", result_sentence(voice, problem.outcome, problem.turn)}});
    case ProblemKind::repeated_tag: return say(voice, message::repeated_tag, {text});
    case ProblemKind::bad_undone: return say(voice, message::bad_undone, {text});
    case ProblemKind::moves_behind_result: return say(voice, message::moves_behind_result, {text});
    case ProblemKind::pass_at_end: return say(voice, message::pass_at_end);
    case ProblemKind::lone_number: return say(voice, message::lone_number, {text});
    case ProblemKind::moves_in_comment: return say(voice, message::moves_in_comment, {text});
    case ProblemKind::piece_in_comment: return say(voice, message::piece_in_comment, {text});
    case ProblemKind::escaped_line: return say(voice, message::escaped_line);
    case ProblemKind::tag_in_comment: return say(voice, message::tag_in_comment);
    case ProblemKind::comment_outside: return say(voice, message::comment_outside);
    case ProblemKind::control_in_tag: return say(voice, message::control_in_tag, {text});
    case ProblemKind::lost_bytes:
        return problem.text.empty() ? say(voice, message::lost_in_comment)
                                    : say(voice, message::lost_in_tag, {text});
    case ProblemKind::mixed_bytes:
        return problem.text.empty() ? say(voice, message::mixed_in_comment)
                                    : say(voice, message::mixed_in_tag, {text});
    case ProblemKind::moves_outside: return say(voice, message::moves_outside, {text});
    case ProblemKind::text_outside: return say(voice, message::text_outside, {text});
    case ProblemKind::game_too_long: break;
    }
    return say(voice, message::game_too_long);
}

std::string problem_sentence(Voice voice, const Problem& problem) {
    Argument reason{"why", problem_reason(voice, problem)};
    const bool is_warning = record::is_warning(problem);
    if (problem.game == 0)
        return say(voice, is_warning ? message::warned_text : message::outside_games,
                   {std::move(reason)});
    if (is_warning)
        return say(voice, message::warned_game, {{"game", problem.game}, std::move(reason)});
    if (problem.ply == 0)
        return say(voice, message::recorded_game, {{"game", problem.game}, std::move(reason)});
    return say(voice, message::recorded_move,
               {{"game", problem.game},
                {"ply", problem.ply},
                {"move", shown(problem.text)},
                std::move(reason)});
}

std::string letters_hint(Voice voice, game::LetterSet letters) {
    if (letters.empty()) return {};
    return ' ' + say(voice, message::other_letters, {{"letters", codes_of(letters)}});
}

std::string letters_chosen(Voice voice, game::LetterSet letters) {
    if (letters.empty()) return {};
    return ' ' + say(voice, message::chosen_letters, {{"letters", codes_of(letters)}});
}

} // namespace words
