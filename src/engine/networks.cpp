#include "engine/networks.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <utility>

// The files of assets/networks one after the other, and how long each of them is; from
// networks.S, which CMake writes.
extern "C" {
extern const char stackchess_networks[];
extern const std::uint64_t stackchess_network_lengths[];
extern const std::uint64_t stackchess_network_count;
}

namespace engine {
namespace {

/// All that belong to the program, read once.
Networks read_built_in() {
    Networks networks;
    const char* at = stackchess_networks;
    for (std::uint64_t i = 0; i < stackchess_network_count; ++i) {
        const auto length = static_cast<std::size_t>(stackchess_network_lengths[i]);
        auto network = nnue::Network::read({at, length});
        if (!network) std::abort(); // a test reads all of them
        networks.add(*std::move(network));
        at += length;
    }
    return networks;
}

} // namespace

Networks Networks::built_in() {
    static const Networks networks = read_built_in();
    return networks;
}

void Networks::add(nnue::Network network) {
    const nnue::Architecture& architecture = network.architecture();
    slots_[slot(architecture.rules, architecture.size)] =
        std::make_shared<const nnue::Network>(std::move(network));
}

std::size_t Networks::slot(game::Rules rules, int size) {
    switch (rules) {
    case game::Rules::stackchess: return static_cast<std::size_t>(size - least_size);
    case game::Rules::chess: return stackchess_boards;
    }
    return stackchess_boards;
}

} // namespace engine
