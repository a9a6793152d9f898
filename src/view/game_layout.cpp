#include "view/game_layout.hpp"

#include <algorithm>
#include <cmath>

#include "view/move_list.hpp"
#include "view/solid_drawing.hpp"
#include "view/stack_panel.hpp"
#include "view/strips.hpp"
#include "view/widget_parts.hpp"

namespace view {

namespace {

using core::Color;

/// The parts of both arrangements.
class Arrangement {
  public:
    Arrangement(const GameScreen& screen, const Snapshot& snapshot, const Look& look)
        : screen_(screen), snapshot_(snapshot), look_(look), unit_(look.unit), gap_(0.5F * unit_) {}

    GameLayout arranged() const {
        GameLayout layout;
        layout.line = 1.45F * unit_;
        layout.margin = 0.45F * unit_;
        const Rect area = look_.area.inset(gap_);
        if (area.width >= 0.95F * area.height)
            arrange_wide(layout, area);
        else
            arrange_tall(layout, area);
        place_footer_buttons(layout);
        return layout;
    }

    BoardLayout board_alone() const { return board_in(look_.area.inset(gap_)); }

  private:
    void put_into_space(BoardLayout& board) const {
        if (look_.settings.is_solid)
            board.space = board_space(board, screen_.camera, room_shown(screen_, snapshot_),
                                      standing_pieces(screen_, snapshot_));
    }
    /// The number of lines, so that narrow windows have as much room for a sentence as others in
    /// two lines.
    float footer_height(const GameLayout& layout, float width) const {
        const float usual_width = 55 * unit_;
        return std::clamp(std::ceil(2 * usual_width / width), 2.0F, 4.0F) * layout.line;
    }
    /// At the right end of the footer, or below the other buttons if these are beside the board:
    /// side by side, or one above the other if the area is high.
    void place_footer_buttons(GameLayout& layout) const {
        const Rect& footer = layout.footer;
        const bool is_high = footer.height > 2.5F * layout.line;
        const float column = layout.buttons.front().x;
        const bool is_below =
            !is_high && column > layout.board.frame().right() && column < footer.right();
        const float gap = is_below ? gap_ / 2 : gap_;
        const float width =
            is_below ? (footer.right() - column - gap) / 2 : std::min(10 * unit_, footer.width / 2);
        const float height = is_high ? (footer.height - gap_ / 4) / 2 : 1.8F * layout.line;
        layout.new_game = {footer.right() - width, is_high ? footer.bottom() - height : footer.y,
                           width, height};
        layout.play_on = {layout.new_game.x - (is_high ? 0 : width + gap), footer.y, width, height};
    }
    bool has_stacks() const { return game::has_stacks(snapshot_.rules); }
    /// The side at the bottom.
    Color lower() const { return screen_.is_flipped ? Color::black : Color::white; }

    BoardLayout board_in(Rect area) const {
        const float edge = look_.settings.shows_coordinates ? 1.1F * unit_ : 0.4F * unit_;
        BoardLayout board = board_layout(area, snapshot_.present().board.size, screen_.is_flipped,
                                         std::floor(edge));
        if (look_.settings.is_solid) board.picture = area.whole();
        put_into_space(board);
        return board;
    }

    /// The board with its line below, and everything else in a column beside it.
    void arrange_wide(GameLayout& layout, Rect area) const {
        const float footer = footer_height(layout, area.width);
        area.height -= footer + gap_ / 2;
        const bool is_solid = look_.settings.is_solid;
        const float least_panel = std::min((is_solid ? 18 : 14) * unit_, 0.4F * area.width);
        const float most_panel = 26 * unit_;
        const float widest = is_solid ? widest_space * area.height : area.height;
        const float board = std::min(widest, area.width - least_panel - gap_);
        const float panel = std::min(area.width - board - gap_, most_panel);
        const float left = area.x + (area.width - board - gap_ - panel) / 2;
        layout.board = board_in({left, area.y, board, area.height});
        const Rect frame = layout.board.frame();
        Rect column{left + board + gap_, frame.y, panel, frame.height};
        layout.footer = {frame.x, frame.bottom() + gap_ / 2, column.right() - frame.x, footer};
        const float rest = area.bottom() - frame.bottom(); // below board and footer
        if (rest > 2 * layout.line || !has_room_for_moves(column, layout.line)) {
            column.height = area.bottom() + gap_ / 2 + footer - column.y;
            layout.footer.width = frame.width;
            layout.footer.height = std::min(footer_height(layout, frame.width), rest + footer);
        }
        place_buttons(layout, column);
        layout.cards[core::index(~lower())] = take_top(column, card_height(), gap_);
        layout.cards[core::index(lower())] = take_bottom(column, card_height(), gap_);
        if (look_.settings.shows_thinking)
            layout.thinking = take_bottom(column, thinking_height(), gap_);
        place_steps(layout, column);
        place_stack(layout, column);
        layout.list = column;
    }

    /// Whether a column beside the board need not extend beside the footer as well.
    bool has_room_for_moves(Rect column, float line) const {
        const float others = 2 * (card_height() + gap_) + buttons_height(column);
        return column.height - others >= 5 * line;
    }

    /// Takes room for the opened stack from the moves: above them if they fill their room, else
    /// below them, so that few moves change their places.
    void place_stack(GameLayout& layout, Rect& column) const {
        const std::size_t height = opened_height(layout.board);
        if (height < 2) return; // there is nothing under a single piece
        const float line = layout.line;
        const float wanted = stack_panel_lines(height) * line + 2 * layout.margin;
        const float most = std::max(0.52F * column.height, std::min(5.5F * line, column.height));
        const float taken = std::min(wanted, most);
        layout.list = column;
        const bool is_full = list_rows(layout, screen_, snapshot_).hidden() > 0;
        if (is_full)
            layout.stack = take_top(column, taken, gap_);
        else
            layout.stack = take_bottom(column, taken, gap_);
    }

    std::size_t opened_height(const BoardLayout& board) const {
        if (!has_stacks()) return 0;
        const auto square = opened_square(screen_, snapshot_, board, look_.pointer);
        return square ? moment_shown(screen_, snapshot_).board.at(*square).size() : 0;
    }

    /// The board at the top, its line and everything else below it; the opened stack beside the
    /// moves if both have room.
    void arrange_tall(GameLayout& layout, Rect area) const {
        const bool is_beside = has_stacks() && area.width >= 36 * unit_;
        const bool is_above = has_stacks() && !is_beside;
        const float footer = footer_height(layout, area.width);
        const float stack = is_above ? strip_height() + gap_ : 0;
        const float thinking = look_.settings.shows_thinking ? thinking_height() + gap_ : 0;
        const float below =
            footer + gap_ + buttons_height(area) + card_height() + gap_ + stack + thinking;
        const float board = is_beside ? board_over(area, below + list_height() + gap_)
                                      : board_over_list(area, below);
        layout.board = board_in(take_top(area, board, gap_ / 2));
        layout.footer = take_top(area, footer, gap_ / 2);
        layout.footer.x = layout.board.frame().x;
        layout.footer.width = area.right() - layout.footer.x;
        place_buttons(layout, area);
        if (is_above) layout.stack = take_top(area, strip_height(), gap_);
        layout.cards = in_columns<2>(take_top(area, card_height(), gap_), gap_);
        if (look_.settings.shows_thinking)
            layout.thinking = take_top(area, thinking_height(), gap_);
        if (is_beside) {
            const auto [stack_area, list] = in_columns<2>(area, gap_);
            layout.stack = stack_area;
            area = list;
        }
        place_list(layout, area);
    }

    /// The size of the board above the other parts.
    float board_over(Rect area, float below) const {
        return std::min(area.width, std::max(area.height - below, 0.45F * area.height));
    }
    /// The same above the moves as well, which are left out if the board would become much smaller.
    float board_over_list(Rect area, float below) const {
        const float alone = board_over(area, below);
        const float board = board_over(area, below + list_height() + gap_);
        return board < 0.8F * alone ? alone : board;
    }

    /// The moves, with the buttons to step through them below.
    void place_list(GameLayout& layout, Rect area) const {
        place_steps(layout, area);
        layout.list = area;
    }
    void place_steps(GameLayout& layout, Rect& area) const {
        const float button = 1.6F * unit_;
        if (area.height >= 3 * layout.line + button)
            layout.steps =
                in_columns<step_buttons.size()>(take_bottom(area, button, gap_ / 2), gap_ / 2);
    }

    /// Side by side, or two by two if their texts would not fit; the one for the 3D board, whose
    /// text is short, is narrow in the last row.
    void place_buttons(GameLayout& layout, Rect& area) const {
        const bool is_wide = has_wide_buttons(area);
        Rect row = take_bottom(area, (is_wide ? 2.0F : 1.8F) * unit_, is_wide ? gap_ : gap_ / 2);
        const float short_one = 2.4F * unit_;
        const Rect solid{row.right() - short_one, row.y, short_one, row.height};
        row.width -= short_one + gap_ / 2;
        if (is_wide) {
            const auto [menu, undo, hint, flip] = in_columns<4>(row, gap_ / 2);
            layout.buttons = {menu, undo, hint, flip, solid};
            return;
        }
        const auto [hint, flip] = in_columns<2>(row, gap_ / 2);
        const auto [menu, undo] = in_columns<2>(take_bottom(area, 1.8F * unit_, gap_), gap_ / 2);
        layout.buttons = {menu, undo, hint, flip, solid};
    }

    bool has_wide_buttons(Rect area) const { return area.width >= 25 * unit_; }
    float buttons_height(Rect area) const {
        return has_wide_buttons(area) ? 2 * unit_ + gap_ : 3.6F * unit_ + 1.5F * gap_;
    }
    /// The least height for a few moves and the buttons that step through them.
    float list_height() const { return 7 * unit_; }
    float card_height() const { return 4.5F * unit_; }
    float strip_height() const { return 5 * unit_; }
    float thinking_height() const { return 4.4F * unit_; }

    const GameScreen& screen_;
    const Snapshot& snapshot_;
    const Look& look_;
    float unit_;
    float gap_;
};

} // namespace

GameLayout game_layout(const GameScreen& screen, const Snapshot& snapshot, const Look& look) {
    return Arrangement(screen, snapshot, look).arranged();
}

BoardLayout board_alone(const GameScreen& screen, const Snapshot& snapshot, const Look& look) {
    return Arrangement(screen, snapshot, look).board_alone();
}

QuestionLayout question_layout(const GameLayout& layout, const std::string& question,
                               const Look& look) {
    const float unit = look.unit;
    const float width = std::min(30 * unit, look.area.width - 2 * unit);
    QuestionLayout parts;
    parts.lines = text_lines(look, question, width - 2 * unit);
    const float text = static_cast<float>(parts.lines.size()) * layout.line;
    const float height = text + 5.2F * unit;
    const Point middle = layout.board.frame().center();
    const float x = std::clamp(middle.x - width / 2, look.area.x + unit,
                               std::max(look.area.right() - width - unit, look.area.x + unit));
    parts.box = {x, middle.y - height / 2, width, height};
    const float button = (width - 3 * unit) / 2;
    parts.yes = {parts.box.x + unit, parts.box.bottom() - 3.2F * unit, button, 2.2F * unit};
    parts.no = {parts.yes.right() + unit, parts.yes.y, button, parts.yes.height};
    return parts;
}

bool opens_upwards(const GameLayout& layout, const PromotionMenu& menu) {
    const Rect square = layout.board.square(menu.moves.front().to);
    return square.center().y >= layout.board.squares.center().y;
}

std::vector<Rect> promotion_cells(const GameLayout& layout, const PromotionMenu& menu) {
    const Rect square = layout.board.square(menu.moves.front().to);
    const float side = std::max(square.width, 2 * layout.line);
    const bool is_upwards = opens_upwards(layout, menu);
    const float first = is_upwards ? square.bottom() - side : square.y;
    const float step = is_upwards ? -side : side;
    const float x = std::min(square.x, layout.board.frame().right() - side);
    std::vector<Rect> cells;
    cells.reserve(menu.moves.size());
    for (std::size_t i = 0; i < menu.moves.size(); ++i)
        cells.push_back({x, first + static_cast<float>(i) * step, side, side});
    return cells;
}

} // namespace view
