#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "view/form.hpp"

/// The parts of widgets, the same for drawing and for handling clicks.
namespace view {

/// Lengths of a form, in pixels.
struct Measures {
    explicit Measures(const Look& look)
        : unit(look.unit), line(1.35F * unit), control(2.2F * unit), gap(0.5F * unit),
          hair(std::max(unit / 16, 1.0F)) {}

    float unit;
    float line;    ///< of a paragraph
    float control; ///< height of a button
    float gap;     ///< between widgets
    float hair;    ///< width of a thin line
};

inline constexpr float title_letters = 1.3F; ///< their height, in units
inline constexpr float note_letters = 0.9F;

float text_width(const Look& look, const std::string& text, float height,
                 Weight weight = Weight::regular);

/// The letter height at which each of the texts is no wider than this: the normal one, or somewhat
/// smaller, as long as it can be read; the painter shortens what is still too wide.
float fitting_letters(const Look& look, const std::vector<std::string>& texts, float width,
                      Weight weight = Weight::regular);

/// A text in lines of at most `width`.
std::vector<std::string> text_lines(const Look& look, const std::string& text, float width,
                                    Weight weight = Weight::regular);

/// The beginning of a line that is no wider than this, with an ellipsis.
std::string shortened(const Look& look, std::string text, float width,
                      Weight weight = Weight::regular);

/// The height of a widget of this width.
float height_of(const Widget& widget, float width, const Look& look);

/// Whether it can have the focus.
bool takes_focus(const Widget& widget);

/// The areas inside a choice: of its caption and its options.
struct ChoiceParts {
    Rect caption;
    std::vector<Rect> options;
    float height = 0;
};
ChoiceParts parts_of(const Choice& choice, Rect area, const Look& look);

/// The areas of the pieces of a palette.
std::vector<Rect> parts_of(const Palette& palette, Rect area);

struct StepperParts {
    Rect caption;
    Rect less;
    Rect value;
    Rect more;
};
StepperParts parts_of(const Stepper& stepper, Rect area, const Look& look);

struct SwitchParts {
    Rect caption;
    Rect state;
    Rect track;
};
SwitchParts parts_of(const Switch& on_off, Rect area, const Look& look);

struct FieldParts {
    Rect caption;
    Rect box;
};
FieldParts parts_of(const Field& field, Rect area, const Look& look);

/// The inside of an entry box.
struct EntryParts {
    Rect text;
    float offset = 0; ///< how much of the text is hidden on the left, so that the caret is visible
    float caret = 0;  ///< from the beginning of the text
};
EntryParts parts_of(const TextEntry& entry, Rect box, const Look& look,
                    Weight weight = Weight::regular);

struct CardParts {
    Rect picture; ///< empty without a board
    Rect title;
    Rect text;
    std::vector<Rect> actions;
};
CardParts parts_of(const Card& card, Rect area, const Look& look);

struct PairParts {
    Rect name;
    Rect text;
};
PairParts pair_parts(Rect area, const Look& look);

/// The place in the text, in bytes, nearest to a point of the box.
std::size_t caret_at(const Field& field, Rect area, const Look& look, Point point);

/// The bar beside a body that scrolls, and its thumb.
struct ScrollParts {
    Rect track;
    Rect thumb;
};
ScrollParts scroll_parts(const FormLayout& layout, const FormState& state, const Look& look);

} // namespace view
