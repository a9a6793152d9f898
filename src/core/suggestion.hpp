#pragma once

#include <span>
#include <string>
#include <string_view>

namespace core {

/// The one of `known` that a person who typed `typed` probably meant; empty when none is near.
/// Capitals and dashes in front make no difference, and the beginning of a word stands for it.
std::string suggestion(std::string_view typed, std::span<const std::string> known);

} // namespace core
