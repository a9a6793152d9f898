#pragma once

#include <tl/expected.hpp>

namespace core {

/// A value, or the reason why there is none. The rules never throw.
template <class Value, class Error>
using Result = tl::expected<Value, Error>;

template <class Error>
using Failure = tl::unexpected<Error>;

} // namespace core
