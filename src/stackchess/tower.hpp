#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/key.hpp"
#include "core/piece.hpp"
#include "core/random.hpp"

namespace stackchess {

using core::Role;

/// A random number that distinguishes a place of towers in keys.
constexpr std::uint64_t salt_of(std::size_t place) {
    core::Random random(0x57AC6);
    random.skip(place);
    return random.next();
}

/// The value of every pair of pieces, by their eight bits in a tower.
using PairSums = std::array<int, 256>;
constexpr PairSums make_pair_sums(const std::array<int, core::role_count>& worths) {
    PairSums sums{};
    for (std::size_t a = 0; a < worths.size(); ++a)
        for (std::size_t b = 0; b < worths.size(); ++b) sums[a << 4 | b] = worths[a] + worths[b];
    return sums;
}

/// The roles of one stack, four bits per piece, the top one lowest: lifting the top k pieces cuts
/// off 4k bits, putting them down shifts 4k bits in. Each word holds 16 pieces.
template <std::size_t Words>
class Tower {
  public:
    static constexpr int max_height = static_cast<int>(Words) * 16;

    constexpr Tower() = default;

    constexpr bool empty() const { return words_[0] == 0; }

    constexpr int height() const {
        for (std::size_t i = Words; i-- > 1;)
            if (words_[i] != 0) return static_cast<int>(16 * i) + word_height(words_[i]);
        return word_height(words_[0]);
    }

    /// Whether there are more than `count` pieces, for counts below `max_height`.
    constexpr bool is_taller_than(int count) const { return below(count) != Role::none; }

    constexpr Role top() const { return static_cast<Role>(words_[0] & 15); }

    /// The piece under `above` others; `Role::none` below the bottom.
    constexpr Role below(int above) const {
        const auto i = static_cast<std::size_t>(above);
        const std::size_t word = Words == 1 ? 0 : i / 16;
        return static_cast<Role>(words_[word] >> i % 16 * 4 & 15);
    }

    constexpr bool contains(Role role) const {
        const std::uint64_t wanted = static_cast<std::uint64_t>(role) * ones;
        for (const std::uint64_t word : words_)
            if (zero_nibbles(word ^ wanted) != 0) return true;
        return false;
    }

    /// The number of pieces of this role.
    constexpr int count(Role role) const {
        const std::uint64_t wanted = static_cast<std::uint64_t>(role) * ones;
        int found = 0;
        for (const std::uint64_t word : words_) found += std::popcount(zero_nibbles(word ^ wanted));
        return found;
    }

    /// The total value of the pieces. Most towers have one or two, which need no loop.
    constexpr int sum(const PairSums& worths) const {
        int sum = 0;
        for (std::uint64_t word : words_)
            for (; word != 0; word >>= 8) sum += worths[word & 0xFF];
        return sum;
    }

    /// The top `count` pieces, from 1 to the height, as a tower.
    constexpr Tower top(int count) const {
        Tower lifted;
        auto bits = static_cast<unsigned>(count) * 4;
        for (std::size_t i = 0; i < Words && bits > 0; ++i) {
            const unsigned here = bits < 64 ? bits : 64;
            lifted.words_[i] = words_[i] & ~std::uint64_t{0} >> (64 - here);
            bits -= here;
        }
        return lifted;
    }

    /// What remains when the top `count` pieces, at least 1, have left.
    constexpr Tower without_top(int count) const {
        const auto shift = static_cast<unsigned>(count) * 4;
        if constexpr (Words == 1) {
            return Tower(words_[0] >> (shift - 4) >> 4);
        } else {
            Tower rest;
            for (std::size_t from = shift / 64, to = 0; from < Words; ++from, ++to) {
                rest.words_[to] = words_[from] >> shift % 64;
                if (shift % 64 != 0 && from + 1 < Words)
                    rest.words_[to] |= words_[from + 1] << (64 - shift % 64);
            }
            return rest;
        }
    }

    /// This tower with the `count` pieces of `added`, at least 1, on top.
    constexpr Tower with_top(const Tower& added, int count) const {
        const auto shift = static_cast<unsigned>(count) * 4;
        if constexpr (Words == 1) {
            return Tower(words_[0] << (shift - 4) << 4 | added.words_[0]);
        } else {
            Tower raised = added;
            for (std::size_t from = 0, to = shift / 64; to < Words; ++from, ++to) {
                raised.words_[to] |= words_[from] << shift % 64;
                if (shift % 64 != 0 && to + 1 < Words)
                    raised.words_[to + 1] |= words_[from] >> (64 - shift % 64);
            }
            return raised;
        }
    }

    constexpr void push(Role role) { *this = with_top(Tower(static_cast<std::uint64_t>(role)), 1); }

    /// This tower with its pawns replaced by queens.
    constexpr Tower promoted() const {
        constexpr auto pawn = static_cast<std::uint64_t>(Role::pawn);
        constexpr auto queen = static_cast<std::uint64_t>(Role::queen);
        Tower result = *this;
        for (std::uint64_t& word : result.words_)
            word += zero_nibbles(word ^ pawn * ones) * (queen - pawn);
        return result;
    }

    /// A key of this tower in the place identified by `salt`; 0 for no tower.
    constexpr core::PositionKey key(std::uint64_t salt) const {
        core::PositionKey key = core::scatter(words_[0], salt);
        for (std::size_t i = 1; i < Words; ++i)
            key ^= core::scatter(words_[i], std::rotl(salt, static_cast<int>(i)));
        return key;
    }

    friend constexpr bool operator==(const Tower&, const Tower&) = default;

  private:
    static constexpr std::uint64_t ones = 0x1111111111111111;

    explicit constexpr Tower(std::uint64_t word) : words_{word} {}

    static constexpr int word_height(std::uint64_t word) {
        return (67 - std::countl_zero(word)) / 4;
    }

    /// A one in the lowest bit of each zero nibble of `word`.
    static constexpr std::uint64_t zero_nibbles(std::uint64_t word) {
        const std::uint64_t any = word | word >> 2;
        return ~(any | any >> 1) & ones;
    }

    std::array<std::uint64_t, Words> words_{};
};

} // namespace stackchess
