#pragma once

#include <cstddef>
#include <functional>
#include <string_view>

namespace record {

/// Where a reader's bytes come from: fills at most that many bytes from that address and returns
/// how many there were; 0 at the end. A file, a socket or a string can stand behind it.
using ByteSource = std::function<std::size_t(char* into, std::size_t size)>;

/// A source over text that outlives it.
ByteSource text_source(std::string_view text);

} // namespace record
