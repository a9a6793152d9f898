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
#include "view/keys.hpp"
#include "view/look.hpp"
#include "view/text_entry.hpp"

/// Forms, of which the screens around the game consist. A screen rebuilds its form from its state
/// for every picture and every input; only `FormState` is kept.
namespace view {

/// The ids that screens must not use for their own widgets.
enum ReservedId : int {
    back_id = -1,  ///< the button in the corner that every form has
    aside_id = -2, ///< the area beside the widgets that the screen itself draws
    text_id = -3,  ///< a text, which cannot have the focus
};

/// Identifies a widget: a screen numbers its own from 0, `item` distinguishes those of a list.
struct WidgetKey {
    int id = 0;
    int item = 0;

    friend constexpr bool operator==(WidgetKey, WidgetKey) = default;
};

inline constexpr WidgetKey back_key{back_id, 0};
inline constexpr WidgetKey aside_key{aside_id, 0};

struct Heading {
    std::string text;
    bool is_large = false; ///< readable from a distance
};
/// Text in as many lines as it needs.
struct Paragraph {
    std::string text;
    Tone tone = Tone::text;
    std::size_t least_lines = 0; ///< room kept for it, so that nothing below it moves
};
struct Button {
    std::string text;
    bool is_main = false; ///< the most likely choice
    bool is_enabled = true;
    std::string keys{}; ///< that do the same on the board
    Align align = Align::center;
};
/// One of a few values, all of them visible.
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
/// A number that is changed in steps of one.
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
    bool is_secret = false; ///< the typed text is not shown
};
/// What can be done with an entry of a list besides opening it.
struct CardAction {
    std::string text;
    KeyAction action{}; ///< its key does the same where the entry has the focus
};
/// An entry of a list, with or without a position.
struct Card {
    std::string title;
    std::string text;
    const session::BoardView* board = nullptr; ///< must outlive the form; may be null
    bool is_chosen = false;
    std::vector<CardAction> actions{}; ///< as buttons below the text
};
/// Two columns of text: a term and its description.
struct Pair {
    std::string name;
    std::string text;
};
/// A curve of successive values.
struct Curve {
    std::vector<double> values;
};

struct EveryWidgetBody : core::Alternatives<Heading, Paragraph, Button, Choice, Palette, Stepper,
                                            Switch, Field, Card, Pair, Curve> {};
using WidgetBody = core::OneOf<EveryWidgetBody>;

/// The part of the form that contains a widget; only the body scrolls.
enum class Strip : std::uint8_t { body, footer };

struct Widget {
    WidgetKey key{};
    WidgetBody body;
    int columns = 1; ///< it shares its line with adjacent widgets that have the same number
    Strip strip = Strip::body;
};

enum class Aside : std::uint8_t {
    none,
    picture,
    board, ///< is part of the keyboard order
};

struct Form {
    std::string title;
    std::string back; ///< the text of the button that leaves the form
    std::vector<Widget> widgets{};
    Aside aside = Aside::none;
    float max_width = 36;   ///< in units of text
    bool is_beside = false; ///< on the right, with the board still visible
};

/// The top of a form's panel, and the window: the panel stays there when its rows change.
struct FormPlace {
    Rect area; ///< of the window
    float unit = 0;
    float top = 0;
};

/// What is kept between two inputs.
struct FormState {
    std::optional<WidgetKey> focus =
        std::nullopt; ///< nothing, or a widget that no longer exists: the first one
    float scroll = 0; ///< of the body, in pixels
    std::optional<WidgetKey> pressed = std::nullopt;
    bool is_scrolling = false;                   ///< the bar is being dragged
    std::optional<HeldStep> held = std::nullopt; ///< of the pressed stepper
    std::optional<FormPlace> place = std::nullopt;
    std::chrono::milliseconds now{0};
    std::optional<std::string> copied = std::nullopt; ///< from a field, for the clipboard
};

/// A user's action on a widget.
struct WidgetEvent {
    WidgetKey key{};
    bool is_edit = false; ///< a field has changed; otherwise it was left with Enter
    int value = 0;        ///< the option chosen; one less or more (-1, 1); a switch on or off
    TextEntry entry{};    ///< of a field
    std::optional<KeyAction> action = std::nullopt; ///< of a card; nothing: it is opened
};

/// The places of all parts in the window.
struct FormLayout {
    Rect panel;
    Rect title;
    Rect back;
    Rect note;         ///< of the look: in the title's line, or below it if that is too narrow
    Rect aside;        ///< empty without one
    Rect body;         ///< its visible part
    float content = 0; ///< height of the whole body
    std::vector<Rect> widgets; ///< in the order of the form, at their scrolled places
    /// How far it can be scrolled, ignoring rounding errors.
    float max_scroll() const { return content > body.height + 1 ? content - body.height : 0; }
};

FormLayout lay_out(const Form& form, const FormState& state, const Look& look);

/// The widget with the keyboard focus; `back_key` if there is no other.
WidgetKey focused(const Form& form, const FormState& state);

void draw(const Form& form, const FormState& state, const Look& look, Scene& scene);

/// Moves focus and scroll, and returns actions on widgets. Escape presses `back_key`.
std::optional<WidgetEvent> handle(const Form& form, FormState& state, const Input& input,
                                  const Look& look);

/// Gives the focus to a widget and scrolls it into view.
void focus_on(const Form& form, FormState& state, WidgetKey key, const Look& look);

/// Adds a widget to a form.
template <class Body>
void add(Form& form, int id, Body body, int columns = 1, Strip strip = Strip::body) {
    form.widgets.push_back({{id, 0}, std::move(body), columns, strip});
}

/// Adds a text, which cannot have the focus.
template <class Body>
void add_text(Form& form, Body body, Strip strip = Strip::body) {
    form.widgets.push_back({{text_id, 0}, std::move(body), 1, strip});
}

} // namespace view
