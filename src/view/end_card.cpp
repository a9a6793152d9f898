#include "view/end_card.hpp"

#include <algorithm>
#include <array>

#include "phrase/games.hpp"
#include "view/widget_drawing.hpp"
#include "view/widget_parts.hpp"
#include "words/board_messages.hpp"
#include "words/outcome_messages.hpp"
#include "words/outcomes.hpp"
#include "words/window_analysis_messages.hpp"

namespace view {

namespace {

namespace message = words::message;
using core::Color;

constexpr float margin = 1.2F; ///< units
constexpr float button_height = 2.2F;
constexpr float button_gap = 0.5F;

const words::Message& caption(EndButton button, bool is_rematch_wanted) {
    switch (button) {
    case EndButton::rematch:
        return is_rematch_wanted ? message::accept_rematch_button : message::rematch_button;
    case EndButton::analyse: return message::window_analyse;
    case EndButton::look_back: return message::look_back_button;
    case EndButton::save: return message::save_button;
    case EndButton::new_game: break;
    }
    return message::new_game_button;
}

/// Puts texts below each other, in the middle of a column.
class LineColumn {
  public:
    LineColumn(Rect column, const Look& look) : column_(column), look_(look), y_(column.y) {}

    void add(const std::string& text, float size, Weight weight, Tone tone = Tone::text) {
        Look sized = look_;
        sized.unit = size * look_.unit;
        const float high = 1.4F * sized.unit;
        for (std::string& line : text_lines(sized, text, column_.width, weight)) {
            lines_.push_back(
                {std::move(line), {column_.x, y_, column_.width, high}, sized.unit, tone, weight});
            y_ += high;
        }
    }
    void skip(float units) { y_ += units * look_.unit; }
    float bottom() const { return y_; }
    std::vector<EndLine> take() { return std::move(lines_); }

  private:
    Rect column_;
    const Look& look_;
    float y_;
    std::vector<EndLine> lines_;
};

/// To somebody who has played somebody far away, the card says who has won and against whom.
room::ResultCard card_of(words::Voice voice, const Snapshot& snapshot) {
    room::ResultCard card = room::result_card(voice, snapshot);
    if (!snapshot.is_online() || snapshot.is_only_watched()) return card;
    if (const auto winner = snapshot.outcome.winner()) {
        const bool is_won = snapshot.seat(*winner).kind == play::SeatKind::person;
        card.title = say(voice, is_won ? message::result_you_won : message::result_you_lost);
        card.reason = words::result_sentence(voice, snapshot.outcome, snapshot.turn());
    }
    card.length = phrase::seat_title(voice, snapshot.seat(Color::white), Color::white) + " - " +
                  phrase::seat_title(voice, snapshot.seat(Color::black), Color::black) + ", " +
                  card.length;
    return card;
}

std::vector<EndLine> lines_of(const Snapshot& snapshot, Rect column, const Look& look,
                              float& bottom) {
    const room::ResultCard card = card_of(voice_of(look.settings), snapshot);
    LineColumn lines(column, look);
    lines.add(card.title, 1.7F, Weight::bold);
    if (!card.reason.empty()) lines.add(card.reason, 1.1F, Weight::regular);
    lines.skip(0.3F);
    lines.add(card.length, 1, Weight::regular, Tone::faint);
    for (const std::string& rating : card.ratings) lines.add(rating, 1, Weight::bold);
    bottom = lines.bottom();
    return lines.take();
}

Orders press_button(GameHandling& handling, EndButton button) {
    handling.screen.card.reset();
    switch (button) {
    case EndButton::rematch: return {room::Rematch{}};
    case EndButton::analyse: return {ShowScreen{ScreenKind::analysis}};
    case EndButton::look_back:
        handling.screen.focus = Focus::moves;
        look_at(handling, 0);
        return {};
    case EndButton::save: return {ShowScreen{ScreenKind::save}};
    case EndButton::new_game: break;
    }
    return {ShowScreen{ScreenKind::new_game}};
}

std::optional<Orders> handle_pointer_on_card(GameHandling& handling,
                                             const PointerPressed& pressed) {
    const auto buttons = end_buttons(handling.snapshot);
    const EndCardParts parts = end_card_parts(handling.snapshot, handling.layout, handling.look);
    for (std::size_t i = 0; i < buttons.size(); ++i)
        if (parts.buttons[i].contains(pressed.at)) return press_button(handling, buttons[i]);
    if (parts.box.contains(pressed.at)) return Orders{};
    handling.screen.card.reset();
    // A click on the board outside the card only closes it.
    if (handling.layout.board.coord_at(pressed.at)) return Orders{};
    return std::nullopt;
}

std::optional<Orders> handle_key_on_card(GameHandling& handling, const KeyPressed& pressed) {
    const auto buttons = end_buttons(handling.snapshot);
    const std::size_t count = buttons.size();
    std::size_t& chosen = handling.screen.card->chosen;
    if (pressed.with_control) return std::nullopt;
    switch (pressed.key) {
    case Key::enter: return press_button(handling, buttons[chosen]);
    case Key::escape: handling.screen.card.reset(); return Orders{};
    case Key::left:
    case Key::up: chosen = (chosen + count - 1) % count; return Orders{};
    case Key::tab:
    case Key::right:
    case Key::down: chosen = (chosen + 1) % count; return Orders{};
    default: handling.screen.card.reset(); return std::nullopt;
    }
}

} // namespace

std::span<const EndButton> end_buttons(const Snapshot& snapshot) {
    static constexpr std::array buttons{EndButton::rematch, EndButton::look_back,
                                        EndButton::analyse, EndButton::save, EndButton::new_game};
    return std::span(buttons).subspan(snapshot.is_only_watched() ? 1 : 0);
}

bool has_end_card(const GameScreen& screen, const Snapshot& snapshot) {
    return screen.card && snapshot.outcome.is_over() && !screen.looked_at && !snapshot.asked;
}

EndCardParts end_card_parts(const Snapshot& snapshot, const GameLayout& layout, const Look& look) {
    const float unit = look.unit;
    const Rect board = layout.board.frame();
    const float width = std::min(26 * unit, look.area.width - 2 * unit);
    const float left = std::clamp(board.center().x - width / 2, look.area.x + unit,
                                  std::max(look.area.right() - width - unit, look.area.x + unit));
    const float inner = width - 2 * margin * unit;
    EndCardParts parts;
    float bottom = 0;
    parts.lines = lines_of(snapshot, {left + margin * unit, 0, inner, 0}, look, bottom);
    const std::size_t count = end_buttons(snapshot).size();
    const auto rows = static_cast<float>((count + 1) / 2);
    const float buttons = rows * button_height * unit + (rows - 1) * button_gap * unit;
    const float height = bottom + buttons + (2 * margin + 0.8F) * unit;
    const float top = std::max(board.center().y - height / 2, look.area.y + 0.3F * unit);
    parts.box = {left, top, width, height};
    for (EndLine& line : parts.lines) line.area.y += top + margin * unit;
    const float half = (inner - button_gap * unit) / 2;
    for (std::size_t i = 0; i < count; ++i) {
        const bool is_alone = i % 2 == 0 && i + 1 == count;
        parts.buttons.push_back(
            {left + margin * unit + static_cast<float>(i % 2) * (half + button_gap * unit),
             parts.box.bottom() - margin * unit - buttons +
                 static_cast<float>(i / 2) * (button_height + button_gap) * unit,
             is_alone ? inner : half, button_height * unit});
    }
    return parts;
}

void draw_end_card(const GameScreen& screen, const Snapshot& snapshot, const GameLayout& layout,
                   const Look& look, Scene& scene) {
    const EndCardParts parts = end_card_parts(snapshot, layout, look);
    // In space, the area of the squares is not a rectangle.
    if (!layout.board.space) scene.emplace_back(Fill{layout.board.squares, Tone::shade, 0, 0.55F});
    draw_raised_panel(parts.box, look, scene);
    for (const EndLine& line : parts.lines)
        scene.emplace_back(
            Label{line.text, line.area, line.letters, line.tone, Align::center, line.weight});
    const words::Voice voice = voice_of(look.settings);
    std::vector<std::string> texts;
    for (const EndButton button : end_buttons(snapshot))
        texts.push_back(say(voice, caption(button, screen.is_rematch_wanted)));
    const float letters = button_letters(look, texts, parts.buttons.front().width, Weight::bold);
    for (std::size_t i = 0; i < texts.size(); ++i)
        draw_button(Button{.text = texts[i], .is_main = i == 0}, parts.buttons[i],
                    {.has_focus = i == screen.card->chosen,
                     .is_pointed = parts.buttons[i].contains(look.pointer)},
                    letters, look, scene);
}

std::optional<Orders> handle_end_card(GameHandling& handling, const Input& input) {
    if (const auto* const pressed = std::get_if<PointerPressed>(&input))
        return handle_pointer_on_card(handling, *pressed);
    if (const auto* const pressed = std::get_if<KeyPressed>(&input))
        return handle_key_on_card(handling, *pressed);
    const auto* const typed = std::get_if<TextTyped>(&input);
    if (typed == nullptr) return std::nullopt;
    if (typed->text == " ")
        return press_button(handling, end_buttons(handling.snapshot)[handling.screen.card->chosen]);
    handling.screen.card.reset();
    return std::nullopt;
}

} // namespace view
