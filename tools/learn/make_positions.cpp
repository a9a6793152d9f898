#include <cerrno>
#include <fstream>

#include <fmt/format.h>

#include "files.hpp"
#include "orders.hpp"
#include "positions.hpp"

namespace learn {

std::string make_positions(const PositionsOrder& order) {
    const auto board = read_board(order.board);
    if (!board) return invalid_board(order.board);
    PositionWriter writer(*board);
    std::ofstream output;
    for (const std::string& path : order.games) {
        const auto games = read_file(path);
        if (!games) return games.error();
        std::string bytes = output.is_open() ? "" : writer.header();
        if (!writer.append(*games, bytes))
            return fmt::format("{} holds no games of the board {}, or is damaged", path,
                               order.board);
        if (!output.is_open()) output.open(order.output, std::ios::binary);
        output << bytes << std::flush;
        if (!output) return unwritable(order.output, errno);
    }
    const PositionCount& count = writer.count();
    fmt::print("{} games, {} distinct, {} half-moves, {} positions kept\n", count.games,
               count.distinct_games, count.plies, count.positions);
    return {};
}

} // namespace learn
