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
    entry.anchor.reset();
}

void erase_selected(TextEntry& entry) { erase(entry, entry.first(), entry.last()); }

/// Moves the caret; with the shift key, the selection grows or shrinks.
void move_to(TextEntry& entry, std::size_t caret, bool selects) {
    if (!selects)
        entry.anchor.reset();
    else if (!entry.anchor)
        entry.anchor = entry.caret;
    entry.caret = caret;
}

/// To the next character, or else to an end of what was selected.
void step(TextEntry& entry, bool is_back, bool selects) {
    if (entry.has_selection() && !selects)
        return move_to(entry, is_back ? entry.first() : entry.last(), false);
    move_to(entry, is_back ? before(entry) : after(entry), selects);
}

void erase_by_key(TextEntry& entry, Key key) {
    if (entry.has_selection()) return erase_selected(entry);
    if (key == Key::backspace)
        erase(entry, before(entry), entry.caret);
    else
        erase(entry, entry.caret, after(entry));
}

bool is_with_control(const Input& input, char letter) {
    const auto* const pressed = std::get_if<KeyPressed>(&input);
    return pressed != nullptr && pressed->key == Key::letter && pressed->with_control &&
           pressed->letter == letter;
}

/// Ctrl+A, Ctrl+C and Ctrl+X; the last two only if something is selected.
bool edit_by_letter(TextEntry& entry, const KeyPressed& pressed) {
    if (is_with_control(pressed, 'a')) {
        entry.anchor = 0;
        entry.caret = entry.text.size();
        return true;
    }
    if (!copied(entry, pressed)) return false;
    if (pressed.letter == 'x') erase_selected(entry);
    return true;
}

bool edit_by_key(TextEntry& entry, const KeyPressed& pressed) {
    const bool selects = pressed.with_shift;
    switch (pressed.key) {
    case Key::left: step(entry, true, selects); return true;
    case Key::right: step(entry, false, selects); return true;
    case Key::home: move_to(entry, 0, selects); return true;
    case Key::end: move_to(entry, entry.text.size(), selects); return true;
    case Key::backspace:
    case Key::remove: erase_by_key(entry, pressed.key); return true;
    case Key::letter: return edit_by_letter(entry, pressed);
    default: return false;
    }
}

} // namespace

TextEntry suggestion(std::string text) {
    const std::size_t end = text.size();
    return {std::move(text), end, end > 0 ? std::optional<std::size_t>(0) : std::nullopt};
}

TextEntry hidden(const TextEntry& entry) {
    const auto stars = [](std::string_view text) {
        std::string all;
        for (; !text.empty(); all += '*')
            text.remove_prefix(std::max<std::size_t>(core::utf8_length(text), 1));
        return all;
    };
    const auto place = [&](std::size_t bytes) {
        return stars(std::string_view(entry.text).substr(0, bytes)).size();
    };
    TextEntry starred{stars(entry.text), place(entry.caret)};
    if (entry.anchor) starred.anchor = place(*entry.anchor);
    return starred;
}

void insert(TextEntry& entry, std::string_view text) {
    const std::string added = printable(text);
    const std::size_t kept = entry.text.size() - (entry.last() - entry.first());
    if (added.empty() || kept + added.size() > TextEntry::max_bytes) return;
    erase_selected(entry);
    entry.text.insert(entry.caret, added);
    entry.caret += added.size();
}

std::optional<std::string> copied(const TextEntry& entry, const Input& input) {
    const bool is_wanted = is_with_control(input, 'c') || is_with_control(input, 'x');
    if (!is_wanted || !entry.has_selection()) return std::nullopt;
    return entry.text.substr(entry.first(), entry.last() - entry.first());
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
