#pragma once

#include "record/byte_source.hpp"

namespace record {

/// The same text in UTF-8 where the source has it in UTF-16 or UTF-32, with or without a byte order
/// mark; the bytes of the source itself otherwise.
ByteSource narrow(ByteSource source);

} // namespace record
