#include "text/board.hpp"

#include <algorithm>

#include "words/layout.hpp"
#include "words/names.hpp"
#include "words/text_messages.hpp"

namespace text {
namespace {

using session::BoardView;
using session::Stack;
using words::right_aligned;
using words::Voice;

/// A cell's text with the codes that mark the last move and distinguish the sides.
std::string painted(std::string cell, const BoardStyle& style, Coord square, const Stack& stack) {
    if (!style.colors) return cell;
    std::string codes;
    if (!stack.empty()) codes += stack.back().color == core::Color::white ? ";1;33" : ";1;36";
    if (std::ranges::find(style.marked, square) != style.marked.end()) codes += ";7";
    if (codes.empty()) return cell;
    return "\x1B[" + codes.substr(1) + 'm' + cell + "\x1B[0m";
}

/// The files and ranks of a board in the order in which they are drawn.
struct Layout {
    int size;
    bool flipped;

    int file(int column) const { return flipped ? size - 1 - column : column; }
    int rank(int row) const { return flipped ? row : size - 1 - row; }
};

/// Draws cells of equal width as a grid with the ranks at the left and the files above; in compact
/// style, with spaces in place of lines and a point in empty cells.
class StackGrid {
  public:
    StackGrid(Voice voice, const BoardView& board, const BoardStyle& style)
        : voice_(voice), board_(board), style_(style), layout_{board.size, style.flipped},
          margin_(std::to_string(board.size).size()) {
        for (const Stack& stack : board.stacks) width_ = std::max(width_, cell(stack).size());
    }

    Picture picture() const {
        Picture picture{{files()}, fence().size()};
        if (!style_.compact) picture.lines.push_back(fence());
        for (int row = 0; row < board_.size; ++row) {
            picture.lines.push_back(rank(layout_.rank(row)));
            if (!style_.compact) picture.lines.push_back(fence());
        }
        if (style_.compact) picture.width -= 2; // no line stands at the right
        return picture;
    }

  private:
    std::string cell(const Stack& stack) const {
        if (stack.empty()) return style_.compact ? "." : "";
        const std::string top = words::stack_cell(voice_, stack.back());
        const bool with_height =
            style_.heights == Heights::all || (style_.heights == Heights::tall && stack.size() > 1);
        return with_height ? top + std::to_string(stack.size()) : top;
    }

    std::string files() const {
        std::string line(margin_ + (style_.compact ? 1 : 2), ' ');
        for (int column = 0; column < board_.size; ++column) {
            line += static_cast<char>('a' + layout_.file(column));
            if (column + 1 < board_.size) line.append(width_, ' ');
        }
        return line;
    }

    std::string fence() const {
        std::string line(margin_ + 1, ' ');
        for (int column = 0; column < board_.size; ++column) line += '+' + std::string(width_, '-');
        return line + '+';
    }

    std::string rank(int rank) const {
        std::string line = right_aligned(std::to_string(rank + 1), margin_) + ' ';
        for (int column = 0; column < board_.size; ++column) {
            const Coord square = core::coord_at(layout_.file(column), rank);
            const Stack& stack = board_.at(square);
            std::string here = cell(stack);
            here.resize(width_, ' ');
            if (!style_.compact)
                line += '|';
            else if (column > 0)
                line += ' ';
            line += painted(std::move(here), style_, square, stack);
        }
        return style_.compact ? line : line + '|';
    }

    Voice voice_;
    const BoardView& board_;
    const BoardStyle& style_;
    Layout layout_;
    std::size_t margin_;
    std::size_t width_ = 2;
};

/// Pads the line, so that everything beside a board begins in the same column.
void set_beside(Picture& picture, std::size_t line, std::size_t gap, const std::string& text) {
    std::string& beside = picture.lines[line];
    if (beside.size() < picture.width) beside.resize(picture.width, ' ');
    beside += std::string(gap, ' ') + text;
}

bool has_room(const Picture& picture, std::size_t more, std::optional<int> columns) {
    return !columns || picture.width + more < static_cast<std::size_t>(*columns);
}

} // namespace

std::string Picture::text() const {
    std::string all;
    for (const std::string& line : lines) all += line + '\n';
    return all;
}

Picture stack_board(Voice voice, const BoardView& board, const BoardStyle& style) {
    return StackGrid(voice, board, style).picture();
}

Picture chess_board(Voice voice, const BoardView& board, const BoardStyle& style) {
    const Layout layout{board.size, style.flipped};
    std::string fence = "  ";
    std::string files = " ";
    for (int column = 0; column < board.size; ++column) {
        fence += "+---";
        files += std::string(3, ' ') + static_cast<char>('a' + layout.file(column));
    }
    fence += '+';
    Picture picture{{}, fence.size()};
    if (!style.compact) picture.lines.push_back(fence);
    for (int row = 0; row < board.size; ++row) {
        std::string line = ' ' + std::to_string(layout.rank(row) + 1) + '+';
        for (int column = 0; column < board.size; ++column) {
            const Coord square = core::coord_at(layout.file(column), layout.rank(row));
            const Stack& stack = board.at(square);
            const char letter = stack.empty() ? ' ' : words::chess_cell(voice, stack.back());
            line += painted({' ', letter, ' '}, style, square, stack) + '+';
        }
        picture.lines.push_back(std::move(line));
        if (!style.compact) picture.lines.push_back(fence);
    }
    picture.lines.push_back(std::move(files));
    return picture;
}

void add_stack(Picture& picture, Voice voice, Coord square, const Stack& stack,
               std::optional<int> columns) {
    constexpr std::size_t gap = 4;
    const std::string line_of_all = stack_line(voice, square, stack);
    const std::string name = core::to_text(square) + ": ";
    const std::size_t width = stack.empty() ? line_of_all.size() : name.size() + 2;
    const std::size_t last = picture.lines.size() - 1;
    if (stack.size() > picture.lines.size() || !has_room(picture, gap + width, columns)) {
        picture.lines.push_back(line_of_all);
    } else if (stack.empty()) {
        set_beside(picture, last, gap, line_of_all);
    } else {
        for (std::size_t i = 0; i < stack.size(); ++i) {
            const std::string left = i == 0 ? name : std::string(name.size(), ' ');
            set_beside(picture, last - i, gap, left + words::stack_cell(voice, stack[i]));
        }
    }
}

void add_remarks(Picture& picture, std::size_t line, const std::vector<std::string>& remarks,
                 std::optional<int> columns) {
    constexpr std::size_t gap = 3;
    std::size_t longest = 0;
    for (const std::string& remark : remarks) longest = std::max(longest, remark.size());
    const bool fits = has_room(picture, gap + longest, columns);
    for (const std::string& remark : remarks) {
        if (fits)
            set_beside(picture, line++, gap, remark);
        else
            picture.lines.push_back(remark);
    }
}

std::string stack_line(Voice voice, Coord square, const Stack& stack) {
    const std::string name = core::to_text(square);
    if (stack.empty()) return say(voice, words::message::square_is_empty, {{"square", name}});
    std::string line = name + ':';
    for (const core::Piece piece : stack) line += ' ' + words::stack_cell(voice, piece);
    return line;
}

std::vector<std::string> tall_stacks(Voice voice, const BoardView& board) {
    std::vector<std::string> lines;
    for (int rank = 0; rank < board.size; ++rank)
        for (int file = 0; file < board.size; ++file) {
            const Coord square = core::coord_at(file, rank);
            if (board.at(square).size() > 1)
                lines.push_back(stack_line(voice, square, board.at(square)));
        }
    return lines;
}

} // namespace text
