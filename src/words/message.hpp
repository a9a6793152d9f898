#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "words/ascii.hpp"
#include "words/language.hpp"

namespace words {

/// Removes the text up to and including the next `{name}` from `text`; true, with the name, if
/// there is one.
constexpr bool take_placeholder(std::string_view& text, std::string_view& before,
                                std::string_view& name) {
    const std::size_t open = text.find('{');
    const std::size_t close = text.find('}', open);
    before = text.substr(0, open);
    if (open == std::string_view::npos || close == std::string_view::npos) return false;
    name = text.substr(open + 1, close - open - 1);
    text.remove_prefix(close + 1);
    return true;
}

/// Whether every placeholder of `text` also occurs in `other`.
constexpr bool has_all_placeholders(std::string_view other, std::string_view text) {
    std::string_view before;
    std::string_view name;
    while (take_placeholder(text, before, name)) {
        std::string_view rest = other;
        std::string_view found;
        bool known = false;
        while (!known && take_placeholder(rest, before, found)) known = found == name;
        if (!known) return false;
    }
    return true;
}

/// One message in both languages, with placeholders such as `{square}`. A pair with different
/// placeholders, or with a character outside our typography (a curly apostrophe, a no-break space,
/// ...), does not compile.
class Message {
  public:
    consteval Message(std::string_view french, std::string_view english)
        : french_(french), english_(english) {
        if (french.empty() || english.empty()) a_language_is_missing();
        if (!has_all_placeholders(french, english) || !has_all_placeholders(english, french))
            placeholders_differ();
        if (!has_plain_form(french) || !has_plain_form(english)) a_letter_has_no_plain_form();
    }

    constexpr std::string_view in(Language language) const {
        return language == Language::french ? french_ : english_;
    }

  private:
    // Never defined: calling one of these stops the compilation and names the mistake.
    static void a_language_is_missing();
    static void placeholders_differ();
    static void a_letter_has_no_plain_form();

    std::string_view french_;
    std::string_view english_;
};

/// A message about a number: its singular and its plural. `{number}` is the number itself.
class Counted {
  public:
    consteval Counted(Message one, Message many) : one_(one), many_(many) {
        if (!has_all_placeholders(many.in(Language::french), one.in(Language::french)))
            the_plural_lacks_a_placeholder();
    }

    /// French uses the singular for 0 and 1, English only for 1.
    constexpr const Message& form(Language language, std::uint64_t number) const {
        const bool one = number == 1 || (number == 0 && language == Language::french);
        return one ? one_ : many_;
    }

  private:
    static void the_plural_lacks_a_placeholder();

    Message one_;
    Message many_;
};

/// The value for a placeholder of a message.
struct Argument {
    Argument(std::string_view placeholder, std::string text)
        : name(placeholder), value(std::move(text)) {}
    Argument(std::string_view placeholder, std::string_view text)
        : name(placeholder), value(text) {}
    Argument(std::string_view placeholder, const char* text) : name(placeholder), value(text) {}
    template <std::integral Number>
    Argument(std::string_view placeholder, Number number)
        : name(placeholder), value(std::to_string(number)) {}

    std::string_view name;
    std::string value;
};

using Arguments = std::initializer_list<Argument>;

/// The message in the reader's language and encoding, with its arguments.
std::string say(Voice voice, const Message& message, Arguments arguments = {});

/// The same, in the singular or plural for `number`.
std::string say(Voice voice, const Counted& message, std::uint64_t number,
                Arguments arguments = {});

/// What somebody typed, made safe to show: control characters and bytes that are not UTF-8 become
/// `?`, and a text longer than about `most` bytes is cut.
std::string harmless(std::string_view typed, std::size_t most = std::string_view::npos);

/// The same, short enough for a sentence; an empty text is shown as ''.
std::string shown(std::string_view typed);

} // namespace words
