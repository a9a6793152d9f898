#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "game/letters.hpp"

namespace words {

enum class Language : std::uint8_t { french, english };

inline constexpr std::array languages{Language::french, Language::english};

enum class Encoding : std::uint8_t { utf8, ascii };

/// The language and encoding for one reader. Two readers of one program may differ.
struct Voice {
    Language language = Language::french;
    Encoding encoding = Encoding::utf8;

    friend constexpr bool operator==(Voice, Voice) = default;
};

/// The variables that determine language and encoding; empty if not set.
struct LocaleVariables {
    std::string_view lc_all{};
    std::string_view lc_ctype{};
    std::string_view lc_messages{};
    std::string_view lang{};
};

/// The language that a code (`fr`, `EN`) or a locale (`fr_FR.UTF-8`, `en@euro`) names.
std::optional<Language> language_of(std::string_view name);

/// `fr` or `en`.
std::string_view code(Language language);

/// The piece letters on a score sheet in this language.
constexpr game::Letters letters(Language language) {
    return language == Language::french ? game::Letters::french : game::Letters::english;
}

/// The voice for a reader who asked for `wanted`, if any. Otherwise the first of LC_ALL,
/// LC_MESSAGES and LANG that names one of our languages decides (C, POSIX and C.UTF-8 name none),
/// and failing that it is French. The encoding is UTF-8 if the variables name it.
Voice voice_for(std::optional<Language> wanted, const LocaleVariables& environment);

} // namespace words
