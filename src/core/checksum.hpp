#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace core {

/// CRC-64 with the ECMA-182 polynomial, bits reflected, as in xz ("CRC-64/XZ"): detects every
/// change within 64 consecutive bits, and all but one in 2⁶⁴ other changes.
std::uint64_t checksum(std::string_view bytes);

/// Sixteen lower-case hexadecimal digits.
std::string checksum_text(std::uint64_t checksum);

} // namespace core
