#include "nnue/accumulators.hpp"

#include <algorithm>

namespace nnue {

namespace {

/// As many values as stay in registers while rows are added to them.
constexpr std::size_t tile = lanes;
using Tile = std::array<Value, tile>;

void load(Tile& values, const Value* from) { std::copy_n(from, tile, values.data()); }

// Sums cannot overflow (`Network::read` sees to it); the casts only say that they are of 16 bits.
void add(Tile& values, const Value* row) {
    for (std::size_t i = 0; i < tile; ++i) values[i] = static_cast<Value>(values[i] + row[i]);
}
void subtract(Tile& values, const Value* row) {
    for (std::size_t i = 0; i < tile; ++i) values[i] = static_cast<Value>(values[i] - row[i]);
}

} // namespace

void fill(const Network& network, const InputList& active, Value* to) {
    const auto hidden = static_cast<std::size_t>(network.shape().hidden);
    for (std::size_t at = 0; at < hidden; at += tile) {
        Tile values;
        load(values, network.bias().data() + at);
        for (const auto input : active) add(values, network.row(input).data() + at);
        std::copy_n(values.data(), tile, to + at);
    }
}

void follow(const Network& network, const Value* from, const InputChange& change, Value* to) {
    const auto hidden = static_cast<std::size_t>(network.shape().hidden);
    for (std::size_t at = 0; at < hidden; at += tile) {
        Tile values;
        load(values, from + at);
        for (const auto input : change.on) add(values, network.row(input).data() + at);
        for (const auto input : change.off) subtract(values, network.row(input).data() + at);
        std::copy_n(values.data(), tile, to + at);
    }
}

} // namespace nnue
