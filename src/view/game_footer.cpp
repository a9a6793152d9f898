#include "view/game_footer.hpp"

#include <algorithm>
#include <cstddef>

#include "view/game_texts.hpp"
#include "view/stack_panel.hpp"
#include "view/widget_drawing.hpp"
#include "view/widget_parts.hpp"
#include "words/board_messages.hpp"
#include "words/layout.hpp"

namespace view {

namespace {

namespace message = words::message;

/// A line of the footer.
struct FooterLine {
    std::string text;
    Tone tone = Tone::text;
    Weight weight = Weight::regular;
};
using FooterLines = std::vector<FooterLine>;

/// The state of the game, in at most that many lines: information that is visible elsewhere is left
/// out first.
FooterLines state_lines(std::vector<StateSentence> sentences, std::size_t most, float width,
                        const Look& look) {
    const auto lines = [&] {
        std::vector<std::string> texts;
        texts.reserve(sentences.size());
        for (const StateSentence& sentence : sentences) texts.push_back(sentence.text);
        return text_lines(look, words::joined(texts, " "), width, Weight::bold);
    };
    while (sentences.size() > 1 && lines().size() > most)
        sentences.erase(std::ranges::min_element(sentences, {}, &StateSentence::importance));
    FooterLines found;
    for (std::string& line : lines()) found.push_back({std::move(line), Tone::text, Weight::bold});
    return found;
}

/// Whether the help for clicks on the opened stack must be here, because there is no room beside
/// the stack.
bool is_stack_unexplained(const GameScreen& screen, const Snapshot& snapshot,
                          const GameLayout& layout, const Look& look) {
    if (!screen.selection || screen.promotion || screen.looked_at) return false;
    const std::size_t height = snapshot.present().board.at(screen.selection->from).size();
    return height > 1 && layout.stack.height > 0 &&
           stack_parts(layout, height, true, look).help_lines.empty();
}

std::vector<StateSentence> sentences_below(const GameScreen& screen, const Snapshot& snapshot,
                                           const GameLayout& layout, const Look& look) {
    std::vector<StateSentence> sentences = state_sentences(screen, snapshot, look.settings);
    if (is_stack_unexplained(screen, snapshot, layout, look))
        sentences.push_back({say(voice_of(look.settings), message::stack_click), 0});
    return sentences;
}

/// All sentences, in `room` lines if they fit.
FooterLines footer_lines(const GameScreen& screen, const Snapshot& snapshot,
                         const std::vector<StateSentence>& sentences, std::size_t room, float width,
                         const Look& look) {
    FooterLines notice;
    for (std::string& line : text_lines(look, screen.notice, width))
        notice.push_back({std::move(line), screen.is_warning ? Tone::warning : Tone::text});
    // The side to move is also visible elsewhere, the end of the game is not.
    if (notice.size() >= room && !snapshot.outcome.is_over()) return notice;
    const std::size_t left = room > notice.size() ? room - notice.size() : 1;
    FooterLines lines = state_lines(sentences, left, width, look);
    lines.insert(lines.end(), notice.begin(), notice.end());
    return lines;
}

/// The lines that fill an area, and their style.
struct FooterText {
    FooterLines lines;
    float letters = 0;
    float line = 0; ///< height of one
    bool is_cut = false;
};

/// Drops lines that do not fit, and the ends of words that are longer than a line. Returns whether
/// anything was dropped.
bool cut(FooterLines& lines, std::size_t room, float width, const Look& look) {
    bool is_cut = false;
    for (FooterLine& line : lines) {
        if (text_width(look, line.text, look.unit, line.weight) <= width) continue;
        line.text = shortened(look, line.text, width, line.weight);
        is_cut = true;
    }
    if (lines.size() <= room) return is_cut;
    lines.resize(room);
    FooterLine& last = lines.back();
    if (!last.text.ends_with("…")) last.text = shortened(look, last.text, width, last.weight);
    return true;
}

/// Text that is too long is written smaller, as long as it is readable, before any of it is
/// dropped: nothing may cover the board or the buttons.
FooterText footer_text(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                       Rect area, const Look& look) {
    const std::vector<StateSentence> sentences = sentences_below(screen, snapshot, layout, look);
    Look written = look;
    FooterText text;
    std::size_t room = 0;
    for (const float part : {1.0F, 0.9F, 0.8F}) {
        written.unit = part * look.unit;
        text.letters = written.unit;
        text.line = part == 1 ? layout.line : 1.25F * written.unit;
        room = static_cast<std::size_t>(std::max(area.height / text.line + 0.01F, 1.0F));
        text.lines = footer_lines(screen, snapshot, sentences, room, area.width, written);
        if (text.lines.size() <= room) break;
    }
    text.is_cut = cut(text.lines, room, area.width, written);
    return text;
}

/// The part of the footer for sentences.
Rect sentences_area(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                    const Look& look) {
    Rect area = layout.footer;
    if (snapshot.outcome.is_over() && layout.play_on.width > 0)
        area.width = layout.play_on.x - look.unit - area.x;
    if (screen.entry) area.height -= layout.line;
    return area;
}

/// The text being typed, in the last line.
void draw_typed_move(const TextEntry& entry, Rect line, const Look& look, Scene& scene) {
    const std::string caption = say(voice_of(look.settings), message::type_move);
    const float left = text_width(look, caption, look.unit, Weight::bold) + 0.8F * look.unit;
    const float height = 1.4F * look.unit;
    // Slightly lower, with room for its focus ring below the previous line.
    const Rect box{line.x + left, line.center().y + 0.2F * look.unit - height / 2,
                   std::min(14 * look.unit, line.width - left - 0.5F * look.unit), height};
    scene.emplace_back(Label{caption,
                             {line.x, box.y, left, box.height},
                             look.unit,
                             Tone::text,
                             Align::left,
                             Weight::bold});
    draw_entry(entry, {.box = box, .weight = Weight::mono}, look, scene);
}

void draw_buttons_of_end(const GameLayout& layout, const Look& look, Scene& scene) {
    const words::Voice voice = voice_of(look.settings);
    const std::string play_on = say(voice, message::play_on_button);
    const std::string new_game = say(voice, message::new_game_button);
    const float letters = button_letters(look, {play_on, new_game}, layout.new_game.width);
    const auto draw_one = [&](const std::string& text, Rect area) {
        draw_button(Button{text}, area, {.is_pointed = area.contains(look.pointer)}, letters, look,
                    scene);
    };
    draw_one(play_on, layout.play_on);
    draw_one(new_game, layout.new_game);
}

} // namespace

bool has_cut_footer(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                    const Look& look) {
    const Rect area = sentences_area(screen, snapshot, layout, look);
    return footer_text(screen, snapshot, layout, area, look).is_cut;
}

void draw_footer(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                 const Look& look, Scene& scene) {
    if (snapshot.outcome.is_over() && layout.play_on.width > 0)
        draw_buttons_of_end(layout, look, scene);
    const Rect area = sentences_area(screen, snapshot, layout, look);
    const FooterText text = footer_text(screen, snapshot, layout, area, look);
    float y = area.y;
    for (const FooterLine& line : text.lines) {
        scene.emplace_back(Label{line.text,
                                 {area.x, y, area.width, text.line},
                                 text.letters,
                                 line.tone,
                                 Align::left,
                                 line.weight});
        y += text.line;
    }
    if (screen.entry)
        draw_typed_move(*screen.entry, {area.x, area.bottom(), area.width, layout.line}, look,
                        scene);
}

} // namespace view
