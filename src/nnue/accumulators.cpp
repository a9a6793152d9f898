#include "nnue/accumulators.hpp"

namespace nnue {

namespace {

/// The values that current processors add at once. Sums cannot overflow: `Network::read` refuses
/// weights that could.
using Part [[gnu::vector_size(alignment / 2), gnu::may_alias]] = Value;

const Part* parts_of(const Value* values) { return reinterpret_cast<const Part*>(values); }

/// The number of values kept in registers while rows are added to them.
constexpr auto tile = static_cast<std::size_t>(lanes);

} // namespace

void fill(const Network& network, const InputList& active, Value* to) {
    follow(network, network.bias().data(), {active, {}}, to);
}

void follow(const Network& network, const Value* from, const InputChange& change, Value* to) {
    const auto hidden = static_cast<std::size_t>(network.architecture().hidden);
    const Value* rows = network.row(0).data();
    for (std::size_t at = 0; at < hidden; at += tile) {
        Part first = parts_of(from + at)[0];
        Part second = parts_of(from + at)[1];
        // In this order no more rows are ever added up than inputs can be on.
        for (const auto input : change.off) {
            const Part* row = parts_of(rows + input * hidden + at);
            first -= row[0];
            second -= row[1];
        }
        for (const auto input : change.on) {
            const Part* row = parts_of(rows + input * hidden + at);
            first += row[0];
            second += row[1];
        }
        auto* result = reinterpret_cast<Part*>(to + at);
        result[0] = first;
        result[1] = second;
    }
}

} // namespace nnue
