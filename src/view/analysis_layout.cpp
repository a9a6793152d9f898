#include "view/analysis_layout.hpp"

#include <algorithm>
#include <cmath>

#include "view/solid_drawing.hpp"
#include "view/stack_panel.hpp"
#include "view/strips.hpp"

namespace view {

namespace {

class Arrangement {
  public:
    Arrangement(const AnalysisScreen& screen, const Look& look)
        : screen_(screen), look_(look), unit_(look.unit), gap_(0.5F * unit_), line_(1.45F * unit_) {
    }

    AnalysisLayout arranged() {
        layout_.game.line = line_;
        layout_.game.margin = 0.45F * unit_;
        const Rect area = look_.area.inset(gap_);
        if (area.width >= 0.95F * area.height)
            arrange_wide(area);
        else
            arrange_tall(area);
        place_signs();
        return layout_;
    }

  private:
    float bar_width() const { return 1.4F * unit_; }

    void put_into_space() {
        const Snapshot& snapshot = screen_.study.snapshot();
        layout_.game.board.space = board_space(layout_.game.board, screen_.board.camera,
                                               room_shown(screen_.board, snapshot),
                                               standing_pieces(screen_.board, snapshot));
    }

    /// The bar and the board beside it.
    void place_board(Rect area) {
        const float edge = look_.settings.shows_coordinates ? 1.1F * unit_ : 0.4F * unit_;
        const float beside = bar_width() + gap_ / 2;
        layout_.game.board =
            board_layout({area.x + beside, area.y, area.width - beside, area.height},
                         screen_.study.snapshot().present().board.size, screen_.board.is_flipped,
                         std::floor(edge));
        if (look_.settings.is_solid)
            layout_.game.board.picture =
                Rect{area.x + beside, area.y, area.width - beside, area.height}.whole();
        if (look_.settings.is_solid) put_into_space();
        const Rect frame = layout_.game.board.frame();
        layout_.bar = {frame.x - beside, frame.y, bar_width(), frame.height};
    }

    void arrange_wide(Rect area) {
        const float footer = 2 * line_;
        area.height -= footer + gap_ / 2;
        const bool is_solid = look_.settings.is_solid;
        const float least_column = std::min((is_solid ? 20 : 17) * unit_, 0.45F * area.width);
        const float most_column = 34 * unit_;
        const float beside = bar_width() + gap_ / 2;
        const float widest = is_solid ? widest_space * area.height : area.height;
        const float board = std::min(widest + beside, area.width - least_column - gap_);
        const float column_width = std::min(area.width - board - gap_, most_column);
        const float left = area.x + (area.width - board - gap_ - column_width) / 2;
        place_board({left, area.y, board, area.height});
        const Rect frame = layout_.game.board.frame();
        const Rect column{left + board + gap_, area.y, column_width, area.height + footer};
        layout_.game.footer = {layout_.bar.x, frame.bottom() + gap_ / 2,
                               column.x - gap_ - layout_.bar.x, footer};
        arrange_column(column);
    }

    void arrange_tall(Rect area) {
        const float below = (screen_.report_shown() != nullptr ? 35 : 24) * unit_;
        const float board =
            std::min(area.width, std::max(area.height - below, 0.45F * area.height));
        place_board(take_top(area, board, gap_ / 2));
        layout_.game.footer = take_top(area, 2 * line_, gap_ / 2);
        arrange_column(area);
    }

    void arrange_column(Rect column) {
        place_buttons(column);
        place_engine(column);
        place_steps(column);
        if (screen_.report_shown() != nullptr) place_report(column);
        place_stack(column);
        layout_.moves = column;
    }

    /// Takes room for the opened stack from the moves; there is nothing under a single piece.
    void place_stack(Rect& column) {
        const Snapshot& snapshot = screen_.study.snapshot();
        if (!game::has_stacks(snapshot.rules)) return;
        const auto square =
            opened_square(screen_.board, snapshot, layout_.game.board, look_.pointer);
        const std::size_t height =
            square ? moment_shown(screen_.board, snapshot).board.at(*square).size() : 0;
        if (height < 2) return;
        const float wanted = stack_panel_lines(height) * line_ + 2 * layout_.game.margin;
        layout_.game.stack = take_bottom(column, std::min(wanted, 0.6F * column.height), gap_);
    }

    void place_buttons(Rect& column) {
        constexpr std::size_t in_row = 3;
        constexpr std::size_t rows = analysis_buttons.size() / in_row;
        static_assert(rows * in_row == analysis_buttons.size());
        for (std::size_t row = rows; row-- > 0;) {
            const auto cells =
                in_columns<in_row>(take_bottom(column, 1.75F * unit_, gap_ / 2), gap_ / 2);
            for (std::size_t i = 0; i < in_row; ++i) layout_.buttons[row * in_row + i] = cells[i];
        }
        column.height = std::max(column.height - gap_ / 2, 0.0F);
    }

    /// As many lines as are set, as long as most of the room is left for the moves.
    void place_engine(Rect& column) {
        const float head = 1.8F * unit_;
        const float row = 1.4F * unit_;
        const float margin = 0.35F * unit_;
        const auto room = static_cast<int>((0.34F * column.height - head) / row);
        const int rows = std::clamp(screen_.lines, 1, std::max(room, 1));
        layout_.engine = take_top(column, head + static_cast<float>(rows) * row + 2 * margin, gap_);
        Rect inner = layout_.engine.inset(margin);
        place_engine_head(take_top(inner, head, 0));
        for (int i = 0; i < rows; ++i) layout_.lines.push_back(take_top(inner, row, 0));
    }

    void place_engine_head(Rect head) {
        const float side = 1.5F * unit_;
        const float top = head.y + (head.height - side) / 2;
        layout_.toggle = {head.x, top, std::min(5.2F * unit_, 0.32F * head.width), side};
        layout_.more = {head.right() - side, top, side, side};
        layout_.count = {layout_.more.x - side, top, side, side};
        layout_.fewer = {layout_.count.x - side, top, side, side};
        const float left = layout_.toggle.right() + 0.5F * unit_;
        layout_.score = {left, top, layout_.fewer.x - 0.4F * unit_ - left, side};
    }

    void place_steps(Rect& column) {
        layout_.steps =
            in_columns<step_buttons.size()>(take_bottom(column, 1.6F * unit_, gap_ / 2), gap_ / 2);
    }

    /// The signs of the move above those of the position.
    void place_signs() {
        constexpr std::size_t in_row = offered_signs.size() - signs_of_moves;
        static_assert(in_row >= signs_of_moves);
        Rect area = layout_.game.footer;
        const float gap = gap_ / 3;
        const float high = (area.height - gap) / 2;
        const auto above = in_columns<in_row>(take_top(area, high, gap), gap);
        const auto below = in_columns<in_row>(area, gap);
        std::ranges::copy_n(above.begin(), signs_of_moves, layout_.signs.begin());
        std::ranges::copy(below, layout_.signs.begin() + signs_of_moves);
    }

    void place_report(Rect& column) {
        const float texts = 2 * 1.35F * unit_;
        const float curve = std::clamp(0.2F * column.height, 2.5F * unit_, 7 * unit_);
        layout_.report = take_bottom(column, curve + texts + 0.9F * unit_, gap_);
        const Rect inner = layout_.report.inset(0.45F * unit_);
        layout_.curve = {inner.x, inner.y, inner.width, inner.height - texts};
    }

    const AnalysisScreen& screen_;
    const Look& look_;
    float unit_;
    float gap_;
    float line_;
    AnalysisLayout layout_;
};

} // namespace

AnalysisLayout analysis_layout(const AnalysisScreen& screen, const Look& look) {
    return Arrangement(screen, look).arranged();
}

} // namespace view
