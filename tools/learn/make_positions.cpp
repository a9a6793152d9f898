#include <cstring>
#include <fstream>

#include <fmt/format.h>

#include "read_file.hpp"
#include "orders.hpp"
#include "positions.hpp"

namespace learn {

std::string make_positions(const PositionsOrder& order) {
    const auto board = read_board(order.board);
    if (!board) return fmt::format("\"{}\" is no board: chess, or 4 to 8", order.board);
    PositionWriter writer(*board);
    std::ofstream output(order.output, std::ios::binary);
    output << writer.header();
    for (const std::string& path : order.games) {
        const auto games = read_file(path);
        if (!games) return games.error();
        std::string bytes;
        if (!writer.append(*games, bytes))
            return fmt::format("{} holds no games of the board {}", path, order.board);
        output << bytes;
    }
    output.flush();
    if (!output) return fmt::format("{} cannot be written: {}", order.output, std::strerror(errno));
    const Tally& tally = writer.tally();
    fmt::print("{} games, {} distinct, {} half-moves, {} positions kept\n", tally.games,
               tally.distinct_games, tally.plies, tally.positions);
    return {};
}

} // namespace learn
