#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/one_of.hpp"
#include "core/piece.hpp"
#include "view/geometry.hpp"
#include "view/solid_scene.hpp"

/// A picture as a list of shapes, in the order in which they are painted.
namespace view {

/// The purpose of a colour; a theme assigns the colour.
enum class Tone : std::uint8_t {
    background,
    panel,   ///< panels on the background
    raised,  ///< buttons and fields
    pointed, ///< a button under the pointer or the keyboard
    pressed, ///< a selected option
    edge,    ///< lines between things
    text,
    faint,     ///< text that matters less
    accent,    ///< highlights
    on_accent, ///< text on it
    warning,
    shade, ///< over everything behind a menu; half transparent
    board_light,
    board_dark,
    board_edge,
    board_text,
    selected, ///< the square of the held stack
    last_move,
    last_line, ///< the frame around it
    check,
    target,  ///< where the held pieces can go
    capture, ///< where they capture
    cursor,  ///< of the keyboard
    hint,
    badge, ///< behind the height of a stack
    badge_text,
    halo,        ///< around the pieces of a stack
    past,        ///< over the squares while a past position is shown; half transparent
    white_share, ///< of the score bar
    black_share,
    mark_green, ///< this and the next three: drawings on the board; half transparent
    mark_red,
    mark_yellow,
    mark_blue,
    line_arrow, ///< a move of the engine's lines; half transparent
};

struct Fill {
    Rect area;
    Tone tone{};
    float radius = 0; ///< of its corners
    float opacity = 1;

    friend bool operator==(const Fill&, const Fill&) = default;
};
struct Outline {
    Rect area;
    Tone tone{};
    float thickness = 1;
    float radius = 0;

    friend bool operator==(const Outline&, const Outline&) = default;
};
struct Disc {
    Point center;
    float radius = 0;
    Tone tone{};
    float opacity = 1;

    friend bool operator==(const Disc&, const Disc&) = default;
};
struct Ring {
    Point center;
    float radius = 0; ///< of its outer edge
    Tone tone{};
    float thickness = 1;

    friend bool operator==(const Ring&, const Ring&) = default;
};
struct Stroke {
    std::vector<Point> points; ///< joined by straight lines
    Tone tone{};
    float thickness = 1;

    friend bool operator==(const Stroke&, const Stroke&) = default;
};
struct Arrow {
    Point from;
    Point to;
    Tone tone{};
    float thickness = 1;

    friend bool operator==(const Arrow&, const Arrow&) = default;
};
/// A piece fills a square with this centre.
struct PieceImage {
    core::Piece piece{};
    Point center;
    float side = 0;
    float opacity = 1;
    bool has_halo = false; ///< a light rim, which sets it off from its background

    friend bool operator==(const PieceImage&, const PieceImage&) = default;
};
enum class Align : std::uint8_t { left, center, right };
enum class Weight : std::uint8_t { regular, bold, mono };
/// One line of text, vertically centred in its area; text that is too wide is cut with an ellipsis.
struct Label {
    std::string text;
    Rect area;
    float height = 0; ///< of the letters, in pixels
    Tone tone = Tone::text;
    Align align = Align::left;
    Weight weight = Weight::regular;

    friend bool operator==(const Label&, const Label&) = default;
};
/// The following shapes are painted only inside this area, until the next clip. An empty area means
/// no limit.
struct Clip {
    Rect area;

    friend bool operator==(const Clip&, const Clip&) = default;
};

struct EveryShape : core::Alternatives<Fill, Outline, Disc, Ring, Stroke, Arrow, PieceImage, Label,
                                       Clip, SolidBoard> {};
using Shape = core::OneOf<EveryShape>;
using Scene = std::vector<Shape>;

/// Measures the width of texts, for line breaks and for placement side by side.
class TextMeasure {
  public:
    TextMeasure() = default;
    TextMeasure(const TextMeasure&) = delete;
    TextMeasure& operator=(const TextMeasure&) = delete;
    virtual ~TextMeasure() = default;

    virtual float width(const std::string& text, float height, Weight weight) const = 0;
};

} // namespace view
