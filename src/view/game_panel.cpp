#include "view/game_panel.hpp"

#include <algorithm>

#include "engine/chances.hpp"
#include "view/widget_drawing.hpp"
#include "view/widget_parts.hpp"
#include "words/board_messages.hpp"
#include "words/evaluations.hpp"
#include "words/layout.hpp"
#include "words/message.hpp"
#include "words/play_messages.hpp"
#include "words/window_online_messages.hpp"

namespace view {

namespace {

namespace message = words::message;
using core::Color;

record::Evaluation evaluation_of(const Finding& finding) {
    const engine::Variation& line = finding.thought.lines.front();
    const int sign = finding.side == Color::white ? 1 : -1;
    if (!line.win_in) return {.value = sign * line.centipawns};
    const int plies = *line.win_in;
    return {.is_mate = true, .value = sign * (plies > 0 ? (plies + 1) / 2 : plies / 2)};
}

/// White's winning chances.
float white_share(const Snapshot& snapshot) {
    const Finding& finding = *snapshot.finding;
    const engine::Variation& line = finding.thought.lines.front();
    int points = engine::chances_of(snapshot.rules, line.centipawns).points();
    if (line.win_in) points = *line.win_in > 0 ? 1000 : 0;
    const float share = static_cast<float>(points) / 1000;
    return finding.side == Color::white ? share : 1 - share;
}

} // namespace

void draw_thinking(const Snapshot& snapshot, const GameLayout& layout, const Look& look,
                   Scene& scene) {
    if (layout.thinking.height <= 0) return;
    draw_panel(layout.thinking, look, scene);
    const words::Voice voice = voice_of(look.settings);
    const Rect inner = layout.thinking.inset(layout.margin);
    const Rect first{inner.x, inner.y + 0.9F * look.unit, inner.width, 1.3F * look.unit};
    const Rect second{inner.x, first.bottom(), inner.width, first.height};
    const bool has_finding = snapshot.finding && !snapshot.finding->thought.lines.empty();
    const Rect bar{inner.x, inner.y, inner.width, 0.7F * look.unit};
    scene.emplace_back(Fill{bar, Tone::black_share, 0.2F * look.unit});
    const float share = has_finding ? white_share(snapshot) : 0.5F;
    scene.emplace_back(
        Fill{{bar.x, bar.y, share * bar.width, bar.height}, Tone::white_share, 0.2F * look.unit});
    scene.emplace_back(Outline{bar, Tone::edge, 1, 0.2F * look.unit});
    if (!has_finding) {
        const auto& nothing = snapshot.is_thinking ? message::computer_thinks : message::no_thought;
        scene.emplace_back(Label{say(voice, nothing), first, 0.9F * look.unit, Tone::faint});
        return;
    }
    const Finding& finding = *snapshot.finding;
    scene.emplace_back(Label{words::evaluation_text(voice, evaluation_of(finding)), first,
                             look.unit, Tone::text, Align::left, Weight::bold});
    scene.emplace_back(Label{say(voice, message::depth_reached, {{"depth", finding.thought.depth}}),
                             first, 0.9F * look.unit, Tone::faint, Align::right});
    scene.emplace_back(Label{words::joined(finding.line, " "), second, 0.9F * look.unit, Tone::text,
                             Align::left, Weight::regular});
}

void draw_buttons(const Snapshot& snapshot, const GameLayout& layout, const Look& look,
                  Scene& scene) {
    const words::Voice voice = voice_of(look.settings);
    const auto& third = snapshot.is_online()         ? message::chat_button
                        : snapshot.outcome.is_over() ? message::rematch_button
                                                     : message::hint_button;
    const auto& last = look.settings.is_solid ? message::flat_button : message::solid_button;
    std::vector<std::string> texts{say(voice, message::menu_button),
                                   say(voice, message::undo_button), say(voice, third),
                                   say(voice, message::flip_button)};
    const float width = std::min(layout.buttons[0].width, layout.buttons[3].width);
    const float letters = button_letters(look, texts, width);
    texts.push_back(say(voice, last));
    static_assert(game_buttons == std::array{GameButton::menu, GameButton::undo, GameButton::hint,
                                             GameButton::flip, GameButton::solid});
    for (std::size_t i = 0; i < texts.size(); ++i)
        draw_button(
            Button{.text = texts[i],
                   .is_enabled = game_buttons[i] != GameButton::undo || snapshot.can_take_back},
            layout.buttons[i], {.is_pointed = layout.buttons[i].contains(look.pointer)}, letters,
            look, scene);
}

} // namespace view
