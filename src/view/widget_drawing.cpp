#include "view/widget_drawing.hpp"

#include <algorithm>

#include "view/widget_parts.hpp"

namespace view {
namespace {

/// The margin on either side of a button's text.
float button_margin(float width, const Look& look) {
    return std::min(0.5F * look.unit, 0.04F * width);
}

Tone face_of(const Button& button, const ButtonState& state) {
    if (button.is_main && button.is_enabled) return Tone::accent;
    if (state.is_pressed) return Tone::pressed;
    return state.is_pointed || state.has_focus ? Tone::pointed : Tone::raised;
}

/// The part of an area that lies in another.
Rect within(Rect area, Rect clip) {
    if (clip.width <= 0) return area;
    const float left = std::max(area.x, clip.x);
    const float top = std::max(area.y, clip.y);
    return {left, top, std::max(std::min(area.right(), clip.right()) - left, 1.0F),
            std::max(std::min(area.bottom(), clip.bottom()) - top, 1.0F)};
}

} // namespace

float button_letters(const Look& look, const std::vector<std::string>& texts, float width,
                     Weight weight) {
    return fitting_letters(look, texts, width - 2 * button_margin(width, look), weight);
}

void draw_button(const Button& button, Rect area, const ButtonState& state, float letters,
                 const Look& look, Scene& scene) {
    draw_box(area, face_of(button, state), look, scene);
    Tone ink = button.is_main ? Tone::on_accent : Tone::text;
    if (!button.is_enabled) ink = Tone::faint;
    const Weight weight = button.is_main ? Weight::bold : Weight::regular;
    const Rect inside = area.inset(button_margin(area.width, look));
    scene.emplace_back(Label{button.text, inside, letters, ink, button.align, weight});
    const float small = 0.8F * look.unit;
    const float wide = text_width(look, button.text, look.unit, weight);
    const bool has_room = text_width(look, button.keys, small) + wide + look.unit < inside.width;
    if (!button.keys.empty() && has_room)
        scene.emplace_back(Label{button.keys, inside, small, Tone::faint, Align::right});
    if (state.has_focus) draw_ring(area, look, scene);
}

void draw_ring(Rect area, const Look& look, Scene& scene, float aside) {
    const float wide = aside * look.unit;
    const float high = 0.22F * look.unit;
    scene.emplace_back(
        Outline{{area.x - wide, area.y - high, area.width + 2 * wide, area.height + 2 * high},
                Tone::accent,
                2 * Measures(look).hair,
                (corner + 0.2F) * look.unit});
}

void draw_box(Rect area, Tone tone, const Look& look, Scene& scene) {
    const float radius = corner * look.unit;
    scene.emplace_back(Fill{area, tone, radius});
    scene.emplace_back(Outline{area, Tone::edge, Measures(look).hair, radius});
}

void draw_panel(Rect area, const Look& look, Scene& scene) {
    scene.emplace_back(Fill{area, Tone::panel, corner * look.unit});
}

void draw_on_chip(const PieceImage& piece, const Look& look, Scene& scene) {
    if (look.settings.theme == Theme::dark) {
        const Point corner_at{piece.center.x - piece.side / 2, piece.center.y - piece.side / 2};
        scene.emplace_back(Fill{{corner_at.x, corner_at.y, piece.side, piece.side},
                                Tone::board_dark,
                                corner * look.unit});
    }
    scene.emplace_back(piece);
}

void draw_sign(Rect area, Sign sign, bool is_enabled, const Look& look, Scene& scene) {
    const Measures measures(look);
    const bool is_pointed = is_enabled && area.contains(look.pointer);
    draw_box(area.inset(measures.hair), is_pointed ? Tone::pointed : Tone::raised, look, scene);
    const Tone tone = is_enabled ? Tone::text : Tone::edge;
    const Point middle = area.center();
    const float arm = 0.42F * measures.unit;
    const float thick = 2 * measures.hair;
    scene.emplace_back(
        Stroke{{{middle.x - arm, middle.y}, {middle.x + arm, middle.y}}, tone, thick});
    if (sign == Sign::plus)
        scene.emplace_back(
            Stroke{{{middle.x, middle.y - arm}, {middle.x, middle.y + arm}}, tone, thick});
}

void draw_modal(Rect panel, const Look& look, Scene& scene) {
    scene.emplace_back(Fill{look.area, Tone::shade});
    draw_raised_panel(panel, look, scene);
}

void draw_raised_panel(Rect panel, const Look& look, Scene& scene) {
    scene.emplace_back(Fill{panel, Tone::panel, 0.7F * look.unit});
    scene.emplace_back(Outline{panel, Tone::edge, Measures(look).hair, 0.7F * look.unit});
}

/// Draws a text with the selected part in other colours: each part alone, so that no letter is
/// painted twice.
static void draw_selected(const TextEntry& entry, Label label, Rect clip, const Look& look,
                          Scene& scene) {
    const auto end_of = [&](std::size_t bytes) {
        return text_width(look, entry.text.substr(0, bytes), label.height, label.weight);
    };
    const auto part = [&](std::size_t from, std::size_t to, bool is_selected) {
        if (from == to) return;
        const float left = label.area.x + end_of(from);
        const Rect area{left, label.area.center().y - 0.7F * label.height,
                        label.area.x + end_of(to) - left, 1.4F * label.height};
        scene.emplace_back(Clip{within({left, clip.y, area.width, clip.height}, clip)});
        if (is_selected) scene.emplace_back(Fill{area, Tone::accent});
        label.tone = is_selected ? Tone::on_accent : Tone::text;
        scene.emplace_back(label);
    };
    part(0, entry.first(), false);
    part(entry.first(), entry.last(), true);
    part(entry.last(), entry.text.size(), false);
    scene.emplace_back(Clip{clip});
}

void draw_entry(const TextEntry& entry, const EntryBox& field, const Look& look, Scene& scene) {
    const float unit = look.unit;
    const EntryParts parts = parts_of(entry, field.box, look, field.weight);
    const float wide = text_width(look, entry.text, unit, field.weight);
    // Without the focus, text that is too long ends with an ellipsis.
    const bool is_cut = !field.has_focus && parts.offset <= 0 && wide > parts.text.width;
    const Rect text{parts.text.x - parts.offset, parts.text.y, is_cut ? parts.text.width : wide,
                    parts.text.height};
    draw_box(field.box, Tone::raised, look, scene);
    scene.emplace_back(Clip{within(field.box, field.clip)});
    const Label label{entry.text, text, unit, Tone::text, Align::left, field.weight};
    if (field.has_focus && entry.has_selection())
        draw_selected(entry, label, within(field.box, field.clip), look, scene);
    else if (!entry.text.empty())
        scene.emplace_back(label);
    if (field.has_focus)
        scene.emplace_back(Fill{{text.x + parts.caret, text.center().y - 0.75F * unit,
                                 1.5F * Measures(look).hair, 1.5F * unit},
                                Tone::text});
    scene.emplace_back(Clip{field.clip});
    if (field.has_focus) draw_ring(field.box, look, scene);
}

} // namespace view
