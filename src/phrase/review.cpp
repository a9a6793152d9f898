#include "phrase/review.hpp"

#include <array>

#include "analysis/annotate.hpp"
#include "phrase/line_text.hpp"
#include "record/start.hpp"
#include "words/analysis_messages.hpp"
#include "words/evaluations.hpp"
#include "words/names.hpp"
#include "words/numbers.hpp"

namespace phrase {
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

/// The evaluation of a position, or the result if the game is over there.
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

} // namespace

std::string side_review(Voice voice, const Review& review, Color color) {
    const analysis::SideReview side = review.side(color);
    const auto counted = [&](const words::Counted& message, int number) {
        return say(voice, message, static_cast<std::uint64_t>(number));
    };
    return say(voice, message::report_side,
               {{"side", words::side_name_first(voice, color)},
                {"accuracy", words::share_text(voice, side.accuracy)},
                {"inaccuracies", counted(message::inaccuracies_counted, side.inaccuracies)},
                {"mistakes", counted(message::mistakes_counted, side.mistakes)},
                {"blunders", counted(message::blunders_counted, side.blunders)}});
}

namespace {

/// The remark on a bad move that was made in this position.
template <game::Position P>
std::string move_line(Voice voice, const P& position, const Review& review, std::size_t ply) {
    const game::Letters letters = words::letters(voice.language);
    const analysis::MoveReview& judged = *review.move(ply);
    const std::span<const std::string> played(&review.played(ply), 1);
    const std::string move = line_text(position, played, letters, 1);
    return say(
        voice, message::report_move,
        {{"move", move + std::string(analysis::sign_of(judged.judgement))},
         {"name", name_of(voice, judged.judgement)},
         {"share", words::share_text(voice, judged.lost)},
         {"before", standing(voice, review.evaluation(ply), std::nullopt)},
         {"after", standing(voice, review.evaluation_after(ply), review.white_points(ply + 1))},
         {"better", line_text(position, review.before(ply)->best.line.moves, letters,
                              analysis::longest_line)}});
}

template <game::Position P>
std::vector<MoveRemark> remarks_from(Voice voice, P position, const Review& review) {
    std::vector<MoveRemark> remarks;
    for (std::size_t ply = 0; ply < review.size(); ++ply) {
        const auto& judged = review.move(ply);
        if (judged && judged->judgement != Judgement::fine)
            remarks.push_back({ply, move_line(voice, position, review, ply)});
        position.play(read_move(position, review.played(ply)).value());
    }
    return remarks;
}

} // namespace

std::vector<MoveRemark> move_remarks(Voice voice, const record::Record& record,
                                     const Review& review) {
    return record::with_start(
        record.setup, [&](const auto& start) { return remarks_from(voice, start, review); });
}

} // namespace phrase
