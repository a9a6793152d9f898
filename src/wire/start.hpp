#pragma once

#include "core/result.hpp"
#include "record/record.hpp"
#include "wire/objection.hpp"
#include "wire/terms.hpp"

namespace wire {

/// The starting position of a game on these terms, or why they are unplayable.
core::Result<record::Setup, Why> start_of(const Terms& terms);

} // namespace wire
