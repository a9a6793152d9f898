#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/capitals.hpp"
#include "view/form.hpp"
#include "view/widget_parts.hpp"

namespace view {
namespace {

constexpr float wheel_step = 3; ///< units

/// The handling of one input to a form, with everything it needs.
class Handling {
  public:
    Handling(const Form& form, FormState& state, const Look& look)
        : form_(form), state_(state), look_(look), layout_(lay_out(form, state, look)),
          focus_(focused(form, state)) {
        state_.scroll = std::clamp(state_.scroll, 0.0F, layout_.max_scroll());
        const bool is_known =
            state_.place && state_.place->area == look.area && state_.place->unit == look.unit;
        if (!is_known) state_.place = FormPlace{look.area, look.unit, layout_.panel.y};
    }

    std::optional<WidgetEvent> operator()(const PointerMoved& moved) {
        if (state_.is_scrolling) drag_bar(moved.at);
        return state_.pressed ? place_caret(moved.at, true) : std::nullopt;
    }

    std::optional<WidgetEvent> operator()(const PointerPressed& pressed) {
        if (pressed.is_right) return std::nullopt;
        if (scroll_parts(layout_, state_, look_).track.contains(pressed.at)) {
            state_.is_scrolling = true;
            drag_bar(pressed.at);
            return std::nullopt;
        }
        state_.pressed = key_at(pressed.at);
        if (!state_.pressed) return std::nullopt;
        state_.focus = state_.pressed;
        hold_step(pressed.at);
        return place_caret(pressed.at, pressed.with_shift);
    }

    std::optional<WidgetEvent> operator()(const PointerReleased& released) {
        if (released.is_right) return std::nullopt;
        state_.is_scrolling = false;
        const auto held = std::exchange(state_.held, std::nullopt);
        const auto pressed = std::exchange(state_.pressed, std::nullopt);
        if (held && held->has_begun) return std::nullopt;
        if (!pressed || pressed != key_at(released.at)) return std::nullopt;
        if (*pressed == back_key) return WidgetEvent{back_key};
        const std::optional<std::size_t> place = place_of(*pressed);
        return place ? clicked(*place, released.at) : std::nullopt;
    }

    std::optional<WidgetEvent> operator()(const Wheel& wheel) {
        scroll_by(-static_cast<float>(wheel.steps) * wheel_step * look_.unit);
        return std::nullopt;
    }

    std::optional<WidgetEvent> operator()(const TextTyped& typed) {
        if (has_come_into_view()) return std::nullopt;
        if (const auto event = edited(typed)) return event;
        if (const auto event = action_on_card(typed)) return event;
        if (is_stepper_focused() && (typed.text == "+" || typed.text == "-"))
            return used(typed.text == "+" ? 1 : -1);
        if (typed.text == " ") return used(0);
        go_to_entry(typed.text);
        return std::nullopt;
    }

    /// A stepper's button repeats while it is held down.
    std::optional<WidgetEvent> operator()(const Tick& tick) {
        state_.now = tick.now;
        if (!state_.held || !state_.pressed || !state_.held->is_due(tick.now)) return std::nullopt;
        if (key_at(look_.pointer) != state_.pressed) return std::nullopt;
        focus_ = *state_.pressed;
        return used(state_.held->step);
    }
    std::optional<WidgetEvent> operator()(const TextPasted& pasted) { return edited(pasted); }

    std::optional<WidgetEvent> operator()(const KeyPressed& pressed) {
        if (pressed.key == Key::escape) return WidgetEvent{back_key};
        if (!turns_page(pressed.key) && pressed.key != Key::tab && has_come_into_view())
            return std::nullopt;
        if (const auto event = edited(pressed)) return event;
        if (const auto event = action_on_card(pressed)) return event;
        switch (pressed.key) {
        case Key::tab: go_by_order(pressed.with_shift ? -1 : 1); break;
        case Key::up: go_by_place(0, -1); break;
        case Key::down: go_by_place(0, 1); break;
        case Key::left: return changed_or_gone(-1);
        case Key::right: return changed_or_gone(1);
        case Key::page_up: turn_page(-0.9F * layout_.body.height); break;
        case Key::page_down: turn_page(0.9F * layout_.body.height); break;
        case Key::home: turn_page(-layout_.content); break;
        case Key::end: turn_page(layout_.content); break;
        case Key::enter: return used(0);
        default: break;
        }
        return std::nullopt;
    }

    /// Presses of the mouse button elsewhere are not received.
    std::optional<WidgetEvent> operator()(const FocusLost&) {
        state_.pressed.reset();
        state_.held.reset();
        state_.is_scrolling = false;
        return std::nullopt;
    }

    /// Forms ignore all other inputs.
    template <class Other>
    std::optional<WidgetEvent> operator()(const Other&) {
        return std::nullopt;
    }

  private:
    const Widget* widget_of(WidgetKey key) const {
        const auto place = place_of(key);
        return place ? &form_.widgets[*place] : nullptr;
    }

    std::optional<std::size_t> place_of(WidgetKey key) const {
        for (std::size_t i = 0; i < form_.widgets.size(); ++i)
            if (form_.widgets[i].key == key && takes_focus(form_.widgets[i])) return i;
        return std::nullopt;
    }

    Rect area_of(WidgetKey key) const {
        if (key == back_key) return layout_.back;
        if (key == aside_key) return layout_.aside;
        const auto place = place_of(key);
        return place ? layout_.widgets[*place] : Rect{};
    }

    /// All widgets that can have the focus, in keyboard order.
    std::vector<WidgetKey> keys() const {
        std::vector<WidgetKey> all;
        if (form_.aside == Aside::board) all.push_back(aside_key);
        for (const Widget& widget : form_.widgets)
            if (takes_focus(widget)) all.push_back(widget.key);
        all.push_back(back_key);
        return all;
    }

    bool is_in_view(WidgetKey key, Point point) const {
        return !is_in_body(key) || layout_.body.contains(point);
    }

    std::optional<WidgetKey> key_at(Point point) const {
        for (const WidgetKey key : keys())
            if (area_of(key).contains(point) && is_in_view(key, point)) return key;
        return std::nullopt;
    }

  public:
    /// Gives the focus to a widget, and scrolls it into view.
    void go_to(WidgetKey key) {
        state_.focus = key;
        const auto place = place_of(key);
        if (!place || form_.widgets[*place].strip != Strip::body) return;
        const Rect area = layout_.widgets[*place];
        const float margin = look_.unit / 4;
        if (area.y < layout_.body.y)
            scroll_by(area.y - layout_.body.y - margin);
        else if (area.bottom() > layout_.body.bottom())
            scroll_by(
                std::min(area.bottom() - layout_.body.bottom() + margin, area.y - layout_.body.y));
    }

  private:
    // The keyboard.

    void go_by_order(int step) {
        const std::vector<WidgetKey> all = keys();
        const auto here = std::ranges::find(all, focus_) - all.begin();
        const auto count = static_cast<std::ptrdiff_t>(all.size());
        go_to(all[static_cast<std::size_t>((here + step + count) % count)]);
    }

    static bool turns_page(Key key) {
        return key == Key::page_up || key == Key::page_down || key == Key::home || key == Key::end;
    }

    bool is_in_body(WidgetKey key) const {
        const auto place = place_of(key);
        return place && form_.widgets[*place].strip == Strip::body;
    }

    /// The widgets of the body that are wholly visible, or else those of which a part is.
    std::vector<WidgetKey> keys_in_view() const {
        const Rect body = layout_.body;
        std::vector<WidgetKey> whole;
        std::vector<WidgetKey> parts;
        for (const WidgetKey key : keys()) {
            if (!is_in_body(key)) continue;
            const Rect area = area_of(key);
            if (area.y >= body.y - 1 && area.bottom() <= body.bottom() + 1) whole.push_back(key);
            if (is_visible(area)) parts.push_back(key);
        }
        return whole.empty() ? parts : whole;
    }

    bool is_visible(Rect area) const {
        return area.bottom() > layout_.body.y + 1 && area.y < layout_.body.bottom() - 1;
    }

    /// Scrolls far; a focus in the body goes along, to the end that was scrolled to.
    void turn_page(float pixels) {
        const bool goes_along = is_in_body(focus_);
        scroll_by(pixels);
        if (!goes_along) return;
        layout_ = lay_out(form_, state_, look_);
        const std::vector<WidgetKey> seen = keys_in_view();
        if (!seen.empty()) state_.focus = pixels < 0 ? seen.front() : seen.back();
    }

    /// Whether the focus was out of view, and was moved to the nearest visible widget. A field is
    /// scrolled into view instead, because it is being typed in.
    bool has_come_into_view() {
        if (!is_in_body(focus_) || is_visible(area_of(focus_))) return false;
        if (std::holds_alternative<Field>(widget_of(focus_)->body)) {
            go_to(focus_);
            return false;
        }
        const std::vector<WidgetKey> seen = keys_in_view();
        if (seen.empty()) return false;
        state_.focus = area_of(focus_).y < layout_.body.y ? seen.front() : seen.back();
        return true;
    }

    /// The text by which an entry of a list is found.
    static std::string_view name_of(const Widget& widget) {
        if (const auto* const button = std::get_if<Button>(&widget.body)) return button->text;
        const auto* const card = std::get_if<Card>(&widget.body);
        return card == nullptr ? std::string_view() : card->title;
    }

    /// Moves the focus to the next entry of the same list that begins with a typed letter.
    void go_to_entry(const std::string& letter) {
        const std::vector<WidgetKey> all = keys();
        const auto here = static_cast<std::size_t>(std::ranges::find(all, focus_) - all.begin());
        for (std::size_t step = 1; step < all.size(); ++step) {
            const WidgetKey key = all[(here + step) % all.size()];
            if (key.id != focus_.id || widget_of(key) == nullptr) continue;
            const std::string_view name = name_of(*widget_of(key)).substr(0, letter.size());
            if (!core::is_same_but_for_capitals(name, letter)) continue;
            return go_to(key);
        }
    }

    /// Moves the focus to the nearest widget in a direction; if there is none, scrolls.
    void go_by_place(int right, int down) {
        std::optional<WidgetKey> best;
        float least = 0;
        for (const WidgetKey key : keys()) {
            const auto away = distance(area_of(focus_), area_of(key), right, down);
            if (key == focus_ || !away || (best && *away >= least)) continue;
            best = key;
            least = *away;
        }
        if (best && !is_far(*best, down))
            go_to(*best);
        else if (down != 0)
            scroll_by(static_cast<float>(down) * wheel_step * look_.unit);
    }

    /// The distance of one area from another in a direction; nothing if it does not lie there.
    static std::optional<float> distance(Rect here, Rect there, int right, int down) {
        const float across = there.center().x - here.center().x;
        const float below = there.center().y - here.center().y;
        const float along = across * static_cast<float>(right) + below * static_cast<float>(down);
        if (along < 1) return std::nullopt;
        if (right != 0)
            return std::abs(below) < here.height / 2 ? std::optional(along) : std::nullopt;
        const float gap = std::max({here.x - there.right(), there.x - here.right(), 0.0F});
        return along + 2 * gap;
    }

    /// Whether there is text to read before this widget.
    bool is_far(WidgetKey key, int down) const {
        const auto place = place_of(key);
        const Rect area = area_of(key);
        if (down == 0) return false;
        const bool scrolls = place && form_.widgets[*place].strip == Strip::body;
        if (scrolls)
            return area.y > layout_.body.bottom() + layout_.body.height / 2 ||
                   area.bottom() < layout_.body.y - layout_.body.height / 2;
        if (down > 0) return state_.scroll < layout_.max_scroll() - 1;
        return state_.scroll > 1;
    }

    std::optional<WidgetEvent> changed_or_gone(int step) {
        const Widget* const widget = widget_of(focus_);
        const bool has_values =
            widget != nullptr && (std::holds_alternative<Choice>(widget->body) ||
                                  std::holds_alternative<Palette>(widget->body) ||
                                  std::holds_alternative<Stepper>(widget->body) ||
                                  std::holds_alternative<Switch>(widget->body));
        if (has_values) return used(step);
        go_by_place(step, 0);
        return std::nullopt;
    }

    /// The effect of Enter (0) or an arrow to the left (-1) or right (1) on the widget with the
    /// focus. Enter increases a number.
    std::optional<WidgetEvent> used(int step) {
        if (focus_ == back_key) return WidgetEvent{back_key};
        const Widget* const widget = widget_of(focus_);
        if (widget == nullptr) return std::nullopt;
        if (const auto* const choice = std::get_if<Choice>(&widget->body))
            return stepped(widget->key, choice->options.size(), choice->chosen, step);
        if (const auto* const palette = std::get_if<Palette>(&widget->body))
            return stepped(widget->key, palette->pieces.size(), palette->chosen, step);
        if (const auto* const stepper = std::get_if<Stepper>(&widget->body)) {
            const bool can = step < 0 ? stepper->has_less : stepper->has_more;
            return can ? std::optional(WidgetEvent{.key = widget->key, .value = step < 0 ? -1 : 1})
                       : std::nullopt;
        }
        if (const auto* const on_off = std::get_if<Switch>(&widget->body)) {
            const bool wanted = step == 0 ? !on_off->is_on : step > 0;
            if (wanted == on_off->is_on) return std::nullopt;
            return WidgetEvent{.key = widget->key, .value = wanted ? 1 : 0};
        }
        if (const auto* const field = std::get_if<Field>(&widget->body))
            return WidgetEvent{.key = widget->key, .entry = field->entry};
        return WidgetEvent{widget->key};
    }

    /// Enter wraps around, arrows stop at the ends. If nothing is chosen, both choose the first
    /// option.
    static std::optional<WidgetEvent> stepped(WidgetKey key, std::size_t options,
                                              std::optional<std::size_t> before, int step) {
        const auto count = static_cast<int>(options);
        const int chosen = before ? static_cast<int>(*before) : -1;
        const int next = step == 0 ? (chosen + 1) % count : std::clamp(chosen + step, 0, count - 1);
        if (next == chosen) return std::nullopt;
        return WidgetEvent{.key = key, .value = next};
    }

    std::optional<WidgetEvent> edited(const Input& input) const {
        const Widget* const widget = widget_of(focus_);
        const auto* const field = widget == nullptr ? nullptr : std::get_if<Field>(&widget->body);
        if (field == nullptr) return std::nullopt;
        TextEntry entry = field->entry;
        state_.copied = field->is_secret ? std::nullopt : copied(entry, input);
        if (!edit(entry, input)) return std::nullopt;
        return WidgetEvent{.key = widget->key, .is_edit = true, .entry = std::move(entry)};
    }

    // The pointer.

    /// Puts the caret of the pressed field at a point; `selects` what is between.
    std::optional<WidgetEvent> place_caret(Point point, bool selects) const {
        const Widget* const widget = widget_of(*state_.pressed);
        const auto* const field = widget == nullptr ? nullptr : std::get_if<Field>(&widget->body);
        if (field == nullptr) return std::nullopt;
        TextEntry entry{field->entry.text, caret_at(*field, area_of(widget->key), look_, point)};
        if (selects) entry.anchor = field->entry.anchor.value_or(field->entry.caret);
        if (selects && entry == field->entry) return std::nullopt;
        return WidgetEvent{.key = widget->key, .is_edit = true, .entry = std::move(entry)};
    }

    bool is_stepper_focused() const {
        const Widget* const widget = widget_of(focus_);
        return widget != nullptr && std::holds_alternative<Stepper>(widget->body);
    }

    void hold_step(Point point) {
        const Widget* const widget = widget_of(*state_.pressed);
        const auto* const stepper =
            widget == nullptr ? nullptr : std::get_if<Stepper>(&widget->body);
        if (stepper == nullptr) return;
        const StepperParts parts = parts_of(*stepper, area_of(widget->key), look_);
        const int step = parts.less.contains(point) ? -1 : parts.more.contains(point) ? 1 : 0;
        if (step != 0) state_.held = {.step = step, .next = state_.now + HeldStep::delay};
    }

    std::optional<WidgetEvent> clicked(std::size_t place, Point point) {
        const Widget& widget = form_.widgets[place];
        const Rect area = layout_.widgets[place];
        focus_ = widget.key;
        if (const auto* const choice = std::get_if<Choice>(&widget.body))
            return chosen_at(parts_of(*choice, area, look_).options, choice->chosen, point);
        if (const auto* const palette = std::get_if<Palette>(&widget.body))
            return chosen_at(parts_of(*palette, area), palette->chosen, point);
        if (const auto* const stepper = std::get_if<Stepper>(&widget.body)) {
            const StepperParts parts = parts_of(*stepper, area, look_);
            if (parts.less.contains(point)) return used(-1);
            return parts.more.contains(point) ? used(1) : std::nullopt;
        }
        if (const auto* const card = std::get_if<Card>(&widget.body)) {
            const std::vector<Rect> actions = parts_of(*card, area, look_).actions;
            for (std::size_t i = 0; i < actions.size(); ++i)
                if (actions[i].contains(point))
                    return WidgetEvent{.key = widget.key, .action = card->actions[i].action};
        }
        if (std::holds_alternative<Field>(widget.body)) return std::nullopt;
        return used(0);
    }

    /// The action of the card with the focus that has this key.
    std::optional<WidgetEvent> action_on_card(const Input& input) const {
        const Widget* const widget = widget_of(focus_);
        const auto* const card = widget == nullptr ? nullptr : std::get_if<Card>(&widget->body);
        const auto wanted = action_of(input, false);
        if (card == nullptr || !wanted) return std::nullopt;
        for (const CardAction& one : card->actions)
            if (one.action == *wanted) return WidgetEvent{.key = widget->key, .action = wanted};
        return std::nullopt;
    }

    /// The option at a point, of the widget with the focus.
    std::optional<WidgetEvent> chosen_at(const std::vector<Rect>& options,
                                         std::optional<std::size_t> chosen, Point point) const {
        for (std::size_t i = 0; i < options.size(); ++i)
            if (options[i].contains(point) && i != chosen)
                return WidgetEvent{.key = focus_, .value = static_cast<int>(i)};
        return std::nullopt;
    }

    void drag_bar(Point point) {
        const ScrollParts parts = scroll_parts(layout_, state_, look_);
        const float way = parts.track.height - parts.thumb.height;
        if (way <= 0) return;
        const float part = (point.y - parts.track.y - parts.thumb.height / 2) / way;
        state_.scroll = std::clamp(part, 0.0F, 1.0F) * layout_.max_scroll();
    }

    void scroll_by(float pixels) {
        state_.scroll = std::clamp(state_.scroll + pixels, 0.0F, layout_.max_scroll());
    }

    const Form& form_;
    FormState& state_;
    const Look& look_;
    FormLayout layout_;
    WidgetKey focus_;
};

} // namespace

WidgetKey focused(const Form& form, const FormState& state) {
    if (state.focus == back_key) return back_key;
    if (form.aside == Aside::board && (!state.focus || state.focus == aside_key)) return aside_key;
    std::optional<WidgetKey> first;
    for (const Widget& widget : form.widgets) {
        if (!takes_focus(widget)) continue;
        if (widget.key == state.focus) return widget.key;
        if (!first) first = widget.key;
    }
    return first.value_or(back_key);
}

void focus_on(const Form& form, FormState& state, WidgetKey key, const Look& look) {
    Handling(form, state, look).go_to(key);
}

std::optional<WidgetEvent> handle(const Form& form, FormState& state, const Input& input,
                                  const Look& look) {
    return std::visit(Handling(form, state, look), input);
}

} // namespace view
