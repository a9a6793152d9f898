#include "words/message.hpp"

#include <algorithm>
#include <cassert>
#include <span>
#include <vector>

#include "core/utf8.hpp"

namespace words {
namespace {

using ArgumentSpan = std::span<const Argument>;

std::string_view value_of(std::string_view name, ArgumentSpan arguments) {
    const auto found = std::ranges::find(arguments, name, &Argument::name);
    assert(found != arguments.end() && "a placeholder is not filled");
    return found == arguments.end() ? name : std::string_view(found->value);
}

std::string fill(std::string_view form, ArgumentSpan arguments) {
    std::string text;
    std::string_view before;
    std::string_view name;
    while (take_placeholder(form, before, name)) {
        text += before;
        text += value_of(name, arguments);
    }
    return text += form;
}

std::string fill(Voice voice, const Message& message, ArgumentSpan arguments) {
    std::string text = fill(message.in(voice.language), arguments);
    return voice.encoding == Encoding::utf8 ? text : to_ascii(text);
}

/// The length of the UTF-8 character at the start of `text`; 0 if there is none or it is a control
/// character, which would affect a terminal.
std::size_t printable_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = core::utf8_length(text);
    const bool is_control = (length == 1 && (byte(0) < 0x20 || byte(0) == 0x7F)) ||
                            (length == 2 && byte(0) == 0xC2 && byte(1) < 0xA0);
    return is_control ? 0 : length;
}

} // namespace

std::string say(Voice voice, const Message& message, Arguments arguments) {
    return fill(voice, message, {arguments.begin(), arguments.end()});
}

std::string say(Voice voice, const Counted& message, std::uint64_t number, Arguments arguments) {
    std::vector<Argument> all(arguments);
    all.emplace_back("number", number);
    return fill(voice, message.form(voice.language, number), all);
}

std::string harmless(std::string_view typed, std::size_t most) {
    std::string text;
    while (!typed.empty() && text.size() < most) {
        const std::size_t length = printable_length(typed);
        text += length == 0 ? "?" : typed.substr(0, length);
        typed.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return typed.empty() ? text : text + "...";
}

std::string shown(std::string_view typed) { return typed.empty() ? "''" : harmless(typed, 60); }

} // namespace words
