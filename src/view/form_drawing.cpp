#include <algorithm>

#include "view/board_drawing.hpp"
#include "view/form.hpp"
#include "view/plot.hpp"
#include "view/widget_drawing.hpp"
#include "view/widget_parts.hpp"

namespace view {
namespace {

constexpr float row_ring = 0.45F; ///< beside a caption, in units
constexpr float action_letters = 0.85F;

/// The current state of one widget.
struct Standing {
    Rect area;
    bool has_focus = false;
    bool is_pointed = false;
    bool is_pressed = false;
};

class Drawing {
  public:
    Drawing(const Look& look, Rect clip, Scene& scene)
        : look_(look), measures_(look), clip_(clip), scene_(scene) {}

    void operator()(const Heading& heading, const Standing& at) const {
        if (heading.is_large) return large(heading.text, at.area);
        label(heading.text, at.area, Tone::text, Align::left, Weight::bold);
        scene_.emplace_back(
            Fill{{at.area.x, at.area.bottom() - measures_.hair, at.area.width, measures_.hair},
                 Tone::edge});
    }

    void operator()(const Paragraph& paragraph, const Standing& at) const {
        lines(paragraph.text, at.area, paragraph.tone);
    }

    void operator()(const Button& button, const Standing& at) const {
        draw_button(button, at.area, {at.has_focus, at.is_pointed, at.is_pressed},
                    button_letters(look_, {button.text}, at.area.width,
                                   button.is_main ? Weight::bold : Weight::regular),
                    look_, scene_);
    }

    void operator()(const Choice& choice, const Standing& at) const {
        const ChoiceParts parts = parts_of(choice, at.area, look_);
        label(choice.caption, parts.caption);
        for (std::size_t i = 0; i < parts.options.size(); ++i)
            option(choice.options[i], parts.options[i].inset(measures_.hair), i == choice.chosen);
        ring(at, row_ring);
    }

    void operator()(const Palette& palette, const Standing& at) const {
        const std::vector<Rect> parts = parts_of(palette, at.area);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const Rect part = parts[i].inset(measures_.hair);
            option({}, part, i == palette.chosen);
            draw_on_chip({palette.pieces[i], part.center(), 0.9F * part.height}, look_, scene_);
        }
        ring(at);
    }

    void operator()(const Stepper& stepper, const Standing& at) const {
        const StepperParts parts = parts_of(stepper, at.area, look_);
        label(stepper.caption, parts.caption);
        draw_sign(parts.less, Sign::minus, stepper.has_less, look_, scene_);
        label(stepper.value, parts.value, Tone::text, Align::center, Weight::bold);
        draw_sign(parts.more, Sign::plus, stepper.has_more, look_, scene_);
        ring(at, row_ring);
    }

    void operator()(const Switch& on_off, const Standing& at) const {
        const SwitchParts parts = parts_of(on_off, at.area, look_);
        label(on_off.caption, parts.caption);
        label(on_off.state, parts.state, Tone::text, Align::right);
        const float radius = parts.track.height / 2;
        scene_.emplace_back(Fill{parts.track, on_off.is_on ? Tone::accent : Tone::raised, radius});
        scene_.emplace_back(Outline{parts.track, Tone::edge, measures_.hair, radius});
        const float x = on_off.is_on ? parts.track.right() - radius : parts.track.x + radius;
        scene_.emplace_back(Disc{{x, parts.track.center().y},
                                 0.72F * radius,
                                 on_off.is_on ? Tone::on_accent : Tone::text});
        ring(at, row_ring);
    }

    void operator()(const Field& field, const Standing& at) const {
        const FieldParts parts = parts_of(field, at.area, look_);
        label(field.caption, parts.caption, Tone::faint);
        const TextEntry shown = field.is_secret ? hidden(field.entry) : field.entry;
        draw_entry(shown, {.box = parts.box, .has_focus = at.has_focus, .clip = clip_}, look_,
                   scene_);
    }

    void operator()(const Card& card, const Standing& at) const {
        const CardParts parts = parts_of(card, at.area, look_);
        box(at.area, card.is_chosen ? Tone::pressed : face(at));
        if (card.is_chosen) // a bar as well, not by colour alone
            scene_.emplace_back(
                Fill{{at.area.x, at.area.y + corner * measures_.unit, 0.3F * measures_.unit,
                      at.area.height - 2 * corner * measures_.unit},
                     Tone::accent});
        if (card.board != nullptr) draw_board(*card.board, parts.picture, scene_);
        label(card.title, parts.title, Tone::text, Align::left, Weight::bold);
        lines(card.text, parts.text, card.is_chosen ? Tone::text : Tone::faint);
        actions(card, parts.actions);
        ring(at);
    }

    void operator()(const Pair& pair, const Standing& at) const {
        const auto [name, text] = pair_parts(at.area, look_);
        lines(pair.name, name, Tone::text, Weight::bold);
        lines(pair.text, text, Tone::text);
    }

    void operator()(const Curve& curve, const Standing& at) const {
        draw_plot(curve.values, at.area, look_, scene_);
    }

  private:
    static Tone face(const Standing& at) {
        if (at.is_pressed) return Tone::pressed;
        return at.is_pointed || at.has_focus ? Tone::pointed : Tone::raised;
    }

    /// As large as fits into the line.
    void large(const std::string& text, Rect area) const {
        float letters = 0.75F * area.height;
        // Letters do not scale evenly, so it is measured again.
        while (letters > 1 && look_.measure.width(text, letters, Weight::bold) > area.width)
            letters *= 0.97F;
        scene_.emplace_back(Label{text, area, letters, Tone::accent, Align::center, Weight::bold});
    }
    void label(const std::string& text, Rect area, Tone tone = Tone::text,
               Align align = Align::left, Weight weight = Weight::regular) const {
        if (text.empty()) return;
        const float height = fitting_letters(look_, {text}, area.width, weight);
        scene_.emplace_back(Label{text, area, height, tone, align, weight});
    }

    /// Lines that do not fit into the area are left out, which an ellipsis shows.
    void lines(const std::string& text, Rect area, Tone tone,
               Weight weight = Weight::regular) const {
        auto all = text_lines(look_, text, area.width, weight);
        const auto room = static_cast<std::size_t>(
            std::max((area.height + 0.1F * measures_.line) / measures_.line, 0.0F));
        if (all.size() > room) {
            all.resize(room);
            if (room > 0) all.back() = shortened(look_, all.back(), area.width, weight);
        }
        float y = area.y;
        for (const std::string& line : all) {
            label(line, {area.x, y, area.width, measures_.line}, tone, Align::left, weight);
            y += measures_.line;
        }
    }

    void actions(const Card& card, const std::vector<Rect>& areas) const {
        std::vector<std::string> texts;
        texts.reserve(card.actions.size());
        for (const CardAction& action : card.actions) texts.push_back(action.text);
        for (std::size_t i = 0; i < areas.size(); ++i)
            draw_button(Button{.text = texts[i]}, areas[i], {.is_pointed = is_pointed(areas[i])},
                        std::min(button_letters(look_, texts, areas[i].width),
                                 action_letters * measures_.unit),
                        look_, scene_);
    }

    bool is_pointed(Rect area) const {
        return area.contains(look_.pointer) && clip_.contains(look_.pointer);
    }

    void box(Rect area, Tone tone) const { draw_box(area, tone, look_, scene_); }

    void ring(const Standing& at, float aside = 0.22F) const {
        if (at.has_focus) draw_ring(at.area, look_, scene_, aside);
    }

    void option(const std::string& text, Rect area, bool is_chosen) const {
        box(area, is_chosen ? Tone::pressed : is_pointed(area) ? Tone::pointed : Tone::raised);
        label(text, area, Tone::text, Align::center, is_chosen ? Weight::bold : Weight::regular);
        if (is_chosen)
            scene_.emplace_back(
                Fill{{area.x + 0.4F * measures_.unit, area.bottom() - 0.3F * measures_.unit,
                      std::max(area.width - 0.8F * measures_.unit, 0.0F), 2 * measures_.hair},
                     Tone::accent});
    }

    const Look& look_;
    Measures measures_;
    Rect clip_;
    Scene& scene_;
};

void draw_frame(const Form& form, const FormState& state, const FormLayout& layout,
                const Look& look, Scene& scene) {
    const Measures measures(look);
    if (form.is_beside)
        draw_raised_panel(layout.panel, look, scene);
    else
        draw_modal(layout.panel, look, scene);
    scene.emplace_back(Label{form.title, layout.title, title_letters * measures.unit, Tone::text,
                             Align::left, Weight::bold});
    if (!look.note.empty())
        scene.emplace_back(Label{look.note, layout.note, note_letters * measures.unit, Tone::text,
                                 layout.note == layout.title ? Align::right : Align::left});
    const bool is_pointed = layout.back.contains(look.pointer);
    Drawing(look, look.area, scene)(
        Button{form.back},
        {layout.back, focused(form, state) == back_key, is_pointed, state.pressed == back_key});
}

void draw_strip(Strip strip, const Form& form, const FormState& state, const FormLayout& layout,
                const Look& look, Rect clip, Scene& scene) {
    const Drawing drawing(look, clip, scene);
    const WidgetKey focus = focused(form, state);
    for (std::size_t i = 0; i < form.widgets.size(); ++i) {
        const Widget& widget = form.widgets[i];
        const Rect area = layout.widgets[i];
        if (widget.strip != strip || area.bottom() < clip.y || area.y > clip.bottom()) continue;
        const bool is_pointed = area.contains(look.pointer) && clip.contains(look.pointer);
        const bool can_be_used = takes_focus(widget);
        const Standing standing{area, can_be_used && widget.key == focus, can_be_used && is_pointed,
                                can_be_used && is_pointed && state.pressed == widget.key};
        std::visit([&](const auto& body) { drawing(body, standing); }, widget.body);
    }
}

} // namespace

void draw(const Form& form, const FormState& state, const Look& look, Scene& scene) {
    const FormLayout layout = lay_out(form, state, look);
    draw_frame(form, state, layout, look, scene);
    draw_strip(Strip::footer, form, state, layout, look, look.area, scene);
    // Room for the ring around a widget at the edge.
    const float ring = 0.5F * look.unit;
    const Rect clip{layout.body.x - ring, layout.body.y - ring, layout.body.width + 2 * ring,
                    layout.body.height + 2 * ring};
    scene.emplace_back(Clip{clip});
    draw_strip(Strip::body, form, state, layout, look, clip, scene);
    scene.emplace_back(Clip{});
    const ScrollParts bar = scroll_parts(layout, state, look);
    if (bar.track.height > 0) {
        scene.emplace_back(Fill{bar.track, Tone::raised, bar.track.width / 2});
        scene.emplace_back(Fill{bar.thumb, Tone::faint, bar.track.width / 2});
    }
}

} // namespace view
