#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "core/result.hpp"
#include "game/rules.hpp"

namespace nnue {

/// One number of a layer.
using Value = std::int16_t;

/// The number of values handled at a time; the size of the hidden layer is a multiple of it.
inline constexpr int lanes = 32;
/// The alignment of all layers and weights.
inline constexpr std::size_t alignment = lanes * sizeof(Value);
/// The widest hidden layer that is read.
inline constexpr int max_hidden = 1'024;
inline constexpr int max_buckets = 16;

/// The board a network is for, and its dimensions.
struct Architecture {
    game::Rules rules = game::Rules::stackchess;
    int size = 0;    ///< of the board: 4 to 8
    int hidden = 0;  ///< values in the hidden layer of each side
    int buckets = 0; ///< sets of output weights, chosen by the number of pieces

    friend bool operator==(const Architecture&, const Architecture&) = default;
};

/// The number of inputs of a network for that board, and how many of them can be on at once.
int input_count(game::Rules rules, int size);
int most_active_inputs(game::Rules rules, int size);
/// The most pieces that can stand on that board.
int most_pieces(game::Rules rules, int size);

/// What is wrong with a file of weights.
enum class NetworkFault {
    not_a_network, ///< the file begins otherwise
    other_version,
    wrong_shape, ///< no board has such a network
    wrong_length,
    damaged,  ///< the checksum does not fit
    overflow, ///< with these weights the sums could leave their range
};

/// The weights of one network with a single hidden layer, which is computed for each side:
///
///     hidden(side) = bias + the rows of the inputs that are on, as `side` sees them
///     output       = Σ w · clamp(hidden, 0, one)² over both layers, the side to move first
///
/// All sums are of integers and cannot overflow, so every processor computes the same score.
class Network {
  public:
    /// The hidden value that stands for 1.
    static constexpr int one = 255;

    /// Reads the file format of docs/learning.md.
    static core::Result<Network, NetworkFault> read(std::string_view bytes);

    const Architecture& architecture() const { return architecture_; }
    std::span<const Value> bias() const { return {values_.get(), hidden()}; }
    std::span<const Value> row(std::size_t input) const {
        return {values_.get() + hidden() * (1 + input), hidden()};
    }
    /// The output weights of a bucket: those of the side to move, then those of the other.
    std::span<const Value> output(std::size_t bucket) const {
        return {values_.get() + hidden() * (1 + inputs() + 2 * bucket), 2 * hidden()};
    }

    /// The set of output weights for that number of pieces on the board.
    std::size_t bucket(int pieces) const;
    /// The score of a position, for the side to move, from the hidden layers of both sides.
    int score(const Value* own, const Value* other, int pieces) const;

  private:
    struct Free {
        void operator()(Value* values) const;
    };

    std::size_t hidden() const { return static_cast<std::size_t>(architecture_.hidden); }
    std::size_t inputs() const {
        return static_cast<std::size_t>(input_count(architecture_.rules, architecture_.size));
    }
    std::size_t buckets() const { return static_cast<std::size_t>(architecture_.buckets); }
    std::size_t value_count() const { return hidden() * (1 + inputs() + 2 * buckets()); }
    bool can_overflow() const;

    Architecture architecture_;
    int output_one_ = 0; ///< the output weight that stands for 1
    int scale_ = 0;      ///< the score of an output of 1
    std::unique_ptr<Value[], Free> values_;
    std::array<std::int32_t, max_buckets> output_bias_{};
};

} // namespace nnue
