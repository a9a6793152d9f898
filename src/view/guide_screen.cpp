#include "view/guide_screen.hpp"

#include <memory>
#include <string>
#include <utility>

#include "view/board_drawing.hpp"
#include "view/rules_choice.hpp"
#include "words/guide.hpp"
#include "words/outcome_messages.hpp"
#include "words/window_guide_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using game::Rules;
using words::GuideExample;
using words::GuidePage;
using words::say;

enum : int { next_id, previous_id, rules_id, example_id };

/// A page with the game that starts from its position, if it has one.
struct OpenPage {
    GuidePage page;
    std::size_t pages;
    std::unique_ptr<session::Session> session;
};

OpenPage open_page(const GuideScreen& screen) {
    std::vector<GuidePage> pages = words::drawn_guide_pages(screen.rules);
    const GuidePage& page = pages[screen.page];
    return {page, pages.size(),
            page.position.empty() ? nullptr : words::guide_session(screen.rules, page)};
}

Form form_of(const GuideScreen& screen, const OpenPage& open, const Look& look) {
    const words::Voice voice = voice_of(look);
    const GuidePage& page = open.page;
    Form form = form_titled(look, message::window_guide, message::window_close);
    form.aside = open.session ? Aside::picture : Aside::none;
    form.title =
        say(voice, message::window_guide_page,
            {{"page", screen.page + 1}, {"pages", open.pages}, {"title", say(voice, page.title)}});
    add(form, rules_id, rules_choice(voice, screen.rules));
    add_text(form, Paragraph{say(voice, page.text)});
    if (open.session)
        add_text(form,
                 Heading{say(voice, message::side_to_move[core::index(open.session->turn())])});
    for (std::size_t i = 0; i < page.examples.size(); ++i)
        form.widgets.push_back(
            {{example_id, static_cast<int>(i)},
             Card{.title = words::guide_move(voice.language, *open.session, page.examples[i],
                                             letters_of(look.settings)),
                  .text = words::guide_remark(voice, *open.session, page.examples[i]),
                  .is_chosen = screen.tried == i}});
    const bool is_last = screen.page + 1 == open.pages;
    add(form, previous_id,
        Button{.text = say(voice, message::window_previous_page), .is_enabled = screen.page > 0}, 2,
        Strip::footer);
    add(form, next_id,
        Button{.text = say(voice, is_last ? message::window_guide_done : message::window_next_page),
               .is_main = true},
        2, Strip::footer);
    return form;
}

/// The focus begins on the buttons that turn pages.
FormState state_of(const GuideScreen& screen) {
    FormState state = screen.form;
    if (!state.focus) state.focus = WidgetKey{next_id};
    return state;
}

void draw_tried(const OpenPage& open, const GuideExample& example, words::Language language,
                const BoardLayout& layout, Scene& scene) {
    const auto squares = words::guide_squares(language, *open.session, example);
    if (!squares) return;
    const bool is_refused = !example.remark.has_value();
    const Rect target = layout.square(squares->second);
    scene.emplace_back(Arrow{layout.square(squares->first).center(), target.center(),
                             is_refused ? Tone::check : Tone::hint, layout.side / 12});
    if (!is_refused) return;
    const Point middle = target.center();
    const float arm = layout.side / 4;
    for (const float slope : {-1.0F, 1.0F})
        scene.emplace_back(Stroke{
            {{middle.x - arm, middle.y - slope * arm}, {middle.x + arm, middle.y + slope * arm}},
            Tone::check,
            layout.side / 16});
}

/// The position, after the tried move if that is legal.
session::BoardView board_of(const OpenPage& open, const GuideExample* tried,
                            words::Language language) {
    if (tried != nullptr) open.session->play(tried->move.in(language), words::letters(language));
    return open.session->board();
}

void draw_position(const GuideScreen& screen, const OpenPage& open, Rect area, const Look& look,
                   Scene& scene) {
    const words::Language language = look.settings.language;
    const session::BoardView before = open.session->board();
    const BoardLayout layout = board_layout(area, before.size, false, look.unit);
    const GuideExample* const tried = screen.tried ? &open.page.examples[*screen.tried] : nullptr;
    Scene arrow;
    if (tried != nullptr) draw_tried(open, *tried, language, layout, arrow);
    const session::BoardView board = board_of(open, tried, language);
    draw_squares(layout, scene);
    draw_coordinates(layout, scene);
    draw_stacks(board, layout, scene);
    for (Shape& shape : arrow) scene.push_back(std::move(shape));
}

/// The next or previous page, when a key has nothing left to scroll.
std::optional<std::size_t> page_turned(const Input& input, std::size_t page, std::size_t pages) {
    const auto* const pressed = std::get_if<KeyPressed>(&input);
    if (pressed == nullptr) return std::nullopt;
    if (pressed->key == Key::page_down && page + 1 < pages) return page + 1;
    if (pressed->key == Key::page_up && page > 0) return page - 1;
    return std::nullopt;
}

void turn_to(GuideScreen& screen, std::size_t page) {
    const auto focus = screen.form.focus;
    screen = {.rules = screen.rules, .page = page, .form = {.focus = focus}};
}

Orders take(GuideScreen& screen, const WidgetEvent& event, std::size_t pages) {
    switch (event.key.id) {
    case next_id:
        if (screen.page + 1 == pages) return {CloseScreen{}};
        turn_to(screen, screen.page + 1);
        return {};
    case previous_id:
        turn_to(screen, screen.page - 1);
        if (screen.page == 0) screen.form.focus = WidgetKey{next_id};
        return {};
    case rules_id:
        screen.rules = rules_chosen(event);
        turn_to(screen, 0);
        return {};
    default: break;
    }
    const auto example = static_cast<std::size_t>(event.key.item);
    screen.tried = screen.tried == example ? std::nullopt : std::optional(example);
    return {};
}

} // namespace

void draw(const GuideScreen& screen, const Look& look, Scene& scene) {
    const OpenPage open = open_page(screen);
    const Form form = form_of(screen, open, look);
    const FormState state = state_of(screen);
    draw(form, state, look, scene);
    if (open.session) draw_position(screen, open, lay_out(form, state, look).aside, look, scene);
}

Orders handle(GuideScreen& screen, const Input& input, const Look& look) {
    screen.form = state_of(screen);
    const OpenPage open = open_page(screen);
    const float scroll = screen.form.scroll;
    const auto event = handle(form_of(screen, open, look), screen.form, input, look);
    const auto page = page_turned(input, screen.page, open.pages);
    if (page && screen.form.scroll == scroll) turn_to(screen, *page);
    if (!event) return {};
    if (event->key == back_key) return {CloseScreen{}};
    return take(screen, *event, open.pages);
}

} // namespace view
