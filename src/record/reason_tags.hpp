#pragma once

#include "record/record.hpp"

namespace record {

/// Takes the reason for the result from tags that we write ourselves, or as far as another
/// program's Termination tells it: then the tag stays as it is.
void settle_reason(Record& record);

} // namespace record
