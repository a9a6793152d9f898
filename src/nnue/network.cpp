#include "nnue/network.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>
#include <new>
#include <optional>

#include "core/checksum.hpp"

namespace nnue {

using game::Rules;

namespace {

static_assert(std::endian::native == std::endian::little, "the files are little-endian");

constexpr std::string_view magic = "STACKNET";
constexpr std::uint16_t version = 1;
constexpr int most_int16 = 32'767;
constexpr std::int64_t most_int32 = 2'147'483'647;
/// clamp · weight stays within 16 bits.
constexpr int most_output_weight = most_int16 / (Network::one + 1);

/// What stands before the weights.
struct Header {
    char magic[8];
    std::uint16_t version;
    std::uint8_t rules; ///< 0: chess, 1: Stackchess
    std::uint8_t size;
    std::uint16_t hidden;
    std::uint16_t buckets;
    std::uint16_t output_one;
    std::uint16_t scale;
    std::uint32_t inputs;
};
static_assert(sizeof(Header) == 24);

using Checksum = std::uint64_t;

/// The number of each game in files, which never changes.
constexpr int number_of(Rules rules) { return game::of_game(rules, 1, 0); }

std::optional<Rules> game_of(const Header& header) {
    for (const Rules rules : game::every_game)
        if (number_of(rules) == header.rules) return rules;
    return std::nullopt;
}

bool is_possible(const Header& header) {
    const auto rules = game_of(header);
    if (!rules || header.size < game::of_game(*rules, 4, 8) || header.size > 8) return false;
    const int inputs = input_count(*rules, header.size);
    return header.inputs == static_cast<std::uint32_t>(inputs) && header.hidden > 0 &&
           header.hidden % lanes == 0 && header.hidden <= max_hidden && header.buckets > 0 &&
           header.buckets <= max_buckets && header.output_one > 0 && header.scale > 0;
}

Value clamped(Value value) {
    const Value positive = value > 0 ? value : Value{0};
    return positive < Network::one ? positive : Value{Network::one};
}

/// Σ w · clamp(value)². The product of two of the factors fits 16 bits; the loops are such that
/// compilers make vector instructions of them, multiplying and adding in one.
std::int32_t weigh(const Value* values, const Value* weights, std::size_t count) {
    std::array<Value, max_hidden> factors;
    std::array<Value, max_hidden> products;
    for (std::size_t i = 0; i < count; ++i) {
        factors[i] = clamped(values[i]);
        products[i] = static_cast<Value>(factors[i] * weights[i]);
    }
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += factors[i] * products[i];
    return sum;
}

} // namespace

int input_count(Rules rules, int size) {
    return game::of_game(rules, 2 * 6 * 4 * size * size + 2 * size, 2 * 6 * 64);
}

int most_pieces(Rules rules, int size) { return game::of_game(rules, 4 * size, 32); }

int most_active_inputs(Rules rules, int size) {
    const int unmoved_pawns = game::of_game(rules, 2 * size, 0);
    return most_pieces(rules, size) + unmoved_pawns;
}

void Network::Free::operator()(Value* values) const {
    ::operator delete (values, std::align_val_t{alignment});
}

core::Result<Network, NetworkFault> Network::read(std::string_view bytes) {
    const auto fault = [](NetworkFault what) { return core::Failure<NetworkFault>(what); };
    Header header{};
    if (bytes.size() < sizeof header || bytes.substr(0, magic.size()) != magic)
        return fault(NetworkFault::not_a_network);
    std::memcpy(&header, bytes.data(), sizeof header);
    if (header.version != version) return fault(NetworkFault::other_version);
    if (!is_possible(header)) return fault(NetworkFault::wrong_shape);

    Network network;
    network.architecture_ = {.rules = *game_of(header),
                             .size = header.size,
                             .hidden = header.hidden,
                             .buckets = header.buckets};
    network.output_one_ = header.output_one;
    network.scale_ = header.scale;
    const std::size_t values = network.value_count() * sizeof(Value);
    const std::size_t biases = network.buckets() * sizeof(std::int32_t);
    if (bytes.size() != sizeof header + values + biases + sizeof(Checksum))
        return fault(NetworkFault::wrong_length);
    const std::string_view summed = bytes.substr(0, bytes.size() - sizeof(Checksum));
    Checksum written = 0;
    std::memcpy(&written, bytes.data() + summed.size(), sizeof written);
    if (core::checksum(summed) != written) return fault(NetworkFault::damaged);

    network.values_.reset(
        static_cast<Value*>(::operator new (values, std::align_val_t{alignment})));
    std::memcpy(network.values_.get(), bytes.data() + sizeof header, values);
    std::memcpy(network.output_bias_.data(), bytes.data() + sizeof header + values, biases);
    if (network.can_overflow()) return fault(NetworkFault::overflow);
    return network;
}

bool Network::can_overflow() const {
    const int active = most_active_inputs(architecture_.rules, architecture_.size);
    std::array<int, max_hidden> largest{};
    for (std::size_t input = 0; input < inputs(); ++input)
        for (std::size_t i = 0; i < hidden(); ++i)
            largest[i] = std::max(largest[i], std::abs(int{row(input)[i]}));
    for (std::size_t i = 0; i < hidden(); ++i)
        if (std::abs(int{bias()[i]}) + active * largest[i] > most_int16) return true;
    for (std::size_t bucket = 0; bucket < buckets(); ++bucket) {
        std::int64_t sum = 0;
        for (const Value weight : output(bucket)) {
            if (std::abs(int{weight}) > most_output_weight) return true;
            sum += std::abs(int{weight});
        }
        if (sum * one * one > most_int32) return true;
    }
    return false;
}

std::size_t Network::bucket(int pieces) const {
    const int most = most_pieces(architecture_.rules, architecture_.size);
    return static_cast<std::size_t>(std::clamp(pieces - 1, 0, most - 1) * architecture_.buckets /
                                    most);
}

int Network::score(const Value* own, const Value* other, int pieces) const {
    const std::size_t set = bucket(pieces);
    const Value* weights = output(set).data();
    const std::int64_t sum =
        std::int64_t{weigh(own, weights, hidden())} + weigh(other, weights + hidden(), hidden());
    const std::int64_t value = sum / one + output_bias_[set];
    const std::int64_t score = value * scale_ / (std::int64_t{one} * output_one_);
    return static_cast<int>(std::clamp<std::int64_t>(score, -most_int32, most_int32));
}

} // namespace nnue
