#pragma once

#include <vector>

#include "record/record.hpp"

namespace record {

/// The tags for what a record holds outside its list of tags: its result, and where it starts. A
/// tag of the same name in that list, as another program wrote it, is written instead.
std::vector<Tag> held_tags(const Record& record);

} // namespace record
