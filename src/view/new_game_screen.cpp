#include "view/new_game_screen.hpp"

#include <algorithm>
#include <optional>

#include "chess/setup.hpp"
#include "engine/searcher.hpp"
#include "play/name.hpp"
#include "view/rules_choice.hpp"
#include "words/menu_messages.hpp"
#include "words/profile_messages.hpp"
#include "words/window_messages.hpp"

namespace view {
namespace {

namespace message = words::message;
using core::Color;
using game::Rules;
using play::SeatKind;
using words::say;

enum : int {
    rules_id,
    size_id,
    knights_id,
    promotion_id,
    clock_id,
    other_clock_id,
    strict_id,
    play_id
};
/// The ids of each side's widgets, with the side as item.
enum SideId : int { seat_id = 20, level_id, name_id };

constexpr std::array both_sides{Color::white, Color::black};

class NewGameBuilder {
  public:
    NewGameBuilder(const NewGameScreen& screen, const Look& look)
        : screen_(screen), voice_(voice_of(look)),
          form_(form_titled(look, message::window_new_game, message::window_cancel)) {}

    Form build() {
        add(form_, rules_id, rules_choice(voice_, screen_.rules));
        if (of_game(screen_.rules, true, false)) add_board();
        for (const Color side : both_sides) add_side(side);
        add_clock();
        add_switch(strict_id,
                   of_game(screen_.rules, message::window_no_undo, message::window_strict),
                   screen_.is_strict);
        add_problem(form_, screen_.problem);
        add(form_, play_id, Button{.text = words_of(message::window_play), .is_main = true}, 1,
            Strip::footer);
        return std::move(form_);
    }

  private:
    std::string words_of(const words::Message& text) const { return say(voice_, text); }

    void add_board() {
        const stackchess::StartOptions& options = screen_.stackchess;
        add(form_, size_id,
            Stepper{words_of(message::window_size),
                    say(voice_, message::window_squares, {{"size", options.size}}),
                    options.size > stackchess::min_size, options.size < stackchess::max_size});
        add_switch(knights_id, message::window_knights, options.knights);
        add_switch(promotion_id, message::window_promotion, options.promotion);
    }

    void add_switch(int id, const words::Message& caption, bool is_on) {
        add(form_, id,
            Switch{words_of(caption), words_of(is_on ? message::window_yes : message::window_no),
                   is_on});
    }

    void add_side(Color side) {
        const std::size_t i = core::index(side);
        const play::Seat& seat = screen_.seats[i];
        const bool is_computer = seat.kind == SeatKind::computer;
        add_for(side, seat_id,
                Choice{words_of(message::window_sides[i]),
                       {words_of(message::window_person), words_of(message::window_computer)},
                       is_computer ? 1U : 0U});
        if (is_computer)
            add_for(side, level_id,
                    Stepper{words_of(message::window_levels[i]),
                            say(voice_, message::window_level,
                                {{"level", seat.level}, {"most", engine::max_level}}),
                            seat.level > engine::min_level, seat.level < engine::max_level});
        else
            add_for(side, name_id, Field{words_of(message::window_names[i]), screen_.names[i]});
    }

    template <class Body>
    void add_for(Color side, int id, Body body) {
        form_.widgets.push_back({{id, static_cast<int>(core::index(side))}, std::move(body)});
    }

    void add_clock() {
        add(form_, clock_id, clock_choice(voice_, screen_.clock));
        if (screen_.clock.is_other())
            add(form_, other_clock_id, clock_field(voice_, screen_.clock));
    }

    const NewGameScreen& screen_;
    words::Voice voice_;
    Form form_;
};

/// Shows an error in an entry, and gives it the focus.
void refuse(NewGameScreen& screen, std::string why, WidgetKey key) {
    screen.problem = std::move(why);
    screen.form.focus = key;
}

bool accepts_names(NewGameScreen& screen, words::Voice voice) {
    for (const Color side : both_sides) {
        const std::size_t i = core::index(side);
        const std::string& name = screen.names[i].text;
        if (screen.seats[i].kind == SeatKind::computer || name.empty() || play::is_name(name))
            continue;
        refuse(screen, say(voice, message::wrong_player_name, {{"name", words::shown(name)}}),
               {name_id, static_cast<int>(i)});
        return false;
    }
    return true;
}

Orders begin(NewGameScreen& screen, const Look& look) {
    const words::Voice voice = voice_of(look);
    if (!accepts_names(screen, voice)) return {};
    play::TableOptions options;
    options.time = screen.clock.time();
    if (!screen.clock.is_valid()) {
        refuse(screen, say(voice, message::clock_refused), {other_clock_id});
        return {};
    }
    switch (screen.rules) {
    case Rules::stackchess: options.start = stackchess::start_setup(screen.stackchess); break;
    case Rules::chess: options.start = chess::start_setup(); break;
    }
    options.strict = screen.is_strict;
    options.seats = screen.seats;
    for (const Color side : both_sides) {
        const std::size_t i = core::index(side);
        const bool is_person = options.seats[i].kind == SeatKind::person;
        options.seats[i].name = is_person ? screen.names[i].text : "";
    }
    return {StartGame{std::move(options)}};
}

Orders take(NewGameScreen& screen, const WidgetEvent& event, const Look& look) {
    const auto side = static_cast<std::size_t>(event.key.item);
    const bool is_on = event.value != 0;
    switch (event.key.id) {
    case rules_id: screen.rules = rules_chosen(event); break;
    case size_id: screen.stackchess.size += event.value; break;
    case knights_id: screen.stackchess.knights = is_on; break;
    case promotion_id: screen.stackchess.promotion = is_on; break;
    case seat_id: screen.seats[side].kind = is_on ? SeatKind::computer : SeatKind::person; break;
    case level_id: screen.seats[side].level += event.value; break;
    case strict_id: screen.is_strict = is_on; break;
    case clock_id: screen.clock.place = static_cast<std::size_t>(event.value); break;
    case name_id:
        if (!event.is_edit) return begin(screen, look);
        screen.names[side] = event.entry;
        break;
    case other_clock_id:
        if (!event.is_edit) return begin(screen, look);
        screen.clock.other = event.entry;
        break;
    default: return begin(screen, look);
    }
    screen.problem.clear();
    return {};
}

} // namespace

NewGameScreen new_game_like(const play::TableOptions& last, const std::string& player) {
    NewGameScreen screen;
    screen.seats = last.seats;
    screen.is_strict = last.strict;
    screen.rules = record::rules_of(last.start);
    if (const auto* const setup = std::get_if<stackchess::Setup>(&last.start)) {
        screen.stackchess = {.size = setup->size, .promotion = setup->promotion};
        const bool is_plain_start = *setup == stackchess::start_setup(screen.stackchess);
        screen.stackchess.knights = true;
        screen.stackchess.knights =
            !is_plain_start && *setup == stackchess::start_setup(screen.stackchess);
    }
    if (last.time) screen.clock.set(*last.time);
    bool has_player = player.empty();
    for (const Color side : both_sides) {
        const play::Seat& seat = last.seats[core::index(side)];
        if (seat.kind == SeatKind::computer) continue;
        std::string name = seat.name;
        if (name.empty() && !has_player) name = player;
        has_player = has_player || name == player;
        screen.names[core::index(side)] = suggestion(std::move(name));
    }
    return screen;
}

void draw(const NewGameScreen& screen, const Look& look, Scene& scene) {
    draw(NewGameBuilder(screen, look).build(), screen.form, look, scene);
}

Orders handle(NewGameScreen& screen, const Input& input, const Look& look) {
    const auto event = handle(NewGameBuilder(screen, look).build(), screen.form, input, look);
    if (!event) return {};
    if (event->key == back_key) return {CloseScreen{}};
    return take(screen, *event, look);
}

} // namespace view
