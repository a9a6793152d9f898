#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/one_of.hpp"
#include "core/piece.hpp"
#include "session/board_view.hpp"
#include "view/held_step.hpp"
#include "view/input.hpp"
#include "view/look.hpp"
#include "view/text_entry.hpp"

/// Forms: what the screens around the game are made of. A screen rebuilds its form from its
/// state whenever it is drawn or something happens; only `FormState` is kept.
namespace view {

/// The numbers that no screen gives to a widget of its own.
enum ReservedId : int {
    back_id = -1,  ///< the button in the corner that every form has
    aside_id = -2, ///< what the screen itself draws beside the widgets
    text_id = -3,  ///< a text that nobody can use
};

/// Which widget: a screen numbers its own from 0 on, `item` tells those of a list apart.
struct WidgetKey {
    int id = 0;
    int item = 0;

    friend constexpr bool operator==(WidgetKey, WidgetKey) = default;
};

inline constexpr WidgetKey back_key{back_id, 0};
inline constexpr WidgetKey aside_key{aside_id, 0};

struct Heading {
    std::string text;
    bool is_large = false; ///< to be read from afar
};
/// Text in as many lines as it needs.
struct Paragraph {
    std::string text;
    Tone tone = Tone::text;
};
struct Button {
    std::string text;
    bool is_main = false; ///< what one most likely wants
    bool is_enabled = true;
    std::string keys{}; ///< that do the same elsewhere
    Align align = Align::center;
};
/// One of a few values, all of them in view.
struct Choice {
    std::string caption;
    std::vector<std::string> options;
    std::optional<std::size_t> chosen = 0;
};
/// One of several pieces, or none of them.
struct Palette {
    std::vector<core::Piece> pieces;
    std::optional<std::size_t> chosen = std::nullopt;
};
/// A number, one more or one less at a time.
struct Stepper {
    std::string caption;
    std::string value;
    bool has_less = true;
    bool has_more = true;
};
struct Switch {
    std::string caption;
    std::string state; ///< in words
    bool is_on = false;
};
struct Field {
    std::string caption;
    TextEntry entry{};
    bool is_secret = false; ///< what is typed is not shown
};
/// An entry of a list, with a position or without.
struct Card {
    std::string title;
    std::string text;
    const session::BoardView* board = nullptr; ///< lives longer than the form; or none
    bool is_chosen = false;
};
/// Two columns of text: what is said of what.
struct Pair {
    std::string name;
    std::string text;
};
/// How values went, one after another.
struct Curve {
    std::vector<double> values;
};

struct EveryWidgetBody : core::Alternatives<Heading, Paragraph, Button, Choice, Palette, Stepper,
                                            Switch, Field, Card, Pair, Curve> {};
using WidgetBody = core::OneOf<EveryWidgetBody>;

/// Where a widget stands: what is not in the body never scrolls.
enum class Strip : std::uint8_t { body, footer };

struct Widget {
    WidgetKey key{};
    WidgetBody body;
    int columns = 1; ///< it shares its line with those beside it that have as many
    Strip strip = Strip::body;
};

enum class Aside : std::uint8_t {
    none,
    picture,
    board, ///< takes part in the order of the keyboard
};

struct Form {
    std::string title;
    std::string back; ///< what is on the button that leaves
    std::vector<Widget> widgets{};
    Aside aside = Aside::none;
    float max_width = 36;   ///< in units of text
    bool is_beside = false; ///< on the right, with the board in sight as it is
};

/// Where the panel of a form began, and in which window: it stays there when its rows change.
struct FormPlace {
    Rect area; ///< of the window
    float unit = 0;
    float top = 0;
};

/// What is kept between two inputs.
struct FormState {
    std::optional<WidgetKey> focus = std::nullopt; ///< nothing, or a widget gone: the first one
    float scroll = 0;                              ///< of the body, in pixels
    std::optional<WidgetKey> pressed = std::nullopt;
    bool is_scrolling = false;                   ///< the bar is dragged
    std::optional<HeldStep> held = std::nullopt; ///< of the stepper that is pressed
    std::optional<FormPlace> place = std::nullopt;
    std::chrono::milliseconds now{0};
};

/// What somebody did with a widget.
struct WidgetEvent {
    WidgetKey key{};
    bool is_edit = false; ///< a field has changed; otherwise it was left with Enter
    int value = 0;        ///< the option chosen; one less or more (-1, 1); a switch on or off
    TextEntry entry{};    ///< of a field
};

/// Where everything is in the window.
struct FormLayout {
    Rect panel;
    Rect title;
    Rect back;
    Rect note;         ///< of the look: in the title's line, or where it is too narrow below
    Rect aside;        ///< empty without one
    Rect body;         ///< the part of it in view
    float content = 0; ///< height of the whole body
    std::vector<Rect> widgets; ///< in the order of the form, where they are now
    /// How far it can be scrolled; not for what rounding adds.
    float max_scroll() const { return content > body.height + 1 ? content - body.height : 0; }
};

FormLayout lay_out(const Form& form, const FormState& state, const Look& look);

/// The widget that the keyboard speaks to; `back_key` where there is no other.
WidgetKey focused(const Form& form, const FormState& state);

void draw(const Form& form, const FormState& state, const Look& look, Scene& scene);

/// Moves focus and scroll, and says what was done with a widget. Escape presses `back_key`.
std::optional<WidgetEvent> handle(const Form& form, FormState& state, const Input& input,
                                  const Look& look);

/// Lets the keyboard speak to a widget, which comes into view.
void focus_on(const Form& form, FormState& state, WidgetKey key, const Look& look);

/// Adds a widget to a form.
template <class Body>
void add(Form& form, int id, Body body, int columns = 1, Strip strip = Strip::body) {
    form.widgets.push_back({{id, 0}, std::move(body), columns, strip});
}

/// Adds a text that nobody can use.
template <class Body>
void add_text(Form& form, Body body, Strip strip = Strip::body) {
    form.widgets.push_back({{text_id, 0}, std::move(body), 1, strip});
}

} // namespace view
