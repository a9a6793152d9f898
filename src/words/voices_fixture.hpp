#pragma once

#include "words/language.hpp"

namespace words {

inline constexpr Voice english{Language::english, Encoding::utf8};
inline constexpr Voice french{Language::french, Encoding::utf8};

} // namespace words
