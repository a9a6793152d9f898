#include "uci/network_file.hpp"

#include <cstring>

#include <fmt/format.h>

#include "file/read_whole.hpp"
#include "uci/tokens.hpp"

namespace uci {
namespace {

/// Several times the size of the largest network.
constexpr std::size_t most_bytes = 64 << 20;

std::string_view text(nnue::NetworkFault fault) {
    switch (fault) {
    case nnue::NetworkFault::not_a_network: return "it is not a network";
    case nnue::NetworkFault::other_version: return "its version is unknown";
    case nnue::NetworkFault::wrong_shape: return "it is for no board of either game";
    case nnue::NetworkFault::wrong_length: return "its length is wrong";
    case nnue::NetworkFault::damaged: return "it is damaged";
    case nnue::NetworkFault::overflow: return "its weights are too large";
    }
    return "";
}

} // namespace

core::Result<nnue::Network, std::string> read_network(const std::string& path) {
    const auto bytes = file::read_whole(path, most_bytes);
    if (!bytes)
        return core::Failure(
            fmt::format("cannot read {}: {}", shown(path), std::strerror(bytes.error())));
    return nnue::Network::read(*bytes).map_error([&](nnue::NetworkFault fault) {
        return fmt::format("cannot use {}: {}", shown(path), text(fault));
    });
}

} // namespace uci
