#include "record/byte_source.hpp"

namespace record {

ByteSource text_source(std::string_view text) {
    return [text](char* into, std::size_t size) mutable {
        const std::size_t taken = text.copy(into, size);
        text.remove_prefix(taken);
        return taken;
    };
}

} // namespace record
