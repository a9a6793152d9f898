#include "view/analysis_report.hpp"

#include <algorithm>
#include <cmath>

#include "view/widget_drawing.hpp"
#include "view/widget_parts.hpp"
#include "words/board_messages.hpp"
#include "words/numbers.hpp"
#include "words/window_analysis_messages.hpp"

namespace view {

namespace {

namespace message = words::message;
using analysis::Judgement;
using analysis::Review;
using core::Color;

Point place_of(const Review& review, std::size_t ply, Rect curve) {
    const auto last = static_cast<float>(std::max<std::size_t>(review.size(), 1));
    const float share = static_cast<float>(review.white_points(ply).value_or(500)) / 1000;
    return {curve.x + curve.width * static_cast<float>(ply) / last,
            curve.bottom() - share * curve.height};
}

/// White's share below the line, as columns of a pixel or more.
void draw_curve(const Review& review, Rect curve, const Look& look, Scene& scene) {
    scene.emplace_back(Fill{curve, Tone::black_share});
    Stroke line{{}, Tone::accent, std::max(look.unit / 9, 1.5F)};
    const auto columns = static_cast<int>(std::ceil(curve.width));
    for (int x = 0; x < columns; ++x) {
        const float at = static_cast<float>(x) / curve.width * static_cast<float>(review.size());
        const auto ply = static_cast<std::size_t>(at);
        const Point left = place_of(review, ply, curve);
        const Point right = place_of(review, std::min(ply + 1, review.size()), curve);
        const float top = between(left, right, at - static_cast<float>(ply)).y;
        const float left_edge = curve.x + static_cast<float>(x);
        scene.emplace_back(
            Fill{{left_edge, top, std::min(1.0F, curve.right() - left_edge), curve.bottom() - top},
                 Tone::white_share});
    }
    for (std::size_t ply = 0; ply <= review.size(); ++ply)
        line.points.push_back(place_of(review, ply, curve));
    scene.emplace_back(Fill{{curve.x, curve.center().y, curve.width, 1}, Tone::edge});
    if (line.points.size() > 1) scene.emplace_back(std::move(line));
}

void draw_mistakes(const Review& review, Rect curve, const Look& look, Scene& scene) {
    for (std::size_t ply = 0; ply < review.size(); ++ply) {
        const auto& judged = review.move(ply);
        if (!judged || judged->judgement == Judgement::fine) continue;
        const bool is_blunder = judged->judgement == Judgement::blunder;
        scene.emplace_back(Disc{place_of(review, ply + 1, curve),
                                (is_blunder ? 0.34F : 0.24F) * look.unit, Tone::check});
    }
}

std::string side_text(words::Voice voice, const Review& review, Color color) {
    const analysis::SideReview side = review.side(color);
    return say(voice, message::analysis_side,
               {{"side", say(voice, message::side_titles[core::index(color)])},
                {"accuracy", words::share_text(voice, side.accuracy)},
                {"inaccuracies", side.inaccuracies},
                {"mistakes", side.mistakes},
                {"blunders", side.blunders}});
}

void draw_progress(const AnalysisReport& report, Rect area, const Look& look, Scene& scene) {
    const Rect bar{area.x, area.center().y, area.width, 0.6F * look.unit};
    const float part =
        report.all == 0 ? 0 : static_cast<float>(report.done) / static_cast<float>(report.all);
    scene.emplace_back(Label{say(voice_of(look), message::analysis_progress,
                                 {{"done", report.done}, {"all", report.all}}),
                             {area.x, bar.y - 1.5F * look.unit, area.width, 1.3F * look.unit},
                             0.9F * look.unit});
    scene.emplace_back(Fill{bar, Tone::raised, bar.height / 2});
    scene.emplace_back(Fill{{bar.x, bar.y, std::max(part * bar.width, bar.height), bar.height},
                            Tone::accent,
                            bar.height / 2});
}

} // namespace

std::size_t ply_at(const Review& review, Rect curve, Point point) {
    const float part = std::clamp((point.x - curve.x) / curve.width, 0.0F, 1.0F);
    return static_cast<std::size_t>(std::lround(part * static_cast<float>(review.size())));
}

void draw_report(const AnalysisScreen& screen, const AnalysisLayout& layout, const Look& look,
                 Scene& scene) {
    const AnalysisReport* const report = screen.report_shown();
    if (report == nullptr || layout.report.height <= 0) return;
    draw_panel(layout.report, look, scene);
    if (!report->review)
        return draw_progress(*report, layout.report.inset(0.6F * look.unit), look, scene);
    draw_curve(*report->review, layout.curve, look, scene);
    draw_mistakes(*report->review, layout.curve, look, scene);
    const room::Study& study = screen.study;
    const std::size_t ply = study.ply(study.here());
    if (study.is_main(study.here()) && ply <= report->review->size()) {
        const Point here = place_of(*report->review, ply, layout.curve);
        const float wide = std::max(look.unit / 8, 1.5F);
        scene.emplace_back(
            Fill{{here.x - wide / 2, layout.curve.y, wide, layout.curve.height}, Tone::accent});
    }
    std::vector<std::string> texts;
    texts.reserve(core::colors.size());
    for (const Color color : core::colors)
        texts.push_back(side_text(voice_of(look), *report->review, color));
    const float letters =
        std::min(0.9F * look.unit, fitting_letters(look, texts, layout.curve.width));
    float y = layout.curve.bottom() + 0.2F * look.unit;
    for (const std::string& text : texts) {
        scene.emplace_back(
            Label{text, {layout.curve.x, y, layout.curve.width, 1.3F * look.unit}, letters});
        y += 1.3F * look.unit;
    }
}

} // namespace view
