#include "view/game_footer.hpp"

#include <algorithm>
#include <cstddef>

#include "view/game_texts.hpp"
#include "view/widget_drawing.hpp"
#include "view/widget_parts.hpp"
#include "words/board_messages.hpp"
#include "words/layout.hpp"

namespace view {

namespace {

namespace message = words::message;

constexpr std::size_t rows = 2; ///< of the footer

/// A line of it.
struct FooterLine {
    std::string text;
    Tone tone = Tone::text;
    Weight weight = Weight::regular;
};
using FooterLines = std::vector<FooterLine>;

/// How the game stands, in at most so many lines: what is seen elsewhere gives way first.
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

FooterLines footer_lines(const GameScreen& screen, const Snapshot& snapshot, float width,
                         const Look& look) {
    FooterLines notice;
    for (std::string& line : text_lines(look, screen.notice, width))
        notice.push_back({std::move(line), screen.is_warning ? Tone::warning : Tone::text});
    const std::size_t room = screen.entry ? 1 : rows;
    // Whose turn it is can be seen elsewhere, how the game ended cannot.
    if (notice.size() >= room && !snapshot.outcome.is_over()) return notice;
    const std::size_t left = room > notice.size() ? room - notice.size() : 1;
    FooterLines lines =
        state_lines(state_sentences(screen, snapshot, voice_of(look.settings)), left, width, look);
    lines.insert(lines.end(), notice.begin(), notice.end());
    return lines;
}

/// What is typed, in the last line.
void draw_typed_move(const TextEntry& entry, Rect line, const Look& look, Scene& scene) {
    const std::string caption = say(voice_of(look.settings), message::type_move);
    const float left = text_width(look, caption, look.unit, Weight::bold) + 0.8F * look.unit;
    const float height = 1.4F * look.unit;
    // A little lower, with room for its ring below the line above.
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

} // namespace

void draw_footer(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                 const Look& look, Scene& scene) {
    Rect area = layout.footer;
    if (snapshot.outcome.is_over()) {
        area.width -= layout.new_game.width + look.unit;
        const std::string text = say(voice_of(look.settings), message::new_game_button);
        const bool is_pointed = layout.new_game.contains(look.pointer);
        draw_button(Button{text}, layout.new_game, {.is_pointed = is_pointed},
                    button_letters(look, {text}, layout.new_game.width), look, scene);
    }
    const FooterLines lines = footer_lines(screen, snapshot, area.width, look);
    const std::size_t used = lines.size() + (screen.entry ? 1 : 0);
    float y = area.y;
    if (used > rows) {
        y -= static_cast<float>(used - rows) * layout.line;
        const float margin = 0.4F * look.unit;
        draw_box({area.x - margin, y - margin, area.width + 2 * margin,
                  area.bottom() - y + 1.5F * margin},
                 Tone::panel, look, scene);
    }
    for (const FooterLine& line : lines) {
        scene.emplace_back(Label{line.text,
                                 {area.x, y, area.width, layout.line},
                                 look.unit,
                                 line.tone,
                                 Align::left,
                                 line.weight});
        y += layout.line;
    }
    if (screen.entry)
        draw_typed_move(*screen.entry,
                        {area.x, area.bottom() - layout.line, area.width, layout.line}, look,
                        scene);
}

} // namespace view
