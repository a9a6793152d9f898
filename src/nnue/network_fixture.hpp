#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/checksum.hpp"
#include "core/random.hpp"
#include "nnue/network.hpp"

namespace nnue {

/// A network of random weights, and the file that holds it, written without the code that reads it.
struct RandomNetwork {
    Shape shape;
    int output_one = 100;
    int scale = 900;
    std::vector<int> bias;                ///< by hidden value
    std::vector<std::vector<int>> rows;   ///< by input and hidden value
    std::vector<std::vector<int>> output; ///< by bucket; both sides' values
    std::vector<int> output_bias;         ///< by bucket

    RandomNetwork(const Shape& wanted, std::uint64_t seed) : shape(wanted) {
        core::Random random(seed);
        const auto numbers = [&](int count, int most) {
            std::vector<int> list;
            for (int i = 0; i < count; ++i)
                list.push_back(
                    static_cast<int>(random.below(2 * static_cast<std::uint64_t>(most) + 1)) -
                    most);
            return list;
        };
        bias = numbers(shape.hidden, 300);
        for (int i = 0; i < input_count(shape.rules, shape.size); ++i)
            rows.push_back(numbers(shape.hidden, 80));
        for (int i = 0; i < shape.buckets; ++i) output.push_back(numbers(2 * shape.hidden, 127));
        output_bias = numbers(shape.buckets, 10'000);
    }

    std::string bytes() const {
        std::string bytes = "STACKNET";
        append(bytes, 1, 2);
        append(bytes, shape.rules == game::Rules::chess ? 0 : 1, 1);
        append(bytes, shape.size, 1);
        append(bytes, shape.hidden, 2);
        append(bytes, shape.buckets, 2);
        append(bytes, output_one, 2);
        append(bytes, scale, 2);
        append(bytes, static_cast<int>(rows.size()), 4);
        append_all(bytes, bias, 2);
        for (const auto& row : rows) append_all(bytes, row, 2);
        for (const auto& weights : output) append_all(bytes, weights, 2);
        append_all(bytes, output_bias, 4);
        return with_checksum(bytes);
    }

    static std::string with_checksum(std::string bytes) {
        const std::uint64_t sum = core::checksum(bytes);
        append(bytes, static_cast<std::int64_t>(sum), 8);
        return bytes;
    }

    /// The score for the side to move when these inputs are on, by the formula.
    int score(const std::vector<int>& own, const std::vector<int>& other, int pieces) const {
        const int most = shape.rules == game::Rules::chess ? 32 : 4 * shape.size;
        const auto bucket = static_cast<std::size_t>((pieces - 1) * shape.buckets / most);
        std::int64_t sum = 0;
        for (int i = 0; i < 2 * shape.hidden; ++i) {
            const auto at = static_cast<std::size_t>(i % shape.hidden);
            std::int64_t value = bias[at];
            for (const int input : i < shape.hidden ? own : other)
                value += rows[static_cast<std::size_t>(input)][at];
            value = value < 0 ? 0 : value > 255 ? 255 : value;
            sum += value * value * output[bucket][static_cast<std::size_t>(i)];
        }
        return static_cast<int>((sum / 255 + output_bias[bucket]) * scale / (255 * output_one));
    }

  private:
    static void append(std::string& bytes, std::int64_t number, int length) {
        for (int i = 0; i < length; ++i) bytes.push_back(static_cast<char>(number >> 8 * i & 0xFF));
    }
    static void append_all(std::string& bytes, const std::vector<int>& numbers, int length) {
        for (const int number : numbers) append(bytes, number, length);
    }
};

} // namespace nnue
