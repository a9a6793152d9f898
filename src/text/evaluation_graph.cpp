#include "text/evaluation_graph.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "analysis/curve.hpp"
#include "words/analysis_messages.hpp"
#include "words/layout.hpp"

namespace text {
namespace {

namespace message = words::message;
using analysis::CurvePoint;
using analysis::Judgement;
using words::say;

constexpr int rows_of_side = 4;
constexpr int steps = 2 * rows_of_side; ///< two in each row
constexpr std::size_t least_columns = 10;

constexpr std::array<char, 4> marks{' ', '~', '?', 'X'};
constexpr std::array<std::string_view, 4> mark_colors{"", "\x1B[36m", "\x1B[33m", "\x1B[1;31m"};
constexpr std::string_view color_end = "\x1B[0m";

/// The characters that fill the cells.
struct Blocks {
    std::string_view full;
    std::string_view upper; ///< half of a bar that hangs from above
    std::string_view lower; ///< half of a bar that stands
    std::string_view line;
    std::string_view edge;
};
constexpr Blocks utf8_blocks{"█", "▀", "▄", "─", "│"};
constexpr Blocks ascii_blocks{"#", "'", ".", "-", "|"};

class Graph {
  public:
    Graph(words::Voice voice, const analysis::Review& review, const GraphStyle& style)
        : voice_(voice), review_(review), style_(style),
          blocks_(voice.encoding == words::Encoding::utf8 ? utf8_blocks : ascii_blocks),
          labels_{say(voice, message::graph_white), say(voice, message::graph_black)},
          margin_(std::max(words::columns(labels_[0]), words::columns(labels_[1]))) {
        const std::size_t taken = margin_ + 2;
        curve_ = analysis::curve_of(review, std::max(style.columns, taken + least_columns) - taken);
    }

    std::string text(int first_move) {
        add_marks(&CurvePoint::white);
        for (int row = rows_of_side; row > 0; --row)
            add_row(row == rows_of_side ? labels_[0] : "", blocks_.lower, row, 1);
        add_line();
        for (int row = 1; row <= rows_of_side; ++row)
            add_row(row == rows_of_side ? labels_[1] : "", blocks_.upper, row, -1);
        add_marks(&CurvePoint::black);
        add_numbers(first_move);
        add_legend();
        return text_;
    }

  private:
    void begin(std::string_view label, std::string_view edge) {
        text_ += words::right_aligned(label, margin_) + ' ';
        text_ += edge;
    }

    /// Ends a row, without the spaces at its end.
    void end() {
        text_.erase(text_.find_last_not_of(' ') + 1);
        text_ += '\n';
    }

    void add_marks(Judgement CurvePoint::*side) {
        begin("", " ");
        for (const CurvePoint& point : curve_) {
            const auto judged = static_cast<std::size_t>(point.*side);
            const bool is_colored = style_.colors && point.*side != Judgement::fine;
            if (is_colored) text_ += mark_colors[judged];
            text_ += marks[judged];
            if (is_colored) text_ += color_end;
        }
        end();
    }

    /// Adds a row of the bars of one side; row 0 is nearest to the line.
    void add_row(std::string_view label, std::string_view half, int row, int sign) {
        begin(label, blocks_.edge);
        for (const CurvePoint& point : curve_) {
            const int height = sign * height_of(point);
            text_ += height >= 2 * row ? blocks_.full : height == 2 * row - 1 ? half : " ";
        }
        end();
    }

    void add_line() {
        begin("", blocks_.edge);
        for (const CurvePoint& point : curve_) text_ += point.white_points ? blocks_.line : " ";
        end();
    }

    /// The height in steps from the middle, positive for White.
    static int height_of(const CurvePoint& point) {
        const int ahead = point.white_points.value_or(500) - 500;
        return (ahead * steps + (ahead > 0 ? 250 : -250)) / 500;
    }

    /// Adds the number of the first move and of every tenth, below White's move, or below Black's
    /// if that was the first.
    void add_numbers(int first_move) {
        begin("", " ");
        std::size_t column = 0;
        int last = 0;
        for (std::size_t i = 0; i < curve_.size(); ++i) {
            const bool black_first = review_.mover(0) == core::Color::black;
            const auto ply = static_cast<int>(curve_[i].first_ply) + (black_first ? 1 : 0);
            const int number = first_move + ply / 2;
            const bool is_due = last == 0 || number / 10 > last / 10;
            if (!is_due || column > i) continue;
            const std::string digits = std::to_string(number);
            if (i > 0 && i + digits.size() > curve_.size()) break;
            text_.append(i - column, ' ').append(digits).append(1, ' ');
            column = i + digits.size() + 1;
            last = number;
        }
        end();
    }

    void add_legend() {
        const bool has_marks = std::ranges::any_of(curve_, [](const CurvePoint& point) {
            return point.white != Judgement::fine || point.black != Judgement::fine;
        });
        if (!has_marks) return;
        begin("", " ");
        text_ += say(voice_, message::graph_legend,
                     {{"inaccuracy", std::string(1, marks[1])},
                      {"mistake", std::string(1, marks[2])},
                      {"blunder", std::string(1, marks[3])}});
        end();
    }

    words::Voice voice_;
    const analysis::Review& review_;
    GraphStyle style_;
    Blocks blocks_;
    std::array<std::string, 2> labels_;
    std::size_t margin_;
    std::vector<CurvePoint> curve_;
    std::string text_;
};

} // namespace

std::string evaluation_graph(words::Voice voice, const analysis::Review& review, int first_move,
                             const GraphStyle& style) {
    return review.size() == 0 ? "" : Graph(voice, review, style).text(first_move);
}

} // namespace text
