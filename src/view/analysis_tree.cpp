#include "view/analysis_tree.hpp"

#include <algorithm>
#include <cmath>

#include "view/widget_drawing.hpp"
#include "view/widget_parts.hpp"
#include "words/evaluations.hpp"
#include "words/message.hpp"
#include "words/play_messages.hpp"

namespace view {

namespace {

namespace message = words::message;
using room::Study;
using Id = Study::Id;

constexpr float margin = 0.45F;   ///< units, around the texts
constexpr float bar_room = 0.75F; ///< units, for the bar
constexpr float small = 0.9F;     ///< letters of comments and variations, in units
constexpr float note_gap = 1;     ///< units, between an evaluation and the next move
constexpr float most_indents = 5;

Rect inside(Rect list, const Look& look) {
    Rect inner = list.inset(margin * look.unit);
    inner.width -= bar_room * look.unit;
    return inner;
}

/// The move with the signs beside it.
std::string move_text(const Study& study, Id id) {
    std::string text = study.written(id);
    for (const record::Nag nag : study.moves()[id].nags) text += room::glyph_text(nag);
    return text;
}

/// Signs distinguish bad and good moves; the colour only helps.
Tone tone_of(const Study& study, Id id) {
    for (const record::Nag nag : study.moves()[id].nags) {
        if (nag == 2 || nag == 4 || nag == 6) return Tone::warning;
        if (nag == 1 || nag == 3) return Tone::accent;
    }
    return Tone::text;
}

class Composer {
  public:
    Composer(const Study& study, Rect list, const Look& look)
        : study_(study), inner_(inside(list, look)), look_(look), unit_(look.unit),
          line_(1.45F * unit_) {}

    TreeTexts composed() {
        add_comments(study_.words_after(Study::root), 0);
        Id id = study_.moves().next(Study::root);
        while (id != Study::none) id = add_main_row(id);
        texts_.height = y_;
        return std::move(texts_);
    }

  private:
    bool has_more(Id id) const {
        return study_.moves().first_variation(id) != Study::none ||
               !study_.words_after(id).empty() || !study_.words_before(id).empty();
    }

    float number_width() const { return std::min(2.6F * unit_, 0.18F * inner_.width); }
    Rect cell(bool is_right) const {
        const float width = (inner_.width - number_width()) / 2;
        return {inner_.x + number_width() + (is_right ? width : 0), y_, width, line_};
    }

    void add(TreeText text) { texts_.texts.push_back(std::move(text)); }

    void add_number(Id id) {
        add({.text = study_.number(id),
             .area = {inner_.x, y_, number_width(), line_},
             .letters = 0.85F * unit_,
             .tone = Tone::faint});
    }

    void add_main_move(Id id) {
        TreeText text{.id = id,
                      .text = move_text(study_, id),
                      .area = cell(!study_.is_white(id)),
                      .letters = unit_,
                      .tone = tone_of(study_, id),
                      .is_main = true};
        const auto evaluation = record::evaluation(study_.moves()[id]);
        if (evaluation && text.area.width > 7 * unit_)
            text.note = words::evaluation_text(voice_of(look_.settings), *evaluation);
        add(std::move(text));
    }

    /// A row with a move, and with the next one if there is nothing between them; returns the id of
    /// the next.
    Id add_main_row(Id id) {
        add_number(id);
        add_main_move(id);
        const Id next = study_.moves().next(id);
        const bool is_shared = study_.is_white(id) && next != Study::none && !has_more(id) &&
                               study_.words_before(next).empty();
        if (is_shared) add_main_move(next);
        y_ += line_;
        const Id last = is_shared ? next : id;
        add_beside(last, 1);
        return study_.moves().next(last);
    }

    /// The comment after a move, and the variations beside it.
    void add_beside(Id id, float depth) {
        add_comments(study_.words_before(id), depth);
        add_comments(study_.words_after(id), depth);
        for (Id line = study_.moves().first_variation(id); line != Study::none;
             line = study_.moves().next_variation(line))
            add_variation(line, depth);
        add_comments(study_.words_behind(id), depth);
    }

    float indent(float depth) const { return 0.9F * unit_ * std::min(depth, most_indents); }

    void add_comments(const std::string& words, float depth) {
        if (words.empty()) return;
        Look written = look_;
        written.unit = small * unit_;
        const float left = inner_.x + indent(depth);
        for (std::string& line : text_lines(written, words, inner_.right() - left)) {
            add({.text = std::move(line),
                 .area = {left, y_, inner_.right() - left, 1.3F * written.unit},
                 .letters = written.unit,
                 .tone = Tone::faint});
            y_ += 1.3F * written.unit;
        }
        y_ += 0.15F * unit_;
    }

    /// A variation as running text; comments and variations of its moves begin a new line.
    void add_variation(Id first, float depth) {
        begin_line(depth);
        bool has_number = true;
        for (Id id = first; id != Study::none; id = study_.moves().next(id)) {
            const bool shows_number = has_number || study_.is_white(id);
            add_word(id, (shows_number ? study_.number(id) + ' ' : "") + move_text(study_, id),
                     depth);
            has_number = has_more(id) && study_.moves().next(id) != Study::none;
            if (!has_more(id)) continue;
            end_line();
            add_beside(id, depth + 1);
            begin_line(depth);
        }
        end_line();
    }

    void begin_line(float depth) { x_ = inner_.x + indent(depth); }
    void end_line() {
        if (is_line_begun_) y_ += line_;
        is_line_begun_ = false;
    }

    void add_word(Id id, const std::string& text, float depth) {
        const float letters = small * unit_;
        // Wide enough for the current move, which is bold.
        const float width = text_width(look_, text, letters, Weight::bold) + 0.5F * unit_;
        if (is_line_begun_ && x_ + width > inner_.right()) {
            end_line();
            begin_line(depth);
        }
        add({.id = id,
             .text = text,
             .area = {x_, y_, std::min(width, inner_.right() - x_), line_},
             .letters = letters,
             .tone = tone_of(study_, id)});
        x_ += width;
        is_line_begun_ = true;
    }

    const Study& study_;
    Rect inner_;
    const Look& look_;
    float unit_;
    float line_;
    float y_ = 0;
    float x_ = 0;
    bool is_line_begun_ = false;
    TreeTexts texts_;
};

/// The area of a text in the window.
Rect placed(const TreeText& text, Rect list, float scroll, const Look& look) {
    Rect area = text.area;
    area.y += list.y + margin * look.unit - scroll;
    return area;
}

void draw_text(const TreeText& text, Rect area, bool is_here, const Look& look, Scene& scene) {
    const bool is_pointed = text.id != Study::none && area.contains(look.pointer);
    if (is_here || is_pointed)
        scene.emplace_back(Fill{area, is_here ? Tone::pressed : Tone::pointed, corner * look.unit});
    const Weight weight = is_here ? Weight::bold : Weight::regular;
    const float aside = text.id == Study::none ? 0 : 0.25F * look.unit;
    const Rect inner{area.x + aside, area.y, area.width - aside, area.height};
    scene.emplace_back(Label{text.text, inner, text.letters, text.tone, Align::left, weight});
    if (!text.note.empty())
        scene.emplace_back(
            Label{text.note,
                  {inner.x, inner.y, inner.width - note_gap * look.unit, inner.height},
                  0.8F * text.letters,
                  Tone::faint,
                  Align::right});
}

} // namespace

TreeTexts tree_texts(const Study& study, Rect list, const Look& look) {
    return Composer(study, list, look).composed();
}

float most_scroll(const TreeTexts& texts, Rect list, const Look& look) {
    return std::max(texts.height - (list.height - 2 * margin * look.unit), 0.0F);
}

TreeBar tree_bar(const TreeTexts& texts, Rect list, float scroll, const Look& look) {
    const float most = most_scroll(texts, list, look);
    if (most < 1) return {};
    const float wide = 0.5F * look.unit;
    const Rect track{list.right() - wide - 0.2F * look.unit, list.y + margin * look.unit, wide,
                     list.height - 2 * margin * look.unit};
    const float high =
        std::min(std::max(track.height * track.height / texts.height, 2 * wide), track.height);
    return {track, {track.x, track.y + scroll / most * (track.height - high), wide, high}};
}

float scroll_to(const TreeTexts& texts, Rect list, Point point, const Look& look) {
    const TreeBar bar = tree_bar(texts, list, 0, look);
    const float way = bar.track.height - bar.thumb.height;
    if (way <= 0) return 0;
    const float part = (point.y - bar.track.y - bar.thumb.height / 2) / way;
    return std::clamp(part, 0.0F, 1.0F) * most_scroll(texts, list, look);
}

std::optional<Id> move_at(const TreeTexts& texts, Rect list, float scroll, Point point,
                          const Look& look) {
    if (!list.contains(point)) return std::nullopt;
    for (const TreeText& text : texts.texts)
        if (text.id != Study::none && placed(text, list, scroll, look).contains(point))
            return text.id;
    return std::nullopt;
}

float scroll_showing(const TreeTexts& texts, Rect list, float scroll, Id id, const Look& look) {
    const float most = most_scroll(texts, list, look);
    const float view = list.height - 2 * margin * look.unit;
    if (id == Study::root) return 0;
    for (const TreeText& text : texts.texts) {
        if (text.id != id) continue;
        // With a line above and below it, so that the next lines are visible.
        const float top = text.area.y - text.area.height;
        const float bottom = text.area.bottom() + text.area.height;
        if (top < scroll) scroll = top;
        if (bottom > scroll + view) scroll = bottom - view;
    }
    return std::clamp(scroll, 0.0F, most);
}

void draw_tree(const AnalysisScreen& screen, Rect list, const Look& look, Scene& scene) {
    if (list.height < look.unit) return;
    draw_panel(list, look, scene);
    if (screen.focus == AnalysisFocus::moves)
        scene.emplace_back(
            Outline{list, Tone::accent, std::max(look.unit / 8, 1.5F), corner * look.unit});
    const TreeTexts texts = tree_texts(screen.study, list, look);
    const float scroll = std::clamp(screen.scroll, 0.0F, most_scroll(texts, list, look));
    const Rect view{list.x, list.y + margin * look.unit, list.width,
                    list.height - 2 * margin * look.unit};
    if (texts.texts.empty())
        scene.emplace_back(Label{say(voice_of(look.settings), message::no_move_yet),
                                 {inside(list, look).x, view.y, view.width, 1.4F * look.unit},
                                 0.95F * look.unit,
                                 Tone::faint});
    scene.emplace_back(Clip{view});
    for (const TreeText& text : texts.texts) {
        const Rect area = placed(text, list, scroll, look);
        if (area.bottom() < view.y || area.y > view.bottom()) continue;
        draw_text(text, area, text.id == screen.study.here(), look, scene);
    }
    scene.emplace_back(Clip{});
    const TreeBar bar = tree_bar(texts, list, scroll, look);
    if (bar.track.height <= 0) return;
    scene.emplace_back(Fill{bar.track, Tone::raised, bar.track.width / 2});
    scene.emplace_back(Fill{bar.thumb, Tone::faint, bar.track.width / 2});
}

} // namespace view
