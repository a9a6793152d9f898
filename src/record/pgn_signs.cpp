#include "record/pgn_signs.hpp"

#include <algorithm>
#include <array>

#include "core/dash.hpp"
#include "core/utf8.hpp"
#include "record/pgn_bytes.hpp"
#include "record/text.hpp"

namespace record {
namespace {

struct GlyphSign {
    std::string_view sign;
    Nag nag;
};

constexpr std::array glyph_signs{
    GlyphSign{"!", 1},       GlyphSign{"?", 2},       GlyphSign{"!!", 3},      GlyphSign{"‼", 3},
    GlyphSign{"??", 4},      GlyphSign{"⁇", 4},       GlyphSign{"!?", 5},      GlyphSign{"⁉", 5},
    GlyphSign{"?!", 6},      GlyphSign{"⁈", 6},       GlyphSign{"□", 7},       GlyphSign{"=", 10},
    GlyphSign{"∞", 13},      GlyphSign{"\u2A72", 14}, GlyphSign{"+=", 14},     GlyphSign{"+/=", 14},
    GlyphSign{"\u2A71", 15}, GlyphSign{"=+", 15},     GlyphSign{"=/+", 15},    GlyphSign{"±", 16},
    GlyphSign{"\xB1", 16},   GlyphSign{"+/-", 16},    GlyphSign{"∓", 17},      GlyphSign{"-/+", 17},
    GlyphSign{"+-", 18},     GlyphSign{"-+", 19},     GlyphSign{"\u2A00", 22}, GlyphSign{"⊙", 22},
    GlyphSign{"○", 26},      GlyphSign{"⟳", 32},      GlyphSign{"↑", 36},      GlyphSign{"→", 40},
    GlyphSign{"=∞", 44},     GlyphSign{"=/∞", 44},    GlyphSign{"⇆", 132},     GlyphSign{"⊕", 138},
    GlyphSign{"⇄", 132},     GlyphSign{"∆", 140},     GlyphSign{"△", 140},     GlyphSign{"⌓", 142},
};

/// Judgements without a number, most of them of the Chess Informant.
constexpr std::array<std::string_view, 22> unnumbered_signs{
    "==",     "~",      "+/--",   "--/+",   "+=/=",   "=/=+",  "⊞", "⟫",
    "⟪",      "✕",      "⊥",      "⇔",      "⇗",      "≈",     "√", "\u2BF9",
    "\u2BFA", "\u2BFB", "\u2BFC", "\u2BFD", "\u2BFE", "\u2BFF"};

bool is_judgement(std::string_view signs) {
    return glyph_of(signs) ||
           std::ranges::find(unnumbered_signs, with_hyphens(signs)) != unnumbered_signs.end();
}

constexpr std::array<std::string_view, 24> spaces{
    "\u00A0", "\u00AD", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004",
    "\u2005", "\u2006", "\u2007", "\u2008", "\u2009", "\u200A", "\u200B", "\u200E",
    "\u200F", "\u2028", "\u2029", "\u202F", "\u205F", "\u2060", "\u3000", "\uFEFF"};

/// A byte that is no UTF-8, as Windows-1252 has it.
HighKind kind_of_byte(char byte) {
    switch (static_cast<unsigned char>(byte)) {
    case 0xA0: return HighKind::space;
    case 0x85: return HighKind::dots;
    case 0xB1: return HighKind::glyph;
    default: return HighKind::in_word;
    }
}

constexpr bool is_check(char sign) { return sign == '+' || sign == '#'; }
constexpr bool is_judging(char sign) {
    return is_check(sign) || sign == '-' || sign == '=' || sign == '/' || sign == '~';
}

/// Takes the sign at the start of a text off it; a hyphen for a dash of any kind.
std::string_view take_sign(std::string_view& text) {
    std::string_view rest = text;
    const bool is_dash = core::take_dash(rest);
    if (!is_dash) rest.remove_prefix(std::max<std::size_t>(core::utf8_length(text), 1));
    const std::string_view sign = text.substr(0, text.size() - rest.size());
    text = rest;
    return is_dash ? "-" : sign;
}

bool is_unseen(std::string_view sign) {
    const bool is_control = sign.size() == 1 && (sign[0] < ' ' || sign[0] == '\x7F');
    return is_control || std::ranges::find(spaces, sign) != spaces.end();
}

/// The number of a UTF-8 character of up to three bytes.
unsigned code_point(std::string_view sign) {
    constexpr std::array<unsigned, 3> bits_of_lead{0x7F, 0x1F, 0x0F};
    unsigned code = static_cast<unsigned char>(sign[0]) & bits_of_lead[sign.size() - 1];
    for (const char byte : sign.substr(1))
        code = code << 6 | (static_cast<unsigned char>(byte) & 0x3FU);
    return code;
}

} // namespace

std::string seen_text(std::string_view text) {
    const std::string sign = to_utf8(text);
    if (!is_unseen(sign)) return sign;
    std::string name = "U+";
    for (const unsigned shift : {12U, 8U, 4U, 0U})
        name += "0123456789ABCDEF"[code_point(sign) >> shift & 0xFU];
    return name;
}

HighSign high_sign(std::string_view text) {
    const std::size_t length = core::utf8_length(text);
    if (length == 0) return {kind_of_byte(text.front()), 1};
    const std::string_view sign = text.substr(0, length);
    if (std::ranges::find(spaces, sign) != spaces.end()) return {HighKind::space, length};
    if (sign == "…") return {HighKind::dots, length};
    if (is_judgement(sign)) return {HighKind::glyph, length};
    return {HighKind::in_word, length};
}

std::string with_hyphens(std::string_view text) {
    std::string plain;
    while (!text.empty()) plain += take_sign(text);
    return plain;
}

std::optional<Nag> glyph_of(std::string_view signs) {
    const auto found = std::ranges::find(glyph_signs, with_hyphens(signs), &GlyphSign::sign);
    if (found == glyph_signs.end()) return std::nullopt;
    return found->nag;
}

std::size_t sign_length(std::string_view text) {
    const std::size_t size = text.size();
    if (core::take_dash(text)) return size - text.size();
    if (text.empty()) return 0;
    const PgnLead lead = class_of(text.front()).lead;
    if (lead != PgnLead::high) return lead == PgnLead::sign ? 1 : 0;
    const HighSign sign = high_sign(text);
    return sign.kind == HighKind::glyph ? sign.length : 0;
}

std::size_t move_length(std::string_view word) {
    std::size_t run = 0; // where the judging signs at the end begin
    for (std::string_view rest = word; !rest.empty();)
        if (!is_judging(take_sign(rest).front())) run = word.size() - rest.size();
    // A check may come before the judgement, so the longest judgement is taken first.
    for (std::size_t at = run; at < word.size(); ++at) {
        if (is_judgement(word.substr(at))) return at;
        if (!is_check(word[at])) break;
    }
    return word.size();
}

} // namespace record
