#include "wasm/json.hpp"

namespace wasm::json {

std::string quoted(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string all = "\"";
    for (const char sign : text) {
        if (sign == '"' || sign == '\\') all += '\\';
        if (const auto code = static_cast<unsigned char>(sign); code >= 0x20)
            all += sign;
        else
            all += {'\\', 'u', '0', '0', hex[code >> 4U], hex[code & 15U]};
    }
    return all + '"';
}

} // namespace wasm::json
