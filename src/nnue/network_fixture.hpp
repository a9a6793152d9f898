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
    Architecture architecture;
    int output_one = 100;
    int scale = 900;
    std::vector<int> bias;                ///< by hidden value
    std::vector<std::vector<int>> rows;   ///< by input and hidden value
    std::vector<std::vector<int>> output; ///< by bucket; both sides' values
    std::vector<int> output_bias;         ///< by bucket

    RandomNetwork(const Architecture& wanted, std::uint64_t seed) : architecture(wanted) {
        core::Random random(seed);
        const auto numbers = [&](int count, int most) {
            std::vector<int> list;
            for (int i = 0; i < count; ++i)
                list.push_back(
                    static_cast<int>(random.below(2 * static_cast<std::uint64_t>(most) + 1)) -
                    most);
            return list;
        };
        bias = numbers(architecture.hidden, 300);
        for (int i = 0; i < input_count(architecture.rules, architecture.size); ++i)
            rows.push_back(numbers(architecture.hidden, 80));
        for (int i = 0; i < architecture.buckets; ++i)
            output.push_back(numbers(2 * architecture.hidden, 127));
        output_bias = numbers(architecture.buckets, 10'000);
    }

    std::string bytes() const {
        std::string bytes = "STACKNET";
        append(bytes, 1, 2);
        append(bytes, architecture.rules == game::Rules::chess ? 0 : 1, 1);
        append(bytes, architecture.size, 1);
        append(bytes, architecture.hidden, 2);
        append(bytes, architecture.buckets, 2);
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
        const int most = architecture.rules == game::Rules::chess ? 32 : 4 * architecture.size;
        const auto bucket = static_cast<std::size_t>((pieces - 1) * architecture.buckets / most);
        std::int64_t sum = 0;
        for (int i = 0; i < 2 * architecture.hidden; ++i) {
            const auto at = static_cast<std::size_t>(i % architecture.hidden);
            std::int64_t value = bias[at];
            for (const int input : i < architecture.hidden ? own : other)
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
