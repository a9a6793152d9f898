#include "text/game_report.hpp"

#include <array>

#include "analysis/annotate.hpp"
#include "analysis/game_analyst.hpp"
#include "record/start.hpp"
#include "text/line_text.hpp"
#include "words/analysis_messages.hpp"
#include "words/evaluations.hpp"
#include "words/layout.hpp"
#include "words/names.hpp"
#include "words/numbers.hpp"

namespace text {
namespace {

namespace message = words::message;
using analysis::Judgement;
using analysis::Review;
using core::Color;
using words::say;
using words::Voice;

std::string name_of(Voice voice, Judgement judgement) {
    constexpr std::array<const words::Message*, 4> names{&message::inaccuracy, &message::inaccuracy,
                                                         &message::mistake, &message::blunder};
    return say(voice, *names[static_cast<std::size_t>(judgement)]);
}

/// How a position stands; of one in which the game is over, the result.
std::string standing(Voice voice, const std::optional<record::Evaluation>& evaluation,
                     std::optional<int> white_points) {
    if (evaluation) {
        const std::string text = words::evaluation_text(voice, *evaluation);
        return text.substr(text.find_first_not_of(' '));
    }
    const int white = white_points.value_or(500);
    return std::string(record::to_text(white == 1000 ? record::GameResult::white_wins
                                       : white == 0  ? record::GameResult::black_wins
                                                     : record::GameResult::draw));
}

std::string side_line(Voice voice, const Review& review, Color color) {
    const analysis::SideReview side = review.side(color);
    const auto counted = [&](const words::Counted& message, int number) {
        return say(voice, message, static_cast<std::uint64_t>(number));
    };
    return say(voice, message::report_side,
               {{"side", words::side_name_first(voice, color)},
                {"accuracy", words::share_text(voice, side.accuracy)},
                {"inaccuracies", counted(message::inaccuracies_counted, side.inaccuracies)},
                {"mistakes", counted(message::mistakes_counted, side.mistakes)},
                {"blunders", counted(message::blunders_counted, side.blunders)}}) +
           '\n';
}

/// What is said of a move that is not fine, made in this position.
template <game::Position P>
std::string move_line(Voice voice, const P& position, const Review& review, std::size_t ply) {
    const game::Letters letters = words::letters(voice.language);
    const analysis::MoveReview& judged = *review.move(ply);
    const std::span<const std::string> played(&review.played(ply), 1);
    const std::string move = line_text(position, played, letters, 1);
    return say(voice, message::report_move,
               {{"move", move + std::string(analysis::sign_of(judged.judgement))},
                {"name", name_of(voice, judged.judgement)},
                {"share", words::share_text(voice, judged.lost)},
                {"before", standing(voice, review.evaluation(ply), std::nullopt)},
                {"after",
                 standing(voice, review.evaluation_after(ply), review.white_points(ply + 1))},
                {"better", line_text(position, review.before(ply)->best.line.moves, letters,
                                     analysis::longest_line)}}) +
           '\n';
}

std::string partial_line(Voice voice, const Review& review) {
    std::uint64_t judged = 0;
    for (std::size_t ply = 0; ply < review.size(); ++ply)
        if (review.move(ply)) ++judged;
    if (judged == review.size()) return {};
    return (judged == 0 ? say(voice, message::report_unknown)
                        : say(voice, message::report_partial, judged)) +
           '\n';
}

/// The graph, the sides and the moves of a game from its start on.
template <game::Position P>
std::string body(Voice voice, P position, const Review& review, const GraphStyle& style) {
    std::string text = evaluation_graph(voice, review, position.move_number(), style);
    for (const Color color : {Color::white, Color::black}) text += side_line(voice, review, color);
    for (std::size_t ply = 0; ply < review.size(); ++ply) {
        const auto& judged = review.move(ply);
        if (judged && judged->judgement != Judgement::fine)
            for (const std::string& line :
                 words::wrapped(move_line(voice, position, review, ply), style.columns))
                text += line + '\n';
        position.play(read_move(position, review.played(ply)).value());
    }
    return text + partial_line(voice, review);
}

/// What is said of a game whose analysis ends at a null move.
std::string pass_line(Voice voice, const record::Record& record, const Review& review) {
    const std::vector<std::uint32_t> moves = record.moves.main_line();
    const std::size_t ply = review.size();
    if (ply >= analysis::ply_count(record) || moves[ply] != record::null_move) return {};
    return say(voice, message::report_passed, {{"ply", ply + 1}}) + '\n';
}

} // namespace

std::string game_report(Voice voice, const record::Record& record, const Review& review,
                        std::size_t number, const GraphStyle& style) {
    const auto player = [&](std::string_view tag) {
        return words::shown(record.tags.value_or(tag, record::unknown_value(tag)));
    };
    std::string text = say(voice, message::report_title,
                           {{"number", number},
                            {"white", player("White")},
                            {"black", player("Black")},
                            {"result", record::to_text(record.result)}}) +
                       '\n';
    if (review.size() == 0)
        text += say(voice, message::report_no_moves) + '\n';
    else
        text += record::with_start(
            record.setup, [&](const auto& start) { return body(voice, start, review, style); });
    return text + pass_line(voice, record, review);
}

} // namespace text
