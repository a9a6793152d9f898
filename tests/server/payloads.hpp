#pragma once

#include <string>
#include <vector>

namespace server_test {

/// Texts by which somebody tries to break out of a path, a statement, a page or a file: each of
/// them in several disguises, more than a thousand in all.
std::vector<std::string> payloads();

/// As it is written in a request.
std::string percent_encoded(const std::string& text);

} // namespace server_test
