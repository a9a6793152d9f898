#include <array>
#include <cstdint>
#include <cstring>

#include <fmt/format.h>

#include "files.hpp"
#include "nnue/accumulators.hpp"
#include "orders.hpp"
#include "positions.hpp"
#include "uci/network_file.hpp"

namespace learn {
namespace {

constexpr std::size_t header_length = 16;
constexpr std::size_t record_head = 4; ///< score, result, pieces

/// One side's inputs, as a record has them.
nnue::InputList inputs_at(const char* bytes, int active, int none) {
    nnue::InputList list;
    for (int i = 0; i < active; ++i) {
        std::uint16_t input = 0;
        std::memcpy(&input, bytes + 2 * i, 2);
        if (input < none) list.push_back(input);
    }
    return list;
}

} // namespace

std::string check(const CheckOrder& order) {
    const auto network = uci::read_network(order.network);
    if (!network) return network.error();
    const auto positions = read_file(order.positions);
    if (!positions) return positions.error();
    const auto scores = read_file(order.scores);
    if (!scores) return scores.error();

    const nnue::Architecture& architecture = network->architecture();
    const int none = nnue::input_count(architecture.rules, architecture.size);
    const int active = nnue::most_active_inputs(architecture.rules, architecture.size);
    if (positions->substr(0, header_length) !=
        PositionWriter({.rules = architecture.rules, .size = architecture.size}).header())
        return fmt::format("{} holds no positions of the network's board", order.positions);
    const std::size_t record = record_head + 4 * static_cast<std::size_t>(active);
    const std::size_t count = scores->size() / sizeof(std::int32_t);
    if (count == 0 || positions->size() < header_length + count * record)
        return "there are no scores, or more of them than positions";
    alignas(nnue::alignment) std::array<nnue::Value, nnue::max_hidden> own;
    alignas(nnue::alignment) std::array<nnue::Value, nnue::max_hidden> other;
    for (std::size_t i = 0; i < count; ++i) {
        const char* at = positions->data() + header_length + i * record;
        nnue::fill(*network, inputs_at(at + record_head, active, none), own.data());
        nnue::fill(*network, inputs_at(at + record_head + 2 * active, active, none), other.data());
        const int found = network->score(own.data(), other.data(), at[3]);
        std::int32_t expected = 0;
        std::memcpy(&expected, scores->data() + i * sizeof expected, sizeof expected);
        if (found != expected)
            return fmt::format("position {}: the trainer says {}, the engine {}", i, expected,
                               found);
    }
    fmt::print("{} scores are the same\n", count);
    return {};
}

} // namespace learn
