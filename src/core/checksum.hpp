#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace core {

/// CRC-64 with the polynomial of ECMA-182, bits reflected, as xz has it ("CRC-64/XZ"): finds every
/// change within 64 bits in a row, and all but one in 2⁶⁴ of others.
std::uint64_t checksum(std::string_view bytes);

/// Sixteen small hexadecimal digits.
std::string checksum_text(std::uint64_t checksum);

} // namespace core
