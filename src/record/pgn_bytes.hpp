#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace record {

/// What a byte can begin.
enum class PgnLead : std::uint8_t {
    stray,  ///< nothing that occurs in a game
    passed, ///< dots and commas between words, and what ends a file
    space,
    letter,
    high, ///< not ASCII: see `high_sign`
    digit,
    sign,
    suffix,
    brace,
    semicolon,
    dollar,
    open,
    close,
    star,
    bracket,
    percent,
    less,
    greater,
    ampersand,
};

struct PgnByte {
    PgnLead lead = PgnLead::stray;
    bool in_symbol = false;
    bool in_name = false;  ///< of a tag, by the standard or as others write them
    bool in_value = false; ///< of a tag, without a closer look
};

constexpr std::array<PgnByte, 256> make_pgn_bytes() {
    std::array<PgnByte, 256> classes{};
    const auto mark = [&](std::string_view bytes, PgnLead lead, bool in_symbol) {
        for (const char byte : bytes)
            classes[static_cast<unsigned char>(byte)] = {.lead = lead, .in_symbol = in_symbol};
    };
    mark(" \t\n\v\f\r", PgnLead::space, false);
    mark("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_@", PgnLead::letter, true);
    mark({".,\0\x1A", 4}, PgnLead::passed, false);
    mark("0123456789", PgnLead::digit, true);
    mark("+-=#/:~", PgnLead::sign, true);
    mark("!?", PgnLead::suffix, false);
    mark("{", PgnLead::brace, false);
    mark(";", PgnLead::semicolon, false);
    mark("$", PgnLead::dollar, false);
    mark("(", PgnLead::open, false);
    mark(")", PgnLead::close, false);
    mark("*", PgnLead::star, false);
    mark("[", PgnLead::bracket, false);
    mark("%", PgnLead::percent, false);
    mark("<", PgnLead::less, false);
    mark(">", PgnLead::greater, false);
    mark("&", PgnLead::ampersand, false);
    for (std::size_t byte = 0x80; byte < 0x100; ++byte) classes[byte].lead = PgnLead::high;
    const auto is_any = [](std::size_t byte, std::string_view of) {
        return of.find(static_cast<char>(byte)) != std::string_view::npos;
    };
    for (std::size_t byte = 0; byte < 0x100; ++byte) {
        classes[byte].in_name = byte > ' ' && byte <= '~' && !is_any(byte, "\"[]");
        classes[byte].in_value = byte >= ' ' && byte <= '~' && !is_any(byte, "\"\\");
    }
    return classes;
}

inline constexpr std::array<PgnByte, 256> pgn_bytes = make_pgn_bytes();

constexpr PgnByte class_of(char byte) { return pgn_bytes[static_cast<unsigned char>(byte)]; }
constexpr bool is_space(char byte) { return class_of(byte).lead == PgnLead::space; }
constexpr bool is_digit(char byte) { return class_of(byte).lead == PgnLead::digit; }
constexpr bool is_line_end(char byte) { return byte == '\n' || byte == '\r'; }
constexpr bool is_blank(char byte) { return byte == ' ' || byte == '\t'; }
constexpr bool is_name(char byte) { return class_of(byte).in_name; }

/// Whether a word that ends before this place ends like nearly all moves, and like nothing else.
constexpr bool ends_like_move(const char* last) {
    return last[-1] >= '1' && last[-1] <= '8' && is_space(*last);
}

constexpr std::string_view between(const char* first, const char* last) {
    return {first, static_cast<std::size_t>(last - first)};
}

} // namespace record
