#include "view/text_entry.hpp"

#include <algorithm>
#include <utility>

#include "core/utf8.hpp"

namespace view {
namespace {

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

std::size_t before(const TextEntry& entry) {
    std::size_t place = entry.caret > 0 ? entry.caret - 1 : 0;
    while (place > 0 && is_continuation(entry.text[place])) --place;
    return place;
}

std::size_t after(const TextEntry& entry) {
    std::size_t place = entry.caret;
    if (place < entry.text.size()) ++place;
    while (place < entry.text.size() && is_continuation(entry.text[place])) ++place;
    return place;
}

bool is_control(std::string_view character) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    return (character.size() == 1 && (byte(0) < 0x20 || byte(0) == 0x7F)) ||
           (character.size() == 2 && byte(0) == 0xC2 && byte(1) < 0xA0);
}

std::string printable(std::string_view text) {
    std::string kept;
    while (!text.empty()) {
        const std::size_t length = core::utf8_length(text);
        const std::string_view character = text.substr(0, length);
        if (length > 0 && !is_control(character)) kept += character;
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return kept;
}

void erase(TextEntry& entry, std::size_t from, std::size_t to) {
    entry.text.erase(from, to - from);
    entry.caret = from;
}

void move_to(TextEntry& entry, std::size_t caret) {
    entry.caret = caret;
    entry.is_all_selected = false;
}

bool edit_by_key(TextEntry& entry, const KeyPressed& pressed) {
    const bool was_selected = std::exchange(entry.is_all_selected, false);
    switch (pressed.key) {
    case Key::left: move_to(entry, was_selected ? 0 : before(entry)); return true;
    case Key::right: move_to(entry, was_selected ? entry.text.size() : after(entry)); return true;
    case Key::home: move_to(entry, 0); return true;
    case Key::end: move_to(entry, entry.text.size()); return true;
    case Key::backspace:
    case Key::remove:
        if (was_selected)
            erase(entry, 0, entry.text.size());
        else if (pressed.key == Key::backspace)
            erase(entry, before(entry), entry.caret);
        else
            erase(entry, entry.caret, after(entry));
        return true;
    case Key::letter:
        entry.is_all_selected = was_selected;
        if (!pressed.with_control || pressed.letter != 'a') return false;
        entry.is_all_selected = !entry.text.empty();
        entry.caret = entry.text.size();
        return true;
    default: entry.is_all_selected = was_selected; return false;
    }
}

} // namespace

TextEntry suggestion(std::string text) {
    const std::size_t end = text.size();
    return {std::move(text), end, end > 0};
}

TextEntry hidden(const TextEntry& entry) {
    const auto stars = [](std::string_view text) {
        std::string all;
        for (; !text.empty(); all += '*')
            text.remove_prefix(std::max<std::size_t>(core::utf8_length(text), 1));
        return all;
    };
    const std::string_view text = entry.text;
    return {stars(text), stars(text.substr(0, entry.caret)).size(), entry.is_all_selected};
}

void insert(TextEntry& entry, std::string_view text) {
    const std::string added = printable(text);
    const std::size_t kept = entry.is_all_selected ? 0 : entry.text.size();
    if (added.empty() || kept + added.size() > TextEntry::max_bytes) return;
    if (std::exchange(entry.is_all_selected, false)) erase(entry, 0, entry.text.size());
    entry.text.insert(entry.caret, added);
    entry.caret += added.size();
}

bool edit(TextEntry& entry, const Input& input) {
    if (const auto* const typed = std::get_if<TextTyped>(&input)) {
        insert(entry, typed->text);
        return true;
    }
    if (const auto* const pasted = std::get_if<TextPasted>(&input)) {
        insert(entry, pasted->text);
        return true;
    }
    const auto* const pressed = std::get_if<KeyPressed>(&input);
    return pressed != nullptr && edit_by_key(entry, *pressed);
}

} // namespace view
