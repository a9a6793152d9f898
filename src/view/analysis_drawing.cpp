#include <algorithm>

#include "engine/chances.hpp"
#include "record/annotation.hpp"
#include "view/analysis_layout.hpp"
#include "view/analysis_report.hpp"
#include "view/analysis_tree.hpp"
#include "view/game_drawing.hpp"
#include "view/game_footer.hpp"
#include "view/move_list.hpp"
#include "view/stack_panel.hpp"
#include "view/widget_drawing.hpp"
#include "view/widget_parts.hpp"
#include "words/board_messages.hpp"
#include "words/evaluations.hpp"
#include "words/layout.hpp"
#include "words/play_messages.hpp"
#include "words/window_analysis_messages.hpp"
#include "words/window_messages.hpp"

namespace view {

namespace {

namespace message = words::message;
using core::Color;
using room::Study;

const words::Message& caption(AnalysisButton button, const AnalysisScreen& screen) {
    switch (button) {
    case AnalysisButton::comment: return message::analysis_comment;
    case AnalysisButton::glyph: return message::analysis_glyph;
    case AnalysisButton::promote: return message::analysis_promote;
    case AnalysisButton::remove: return message::analysis_remove;
    case AnalysisButton::flip: return message::flip_button;
    case AnalysisButton::report:
        return screen.report && screen.report->is_running() ? message::analysis_cancel_report
                                                            : message::analysis_report;
    case AnalysisButton::play_on: return message::analysis_play_on;
    case AnalysisButton::save: return message::save_button;
    case AnalysisButton::close: break;
    }
    return message::analysis_back;
}

bool is_enabled(AnalysisButton button, const AnalysisScreen& screen) {
    const Study& study = screen.study;
    switch (button) {
    case AnalysisButton::glyph:
    case AnalysisButton::remove: return study.here() != Study::root;
    case AnalysisButton::promote: return !study.is_main(study.here());
    case AnalysisButton::play_on: return !study.snapshot().outcome.is_over();
    case AnalysisButton::report: return study.moves().size() > 0;
    default: return true;
    }
}

void draw_buttons(const AnalysisScreen& screen, const AnalysisLayout& layout, const Look& look,
                  Scene& scene) {
    std::vector<std::string> texts;
    texts.reserve(analysis_buttons.size());
    for (const AnalysisButton button : analysis_buttons)
        texts.push_back(say(voice_of(look), caption(button, screen)));
    const float letters = button_letters(look, texts, layout.buttons[0].width);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const Rect area = layout.buttons[i];
        const bool has_focus = screen.focus == AnalysisFocus::buttons && screen.button == i;
        draw_button(Button{.text = texts[i], .is_enabled = is_enabled(analysis_buttons[i], screen)},
                    area, {.has_focus = has_focus, .is_pointed = area.contains(look.pointer)},
                    letters, look, scene);
    }
}

record::Evaluation evaluation_of(const AnalysisScreen& screen, const engine::Variation& line) {
    return analysis::evaluation_of(line, screen.study.snapshot().turn(), 0);
}

/// From the engine, or from the evaluation written beside the move.
std::optional<record::Evaluation> evaluation_here(const AnalysisScreen& screen) {
    if (const engine::Thought* const known = screen.known())
        return evaluation_of(screen, known->lines.front());
    return record::evaluation(screen.study.moves()[screen.study.here()]);
}

/// White's share above or below the other one, depending on which side is at the bottom, and the
/// score at its end.
void draw_bar(const AnalysisScreen& screen, Rect bar, const Look& look, Scene& scene) {
    const float share = white_share(screen);
    const bool is_flipped = screen.board.is_flipped;
    const float high = share * bar.height;
    const float radius = 0.2F * look.unit;
    scene.emplace_back(Fill{bar, Tone::black_share, radius});
    scene.emplace_back(Fill{{bar.x, is_flipped ? bar.y : bar.bottom() - high, bar.width, high},
                            Tone::white_share});
    scene.emplace_back(Fill{{bar.x, bar.center().y - 0.5F, bar.width, 1}, Tone::warning});
    scene.emplace_back(Outline{bar, Tone::edge, 1, radius});
    const auto evaluation = evaluation_here(screen);
    if (!evaluation) return;
    const std::string score = words::short_evaluation_text(voice_of(look), *evaluation);
    const bool is_white = share >= 0.5F;
    const bool is_top = is_white == is_flipped;
    const float line = 1.1F * look.unit;
    float letters = 0.7F * look.unit;
    const float width = text_width(look, score, letters, Weight::bold);
    letters *= std::min(1.0F, (bar.width - 1) / width);
    scene.emplace_back(Label{score,
                             {bar.x, is_top ? bar.y : bar.bottom() - line, bar.width, line},
                             letters,
                             is_white ? Tone::black_share : Tone::white_share,
                             Align::center,
                             Weight::bold});
}

void draw_engine_head(const AnalysisScreen& screen, const AnalysisLayout& layout, const Look& look,
                      Scene& scene) {
    const words::Voice voice = voice_of(look);
    const std::string toggle = say(voice, screen.is_engine_on ? message::analysis_engine_stop
                                                              : message::analysis_engine_go);
    draw_button(Button{.text = toggle}, layout.toggle,
                {.is_pointed = layout.toggle.contains(look.pointer)},
                button_letters(look, {toggle}, layout.toggle.width), look, scene);
    draw_sign(layout.fewer, Sign::minus, screen.lines > 1, look, scene);
    draw_sign(layout.more, Sign::plus, screen.lines < AnalysisScreen::most_lines, look, scene);
    scene.emplace_back(
        Label{std::to_string(screen.lines), layout.count, look.unit, Tone::text, Align::center});
    const std::string score = score_text(screen, voice);
    scene.emplace_back(
        Label{score, layout.score, 1.15F * look.unit, Tone::text, Align::left, Weight::bold});
    if (screen.known() == nullptr) return;
    const float left = text_width(look, score, 1.15F * look.unit, Weight::bold) + 0.7F * look.unit;
    const Rect rest{layout.score.x + left, layout.score.y, layout.score.width - left,
                    layout.score.height};
    for (const words::Message& text : {message::analysis_depth, message::analysis_depth_short}) {
        std::string depth = say(voice, text, {{"depth", screen.known()->depth}});
        if (text_width(look, depth, 0.85F * look.unit) > rest.width) continue;
        scene.emplace_back(Label{std::move(depth), rest, 0.85F * look.unit, Tone::faint});
        return;
    }
}

void draw_line(const AnalysisScreen& screen, const engine::Variation& line, Rect row,
               const Look& look, Scene& scene) {
    if (row.contains(look.pointer))
        scene.emplace_back(Fill{row, Tone::pointed, corner * look.unit});
    const std::string score = words::evaluation_text(voice_of(look), evaluation_of(screen, line));
    const float wide = 3.4F * look.unit;
    scene.emplace_back(Label{score,
                             {row.x, row.y, wide, row.height},
                             0.9F * look.unit,
                             Tone::text,
                             Align::right,
                             Weight::bold});
    scene.emplace_back(Label{
        words::joined(screen.study.written(line.moves), " "),
        {row.x + wide + 0.6F * look.unit, row.y, row.width - wide - 0.8F * look.unit, row.height},
        0.9F * look.unit});
}

void draw_engine(const AnalysisScreen& screen, const AnalysisLayout& layout, const Look& look,
                 Scene& scene) {
    draw_panel(layout.engine, look, scene);
    draw_engine_head(screen, layout, look, scene);
    const engine::Thought* const known = screen.known();
    if (screen.is_engine_on && !screen.wants_engine() && known == nullptr) return;
    if (known == nullptr || !screen.is_engine_on) {
        const auto& nothing =
            screen.wants_engine() ? message::computer_thinks : message::analysis_engine_off;
        scene.emplace_back(Label{say(voice_of(look), nothing), layout.lines.front(),
                                 0.9F * look.unit, Tone::faint});
        return;
    }
    for (std::size_t i = 0; i < std::min(layout.lines.size(), known->lines.size()); ++i)
        draw_line(screen, known->lines[i], layout.lines[i], look, scene);
}

BoardMarks marks_of(const AnalysisScreen& screen) {
    BoardMarks marks{.marks = screen.study.marks()};
    const engine::Thought* const known = screen.known();
    // While a stack is held its targets are marked, and arrows would cover them.
    if (known == nullptr || !screen.is_engine_on || screen.board.selection) return marks;
    for (const engine::Variation& line : known->lines)
        if (const auto move = screen.study.read(line.moves.front())) marks.lines.push_back(*move);
    return marks;
}

/// Signs to choose from; those that the move already has are highlighted.
void draw_signs(const AnalysisScreen& screen, const AnalysisLayout& layout, const Look& look,
                Scene& scene) {
    const auto& nags = screen.study.moves()[screen.study.here()].nags;
    for (std::size_t i = 0; i < offered_signs.size(); ++i) {
        const Rect area = layout.signs[i];
        const bool is_there = std::ranges::find(nags, offered_signs[i]) != nags.end();
        const std::string text(room::glyph_text(offered_signs[i]));
        draw_button(Button{.text = text, .is_main = is_there}, area,
                    {.has_focus = screen.sign == i, .is_pointed = area.contains(look.pointer)},
                    button_letters(look, {text}, area.width), look, scene);
    }
}

/// The comment being typed or the sign being chosen replaces the notice.
void draw_below(const AnalysisScreen& screen, const AnalysisLayout& layout, const Look& look,
                Scene& scene) {
    if (screen.sign) return draw_signs(screen, layout, look, scene);
    if (!screen.comment)
        return draw_footer(screen.board, screen.study.snapshot(), layout.game, look, scene);
    const Rect area = layout.game.footer;
    const std::string caption = say(voice_of(look), message::analysis_ask_comment);
    scene.emplace_back(Label{caption,
                             {area.x, area.y, area.width, layout.game.line},
                             look.unit,
                             Tone::text,
                             Align::left,
                             Weight::bold});
    draw_entry(*screen.comment,
               {.box = {area.x + 0.3F * look.unit, area.y + layout.game.line,
                        area.width - 0.6F * look.unit, 1.4F * look.unit}},
               look, scene);
}

} // namespace

float white_share(const AnalysisScreen& screen) {
    const Snapshot& snapshot = screen.study.snapshot();
    if (snapshot.outcome.is_over()) {
        if (snapshot.outcome.is_draw()) return 0.5F;
        return snapshot.outcome.winner() == Color::white ? 1 : 0;
    }
    const auto score = evaluation_here(screen);
    if (!score) return 0.5F;
    if (score->is_mate) return score->value > 0 ? 1 : 0;
    return static_cast<float>(engine::chances_of(snapshot.rules, score->value).points()) / 1000;
}

std::string score_text(const AnalysisScreen& screen, words::Voice voice) {
    const auto score = evaluation_here(screen);
    return score ? words::evaluation_text(voice, *score) : std::string();
}

void draw(const AnalysisScreen& screen, const Look& look, Scene& scene) {
    const AnalysisLayout layout = analysis_layout(screen, look);
    const Snapshot& snapshot = screen.study.snapshot();
    scene.emplace_back(Fill{look.area, Tone::background});
    draw_bar(screen, layout.bar, look, scene);
    draw_engine(screen, layout, look, scene);
    draw_tree(screen, layout.moves, look, scene);
    draw_report(screen, layout, look, scene);
    if (layout.game.stack.height > 0)
        draw_open_stack(screen.board, snapshot, layout.game, look, scene);
    const bool has_next = screen.study.moves().next(screen.study.here()) != Study::none;
    draw_steps(layout.steps, screen.study.here() != Study::root, has_next, look, scene);
    draw_buttons(screen, layout, look, scene);
    draw_game_board(screen.board, snapshot, marks_of(screen), layout.game.board, look, scene);
    draw_below(screen, layout, look, scene);
    if (screen.board.promotion)
        draw_promotion(*screen.board.promotion, snapshot, layout.game, look, scene);
    if (screen.asked)
        draw_question(room::question_text(voice_of(look), *screen.asked), screen.board, layout.game,
                      look, scene);
}

} // namespace view
