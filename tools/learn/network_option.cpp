#include "network_option.hpp"

#include <utility>

#include <fmt/format.h>

#include "uci/network_file.hpp"

namespace learn {

std::string add_network(engine::Networks& networks, const std::string& path, const Board& board) {
    if (path.empty()) return {};
    auto read = uci::read_network(path);
    if (!read) return read.error();
    networks.add(*std::move(read));
    if (networks.of(board.rules, board.size) != nullptr) return {};
    return fmt::format("{} is a network of another board", path);
}

} // namespace learn
