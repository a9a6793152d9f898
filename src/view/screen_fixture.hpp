#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "view/form.hpp"
#include "view/order.hpp"
#include "words/layout.hpp"

/// For tests of screens: a font without letters, and functions that type and click.
namespace view {

/// Every letter is six tenths as wide as it is high.
class PlainMeasure : public TextMeasure {
  public:
    float width(const std::string& text, float height, Weight /*weight*/) const override {
        return 0.6F * height * static_cast<float>(words::columns(text));
    }
};

template <class Kind>
std::vector<Kind> shapes_of(const Scene& scene) {
    std::vector<Kind> found;
    for (const Shape& shape : scene)
        if (const Kind* const one = std::get_if<Kind>(&shape)) found.push_back(*one);
    return found;
}

/// A screen in a window of its own.
template <class Screen>
class Hands {
  public:
    explicit Hands(Screen first, Size size = {900, 700}, float unit = 16)
        : screen(std::move(first)), size_(size), unit_(unit) {}

    Look look() const {
        return {{0, 0, size_.width, size_.height}, unit_, measure_, settings, at_};
    }

    Scene scene() const {
        Scene drawn;
        draw(screen, look(), drawn);
        return drawn;
    }

    std::vector<std::string> labels() const {
        std::vector<std::string> texts;
        for (const Label& label : shapes_of<Label>(scene())) texts.push_back(label.text);
        return texts;
    }
    /// Whether a text is shown, as a whole label or a part of one.
    bool shows(std::string_view text) const {
        return std::ranges::any_of(labels(), [&](const std::string& label) {
            return label.find(text) != std::string::npos;
        });
    }
    /// All labels joined, for texts broken into lines.
    std::string all_text() const { return words::joined(labels(), " "); }

    std::vector<Order> give(const Input& input) { return handle(screen, input, look()); }
    std::vector<Order> press(Key key, int times = 1) {
        std::vector<Order> orders;
        for (int i = 0; i < times; ++i) orders = give(KeyPressed{.key = key});
        return orders;
    }
    std::vector<Order> type(const std::string& text) { return give(TextTyped{text}); }
    std::vector<Order> click(Point point) {
        at_ = point;
        give(PointerMoved{point});
        std::vector<Order> orders = give(PointerPressed{point});
        for (Order& order : give(PointerReleased{point})) orders.push_back(std::move(order));
        return orders;
    }
    /// Clicks in the middle of the first label with this text; nothing if there is none.
    std::vector<Order> click(std::string_view text) {
        for (const Label& label : shapes_of<Label>(scene()))
            if (label.text == text) return click(label.area.center());
        return {};
    }

    Settings settings{};
    Screen screen;

  private:
    Size size_;
    float unit_;
    PlainMeasure measure_;
    Point at_{-1, -1};
};

/// The first order of a kind among several.
template <class Kind>
std::optional<Kind> order_of(const std::vector<Order>& orders) {
    for (const Order& order : orders)
        if (const Kind* const one = std::get_if<Kind>(&order)) return *one;
    return std::nullopt;
}

} // namespace view
