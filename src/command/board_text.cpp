#include "command/board_text.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "words/names.hpp"

namespace command {
namespace {

using core::Coord;
using words::Voice;

Coord coord(int file, int rank) {
    return {static_cast<std::int8_t>(file), static_cast<std::int8_t>(rank)};
}

std::string right_aligned(std::string text, std::size_t width) {
    if (text.size() < width) text.insert(0, width - text.size(), ' ');
    return text;
}

/// What stands in a cell: the top piece, and the height where there is something below it.
std::string cell(Voice voice, const stackchess::Stack& stack) {
    if (stack.empty()) return {};
    const std::string top = words::stack_cell(voice, stack.back());
    return stack.size() == 1 ? top : top + std::to_string(stack.size());
}

/// Lays cells of one width out as a grid with the ranks at the left and the files above.
class StackGrid {
  public:
    StackGrid(Voice voice, const stackchess::Setup& setup)
        : voice_(voice), setup_(setup), margin_(std::to_string(setup.size).size()) {
        for (const stackchess::Stack& stack : setup.stacks)
            width_ = std::max(width_, cell(voice, stack).size());
    }

    std::string text() const {
        std::string all = files() + fence();
        for (int rank = setup_.size - 1; rank >= 0; --rank) all += row(rank) + fence();
        return all;
    }

  private:
    std::string files() const {
        std::string line(margin_ + 2, ' ');
        for (int file = 0; file < setup_.size; ++file) {
            line += static_cast<char>('a' + file);
            if (file + 1 < setup_.size) line.append(width_, ' ');
        }
        return line + '\n';
    }

    std::string fence() const {
        std::string line(margin_ + 1, ' ');
        for (int file = 0; file < setup_.size; ++file) line += '+' + std::string(width_, '-');
        return line + "+\n";
    }

    std::string row(int rank) const {
        std::string line = right_aligned(std::to_string(rank + 1), margin_) + ' ';
        for (int file = 0; file < setup_.size; ++file) {
            std::string here = cell(voice_, setup_.at(coord(file, rank)));
            here.resize(width_, ' ');
            line += '|' + here;
        }
        return line + "|\n";
    }

    Voice voice_;
    const stackchess::Setup& setup_;
    std::size_t margin_;
    std::size_t width_ = 2;
};

} // namespace

std::string board_text(Voice voice, const stackchess::Setup& setup) {
    return StackGrid(voice, setup).text();
}

std::string board_text(Voice voice, const chess::Setup& setup) {
    const std::string fence = "  +---+---+---+---+---+---+---+---+\n";
    std::string all = fence;
    for (int rank = 7; rank >= 0; --rank) {
        all += ' ' + std::to_string(rank + 1) + '+';
        for (int file = 0; file < 8; ++file) {
            const core::Piece piece = setup.at(coord(file, rank));
            all += ' ';
            all += piece.role == core::Role::none ? ' ' : words::chess_cell(voice, piece);
            all += " +";
        }
        all += '\n' + fence;
    }
    return all + "    a   b   c   d   e   f   g   h\n";
}

std::string stacks_text(Voice voice, const stackchess::Setup& setup) {
    std::string all;
    for (int rank = 0; rank < setup.size; ++rank)
        for (int file = 0; file < setup.size; ++file) {
            const stackchess::Stack& stack = setup.at(coord(file, rank));
            if (stack.size() < 2) continue;
            all += core::to_text(coord(file, rank)) + ':';
            for (const core::Piece piece : stack) all += ' ' + words::stack_cell(voice, piece);
            all += '\n';
        }
    return all;
}

} // namespace command
