#include "view/player_cards.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "phrase/clocks.hpp"
#include "phrase/games.hpp"
#include "room/material.hpp"
#include "view/widget_drawing.hpp"
#include "view/widget_parts.hpp"
#include "words/board_messages.hpp"

namespace view {

namespace {

namespace message = words::message;
using core::Color;
using core::Piece;

/// The player of a side, in a given width.
Label seat_label(const play::Seat& seat, Color color, Rect area, Weight weight, const Look& look) {
    const words::Voice voice = voice_of(look.settings);
    std::string title = phrase::seat_title(voice, seat, color);
    if (seat.kind == play::SeatKind::computer &&
        text_width(look, title, look.unit, weight) > area.width)
        title = say(voice, message::computer_short, {{"level", seat.level}});
    const float letters = fitting_letters(look, {title}, area.width, weight);
    return {std::move(title), area, letters, Tone::text, Align::left, weight};
}

/// Captured pieces of one kind, with their number if there are several.
struct CapturedGroup {
    Piece piece{};
    std::string number{};
    float width = 0; ///< of the number, in letters of one pixel
};

std::vector<CapturedGroup> grouped(const std::vector<Piece>& pieces, const Look& look) {
    std::map<core::Role, int, std::greater<>> counts; // the strongest first
    for (const Piece piece : pieces) ++counts[piece.role];
    std::vector<CapturedGroup> groups;
    for (const auto& [role, count] : counts) {
        CapturedGroup group{{pieces.front().color, role}};
        if (count > 1) {
            group.number = "×" + std::to_string(count);
            group.width = text_width(look, group.number, look.unit, Weight::bold) / look.unit;
        }
        groups.push_back(std::move(group));
    }
    return groups;
}

/// Draws the captured pieces of a side, as large as the area allows, and its lead.
class CapturedDrawing {
  public:
    CapturedDrawing(const std::vector<Piece>& pieces, int lead, Rect area, const Look& look)
        : groups_(grouped(pieces, look)), lead_(lead > 0 ? "+" + std::to_string(lead) : ""),
          area_(area), look_(look) {
        const float most = area.height;
        const float wanted = width_at(most);
        side_ = wanted > area.width ? most * area.width / wanted : most;
    }

    void draw(Scene& scene) const {
        const float width = groups_width(side_);
        const float middle = area_.center().y;
        if (look_.settings.theme == Theme::dark && width > 0)
            scene.emplace_back(Fill{{area_.x, middle - side_ / 2, width, side_},
                                    Tone::board_dark,
                                    corner * look_.unit});
        float x = area_.x;
        for (const CapturedGroup& group : groups_) {
            scene.emplace_back(PieceImage{group.piece, {x + side_ / 2, middle}, side_});
            x += side_;
            if (group.number.empty()) continue;
            label(group.number, x - 0.1F * side_, number_width(group, side_), on_chip(), scene);
            x += number_width(group, side_);
        }
        if (!lead_.empty()) label(lead_, x + 0.3F * side_, area_.right() - x, Tone::text, scene);
    }

  private:
    static float letters_at(float side) { return 0.48F * side; }
    static float number_width(const CapturedGroup& group, float side) {
        return group.width * letters_at(side) + 0.1F * side;
    }
    float groups_width(float side) const {
        float width = 0;
        for (const CapturedGroup& group : groups_)
            width += side + (group.number.empty() ? 0 : number_width(group, side));
        return width;
    }
    float width_at(float side) const {
        const float lead = text_width(look_, lead_, letters_at(side), Weight::bold) + 0.3F * side;
        return groups_width(side) + (lead_.empty() ? 0 : lead);
    }
    /// The colour of text that is readable on the squares under pieces in the dark theme.
    Tone on_chip() const { return look_.settings.theme == Theme::dark ? Tone::badge : Tone::text; }
    void label(const std::string& text, float x, float width, Tone tone, Scene& scene) const {
        scene.emplace_back(Label{text,
                                 {x, area_.center().y - side_ / 2, std::max(width, 1.0F), side_},
                                 letters_at(side_),
                                 tone,
                                 Align::left,
                                 Weight::bold});
    }

    std::vector<CapturedGroup> groups_;
    std::string lead_;
    Rect area_;
    const Look& look_;
    float side_ = 0;
};

/// At the right end of an area; returns the width it uses. Low time is in a box, which is visible
/// regardless of its colour.
float draw_clock(const Snapshot& snapshot, Color color, Rect area, const Look& look, Scene& scene) {
    if (!snapshot.clocks) return 0;
    const float unit = look.unit;
    const auto left = (*snapshot.clocks)[core::index(color)];
    const bool is_low = left < snapshot.low_time;
    const std::string text = phrase::clock_text(left);
    const float width = look.measure.width(text, 1.2F * unit, Weight::bold) + 0.8F * unit;
    const Rect box{area.right() - width, area.y, width, area.height};
    if (is_low) scene.emplace_back(Fill{box, Tone::warning, corner * unit});
    scene.emplace_back(Label{text, box, 1.2F * unit, is_low ? Tone::panel : Tone::text,
                             is_low ? Align::center : Align::right, Weight::bold});
    return width;
}

void draw_card(const Snapshot& snapshot, std::size_t place, Color color, const GameLayout& layout,
               const Look& look, Scene& scene) {
    const Rect card = layout.cards[core::index(color)];
    const float unit = look.unit;
    const bool is_on_turn = !snapshot.outcome.is_over() && snapshot.turn() == color;
    draw_panel(card, look, scene);
    if (is_on_turn)
        scene.emplace_back(Outline{card, Tone::accent, std::max(unit / 8, 1.5F), corner * unit});
    const Rect inner = card.inset(layout.margin);
    const Rect upper{inner.x, inner.y, inner.width, 1.35F * unit};
    draw_on_chip(
        {{color, core::Role::king}, {upper.x + 0.7F * unit, upper.center().y}, 1.4F * unit}, look,
        scene);
    const float right = upper.right() - draw_clock(snapshot, color, upper, look, scene);
    const float name = upper.x + 1.7F * unit;
    scene.emplace_back(seat_label(snapshot.seat(color), color,
                                  {name, upper.y, std::max(right - name, 0.0F), upper.height},
                                  is_on_turn ? Weight::bold : Weight::regular, look));
    const float gap = 0.3F * unit;
    const Rect lower{inner.x, upper.bottom() + gap, inner.width,
                     std::max(inner.bottom() - upper.bottom() - gap, 1.0F)};
    const int lead = room::material_lead(snapshot.rules, snapshot.history[place].board, color);
    CapturedDrawing(snapshot.captured_until(place)[core::index(~color)], lead, lower, look)
        .draw(scene);
}

} // namespace

void draw_cards(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                const Look& look, Scene& scene) {
    for (const Color color : {Color::white, Color::black})
        draw_card(snapshot, place_shown(screen, snapshot), color, layout, look, scene);
}

} // namespace view
