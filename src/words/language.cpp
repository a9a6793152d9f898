#include "words/language.hpp"

#include <algorithm>
#include <string>

#include "core/capitals.hpp"

namespace words {
namespace {

/// Whether a locale name ends in `.UTF-8`, in any spelling.
bool names_utf8(std::string_view locale) {
    const std::size_t dot = locale.find('.');
    if (dot == std::string_view::npos) return false;
    std::string charset;
    for (const char letter : locale.substr(dot + 1, locale.find('@') - dot - 1))
        if (letter != '-') charset += core::small(letter);
    return charset == "utf8";
}

Encoding encoding_of(const LocaleVariables& environment) {
    bool utf8 = names_utf8(environment.lc_messages) || names_utf8(environment.lang);
    if (!environment.lc_ctype.empty()) utf8 = names_utf8(environment.lc_ctype);
    if (!environment.lc_all.empty()) utf8 = names_utf8(environment.lc_all);
    return utf8 ? Encoding::utf8 : Encoding::ascii;
}

} // namespace

std::optional<Language> language_of(std::string_view name) {
    const std::string_view begins = name.substr(0, name.find_first_of("_.@-"));
    for (const Language language : languages)
        if (core::is_same_but_for_capitals(begins, code(language))) return language;
    return std::nullopt;
}

std::string_view code(Language language) { return language == Language::french ? "fr" : "en"; }

Voice voice_for(std::optional<Language> wanted, const LocaleVariables& environment) {
    std::optional<Language> language = wanted;
    for (const auto locale : {environment.lc_all, environment.lc_messages, environment.lang})
        if (!language) language = language_of(locale);
    return {language.value_or(Language::french), encoding_of(environment)};
}

} // namespace words
