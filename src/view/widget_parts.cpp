#include "view/widget_parts.hpp"

#include <algorithm>
#include <cmath>

#include "core/utf8.hpp"
#include "words/layout.hpp"

namespace view {
namespace {

constexpr float caption_share = 0.42F; ///< of the width of a row
constexpr float least_letters = 0.7F;  ///< their least readable height, in units
constexpr float card_picture = 6.4F;   ///< units
constexpr float card_margin = 0.5F;
constexpr float card_action = 1.6F; ///< height of a button in a card
constexpr float caption_gap = 0.25F;
constexpr float curve_height = 9;
constexpr float name_width = 16;
constexpr float palette_height = 2.9F;

/// A row with its caption on the left and `wide` pixels on the right.
struct Row {
    Rect caption;
    Rect control;
};

Row row_of(Rect area, float wide) {
    const float right = std::min(wide, area.width);
    return {{area.x, area.y, area.width - right, area.height},
            {area.right() - right, area.y, right, area.height}};
}

std::vector<float> option_widths(const Choice& choice, const Look& look) {
    std::vector<float> widths;
    widths.reserve(choice.options.size());
    for (const std::string& option : choice.options)
        widths.push_back(
            std::max(text_width(look, option, look.unit, Weight::bold) + look.unit, 2 * look.unit));
    return widths;
}

float sum(const std::vector<float>& widths) {
    float all = 0;
    for (const float width : widths) all += width;
    return all;
}

float paragraph_height(const std::string& text, float width, const Look& look,
                       Weight weight = Weight::regular) {
    return static_cast<float>(text_lines(look, text, width, weight).size()) * Measures(look).line;
}

/// With the margin below.
float actions_height(const Card& card, const Look& look) {
    return card.actions.empty() ? 0 : (card_action + card_margin) * look.unit;
}

struct HeightOf {
    float width;
    const Look& look;
    Measures measures{look};

    float operator()(const Heading& heading) const {
        return (heading.is_large ? 3.2F : 1.9F) * measures.unit;
    }
    float operator()(const Paragraph& paragraph) const {
        const float least = static_cast<float>(paragraph.least_lines) * measures.line;
        return std::max(paragraph_height(paragraph.text, width, look), least);
    }
    float operator()(const Button&) const { return measures.control; }
    float operator()(const Choice& choice) const {
        return parts_of(choice, {0, 0, width, measures.control}, look).height;
    }
    float operator()(const Palette& palette) const {
        return std::min(palette_height * measures.unit,
                        width / static_cast<float>(palette.pieces.size()));
    }
    float operator()(const Stepper& stepper) const {
        const Rect row{0, 0, width, measures.control};
        return parts_of(stepper, row, look).value.bottom();
    }
    float operator()(const Switch&) const { return measures.control; }
    float operator()(const Field&) const {
        return measures.control + measures.line + caption_gap * measures.unit;
    }
    float operator()(const Card& card) const {
        // The entries of a long list must be placed without measuring all their texts.
        const float actions = actions_height(card, look);
        if (card.board != nullptr) return (card_picture + 1) * measures.unit + actions;
        const Rect text = parts_of(card, {0, 0, width, 0}, look).text;
        const float lines = (card.title.empty() ? 0 : measures.line) +
                            paragraph_height(card.text, text.width, look) + measures.unit;
        return std::max(lines, measures.control) + actions;
    }
    float operator()(const Pair& pair) const {
        const PairParts parts = pair_parts({0, 0, width, 0}, look);
        return std::max(paragraph_height(pair.text, parts.text.width, look),
                        paragraph_height(pair.name, parts.name.width, look, Weight::bold));
    }
    float operator()(const Curve&) const { return curve_height * measures.unit; }
};

} // namespace

float text_width(const Look& look, const std::string& text, float height, Weight weight) {
    return look.measure.width(text, height, weight);
}

float fitting_letters(const Look& look, const std::vector<std::string>& texts, float width,
                      Weight weight) {
    float height = look.unit;
    const auto fits = [&](const std::string& text) {
        return text_width(look, text, height, weight) <= width;
    };
    // Step by step, because letters are whole pixels high and do not scale evenly.
    while (height - 1 >= least_letters * look.unit && !std::ranges::all_of(texts, fits))
        height -= 1;
    return height;
}

std::vector<std::string> text_lines(const Look& look, const std::string& text, float width,
                                    Weight weight) {
    return words::wrapped_to_fit(text, [&](const std::string& line) {
        return text_width(look, line, look.unit, weight) <= width;
    });
}

std::string shortened(const Look& look, std::string text, float width, Weight weight) {
    constexpr const char* ellipsis = "…";
    const auto is_too_wide = [&] {
        return text_width(look, text + ellipsis, look.unit, weight) > width;
    };
    const auto is_inside_character = [&] { return (text.back() & 0xC0) == 0x80; };
    while (!text.empty() && is_too_wide()) {
        while (text.size() > 1 && is_inside_character()) text.pop_back();
        text.pop_back();
    }
    return text + ellipsis;
}

float height_of(const Widget& widget, float width, const Look& look) {
    return std::visit(HeightOf{width, look}, widget.body);
}

bool takes_focus(const Widget& widget) {
    if (const auto* const button = std::get_if<Button>(&widget.body)) return button->is_enabled;
    return !std::holds_alternative<Heading>(widget.body) &&
           !std::holds_alternative<Paragraph>(widget.body) &&
           !std::holds_alternative<Pair>(widget.body) &&
           !std::holds_alternative<Curve>(widget.body);
}

/// The options are beside the caption if they fit, otherwise below it, in as many lines as they
/// need.
ChoiceParts parts_of(const Choice& choice, Rect area, const Look& look) {
    const Measures measures(look);
    const std::vector<float> widths = option_widths(choice, look);
    const float all = sum(widths);
    const float caption = text_width(look, choice.caption, look.unit) + look.unit;
    const bool is_one_line = caption + all <= area.width;
    ChoiceParts parts;
    float y = area.y;
    float x = area.right() - all;
    if (is_one_line) {
        parts.caption = {area.x, y, area.width - all, measures.control};
    } else {
        parts.caption = {area.x, y, area.width, measures.line};
        y += measures.line;
        x = area.x;
    }
    for (const float width : widths) {
        if (x + width > area.right() + 1 && x > area.x) {
            x = area.x;
            y += measures.control;
        }
        parts.options.push_back({x, y, std::min(width, area.width), measures.control});
        x += width;
    }
    parts.height = y + measures.control - area.y;
    return parts;
}

std::vector<Rect> parts_of(const Palette& palette, Rect area) {
    std::vector<Rect> parts;
    parts.reserve(palette.pieces.size());
    const float wide = area.width / static_cast<float>(palette.pieces.size());
    for (std::size_t i = 0; i < palette.pieces.size(); ++i)
        parts.push_back({area.x + static_cast<float>(i) * wide, area.y, wide, area.height});
    return parts;
}

/// The number is beside the caption, or below it if the caption would otherwise be hard to read.
StepperParts parts_of(const Stepper& stepper, Rect area, const Look& look) {
    const Measures measures(look);
    const float side = measures.control;
    auto [caption, control] =
        row_of(area, std::max(2 * side + 4 * look.unit, area.width * (1 - caption_share)));
    const float least = text_width(look, stepper.caption, least_letters * look.unit);
    if (least > caption.width) {
        caption = {area.x, area.y, area.width, measures.line};
        control.y += measures.line;
    }
    return {caption,
            {control.x, control.y, side, side},
            {control.x + side, control.y, control.width - 2 * side, side},
            {control.right() - side, control.y, side, side}};
}

SwitchParts parts_of(const Switch& /*on_off*/, Rect area, const Look& look) {
    const float unit = look.unit;
    const auto [caption, control] = row_of(area, 6 * unit);
    const Rect track{control.right() - 2.6F * unit, area.center().y - 0.65F * unit, 2.4F * unit,
                     1.3F * unit};
    return {caption, {control.x, area.y, track.x - control.x - 0.5F * unit, area.height}, track};
}

FieldParts parts_of(const Field& /*field*/, Rect area, const Look& look) {
    const float line = Measures(look).line;
    const float top = line + caption_gap * look.unit;
    return {{area.x, area.y, area.width, line},
            {area.x, area.y + top, area.width, area.height - top}};
}

EntryParts parts_of(const TextEntry& entry, Rect box, const Look& look, Weight weight) {
    const float margin = 0.6F * look.unit;
    const Rect text{box.x + margin, box.y, std::max(box.width - 2 * margin, 0.0F), box.height};
    const float caret = text_width(look, entry.text.substr(0, entry.caret), look.unit, weight);
    return {text, std::max(caret - text.width, 0.0F), caret};
}

CardParts parts_of(const Card& card, Rect area, const Look& look) {
    const Measures measures(look);
    const float margin = card_margin * measures.unit;
    const float side = card.board != nullptr ? card_picture * measures.unit : 0;
    const Rect picture{area.x + margin, area.y + margin, side, side};
    const float left = (card.board != nullptr ? picture.right() : area.x) + 0.8F * measures.unit;
    const float right = area.right() - margin;
    const float title = card.title.empty() ? 0 : measures.line;
    const Rect first{left, area.y + margin, std::max(right - left, 0.0F), title};
    const float bottom = area.bottom() - actions_height(card, look);
    CardParts parts{
        picture, first, {left, first.bottom(), first.width, bottom - first.bottom()}, {}};
    const auto count = static_cast<float>(card.actions.size());
    const float wide = (area.width - margin) / std::max(count, 1.0F);
    for (float x = area.x + margin; parts.actions.size() < card.actions.size(); x += wide)
        parts.actions.push_back({x, bottom, wide - margin, card_action * measures.unit});
    return parts;
}

PairParts pair_parts(Rect area, const Look& look) {
    const float name = std::min(name_width * look.unit, 0.42F * area.width);
    return {{area.x, area.y, name - look.unit / 2, area.height},
            {area.x + name, area.y, area.width - name, area.height}};
}

std::size_t caret_at(const Field& field, Rect area, const Look& look, Point point) {
    const EntryParts parts = parts_of(field.entry, parts_of(field, area, look).box, look);
    const std::string& text = field.entry.text;
    if (field.is_secret) return text.size();
    const float wanted = point.x - parts.text.x + parts.offset;
    std::size_t best = 0;
    float distance = std::abs(wanted);
    for (std::size_t place = 0; place < text.size();) {
        place += std::max<std::size_t>(core::utf8_length(std::string_view(text).substr(place)), 1);
        const float away = std::abs(text_width(look, text.substr(0, place), look.unit) - wanted);
        if (away > distance) break;
        best = place;
        distance = away;
    }
    return best;
}

ScrollParts scroll_parts(const FormLayout& layout, const FormState& state, const Look& look) {
    if (layout.max_scroll() <= 0) return {};
    const float wide = 0.35F * look.unit;
    // Beside the ring of the widget with the focus.
    const Rect track{layout.body.right() + 0.6F * look.unit, layout.body.y, wide,
                     layout.body.height};
    const float high = std::max(track.height * layout.body.height / layout.content, 1.5F * wide);
    const float part = std::clamp(state.scroll / layout.max_scroll(), 0.0F, 1.0F);
    return {track, {track.x, track.y + (track.height - high) * part, wide, high}};
}

} // namespace view
