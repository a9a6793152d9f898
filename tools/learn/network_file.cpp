#include "network_file.hpp"

#include <cstring>
#include <limits>

#include <fmt/format.h>

#include "file/read_whole.hpp"

namespace learn {
namespace {

const char* text(nnue::NetworkFault fault) {
    switch (fault) {
    case nnue::NetworkFault::not_a_network: return "it is not a network";
    case nnue::NetworkFault::other_version: return "its version is another one";
    case nnue::NetworkFault::wrong_shape: return "it is of a shape that no board has";
    case nnue::NetworkFault::wrong_length: return "its length is wrong";
    case nnue::NetworkFault::damaged: return "its checksum is wrong";
    case nnue::NetworkFault::overflow: return "its weights are too large";
    }
    return "";
}

} // namespace

core::Result<std::string, std::string> read_file(const std::string& path) {
    return file::read_whole(path, std::numeric_limits<std::size_t>::max() / 2)
        .map_error([&](int error) {
            return fmt::format("{} cannot be read: {}", path, std::strerror(error));
        });
}

core::Result<nnue::Network, std::string> read_network(const std::string& path) {
    const auto bytes = read_file(path);
    if (!bytes) return core::Failure<std::string>(bytes.error());
    return nnue::Network::read(*bytes).map_error([&](nnue::NetworkFault fault) {
        return fmt::format("{} cannot be used: {}", path, text(fault));
    });
}

} // namespace learn
