#include "core/checksum.hpp"

#include <array>
#include <cstddef>

namespace core {
namespace {

constexpr std::array<std::uint64_t, 256> make_table() {
    constexpr std::uint64_t polynomial = 0xC96C5795D7870F42; // of ECMA-182, reflected
    std::array<std::uint64_t, 256> table{};
    for (std::size_t byte = 0; byte < table.size(); ++byte) {
        std::uint64_t rest = byte;
        for (int i = 0; i < 8; ++i) rest = (rest >> 1) ^ ((rest & 1) != 0 ? polynomial : 0);
        table[byte] = rest;
    }
    return table;
}

constexpr std::array<std::uint64_t, 256> table = make_table();

} // namespace

std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t rest = ~std::uint64_t{0};
    for (const char byte : bytes)
        rest = table[(rest ^ static_cast<unsigned char>(byte)) & 0xFF] ^ (rest >> 8);
    return ~rest;
}

std::string checksum_text(std::uint64_t checksum) {
    std::string digits(16, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, checksum >>= 4)
        *digit = "0123456789abcdef"[checksum & 0xF];
    return digits;
}

} // namespace core
