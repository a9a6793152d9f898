#pragma once

#include <vector>

#include "record/record.hpp"

namespace record {

/// The tags that say what a record holds elsewhere: its result, and where it starts from. A tag of
/// the same name in the list of tags, as somebody else wrote it, is written in their place.
std::vector<Tag> held_tags(const Record& record);

} // namespace record
