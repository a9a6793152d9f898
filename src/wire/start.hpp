#pragma once

#include "core/result.hpp"
#include "record/record.hpp"
#include "wire/objection.hpp"
#include "wire/terms.hpp"

namespace wire {

/// Where a game on these terms starts, or why nobody can play on them.
core::Result<record::Setup, Why> start_of(const Terms& terms);

} // namespace wire
