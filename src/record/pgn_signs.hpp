#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace record {

/// A glyph's number, as in `$14`.
using Nag = std::uint16_t;

/// What a sign beyond ASCII is between the words of a PGN text.
enum class HighKind : std::uint8_t {
    in_word, ///< a figurine, a dash, half a point, or a letter
    space,   ///< a space of any width, or a mark that is not seen
    dots,    ///< an ellipsis, as behind a move number
    glyph,   ///< a judgement such as `±` or `⟫`
};

struct HighSign {
    HighKind kind{};
    std::size_t length = 1; ///< in bytes
};

/// The sign at the start of a text that begins beyond ASCII: in UTF-8, or one byte of Windows-1252.
HighSign high_sign(std::string_view text);

/// A text as people can see it: a single sign that shows nothing is named, as `U+00A0`.
std::string seen_text(std::string_view text);

/// The glyph of a judgement: `!` to `?!`, `+=`, `+/-`, `-+`, `±`, `∞` and their like. Dashes may be
/// of any kind.
std::optional<Nag> glyph_of(std::string_view signs);

/// A text with hyphens for dashes of all kinds.
std::string with_hyphens(std::string_view text);

/// The length of the judging sign at the start of a text: one of ASCII, a dash of any kind or a
/// glyph; 0 where there is none.
std::size_t sign_length(std::string_view text);

/// How many bytes of a word are its move, with signs of check, but without signs of judgement as
/// in `Nf3+-`.
std::size_t move_length(std::string_view word);

} // namespace record
