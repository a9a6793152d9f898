#include "view/stack_panel.hpp"

#include <algorithm>

#include "view/widget_drawing.hpp"
#include "view/widget_parts.hpp"
#include "words/board_messages.hpp"
#include "words/names.hpp"

namespace view {

namespace {

namespace message = words::message;
using core::Piece;

constexpr float least_row = 0.8F; ///< lines; smaller rows are hard to point at
constexpr float most_row = 1.6F;
constexpr float least_column = 4.5F; ///< lines
constexpr float usual_row = 1.35F;
constexpr float held_top = 1.7F;      ///< lines: title and counter, with the gap below
constexpr float help_room = 1.8F;     ///< lines: of the help on clicks
constexpr float help_letters = 0.85F; ///< units
constexpr float help_line = 1.2F;
constexpr float least_letters = 0.6F; ///< units; smaller ones are unreadable

/// Divides the panel of a stack into its parts.
class StackArrangement {
  public:
    StackArrangement(const GameLayout& layout, std::size_t height, bool is_held, const Look& look)
        : area_(layout.stack.inset(layout.margin)), line_(layout.line), height_(height),
          is_held_(is_held), is_strip_(layout.stack.width > 3.5F * layout.stack.height &&
                                       layout.stack.height < least_column * layout.line),
          look_(look) {}

    StackParts arranged() {
        if (is_held_) place_help();
        if (is_strip_)
            arrange_strip();
        else
            arrange_column();
        return std::move(parts_);
    }

  private:
    /// The help for clicks, at the bottom, if enough room is left for the pieces.
    void place_help() {
        Look small = look_;
        small.unit = help_letters * look_.unit;
        parts_.help_lines =
            text_lines(small, say(voice_of(look_.settings), message::stack_click), area_.width);
        const float high =
            static_cast<float>(parts_.help_lines.size()) * help_line * help_letters * look_.unit;
        const float others =
            is_strip_ ? 1.8F : std::min(held_top + static_cast<float>(height_) * least_row, 4.5F);
        if (area_.height - high < others * line_) return parts_.help_lines.clear();
        parts_.help = {area_.x, area_.bottom() - high, area_.width, high};
        area_.height -= high;
    }

    void place_counter(Rect strip) {
        const float side = strip.height;
        parts_.less = {strip.x, strip.y, side, side};
        parts_.count = {strip.x + side, strip.y, strip.width - 2 * side, side};
        parts_.more = {strip.right() - side, strip.y, side, side};
    }

    /// Title and counter on the left, the pieces side by side.
    void arrange_strip() {
        const float side = std::min(7 * line_, 0.4F * area_.width);
        parts_.title = {area_.x, area_.y, side - line_ / 2, is_held_ ? line_ : area_.height};
        if (is_held_)
            place_counter({area_.x, area_.y + line_, side - line_ / 2,
                           std::min(1.5F * line_, area_.height - line_)});
        const Rect room{area_.x + side, area_.y, area_.width - side, area_.height};
        const float width = std::min(room.height, room.width / static_cast<float>(height_));
        for (std::size_t i = 0; i < height_; ++i) {
            const auto from_top = static_cast<float>(height_ - 1 - i);
            parts_.rows.push_back({room.x + from_top * width, room.y, width, room.height});
        }
    }

    /// Title and counter in the first line, the pieces below.
    void arrange_column() {
        const float top = is_held_ ? 1.5F * line_ : line_;
        const float counter = std::min(8 * line_, 0.66F * area_.width);
        parts_.title = {area_.x, area_.y, area_.width - (is_held_ ? counter : 0), top};
        if (is_held_) place_counter({area_.right() - counter, area_.y, counter, top});
        const Rect room{area_.x, area_.y + top + 0.2F * line_, area_.width,
                        area_.height - top - 0.2F * line_};
        const std::size_t columns = columns_in(room);
        const std::size_t lines = (height_ + columns - 1) / columns;
        const float width = room.width / static_cast<float>(columns);
        const float row = std::min(most_row * line_, room.height / static_cast<float>(lines));
        for (std::size_t i = 0; i < height_; ++i) {
            const std::size_t from_top = height_ - 1 - i;
            parts_.rows.push_back({room.x + static_cast<float>(from_top / lines) * width,
                                   room.y + static_cast<float>(from_top % lines) * row, width,
                                   row});
        }
        parts_.has_names = width > 5.5F * line_;
    }

    std::size_t columns_in(Rect room) const {
        const auto rows =
            static_cast<std::size_t>(std::max(room.height / (least_row * line_), 1.0F));
        return std::max<std::size_t>((height_ + rows - 1) / rows, 1);
    }

    Rect area_;
    float line_;
    std::size_t height_;
    bool is_held_;
    bool is_strip_;
    const Look& look_;
    StackParts parts_{};
};

/// One piece of the opened stack.
struct StackRow {
    Piece piece{};
    Rect area;
    bool is_taken = false;
    bool is_pointed = false; ///< a click would pick it up
    bool is_top = false;
};

void draw_row_texts(const StackRow& row, bool has_name, const Look& look, Scene& scene) {
    const words::Voice voice = voice_of(look.settings);
    const float letters = std::min(look.unit, 0.8F * row.area.height);
    const Rect text{row.area.x + 1.2F * std::min(row.area.height, row.area.width), row.area.y,
                    row.area.width - 1.2F * row.area.height, row.area.height};
    if (has_name)
        scene.emplace_back(Label{words::piece_name(voice, row.piece.role), text, letters,
                                 Tone::text, Align::left,
                                 row.is_taken ? Weight::bold : Weight::regular});
    if (!row.is_top) return;
    const std::string top = say(voice, message::stack_top);
    const float small = 0.8F * letters;
    const Rect beside{text.x, text.y, text.width - 0.4F * look.unit, text.height};
    const float line = 1.1F * look.unit;
    const Rect below{row.area.x, row.area.bottom() - line, row.area.width, line};
    const float below_letters = std::min(0.75F * look.unit, 0.3F * row.area.width);
    if (!has_name && below_letters < least_letters * look.unit) return; // too small to read
    scene.emplace_back(Label{top, has_name ? beside : below, has_name ? small : below_letters,
                             Tone::faint, has_name ? Align::right : Align::center});
}

void draw_row(const StackRow& row, bool has_name, const Look& look, Scene& scene) {
    if (row.is_taken || row.is_pointed)
        scene.emplace_back(
            Fill{row.area, row.is_pointed ? Tone::pointed : Tone::pressed, corner * look.unit});
    // Names may be bold, and the word for the top piece needs some room below.
    const bool has_word_below = row.is_top && !has_name;
    const float room = row.area.height - (has_word_below ? 0.9F * look.unit : 0);
    const float side = std::min(room, row.area.width);
    const float x = has_name ? row.area.x + side / 2 : row.area.center().x;
    draw_on_chip({row.piece, {x, row.area.y + room / 2}, side}, look, scene);
    if (!has_name && row.is_taken)
        scene.emplace_back(
            Outline{row.area, Tone::accent, std::max(look.unit / 10, 1.0F), corner * look.unit});
    draw_row_texts(row, has_name, look, scene);
}

void draw_counter(const StackParts& parts, int count, std::size_t height, const Look& look,
                  Scene& scene) {
    draw_sign(parts.less, Sign::minus, count > 1, look, scene);
    draw_sign(parts.more, Sign::plus, count < static_cast<int>(height), look, scene);
    const std::string text =
        say(voice_of(look.settings), message::stack_taken, {{"count", count}, {"height", height}});
    scene.emplace_back(Label{text, parts.count,
                             fitting_letters(look, {text}, parts.count.width, Weight::bold),
                             Tone::text, Align::center, Weight::bold});
}

void draw_help(const StackParts& parts, const Look& look, Scene& scene) {
    const float line = help_line * help_letters * look.unit;
    float y = parts.help.y;
    for (const std::string& text : parts.help_lines) {
        scene.emplace_back(Label{text,
                                 {parts.help.x, y, parts.help.width, line},
                                 help_letters * look.unit,
                                 Tone::faint});
        y += line;
    }
}

/// The lowest piece that a click would pick up; none if the pointer is elsewhere.
std::size_t pointed_row(const std::vector<Rect>& rows, Point pointer) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].contains(pointer)) return i;
    return rows.size();
}

} // namespace

std::optional<core::Coord> opened_square(const GameScreen& screen, const Snapshot& snapshot,
                                         const BoardLayout& layout, Point pointer) {
    if (screen.selection) return screen.selection->from;
    const session::BoardView& board = moment_shown(screen, snapshot).board;
    const auto pointed = layout.coord_at(pointer);
    if (pointed && !board.at(*pointed).empty()) return pointed;
    if (screen.cursor && !board.at(*screen.cursor).empty()) return screen.cursor;
    return std::nullopt;
}

float stack_panel_lines(std::size_t height) {
    return held_top + static_cast<float>(height) * usual_row + help_room;
}

/// Only the first sentence concerns those who only watch.
void draw_stack_help(Rect area, const Snapshot& snapshot, const GameLayout& layout,
                     const Look& look, Scene& scene) {
    const bool is_played_here = std::ranges::any_of(
        snapshot.seats, [](const play::Seat& seat) { return seat.kind == play::SeatKind::person; });
    float y = area.y;
    for (const words::Message& sentence : message::stack_help) {
        const auto lines = text_lines(look, say(voice_of(look.settings), sentence), area.width);
        if (y + static_cast<float>(lines.size()) * layout.line > area.bottom() + 1) return;
        for (const std::string& line : lines) {
            scene.emplace_back(
                Label{line, {area.x, y, area.width, layout.line}, 0.95F * look.unit, Tone::faint});
            y += layout.line;
        }
        y += 0.4F * layout.line;
        if (!is_played_here) return;
    }
}

StackParts stack_parts(const GameLayout& layout, std::size_t height, bool is_held,
                       const Look& look) {
    return StackArrangement(layout, height, is_held, look).arranged();
}

void draw_open_stack(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                     const Look& look, Scene& scene) {
    if (layout.stack.height <= 0) return;
    draw_panel(layout.stack, look, scene);
    const auto square = opened_square(screen, snapshot, layout.board, look.pointer);
    if (!square)
        return draw_stack_help(layout.stack.inset(layout.margin), snapshot, layout, look, scene);
    const session::Stack& stack = moment_shown(screen, snapshot).board.at(*square);
    const std::size_t height = stack.size();
    const bool is_held = screen.selection && height > 1;
    const StackParts parts = stack_parts(layout, height, is_held, look);
    const std::string name = core::to_text(*square);
    scene.emplace_back(Label{
        is_held ? name
                : say(voice_of(look.settings), message::stack_title, height, {{"square", name}}),
        parts.title, look.unit, Tone::text, Align::left, Weight::bold});
    if (is_held) draw_counter(parts, screen.selection->count, height, look, scene);
    const std::size_t taken =
        screen.selection ? static_cast<std::size_t>(screen.selection->count) : 0;
    const std::size_t pointed = is_held ? pointed_row(parts.rows, look.pointer) : height;
    for (std::size_t i = 0; i < height; ++i)
        draw_row({stack[i], parts.rows[i], i + taken >= height, i >= pointed,
                  height > 1 && i + 1 == height},
                 parts.has_names, look, scene);
    draw_help(parts, look, scene);
}

} // namespace view
