#include <algorithm>
#include <array>

#include "view/form.hpp"
#include "view/widget_parts.hpp"

namespace view {
namespace {

constexpr float least_column = 8; ///< units
constexpr float least_card = 17;  ///< with a picture
constexpr float header_height = 2.8F;
constexpr float note_height = 1.3F;
constexpr float footer_gap = 0.7F;
constexpr float bottom = 0.9F;
constexpr float aside_width = 30; ///< how much wider a form with an area beside it may be

/// Places the widgets of one strip below each other; returns where they end.
class Flow {
  public:
    Flow(const Form& form, Strip strip, const Look& look)
        : form_(form), strip_(strip), look_(look), measures_(look) {}

    /// `areas` receives a place for each widget of the strip. Returns the height of them all.
    float place(Rect area, std::vector<Rect>& areas) const {
        float y = area.y;
        for (std::size_t i = 0; i < form_.widgets.size();) {
            if (form_.widgets[i].strip != strip_) {
                ++i;
                continue;
            }
            const std::size_t end = line_end(i, area.width);
            y = place_line(i, end, {area.x, y, area.width, 0}, areas) + measures_.gap;
            i = end;
        }
        return std::max(y - measures_.gap - area.y, 0.0F);
    }

  private:
    /// How many widgets share a line that begins with this one.
    int columns_that_fit(const Widget& first, float width) const {
        const auto* const card = std::get_if<Card>(&first.body);
        const bool has_picture = card != nullptr && card->board != nullptr;
        const float least = (has_picture ? least_card : least_column) * measures_.unit;
        const int most = static_cast<int>((width + measures_.gap) / (least + measures_.gap));
        return std::clamp(most, 1, first.columns);
    }

    std::size_t line_end(std::size_t first, float width) const {
        const int wanted = form_.widgets[first].columns;
        const auto most = static_cast<std::size_t>(columns_that_fit(form_.widgets[first], width));
        std::size_t end = first;
        while (end < form_.widgets.size() && end - first < most &&
               form_.widgets[end].columns == wanted && form_.widgets[end].strip == strip_)
            ++end;
        return end;
    }

    /// An incomplete line is not stretched.
    float place_line(std::size_t first, std::size_t end, Rect line,
                     std::vector<Rect>& areas) const {
        const auto columns = static_cast<float>(columns_that_fit(form_.widgets[first], line.width));
        const float width = (line.width - (columns - 1) * measures_.gap) / columns;
        float height = 0;
        for (std::size_t i = first; i < end; ++i)
            height = std::max(height, height_of(form_.widgets[i], width, look_));
        float x = line.x;
        for (std::size_t i = first; i < end; ++i) {
            areas[i] = {x, line.y, width, height};
            x += width + measures_.gap;
        }
        return line.y + height;
    }

    const Form& form_;
    Strip strip_;
    const Look& look_;
    Measures measures_;
};

/// The area between header and footer, shared by the body and the area beside it.
struct Middle {
    Rect aside;
    Rect body;
};

Middle share_middle(Rect middle, float gap) {
    const float side = std::min(middle.height, 0.56F * middle.width);
    const float below = std::min({middle.width, 0.55F * middle.height});
    if (side >= below)
        return {
            {middle.x, middle.y, side, side},
            {middle.x + side + 2 * gap, middle.y, middle.width - side - 2 * gap, middle.height}};
    return {{middle.x, middle.y, middle.width, below},
            {middle.x, middle.y + below + gap, middle.width, middle.height - below - gap}};
}

bool has_footer(const Form& form) {
    return std::ranges::any_of(form.widgets,
                               [](const Widget& one) { return one.strip == Strip::footer; });
}

/// The sizes above the body: the button's width, and the height of everything.
struct Header {
    float back;
    float note; ///< the height of a separate line for it, if the title leaves no room
    float height;
};

Header header_of(const Form& form, const Look& look, float width) {
    const float unit = look.unit;
    const float back = std::min(text_width(look, form.back, unit) + 1.6F * unit, width / 2);
    const float title = text_width(look, form.title, title_letters * unit, Weight::bold);
    const float note = text_width(look, look.note, note_letters * unit);
    const bool has_room = look.note.empty() || title + note + back + 2 * unit <= width;
    const float line = has_room ? 0 : note_height * unit;
    return {back, line, header_height * unit + line};
}

void place(const Header& header, float unit, FormLayout& layout) {
    const auto [left, top, wide, high] = layout.panel;
    const float inner = wide - 2 * unit;
    layout.back = {left + wide - unit - header.back, top + 0.45F * unit, header.back, 1.8F * unit};
    layout.title = {left + unit, top + 0.3F * unit, inner - header.back - unit, 2.1F * unit};
    layout.note = header.note > 0 ? Rect{left + unit, layout.title.bottom(), inner, header.note}
                                  : layout.title;
}

/// Centred at first; then at its previous place, as far as there is room below.
float top_of(const FormState& state, float high, Rect most, const Look& look) {
    const auto& place = state.place;
    const bool is_known = place && place->area == look.area && place->unit == look.unit;
    if (!is_known) return look.area.center().y - high / 2;
    return std::max(std::min(place->top, most.bottom() - high), most.y);
}

} // namespace

FormLayout lay_out(const Form& form, const FormState& state, const Look& look) {
    const Measures measures(look);
    const float unit = measures.unit;
    const bool has_aside = form.aside != Aside::none;
    // Beside a board it ends at the end of the column that it covers.
    const Rect most =
        look.area.inset(form.is_beside ? 0.5F * unit : std::min(unit, 0.02F * look.area.width));
    const float wide =
        std::min(most.width, (form.max_width + (has_aside ? aside_width : 0)) * unit);
    const float inner = wide - 2 * unit;
    const Header header = header_of(form, look, inner);

    FormLayout layout;
    layout.widgets.resize(form.widgets.size());
    const float footer = Flow(form, Strip::footer, look).place({0, 0, inner, 0}, layout.widgets);
    const float around =
        header.height + bottom * unit + (has_footer(form) ? footer + footer_gap * unit : 0);
    layout.content = Flow(form, Strip::body, look).place({0, 0, inner, 0}, layout.widgets);
    const bool is_whole = has_aside || form.is_beside; // so that nothing is partly visible below it
    const float high = is_whole ? most.height : std::min(most.height, around + layout.content);
    const float left = form.is_beside ? most.right() - wide : look.area.center().x - wide / 2;
    const float top = top_of(state, high, most, look);
    layout.panel = {left, top, wide, high};
    place(header, unit, layout);

    const Rect middle{left + unit, top + header.height, inner, std::max(high - around, unit)};
    layout.body = middle;
    if (has_aside) {
        const Middle shared = share_middle(middle, measures.gap);
        layout.aside = shared.aside;
        layout.body = shared.body;
        layout.content =
            Flow(form, Strip::body, look).place({0, 0, shared.body.width, 0}, layout.widgets);
    }
    const float scroll = std::clamp(state.scroll, 0.0F, layout.max_scroll());
    Flow(form, Strip::body, look)
        .place({layout.body.x, layout.body.y - scroll, layout.body.width, 0}, layout.widgets);
    Flow(form, Strip::footer, look)
        .place({middle.x, middle.bottom() + footer_gap * unit, inner, 0}, layout.widgets);
    return layout;
}

} // namespace view
