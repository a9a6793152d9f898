#include "text/game_report.hpp"

#include "analysis/game_analyst.hpp"
#include "phrase/review.hpp"
#include "record/start.hpp"
#include "words/analysis_messages.hpp"
#include "words/layout.hpp"

namespace text {
namespace {

namespace message = words::message;
using analysis::Review;
using core::Color;
using words::say;
using words::Voice;

std::string partial_line(Voice voice, const Review& review) {
    std::uint64_t judged = 0;
    for (std::size_t ply = 0; ply < review.size(); ++ply)
        if (review.move(ply)) ++judged;
    if (judged == review.size()) return {};
    return (judged == 0 ? say(voice, message::report_unknown)
                        : say(voice, message::report_partial, judged)) +
           '\n';
}

/// The graph, the sides and the moves of a game.
std::string body(Voice voice, const record::Record& record, const Review& review,
                 const GraphStyle& style) {
    const int first_number =
        record::with_start(record.setup, [](const auto& start) { return start.move_number(); });
    std::string text = evaluation_graph(voice, review, first_number, style);
    for (const Color color : {Color::white, Color::black})
        text += phrase::side_review(voice, review, color) + '\n';
    for (const phrase::MoveRemark& remark : phrase::move_remarks(voice, record, review))
        for (const std::string& line : words::wrapped(remark.text + '\n', style.columns))
            text += line + '\n';
    return text + partial_line(voice, review);
}

/// A line that says that the analysis of a game ends at a null move; empty if it does not.
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
        text += body(voice, record, review, style);
    return text + pass_line(voice, record, review);
}

} // namespace text
